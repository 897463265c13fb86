import { BlockList, isIP } from 'node:net';

// Addresses that are not of the public internet (IANA special-purpose registries, RFC 6890).
const SPECIAL = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  // The unspecified address, this machine, and IPv4 addresses as they were once written (RFC 4291, section 2.5.5.1).
  ['::', 96],
  // These contain an IPv4 address, which a gateway on the way may extract again.
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:2::', 48],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  SPECIAL.addSubnet(net, prefix, 'ipv6');

/** Returns whether an IP address belongs to a private network, this machine, or no machine at all. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  // A text that is not an IP address is nothing to connect to.
  if (version === 0) return true;
  return SPECIAL.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
