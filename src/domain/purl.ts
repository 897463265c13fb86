import { withoutSlashesAtEnd } from './withoutSlashes.js';

/** The problem of a text that should be a package URL. */
export type PurlProblem = 'scheme' | 'type' | 'name' | 'version' | 'qualifiers' | 'encoding';

// Package URL specification, "Rules for each purl component".
const TYPE = /^[a-z][a-z0-9.+-]*$/i;
const QUALIFIER_KEY = /^[a-z][a-z0-9._-]*$/i;

/** The parts of a package URL as they are written, not decoded. */
export interface WrittenPurl {
  /** `pkg:` in any case, with the slashes after it. Absent where the text starts in another way. */
  scheme?: string;
  /** Everything before the qualifiers. */
  path: string;
  type: string;
  /** Namespace and name; absent without a slash behind the type. */
  coordinates?: string;
  version?: string;
  /** Without their question mark. */
  qualifiers: string;
  /** Without its number sign. */
  subpath: string;
}

/** The parts of a package URL. Decoded, but otherwise as written. */
export interface PurlParts {
  /** In lower case, such as `npm`. */
  type: string;
  /** Scope, group or vendor, such as `@angular`. */
  namespace?: string;
  name: string;
  version?: string;
}

/**
 * Returns the problem that keeps a text from being a package URL
 * (`pkg:type/namespace/name@version?qualifiers#subpath`). Undefined when there is none. Checks only the
 * syntax that all types share. The server knows what a type requires beyond it.
 */
export function purlProblem(text: string): PurlProblem | undefined {
  const { scheme, path, qualifiers, type, coordinates, version } = dividedPurl(text);
  if (!scheme) return 'scheme';
  if (!isPurlType(type)) return 'type';
  if (coordinates === undefined) return 'name';
  if (coordinates.slice(coordinates.lastIndexOf('/') + 1) === '') return 'name';
  if (/\s/.test(path)) return 'encoding';
  if (version === '') return 'version';
  if (qualifiers !== '' && !qualifiers.split('&').every(isQualifier)) return 'qualifiers';
  return isDecodable(text) ? undefined : 'encoding';
}

/** Takes a package URL apart; undefined when it is none, see {@link purlProblem}. */
export function purlParts(text: string): PurlParts | undefined {
  if (purlProblem(text)) return undefined;
  const { type, coordinates = '', version } = dividedPurl(text);
  const segments = coordinates.split('/').filter(Boolean).map(decodeURIComponent);
  return {
    type: type.toLowerCase(),
    namespace: segments.slice(0, -1).join('/') || undefined,
    name: segments.at(-1)!,
    version: version === undefined ? undefined : decodeURIComponent(version),
  };
}

/** Splits what should be a package URL where its parts would start. Does not check whether they are valid. */
export function dividedPurl(text: string): WrittenPurl {
  const scheme = /^pkg:\/*/i.exec(text)?.[0];
  const [beforeSubpath, subpath] = cut(text.slice(scheme?.length), '#');
  const [path, qualifiers = ''] = cut(beforeSubpath, '?');
  const [type, written] = cut(path, '/');
  const parts = { scheme, path, qualifiers, subpath: subpath ?? '', type };
  if (written === undefined) return parts;
  const rest = withoutSlashesAtEnd(written);
  const [coordinates, version] = cutVersion(rest);
  return { ...parts, coordinates, ...(version !== undefined && { version }) };
}

/** Divides namespace and name from the version behind them; there may be no version. */
export function cutVersion(path: string): [coordinates: string, version?: string] {
  const at = path.lastIndexOf('@');
  // A scope such as `@angular` is often left unencoded: where a segment before the last starts with `@`, it
  // does not start a version.
  const isScope = at < path.lastIndexOf('/') && (at === 0 || path[at - 1] === '/');
  return at < 0 || isScope ? [path] : [path.slice(0, at), path.slice(at + 1)];
}

/** Type of a package URL in lower case, such as `npm`, whatever follows it; undefined for none. */
export function purlTypeOf(purl: string | null | undefined): string | undefined {
  return /^pkg:\/*([a-z][a-z0-9.+-]*)\//i.exec(purl ?? '')?.[1]?.toLowerCase();
}

/** The qualifiers of a package URL, decoded: keys in lower case, without those that have no value. The last one of a key counts. */
export function purlQualifiers(text: string): ReadonlyMap<string, string> {
  const { qualifiers } = dividedPurl(text);
  return new Map(
    qualifiers.split('&').flatMap((pair) => {
      const [key, value = ''] = cut(pair, '=');
      return value === '' || !isDecodable(value) ? [] : [[key.toLowerCase(), decodeURIComponent(value)]];
    }),
  );
}

export function isPurlType(text: string): boolean {
  return TYPE.test(text);
}

export function isPurlQualifierKey(text: string): boolean {
  return QUALIFIER_KEY.test(text);
}

/** Divides a text at the first of the separators in it. */
export function cut(text: string, separator: string): [before: string, behind?: string] {
  const place = text.indexOf(separator);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}

function isQualifier(pair: string): boolean {
  const [key, value] = cut(pair, '=');
  return value !== undefined && isPurlQualifierKey(key);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
