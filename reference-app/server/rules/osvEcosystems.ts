/**
 * The ecosystems that the OSV Schema 1.7 defines, as it spells and orders them. The reference asks the OSV bucket on the
 * internet each time. Nothing is mirrored here, so a list for choosing is all that is needed.
 */
export const OSV_ECOSYSTEMS: readonly string[] = [
  ...['AlmaLinux', 'Alpine', 'Android', 'BellSoft', 'Bioconductor', 'Bitnami', 'Chainguard', 'ConanCenter'],
  ...['CRAN', 'crates.io', 'Debian', 'GHC', 'GitHub Actions', 'Go', 'Hackage', 'Hex', 'Kubernetes', 'Linux'],
  ...['Mageia', 'Maven', 'npm', 'NuGet', 'openSUSE', 'OSS-Fuzz', 'Packagist', 'Photon OS', 'Pub', 'PyPI'],
  ...['Red Hat', 'Rocky Linux', 'RubyGems', 'SUSE', 'SwiftURL', 'Ubuntu', 'Wolfi'],
];

/**
 * The ecosystems that are not selected.
 * @param selected - the setting `google.osv.enabled`, names with semicolons in between
 */
export function unselectedEcosystems(selected: string | undefined): string[] {
  const names = new Set(selected?.split(';').map((name) => name.trim()));
  return OSV_ECOSYSTEMS.filter((ecosystem) => !names.has(ecosystem));
}
