import { PackageURL } from 'packageurl-js';

export { repositoryTypeOf } from './repositoryType.js';

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
    const purl = PackageURL.fromString(withoutPlusInQualifiers(text));
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

// The library takes a plus in qualifiers for a blank, as forms do: `git+https://…` would become another address.
function withoutPlusInQualifiers(text: string): string {
  const [, path = '', qualifiers = '', subpath = ''] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [
    '',
    text,
  ];
  return path + qualifiers.replaceAll('+', '%2B') + subpath;
}

/** The columns of a component that hold its package URL; all `null` when there is none or it is malformed. */
export interface PurlColumns {
  purl: string | null;
  purlCoordinates: string | null;
  purlType: string | null;
  purlNamespace: string | null;
  purlName: string | null;
  purlVersion: string | null;
}

export function purlColumns(text: string | undefined): PurlColumns {
  const purl = text === undefined ? undefined : parsePurl(text);
  return {
    purl: purl?.canonical ?? null,
    purlCoordinates: purl?.coordinates ?? null,
    purlType: purl?.type ?? null,
    purlNamespace: purl?.namespace ?? null,
    purlName: purl?.name ?? null,
    purlVersion: purl?.version ?? null,
  };
}
