import { dividedPurl, isPurlQualifierKey, isPurlType } from './purl.js';

import { asTypeHasIt, isAllowedByType } from './purlTypes.js';
import type { PurlParts } from './purlTypes.js';

/** A package URL taken apart, with the two spellings that are stored. */
export interface ParsedPurl extends PurlParts {
  /** The normalized spelling of the complete package URL. */
  canonical: string;
  /** The same without qualifiers and subpath: which package in which version. */
  coordinates: string;
}

/** Takes a package URL apart as its specification and the definition of its type say; `undefined` when it is none. */
export function parsePurl(text: string): ParsedPurl | undefined {
  const written = dividedPurl(text.trim());
  if (!written.scheme || !isPurlType(written.type)) return undefined;
  try {
    const segments = (written.coordinates ?? '').split('/');
    const name = decoded(segments.pop() ?? '');
    const qualifiers = qualifiersOf(written.qualifiers);
    if (!name || !qualifiers.every(([key]) => isPurlQualifierKey(key))) return undefined;
    const parts = asTypeHasIt({
      type: written.type.toLowerCase(),
      namespace: pathOf(segments.join('/')).join('/') || undefined,
      name,
      version: decoded(written.version ?? '') || undefined,
      qualifiers: qualifiers.length > 0 ? Object.fromEntries(qualifiers) : undefined,
      subpath:
        pathOf(written.subpath)
          .filter((segment) => !/^\.\.?$/.test(segment))
          .join('/') || undefined,
    });
    if (!isAllowedByType(parts)) return undefined;
    const { type, namespace, version } = parts;
    return {
      ...parts,
      canonical: formatPurl(parts),
      coordinates: formatPurl({ type, namespace, name: parts.name, version }),
    };
  } catch (error) {
    // Input that cannot be decoded to text: `%zz`, half of a character.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Writes a package URL. What is given is written as it is: see {@link parsePurl} for how types have their names.
 * @throws URIError when a part holds half of a character
 */
export function formatPurl({ type, namespace, name, version, qualifiers = {}, subpath }: PurlParts): string {
  const path = namespace === undefined ? encoded(name) : `${encodedPath(namespace)}/${encoded(name)}`;
  const pairs = Object.keys(qualifiers)
    .sort()
    .map((key) => `${key}=${encoded(qualifiers[key] ?? '')}`);
  return [
    `pkg:${type}/${path}`,
    version && `@${encoded(version)}`,
    pairs.length > 0 && `?${pairs.join('&')}`,
    subpath && `#${encodedPath(subpath)}`,
  ]
    .filter(Boolean)
    .join('');
}

function decoded(text: string): string {
  return decodeURIComponent(text).trim();
}

// Decoded before it is split: a slash in a segment would be one between segments as soon as it is written again.
function pathOf(text: string): string[] {
  return decoded(text).split('/').filter(Boolean);
}

/** Pairs with a value; of several with the same key the last one counts. */
function qualifiersOf(text: string): [key: string, value: string][] {
  return text
    .split('&')
    .map((pair): [string, string] => {
      const [key = '', ...value] = pair.split('=');
      return [key.toLowerCase(), decoded(value.join('='))];
    })
    .filter(([, value]) => value !== '');
}

function encodedPath(path: string): string {
  return path.split('/').map(encoded).join('/');
}

// Specification, "Character encoding": letters, digits, `.-_~` and the colon are written as they are, and nothing else.
function encoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%3A', ':')
    .replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
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
