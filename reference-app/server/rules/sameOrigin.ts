/**
 * Whether two addresses lead to the same server: protocol, host and port. What was meant for one is not sent on to another.
 * Texts that are no addresses, as those of mail, are the same.
 */
export function isSameOrigin(one = '', other = ''): boolean {
  return originOf(one) === originOf(other);
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
