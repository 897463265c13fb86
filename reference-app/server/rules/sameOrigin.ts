/**
 * Whether two addresses lead to the same server: protocol, host and port. What was meant for one is not sent on to another.
 * Texts that are no addresses, as those of mail, are the same.
 */
export function isSameOrigin(one = '', other = ''): boolean {
  return originOf(one) === originOf(other);
}

/** Protocol, host and port of an address; `undefined` where it is none. */
export const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

/** Whether an address names a user or a password, also one that cannot be read otherwise. */
export const hasCredentials = (address: string) => /^\s*[a-z][a-z0-9+.-]*:[/\\]*[^/\\?#]*@/i.test(address);
