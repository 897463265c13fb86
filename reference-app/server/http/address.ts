import type { ApiContext } from '../context.js';
import { hostProblem } from '../rules/allowedHosts.js';
import { signInNetwork } from '../rules/signInThrottle.js';
import { refuseWithText } from './refusal.js';

/** The socket's information about its other end. `@hono/node-server` passes it beside the request. */
export interface Connection {
  incoming?: { socket?: { remoteAddress?: string; localAddress?: string } };
  /** The stream that the answer is written to. */
  outgoing?: { readonly destroyed: boolean; once(event: 'close', listener: () => void): void };
}

/**
 * Returns the address a request comes from; `undefined` when it came through no socket. Behind a trusted
 * proxy, it is the last address in the header, which the proxy wrote: the client may have invented everything
 * before it.
 */
export function callerAddress(c: ApiContext): string | undefined {
  const { options } = c.get('server');
  const forwarded = options.isBehindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  const address = forwarded || (c.env as Connection | undefined)?.incoming?.socket?.remoteAddress;
  return address === undefined ? undefined : signInNetwork(address);
}

/** Refuses a request for a host name that is not known to be this server's, see `hostProblem`. */
export function requireKnownHost(c: ApiContext): void {
  const { socket } = (c.env as Connection | undefined)?.incoming ?? {};
  const problem = hostProblem(
    c.get('server').options.allowedHosts,
    c.req.header('host'),
    socket?.localAddress,
  );
  if (problem !== undefined) throw refuseWithText(421, problem, 'text/plain');
}
