import { nameKey, namespaceKey } from '../packageKey.js';
import { cut, cutVersion } from '../purl.js';
import { asTypeHasIt } from '../purlTypes.js';
import { hasEpochs } from '../versions/componentVersion.js';
import { dividedVersion } from '../versions/epochs.js';
import { spelledVersion } from '../versions/releaseOf.js';

/** The spelling of the parts of a package URL, so that equal parts are written alike. */
export interface PurlSpelling {
  namespace: (text: string) => string;
  name: (text: string) => string;
  version: (text: string) => string;
  /** True when the qualifier `epoch` is a part of the version. */
  hasEpoch: boolean;
}

/** Every letter as it is. */
export const AS_WRITTEN: PurlSpelling = {
  namespace: (text) => text,
  name: (text) => text,
  version: (text) => text,
  hasEpoch: false,
};

/** The spelling in which packages of a type are the same for their registry, see `packageKey`. */
export function purlSpellingOf(type: string): PurlSpelling {
  return {
    namespace: (text) => namespaceKey(type, text),
    name: (text) => nameKey(type, text),
    version: (text) => spelledVersion(type, asTypeHasIt({ type, name: '', version: text }).version ?? ''),
    hasEpoch: hasEpochs(type),
  };
}

/**
 * Writes a package URL, or the beginning or another piece of one, without encoding: the scheme without slashes, its type in lower case,
 * namespace, name and version in a spelling, qualifiers in order. Encoded stays what would mean something else, and a blank. Stars
 * are letters like others.
 */
export function spelledPurl(text: string, spelling: PurlSpelling): string {
  const [beforeSubpath, subpath] = cut(text, '#');
  const [path, qualifiers] = cut(beforeSubpath, '?');
  const [coordinates, version] = cutVersion(path);
  const pairs = qualifiers === undefined ? undefined : qualifiersIn(qualifiers);
  const epoch = version && spelling.hasEpoch ? pairs?.find((pair) => EPOCH.test(pair)) : undefined;
  const others = pairs?.filter((pair) => pair !== epoch);
  // The version itself counts before the qualifier, as for `componentVersion`.
  const complete =
    version && epoch && dividedVersion(decoded(version)).epoch === undefined
      ? `${epoch.replace(EPOCH, '')}:${version}`
      : version;
  return [
    spelledCoordinates(coordinates, spelling),
    complete !== undefined && `@${spelling.version(decoded(complete))}`,
    others !== undefined && (others.length > 0 || epoch === undefined) && `?${others.join('&')}`,
    subpath !== undefined && `#${decoded(subpath)}`,
  ]
    .filter((part) => part !== false)
    .join('');
}

function spelledCoordinates(text: string, { namespace, name }: PurlSpelling): string {
  const scheme = /^pkg:\/*/i.exec(text)?.[0];
  const segments = text.slice(scheme?.length).replace(/\/+/g, '/').split('/');
  const type = scheme === undefined ? [] : [`pkg:${segments.shift()!.toLowerCase()}`];
  const plain = segments.map((segment) => decoded(segment.replace(/^%40/, '@')));
  const last = plain.pop();
  return [...type, ...plain.map(namespace), ...(last === undefined ? [] : [name(last)])].join('/');
}

const EPOCH = /^epoch=(?=\d+$)/;

function qualifiersIn(text: string): string[] {
  return text
    .split('&')
    .map((pair) => {
      const [key, value] = cut(pair, '=');
      return value === undefined ? key.toLowerCase() : `${key.toLowerCase()}=${decoded(value, /[\s*%&#]/g)}`;
    })
    .sort();
}

/** Decodes all but some marks. */
function decoded(text: string, kept = /[\s*%/@?#]/g): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded).replace(kept, (mark) =>
        mark === '*' ? '%2A' : encodeURIComponent(mark),
      );
    } catch {
      return encoded;
    }
  });
}
