/** What is wrong with a text that should be a package URL. */
export type PurlProblem = 'scheme' | 'type' | 'name' | 'version' | 'qualifiers' | 'encoding';

// Package URL specification, "Rules for each purl component".
const TYPE = /^[a-z][a-z0-9.+-]*$/i;
const QUALIFIER_KEY = /^[a-z][a-z0-9._-]*$/i;

/**
 * Says what keeps a text from being a package URL (`pkg:type/namespace/name@version?qualifiers#subpath`); undefined
 * when nothing does. Only the syntax that all types share is looked at: what a type demands beyond it, the server knows.
 */
export function purlProblem(text: string): PurlProblem | undefined {
  const scheme = /^pkg:\/*/i.exec(text);
  if (!scheme) return 'scheme';
  const [beforeSubpath = ''] = text.slice(scheme[0].length).split('#', 1);
  const question = beforeSubpath.indexOf('?');
  const path = question < 0 ? beforeSubpath : beforeSubpath.slice(0, question);
  const qualifiers = question < 0 ? '' : beforeSubpath.slice(question + 1);

  const slash = path.indexOf('/');
  const type = slash < 0 ? path : path.slice(0, slash);
  if (!TYPE.test(type)) return 'type';
  if (slash < 0) return 'name';

  const rest = path.slice(slash + 1).replace(/\/+$/, '');
  // A scope such as `@angular` is often left unencoded; only an @ after the last slash starts the version.
  const at = rest.indexOf('@', rest.lastIndexOf('/') + 1);
  const hasVersion = at >= 0;
  const coordinates = hasVersion ? rest.slice(0, at) : rest;
  const name = coordinates.slice(coordinates.lastIndexOf('/') + 1);
  if (name === '') return 'name';
  if (/\s/.test(path)) return 'encoding';
  if (hasVersion && at === rest.length - 1) return 'version';
  if (qualifiers !== '' && !qualifiers.split('&').every(isQualifier)) return 'qualifiers';
  return isDecodable(text) ? undefined : 'encoding';
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
