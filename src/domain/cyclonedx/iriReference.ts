// RFC 3987: what RFC 3986 allows, and the characters beyond ASCII that are neither private nor undefined. Looking for what
// is not allowed needs no way back, which a long text could exhaust.
const NOT_IN_IRI =
  /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%\u{a0}-\u{d7ff}\u{f900}-\u{ffef}\u{10000}-\u{efffd}]/gu;
const BAD_PERCENT = /%(?![0-9A-Fa-f]{2})/g;
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/;
const IP_LITERAL = /^\[(?:[0-9A-Fa-f:.]{2,}|v[0-9A-Fa-f]+\.[^[\]@/?#]+)\](?::\d*)?$/;
const NAMED_HOST = /^[^:@[\]]*(?::\d*)?$/;

/** Returns true when a text is an IRI or a relative reference to one, by the letter of RFC 3987. */
export function isIriReference(text: string): boolean {
  if (text.search(NOT_IN_IRI) >= 0 || text.search(BAD_PERCENT) >= 0) return false;
  const { scheme, authority, rest, fragment } = partsOf(text);
  return (
    (scheme === undefined ? !beginsLikeScheme(text) : SCHEME.test(scheme)) &&
    (authority === undefined || isAuthority(authority)) &&
    !/[[\]]/.test(rest) &&
    !/[[\]#]/.test(fragment ?? '')
  );
}

/**
 * Returns a text as an IRI reference: characters that are not allowed in their place are encoded, the rest is
 * unchanged.
 */
export function encodeIriReference(text: string): string {
  if (isIriReference(text)) return text;
  const clean = text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(BAD_PERCENT, '%25')
    .replace(NOT_IN_IRI, encodeURIComponent);
  const { scheme } = partsOf(clean);
  const isScheme = scheme === undefined ? !beginsLikeScheme(clean) : SCHEME.test(scheme);
  const parts = partsOf(
    isScheme ? clean : clean.replace(/^[^/?#]+/, (segment) => segment.replaceAll(':', '%3A')),
  );
  return [
    parts.scheme === undefined ? '' : `${parts.scheme}:`,
    parts.authority === undefined ? '' : `//${encodeAuthority(parts.authority)}`,
    encoded(parts.rest, /[[\]]/g),
    parts.fragment === undefined ? '' : `#${encoded(parts.fragment, /[[\]#]/g)}`,
  ].join('');
}

/** RFC 3986, appendix B; path and query are one part. */
function partsOf(text: string) {
  const [, scheme, authority, rest = '', fragment] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^#]*)(?:#([\s\S]*))?$/.exec(text) ?? [];
  return { scheme, authority, rest, fragment };
}

/** In the first segment of a relative reference a colon would end a scheme. */
function beginsLikeScheme(text: string): boolean {
  return /^[^/?#]*:/.test(text);
}

function isAuthority(authority: string): boolean {
  const [user, host] = userAndHost(authority);
  return !/[@[\]]/.test(user) && (IP_LITERAL.test(host) || NAMED_HOST.test(host));
}

function encodeAuthority(authority: string): string {
  if (isAuthority(authority)) return authority;
  const [user, host] = userAndHost(authority);
  const port = /:\d*$/.exec(host)?.[0] ?? '';
  const name = host.slice(0, host.length - port.length);
  const before = authority.includes('@') ? `${encoded(user, /[@[\]]/g)}@` : '';
  return `${before}${IP_LITERAL.test(host) ? host : `${encoded(name, /[:@[\]]/g)}${port}`}`;
}

function userAndHost(authority: string): [user: string, host: string] {
  const at = authority.lastIndexOf('@');
  return [authority.slice(0, Math.max(at, 0)), authority.slice(at + 1)];
}

function encoded(text: string, characters: RegExp): string {
  return text.replace(characters, encodeURIComponent);
}
