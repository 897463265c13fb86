import { asTypeHasIt } from './purlTypes.js';

/** The names in a package URL, decoded. */
export interface PackageNames {
  /** In lower case, such as `pypi`. */
  type: string;
  namespace?: string | null;
  name: string;
}

/**
 * Spellings that a registry takes for the same package, beyond those that the definition of the type makes equal
 * ({@link asTypeHasIt}). Registries that tell the spellings of a type apart have no row: npm has `JSONStream` and `jsonstream`, Maven
 * Central, RubyGems, Hackage, and CPAN have names that differ by case, too.
 */
const SPELLINGS: Readonly<Record<string, ((text: string) => string) | undefined>> = {
  // Cargo Book, "Registry Index", name restrictions: crates.io takes `-` and `_`, and letters of either case, for the same.
  cargo: (text) => text.toLowerCase().replaceAll('_', '-'),
  // conda-build: names are in lower case.
  conda: inLowerCase,
  // CRAN Repository Policy: names must not differ by case only.
  cran: inLowerCase,
  // Reference grammar of container images: repositories are in lower case.
  docker: inLowerCase,
  // Package URL type `golang`: namespace and name are in lower case. Hosts such as GitHub take either case.
  golang: inLowerCase,
  // NuGet, ".nuspec reference": package IDs are case-insensitive.
  nuget: inLowerCase,
  // PEP 503, "Normalized Names": runs of `-`, `_`, and `.` are one `-`.
  pypi: (text) => text.toLowerCase().replace(/[-_.]+/g, '-'),
  // Swift Evolution SE-0292: scopes and names of packages are case-insensitive.
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

/** Whether a type has several spellings of one name. */
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
