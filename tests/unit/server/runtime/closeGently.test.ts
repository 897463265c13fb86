import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { closeGently } from '../../../../reference-app/server/runtime/closeGently.js';

let listener: Server;
let address: string;
let waiting: ServerResponse[];

beforeEach(async () => {
  waiting = [];
  listener = createServer((_, response) => void waiting.push(response));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterEach(() => listener.closeAllConnections());

it('lets requests finish that are being answered, and takes no others', async () => {
  const answers = [1, 2].map(() => fetch(address).then((response) => response.text()));
  await expect.poll(() => waiting.length).toBe(2);

  const closed = closeGently(listener, 10_000);
  waiting.forEach((response) => response.end('done'));

  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  await closed;
  await expect(fetch(address)).rejects.toThrow();
});

it('ends what does not finish in time', async () => {
  const answer = fetch(address);
  await expect.poll(() => waiting.length).toBe(1);

  await Promise.all([closeGently(listener, 50), expect(answer).rejects.toThrow()]);
});
