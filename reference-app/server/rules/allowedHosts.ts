import { isIP } from 'node:net';

/** Every name, for a proxy in front that checks names itself. */
const ANY_HOST = '*';

/**
 * Reads the host names that requests may be for, besides addresses and names of this machine, from `ALLOWED_HOSTS`: names such as
 * `bomdeck.example`, separated by spaces or commas, or `*`.
 * @throws Error that names what is not a host name
 */
export function allowedHostsFrom(environment: Readonly<Record<string, string | undefined>>): string[] {
  const texts = (environment['ALLOWED_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean);
  return texts.map((text) => {
    const name = text.toLowerCase();
    if (name !== ANY_HOST && nameIn(name) !== name)
      throw new Error(`ALLOWED_HOSTS ${JSON.stringify(text)} is not a host name such as bomdeck.example`);
    return name;
  });
}

/**
 * Returns the reason why a request is rejected for the host it names; `undefined` where it is answered. The
 * owner of a name can point it at this machine, and a browser then treats this server as a part of their page
 * (DNS rebinding). A name must therefore be known: that of this machine, or one in `allowed`. An address
 * cannot be pointed elsewhere. At a loopback address, only loopback addresses are expected.
 * @param host - the `Host` header; programs of HTTP/1.0 send none
 * @param localAddress - address of this machine at which the request arrived; `undefined` where it came
 * through no socket
 */
export function hostProblem(
  allowed: readonly string[],
  host: string | undefined,
  localAddress: string | undefined,
): string | undefined {
  if (localAddress === undefined || host === undefined || allowed.includes(ANY_HOST)) return undefined;
  const name = nameIn(host);
  if (name !== undefined && (isThisMachine(name) || allowed.includes(name))) return undefined;
  if (name !== undefined && isIP(name) !== 0 && !isLoopback(localAddress)) return undefined;
  return `This server does not accept requests for the host ${JSON.stringify(name ?? host)}. Its operator can allow it with ALLOWED_HOSTS.`;
}

/** The name in a `Host` header: in lower case, without port, brackets and final dot; `undefined` where it has none. */
function nameIn(host: string): string | undefined {
  const [, ipv6, name] = /^(?:\[([\d:a-f.]+)\]|([\w.-]+?)\.?)(?::\d*)?$/i.exec(host) ?? [];
  return (ipv6 ?? name)?.toLowerCase();
}

const isThisMachine = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);

// A socket of IPv6 writes addresses of IPv4 with this prefix.
const isLoopback = (address: string) =>
  address === '::1' || (isIP(address.replace(/^::ffff:/, '')) === 4 && /^(::ffff:)?127\./.test(address));
