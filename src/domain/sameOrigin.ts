/**
 * Whether two addresses lead to the same server: protocol, host and port. What was meant for one is not sent on to another.
 * Texts that are no addresses, as those of mail, are the same.
 */
export function isSameOrigin(one = '', other = ''): boolean {
  return originOf(one) === originOf(other);
}

/** Protocol, host and port of an address; `undefined` where it is none. */
export const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

const WITH_CREDENTIALS = /^(\s*[a-z][a-z0-9+.-]*:[/\\]*)([^/\\?#]*)@/i;

/** Whether an address names a user or a password, also one that cannot be read otherwise. */
export const hasCredentials = (address: string) => WITH_CREDENTIALS.test(address);

/** An address without its user name and password, and these; what stands there alone is a token. */
export function withoutCredentials(address: string): {
  address: string;
  username?: string;
  password?: string;
} {
  const [, , credentials = ''] = WITH_CREDENTIALS.exec(address) ?? [];
  const colon = credentials.indexOf(':');
  const username = decoded(credentials.slice(0, Math.max(0, colon)));
  const password = decoded(credentials.slice(colon + 1));
  return {
    address: address.replace(WITH_CREDENTIALS, '$1'),
    ...(username && { username }),
    ...(password && { password }),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
