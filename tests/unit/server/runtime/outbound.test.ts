import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import { post } from '../../../../reference-app/server/runtime/outbound.js';
import { jobQueueOf } from '../../../../reference-app/server/runtime/queue.js';

const TIMEOUT_MS = 200;
/** The timeout for answers whose head arrives immediately, even on a busy machine. */
const PATIENT_MS = 10_000;
const MESSAGE = { body: '{}', headers: { 'content-type': 'application/json' } };

let sockets: Socket[];
let reply: string;
let collecting: NodeJS.Timeout;
const sink = createServer((socket) => {
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.once('data', () => socket.write(reply));
});
const address = () => `http://127.0.0.1:${(sink.address() as AddressInfo).port}/`;

beforeEach(async () => {
  sockets = [];
  reply = '';
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  // Objects that only have a weak reference are collected soon, as in a server that has run for a while.
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collecting = setInterval(collectGarbage, 20);
});

afterEach(async () => {
  clearInterval(collecting);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => sink.close(resolve));
});

describe('a destination that accepts a connection and stays silent', () => {
  it('holds a job for a limited time only, and the queue goes on', async () => {
    const db = openDatabase(':memory:');
    const jobs = jobQueueOf(db, Date.now, () => undefined);
    const failed = new Promise<number>((resolve) => {
      jobs.handle('send', async (_, { signal }) => {
        const begun = performance.now();
        await post(address(), MESSAGE, { allowPrivate: true, signal, timeoutMs: TIMEOUT_MS }).catch(() =>
          resolve(performance.now() - begun),
        );
      });
    });
    const followed = new Promise<void>((resolve) => jobs.handle('next', () => resolve()));
    jobs.start();

    jobs.enqueue({ kind: 'send', payload: null, lane: 'alert' });
    jobs.enqueue({ kind: 'next', payload: null, lane: 'alert' });
    const waited = await failed;
    await followed;
    await jobs.stop();
    db.close();

    expect(waited).toBeGreaterThanOrEqual(TIMEOUT_MS - 1);
    expect(waited).toBeLessThan(5_000);
  });

  it('is left at once when the server stops', async () => {
    const stopping = new AbortController();
    const sent = post(address(), MESSAGE, { allowPrivate: true, signal: stopping.signal });
    await expect.poll(() => sockets.length).toBe(1);

    stopping.abort();

    await expect(sent).rejects.toThrow('aborted');
  });
});

it('takes a message as delivered whose answer never ends, and ends the connection', async () => {
  reply = 'HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nnot all of it';

  await post(address(), MESSAGE, { allowPrivate: true, timeoutMs: PATIENT_MS });

  await expect
    .poll(() => sockets.map(({ readableEnded, destroyed }) => readableEnded || destroyed))
    .toEqual([true]);
});
