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
    const purl = packageUrl(text);
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

// The library reads qualifiers as a form: a plus would become a blank, so that `git+https://…` was another address, and what
// is decoded already would have to be decodable once more, so that there could be no `50%25`.
function packageUrl(text: string): PackageURL {
  const [, path = text, qualifiers, subpath = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(text) ?? [];
  const [type, namespace, name, version, , rest] = PackageURL.parseString(path + subpath);
  return new PackageURL(type ?? '', namespace, name ?? '', version, qualifiersOf(qualifiers), rest);
}

function qualifiersOf(text: string | undefined): Record<string, string> | undefined {
  if (!text) return undefined;
  const pairs = text.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const equals = pair.indexOf('=');
      const key = equals < 0 ? pair : pair.slice(0, equals);
      return [key, equals < 0 ? '' : decodeURIComponent(pair.slice(equals + 1))];
    }),
  );
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
