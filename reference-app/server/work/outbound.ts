import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';

import { isPrivateAddress } from '../rules/privateAddress.js';
import { PermanentFailure } from './queue.js';
import { withDeadline } from './withDeadline.js';

/** How messages leave this server. */
export interface OutboundOptions {
  /** Whether they may go to machines of a private network, or to this one. */
  allowPrivate: boolean;
  /** Stops what is being sent. */
  signal?: AbortSignal;
  /** Milliseconds an answer is waited for. @defaultValue 10,000 */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const NOT_ALLOWED =
  'Its address is private; the operator of the server has to allow that (--private-destinations).';

/**
 * Posts a message. Redirects are not followed: they could lead to where a message may not go.
 * @throws PermanentFailure when another attempt would be refused, too; Error when it may not be
 */
export async function post(
  address: string,
  message: { body: string; headers: Record<string, string> },
  { allowPrivate, signal, timeoutMs = TIMEOUT_MS }: OutboundOptions,
): Promise<void> {
  const url = destinationOf(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name is checked when it is resolved, by the very lookup that the connection uses.
  if (!allowPrivate && isIP(host) && isPrivateAddress(host)) throw new PermanentFailure(NOT_ALLOWED);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const answerOf = (ending: AbortSignal) =>
    new Promise<number>((resolve, reject) => {
      const request = send(
        url,
        {
          method: 'POST',
          headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
          lookup: allowPrivate ? undefined : lookupPublic,
          signal: ending,
        },
        (response) => {
          const answered = () => resolve(response.statusCode ?? 0);
          // The status decides. The rest is read while the time lasts, so that the connection ends well or serves again.
          request.off('error', reject).on('error', answered);
          response.resume().once('close', answered);
        },
      );
      request.on('error', reject);
      request.end(message.body);
    });
  const status = await withDeadline(timeoutMs, signal, answerOf).catch((error: unknown) => {
    // Node refuses names and values of headers that are none.
    if (error instanceof TypeError) throw new PermanentFailure('The header of the token cannot be sent.');
    throw error;
  });
  if (status >= 200 && status < 300) return;
  const words = `${url.host} answered ${status}.`;
  const mayPass = status >= 500 || status === 408 || status === 429;
  throw mayPass ? new Error(words) : new PermanentFailure(words);
}

/** The IP address of a host. @throws PermanentFailure when it is private and may not be */
export async function resolveHost(host: string, { allowPrivate }: OutboundOptions): Promise<string> {
  const addresses = isIP(host) ? [{ address: host }] : await promisify(lookup)(host, { all: true });
  const [allowed] = addresses.filter(({ address }) => allowPrivate || !isPrivateAddress(address));
  if (!allowed) throw new PermanentFailure(NOT_ALLOWED);
  return allowed.address;
}

function destinationOf(address: string): URL {
  if (!URL.canParse(address)) throw new PermanentFailure('The destination is not a URL.');
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new PermanentFailure('The destination is not an address of the web.');
  return url;
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first, ...others] = error ? [] : addresses.filter(({ address }) => !isPrivateAddress(address));
    if (!first) {
      callback(error ?? new PermanentFailure(NOT_ALLOWED), '', 0);
      return;
    }
    if (options.all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  });
};
