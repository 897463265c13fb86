/** Versions of CycloneDX whose JSON is checked and read. */
export const JSON_SPEC_VERSIONS = ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7'] as const;
/** Versions of CycloneDX whose XML is checked and read. */
export const XML_SPEC_VERSIONS = ['1.0', '1.1', ...JSON_SPEC_VERSIONS] as const;
/** The newest known version. */
export const NEWEST_SPEC_VERSION = '1.7' satisfies JsonSpecVersion;

export type JsonSpecVersion = (typeof JSON_SPEC_VERSIONS)[number];
export type XmlSpecVersion = (typeof XML_SPEC_VERSIONS)[number];

/**
 * Returns true when a version such as `1.10` is newer than another, such as `1.9`. False for texts that are
 * not versions.
 */
export function isNewerSpecVersion(version: string, than: string): boolean {
  const [major, minor] = numbersOf(version);
  const [otherMajor, otherMinor] = numbersOf(than);
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

function numbersOf(version: string): readonly [major: number, minor: number] {
  const [, major, minor] = /^(\d{1,6})\.(\d{1,6})$/.exec(version) ?? [];
  return [Number(major), Number(minor)];
}
