/** What is wrong with a text that should be a package URL. */
export type PurlProblem = 'scheme' | 'type' | 'name' | 'version' | 'qualifiers' | 'encoding';

// Package URL specification, "Rules for each purl component".
const TYPE = /^[a-z][a-z0-9.+-]*$/i;
const QUALIFIER_KEY = /^[a-z][a-z0-9._-]*$/i;

/** What a package URL names. Decoded, but otherwise as it is written. */
export interface PurlParts {
  /** In lower case, such as `npm`. */
  type: string;
  /** Scope, group or vendor, such as `@angular`. */
  namespace?: string;
  name: string;
  version?: string;
}

/**
 * Says what keeps a text from being a package URL (`pkg:type/namespace/name@version?qualifiers#subpath`); undefined
 * when nothing does. Only the syntax that all types share is looked at: what a type demands beyond it, the server knows.
 */
export function purlProblem(text: string): PurlProblem | undefined {
  const { scheme, path, qualifiers, type, coordinates, version } = divided(text);
  if (!scheme) return 'scheme';
  if (!TYPE.test(type)) return 'type';
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
  const { type, coordinates = '', version } = divided(text);
  const segments = coordinates.split('/').filter(Boolean).map(decodeURIComponent);
  return {
    type: type.toLowerCase(),
    namespace: segments.slice(0, -1).join('/') || undefined,
    name: segments.at(-1)!,
    version: version === undefined ? undefined : decodeURIComponent(version),
  };
}

/** The parts as they are written; `coordinates` are absent without a slash behind the type. */
function divided(text: string) {
  const scheme = /^pkg:\/*/i.exec(text)?.[0];
  const [beforeSubpath = ''] = text.slice(scheme?.length).split('#', 1);
  const question = beforeSubpath.indexOf('?');
  const path = question < 0 ? beforeSubpath : beforeSubpath.slice(0, question);
  const qualifiers = question < 0 ? '' : beforeSubpath.slice(question + 1);
  const slash = path.indexOf('/');
  if (slash < 0) return { scheme, path, qualifiers, type: path };
  const rest = path.slice(slash + 1).replace(/\/+$/, '');
  // A scope such as `@angular` is often left unencoded; only an @ after the last slash starts the version.
  const at = rest.indexOf('@', rest.lastIndexOf('/') + 1);
  return {
    scheme,
    path,
    qualifiers,
    type: path.slice(0, slash),
    coordinates: at < 0 ? rest : rest.slice(0, at),
    version: at < 0 ? undefined : rest.slice(at + 1),
  };
}

function isQualifier(pair: string): boolean {
  const equals = pair.indexOf('=');
  return equals > 0 && QUALIFIER_KEY.test(pair.slice(0, equals));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
