/**
 * Returns true when two URLs lead to the same server: protocol, host, and port. Data for one server is not
 * sent on to another. Texts that are not URLs, such as email addresses, are the same.
 */
export function isSameOrigin(one = '', other = ''): boolean {
  return originOf(one) === originOf(other);
}

/** Protocol, host and port of an address; `undefined` where it is none. */
export const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

const WITH_CREDENTIALS = /^(\s*[a-z][a-z0-9+.-]*:[/\\]*)([^/\\?#]*)@/i;

/** Returns true when a URL contains a username or a password, even if it cannot be parsed otherwise. */
export function hasCredentials(address: string): boolean {
  const text = asRead(address);
  return WITH_CREDENTIALS.test(text) || urlWithCredentials(text) !== undefined;
}

/**
 * Returns a URL without its username and password, and both of them. A value that appears there alone is a
 * token.
 */
export function withoutCredentials(address: string): {
  address: string;
  username?: string;
  password?: string;
} {
  const text = asRead(address);
  const [, , credentials = ''] = WITH_CREDENTIALS.exec(text) ?? [];
  const bare = text.replace(WITH_CREDENTIALS, '$1');
  const other = urlWithCredentials(bare);
  const colon = credentials.indexOf(':');
  const username = decoded(other?.username ?? credentials.slice(0, Math.max(0, colon)));
  const password = decoded(other?.password ?? credentials.slice(colon + 1));
  if (other) Object.assign(other, { username: '', password: '' });
  return {
    address: other?.href ?? bare,
    ...(username && { username }),
    ...(password && { password }),
  };
}

// What reads addresses leaves these out (URL Standard, section 4.4), also between the letters.
// eslint-disable-next-line no-control-regex -- they are what is looked for
const asRead = (address: string) => address.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');

/** As it is read by what sends requests, when there is a user or a password in it. */
function urlWithCredentials(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && (url.username !== '' || url.password !== '') ? url : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
