import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { Readable, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

import { isPrivateAddress } from '../rules/privateAddress.js';
import { PermanentFailure } from './PermanentFailure.js';
import { withDeadline } from './withDeadline.js';

/** Options for messages that leave this server. */
export interface OutboundOptions {
  /** True when messages can go to machines of a private network, or to this one. */
  allowPrivate: boolean;
  /** Stops what is being sent. */
  signal?: AbortSignal;
  /** Milliseconds an answer is waited for. @defaultValue 10,000 */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const NOT_ALLOWED =
  'Its address is private. The operator of the server must allow that (--private-destinations).';

/**
 * Posts a message. Redirects are not followed: they could lead to a forbidden destination.
 * @throws PermanentFailure when another attempt would be rejected, too; Error when another attempt might
 * succeed
 */
export async function post(
  address: string,
  message: { body: string; headers: Record<string, string> },
  { allowPrivate, signal, timeoutMs = TIMEOUT_MS }: OutboundOptions,
): Promise<void> {
  const url = destinationOf(address);
  const headers = { ...message.headers, 'content-length': Buffer.byteLength(message.body) };
  const answerOf = (ending: AbortSignal) =>
    new Promise<number>((resolve, reject) => {
      const request = requestTo(url, { method: 'POST', headers, allowPrivate, signal: ending });
      request.on('error', reject).on('response', (response) => {
        const answered = () => resolve(response.statusCode ?? 0);
        // The status decides. The rest is read while the time lasts, so that the connection ends well or serves again.
        request.off('error', reject).on('error', answered);
        response.resume().once('close', answered);
      });
      request.end(message.body);
    });
  const status = await withDeadline(timeoutMs, signal, answerOf).catch((error: unknown) => {
    // Node refuses names and values of headers that are none.
    if (error instanceof TypeError) throw new PermanentFailure('The token or its header name is not valid.');
    throw error;
  });
  if (status >= 200 && status < 300) return;
  const words = `${url.host} answered ${status}.`;
  const mayPass = status >= 500 || status === 408 || status === 429;
  throw mayPass ? new Error(words) : new PermanentFailure(words);
}

/**
 * Requests the content at an address. Rejects with a `TypeError` when there is no answer, as `fetch` does.
 * This implements as much of `fetch` as package repositories need.
 */
export type Ask = (
  address: string,
  options: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

const MOST_REDIRECTS = 5;

/** Options for requests that leave this server. */
export interface AskOptions extends Pick<OutboundOptions, 'allowPrivate'> {
  /** Redirects that are followed. @defaultValue 5 */
  mostRedirects?: number;
}

/**
 * Asks over the network. Redirects are followed, each as carefully as the first address, and what authorises is for the
 * first host only. The one thing `fetch` cannot do is to refuse private addresses in the lookup that the connection uses.
 * The function it returns throws PermanentFailure when an address may not be asked.
 */
export function askOverNetwork({ allowPrivate, mostRedirects = MOST_REDIRECTS }: AskOptions): Ask {
  return async (address, { headers, signal }) => {
    const first = destinationOf(address);
    let url = first;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const { authorization, ...others } = headers;
      const sent = {
        'user-agent': 'Bomdeck',
        'accept-encoding': 'gzip, br',
        ...others,
        ...(authorization !== undefined && url.origin === first.origin && { authorization }),
      };
      const response = await responseOf(url, { headers: sent, allowPrivate, signal });
      const { location } = response.headers;
      if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined)
        return asResponse(response);
      response.destroy();
      if (!URL.canParse(location, url)) throw new Error(`${url.host} redirects to an invalid URL.`);
      url = destinationOf(new URL(location, url).href);
    }
    throw new Error(`${first.host} redirects too often.`);
  };
}

const REDIRECTS = [301, 302, 303, 307, 308];
const WITHOUT_BODY = [204, 205, 304];
const DECOMPRESS = new Map([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

interface RequestOptions {
  method?: string;
  headers: OutgoingHttpHeaders;
  allowPrivate: boolean;
  signal: AbortSignal;
}

function requestTo(url: URL, { allowPrivate, ...options }: RequestOptions): ClientRequest {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name is checked when it is resolved, by the very lookup that the connection uses.
  if (!allowPrivate && isIP(host) && isPrivateAddress(host)) throw new PermanentFailure(NOT_ALLOWED);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return send(url, { ...options, lookup: allowPrivate ? undefined : lookupPublic });
}

async function responseOf(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      requestTo(url, options).on('error', reject).on('response', resolve).end();
    });
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof PermanentFailure) throw error;
    throw new TypeError(`${url.host} cannot be reached.`, { cause: error });
  }
}

function asResponse(response: IncomingMessage): Response {
  const status = response.statusCode ?? 0;
  const headers = Object.entries(response.headers).filter(
    (header): header is [string, string] => typeof header[1] === 'string',
  );
  if (WITHOUT_BODY.includes(status)) {
    response.resume();
    return new Response(null, { status, headers });
  }
  const body = Readable.toWeb(decoded(response)) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}

function decoded(response: IncomingMessage): Readable {
  const decompress = DECOMPRESS.get((response.headers['content-encoding'] ?? '').toLowerCase());
  // The reader of the decompressed text receives the errors of both streams.
  return decompress ? pipeline(response, decompress(), () => undefined) : response;
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
    throw new PermanentFailure('The destination must start with http:// or https://.');
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
