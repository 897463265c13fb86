import { PackageURL } from 'packageurl-js';

/** A package URL taken apart, with the two spellings that are stored. */
export interface ParsedPurl {
  /** Normalised spelling of the whole. */
  canonical: string;
  /** The same without qualifiers and subpath: which package in which version. */
  coordinates: string;
  /** In lower case, such as `npm`. */
  type: string;
  namespace?: string;
  name: string;
  version?: string;
  qualifiers?: Record<string, string>;
  subpath?: string;
}

/** Takes a package URL apart; `undefined` when it is none. */
export function parsePurl(text: string): ParsedPurl | undefined {
  try {
    const purl = PackageURL.fromString(text);
    const { type, namespace, name, version, qualifiers, subpath } = purl;
    if (!type || !name) return undefined;
    return {
      canonical: purl.toString(),
      coordinates: new PackageURL(type, namespace, name, version, undefined, undefined).toString(),
      type,
      namespace: namespace || undefined,
      name,
      version: version || undefined,
      qualifiers: qualifiers ? { ...qualifiers } : undefined,
      subpath: subpath || undefined,
    };
  } catch {
    return undefined;
  }
}

// Types of repositories by purl type: Dependency-Track 4.11, RepositoryType.
const REPOSITORY_TYPES: Record<string, string> = {
  maven: 'MAVEN',
  npm: 'NPM',
  gem: 'GEM',
  pypi: 'PYPI',
  nuget: 'NUGET',
  hex: 'HEX',
  composer: 'COMPOSER',
  cargo: 'CARGO',
  golang: 'GO_MODULES',
  cpan: 'CPAN',
  github: 'GITHUB',
  hackage: 'HACKAGE',
  nixpkgs: 'NIXPKGS',
};

/** The kind of repository that knows packages of a purl type; `undefined` where there is none. */
export function repositoryTypeOf(purlType: string): string | undefined {
  return Object.hasOwn(REPOSITORY_TYPES, purlType) ? REPOSITORY_TYPES[purlType] : undefined;
}
