import { isPrivateAddress } from './privateAddress.js';

/**
 * Returns whether the host of a URL is this machine, a private address, or a name without a dot, where TLS
 * may not be needed.
 */
export function isNearHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  if (isAddress) return isPrivateAddress(host);
  return !host.includes('.') || host.endsWith('.localhost');
}
