import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { bytesInFlight } from '../../../../reference-app/server/rules/bytesInFlight.js';
import { addUser } from '../../../support/testUsers.js';

describe('bytes in flight', () => {
  const inFlight = () => bytesInFlight({ ofCaller: 100, ofAll: 150 });

  it('are bounded for a caller and for all together', () => {
    const { hold } = inFlight();

    expect(hold('a', 60)).toBeDefined();
    expect(hold('a', 41)).toBeUndefined();
    expect(hold('b', 91)).toBeUndefined();
    expect(hold('b', 90)).toBeDefined();
  });

  it('may be one of any size', () => {
    const { hold } = inFlight();

    const held = hold('a', 1_000);
    expect(held).toBeDefined();
    expect(hold('b', 1)).toBeUndefined();

    held?.release();
    expect(hold('b', 1)).toBeDefined();
  });

  it('count as what they are compressed, and not at all once they are taken', () => {
    const { hold } = inFlight();
    const held = hold('a', 100);

    held?.shrinkTo(10);
    expect(hold('a', 90)).toBeDefined();
    expect(hold('a', 1)).toBeUndefined();

    held?.release();
    held?.shrinkTo(5);
    expect(hold('a', 10)).toBeDefined();
  });
});

describe('somebody who asks for much and reads nothing', () => {
  const BYTES = 30_000_000;
  const unread: Socket[] = [];
  let server: Server;
  let listener: ReturnType<typeof serve>;
  let port: number;
  let path: string;
  let admin: string;

  beforeAll(async () => {
    server = await createServer({ database: ':memory:', seed: 'defaults', log: () => undefined });
    admin = await addUser(server.context, 'admin');
    listener = serve({ fetch: server.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => listener.once('listening', resolve));
    ({ port } = listener.address() as AddressInfo);
    const uuid = '11111111-1111-4111-8111-111111111111';
    server.context.db
      .prepare("insert into project (id, uuid, name, directDependencies) values (1, ?, 'large', ?)")
      .run(uuid, JSON.stringify(['x'.repeat(BYTES)]));
    path = `/api/v1/project/${uuid}`;
  });
  afterAll(async () => {
    for (const socket of unread) socket.destroy();
    listener.close();
    await server.close();
  });

  const call = (token: string, what = path) =>
    fetch(`http://127.0.0.1:${port}${what}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    });

  it('gets all of it compressed, with its length as it is then', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${admin}` },
    });

    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(BYTES / 100);
    expect((await answer.text()).length).toBeGreaterThan(BYTES);
  });

  async function askAndReadNothing(): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    unread.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${admin}\r\n\r\n`);
    await new Promise((resolve) => socket.once('readable', resolve));
  }

  it('is told when to come back, and keeps no other caller waiting', async () => {
    for (let count = 0; count < 2; count += 1) await askAndReadNothing();

    const refused = await call(admin);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.text()).toBe(
      'The server is preparing too many large responses. Request fewer rows. Try again in 5 seconds.',
    );

    expect((await call(admin, '/api/v1/permission')).status).toBe(200);
    const other = await call(await addUser(server.context, 'viewer'));
    expect(other.status).toBe(200);
    await other.body?.cancel();

    for (const socket of unread) socket.destroy();
    await vi.waitFor(async () => {
      const answer = await call(admin);
      expect((await answer.text()).length).toBeGreaterThan(BYTES);
      expect(answer.status).toBe(200);
    }, 10_000);
  });

  it('is refused more, also after a minute, when others may have their places', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (let count = 0; count < 2; count += 1) await askAndReadNothing();
      await vi.advanceTimersByTimeAsync(60_000);

      const refused = await call(admin);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await refused.text()).toBe(
        'This response is 30.0 MB, and too much of earlier responses is still unread. ' +
          'Read those completely, request fewer rows, or try again in 5 seconds.',
      );
      expect((await call(admin, '/api/v1/permission')).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('somebody who sends many large documents at once', () => {
  const SENT = 60_000_000;
  let server: Server;
  let ends: (() => void)[] = [];
  const answers: Promise<Response>[] = [];

  beforeAll(async () => {
    server = await createServer({ database: ':memory:', seed: 'defaults', log: () => undefined });
  });
  afterAll(() => server.close());

  /**
   * Sends a document without its end, which follows on demand. Here, the received part is answered with 200.
   */
  async function send(token: string, headers: Record<string, string> = {}): Promise<Response> {
    let isSent = () => {};
    const sent = new Promise<void>((resolve) => (isSent = resolve));
    let left = SENT;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (left > 0) {
          left -= 1_000_000;
          return controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
        }
        isSent();
        await new Promise<void>((resolve) => ends.push(resolve));
        controller.close();
      },
    });
    const init = {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body,
      duplex: 'half',
    };
    const answer = server.fetch(new Request('http://bomdeck.example/api/v1/bom', init));
    answers.push(answer);
    return Promise.race([answer, sent.then(() => new Response())]);
  }

  it.each([
    ['whose length is not said', {}],
    ['whose length is said', { 'content-length': String(SENT) }],
  ])('is told when to come back, and keeps no other caller from sending one %s', async (_, headers) => {
    const token = await addUser(server.context, ['BOM_UPLOAD']);
    for (let count = 0; count < 4; count += 1) expect((await send(token, headers)).status).toBe(200);

    const refused = await send(token, headers);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.text()).toBe(
      'Too many large documents are being uploaded or checked at the same time. Try again in 5 seconds.',
    );
    const other = await addUser(server.context, ['BOM_UPLOAD']);
    expect((await send(other, headers)).status).toBe(200);

    for (const end of ends) end();
    ends = [];
    await Promise.all(answers);
    expect((await send(token, headers)).status).toBe(200);
    for (const end of ends) end();
    ends = [];
  });
});
