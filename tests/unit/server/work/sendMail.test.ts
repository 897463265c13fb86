import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { sendMail } from '../../../../reference-app/server/work/sendMail.js';
import { apiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const MAIL = { to: ['me@example.com'], subject: 'a', body: 'b', mimeType: 'text/plain' };

let server: TestServer;
let trickling: Server;
let sockets: Socket[];
let log: string[];

// Says something long before an idle connection would be given up, and never comes to an end.
beforeEach(async () => {
  sockets = [];
  trickling = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).resume();
    socket.write('220 hi\r\n');
    const saying = setInterval(() => socket.write('250-x\r\n'), 20);
    socket.on('close', () => clearInterval(saying));
  });
  await new Promise<void>((resolve) => trickling.listen(0, '127.0.0.1', resolve));
  log = [];
  server = await testServer({ privateDestinations: true, log: (message) => log.push(message) });
  const settings = {
    'smtp.enabled': 'true',
    'smtp.from.address': 'bomdeck@example.com',
    'smtp.server.hostname': '127.0.0.1',
    'smtp.server.port': String((trickling.address() as AddressInfo).port),
  };
  const items = Object.entries(settings).map(([propertyName, propertyValue]) => ({
    groupName: 'email',
    propertyName,
    propertyValue,
  }));
  expect((await apiCall(server)('POST', '/configProperty/aggregate', items)).status).toBe(200);
});
afterEach(async () => {
  await server.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => trickling.close(resolve));
});

it('gives up a mail server that never comes to an end, and lets go of it', async () => {
  await expect(sendMail(server.context, MAIL, { timeoutMs: 200 })).rejects.toThrow(
    'No answer within 200 ms.',
  );

  await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true]);
});

it('lets go of a mail server when the server stops', async () => {
  const fields = new URLSearchParams({ destination: 'me@example.com' });
  expect((await apiCall(server)('POST', '/notification/publisher/test/smtp', fields)).status).toBe(200);
  await expect.poll(() => sockets).toHaveLength(1);

  const begun = performance.now();
  await server.context.jobs.stop();

  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(log).toEqual([]);
});

it('says in the log that a test did not arrive', async () => {
  trickling.removeAllListeners('connection').on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.end('554 not for you\r\n');
  });
  const fields = new URLSearchParams({ destination: 'me@example.com' });

  await apiCall(server)('POST', '/notification/publisher/test/smtp', fields);
  await server.idle();

  expect(log).toEqual(['Job sendTestMail failed: The email server answered 554.']);
});
