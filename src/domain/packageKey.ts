import { asTypeHasIt } from './purlTypes.js';

/** The names in a package URL, decoded. */
export interface PackageNames {
  /** In lower case, such as `pypi`. */
  type: string;
  namespace?: string | null;
  name: string;
}

/**
 * Spellings that a registry accepts for the same package, beyond those that the definition of the type makes
 * equal ({@link asTypeHasIt}). Registries that distinguish the spellings of a type have no row: npm has
 * `JSONStream` and `jsonstream`, and Maven Central, RubyGems, Hackage, and CPAN also have names that differ
 * only by case.
 */
const SPELLINGS: Readonly<Record<string, ((text: string) => string) | undefined>> = {
  // Cargo Book, "Registry Index", name restrictions: crates.io takes `-` and `_`, and letters of either case, for the same.
  cargo: (text) => text.toLowerCase().replaceAll('_', '-'),
  // conda-build, "Package naming conventions": names are normalized and have small letters only.
  conda: inLowerCase,
  // Package URL type `cran`: no two packages on CRAN have the same name but for case.
  cran: inLowerCase,
  // Distribution, "reference": `path-component` has small letters only, and a domain before it has no case. The type is silent on case.
  docker: inLowerCase,
  // Package URL type `golang`: namespace and name have no case and must be in lowercase. Go itself
  // distinguishes case, so its proxy is asked with the letters as written.
  golang: inLowerCase,
  // NuGet, ".nuspec reference": package IDs are case-insensitive.
  nuget: inLowerCase,
  // PEP 503, "Normalized Names": runs of `-`, `_`, and `.` are one `-`.
  pypi: (text) => text.toLowerCase().replace(/[-_.]+/g, '-'),
  // Swift Evolution SE-0292, 3.6: scopes and names are case-insensitive. Swift Package Manager compares addresses of repositories in lower
  // case, too (`CanonicalPackageLocation`). The package URL type keeps letters, so that they are only compared without case.
  swift: inLowerCase,
};

/** A text that is the same for two packages exactly if their registry takes them for the same; shown is what is written. */
export function packageKey({ type, namespace, name }: PackageNames): string {
  const parts = asTypeHasIt({ type, namespace: namespace ?? undefined, name });
  const spelled = spellingOf(type);
  return JSON.stringify([type, spelled(parts.namespace ?? ''), spelled(parts.name)]);
}

/** Writes a name, or a part of one, as all its spellings in a registry are written: names with the same result are the same. */
export function nameKey(type: string, name: string): string {
  return spellingOf(type)(asTypeHasIt({ type, name }).name);
}

/** As {@link nameKey}, of a namespace. */
export function namespaceKey(type: string, namespace: string): string {
  return spellingOf(type)(asTypeHasIt({ type, namespace, name: '' }).namespace ?? '');
}

/** Returns true when a type has several spellings of one name. */
export function hasSpellings(type: string): boolean {
  return Object.hasOwn(SPELLINGS, type) || nameKey(type, 'A') === 'a';
}

function spellingOf(type: string): (text: string) => string {
  return (Object.hasOwn(SPELLINGS, type) ? SPELLINGS[type] : undefined) ?? asItIs;
}

function inLowerCase(text: string): string {
  return text.toLowerCase();
}

const asItIs = (text: string) => text;
