import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

import { serve } from '@hono/node-server';

import { createServer } from '../../reference-app/server/app.js';
import type { Server } from '../../reference-app/server/app.js';
import { fillMiddlingPortfolio, MIDDLING_PORTFOLIO } from '../support/largePortfolio.js';
import { addUser } from '../support/testUsers.js';
import type { Benchmark, Figure } from './measure.js';

const RUNS = 5;
/** The encodings that browsers accept. */
const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';
/** The request that the console sends when its page of vulnerabilities opens. */
const FIRST_PAGE = '/api/v1/vulnerability?pageNumber=1&pageSize=25';

/** Measures the size of the list of vulnerabilities, which names every component that has one of them. */
export const vulnerabilitiesBenchmark: Benchmark = {
  name: 'vulnerabilities',
  about: `The first page of vulnerabilities of ${MIDDLING_PORTFOLIO.projects} projects with 10,000 findings, as a browser gets it.`,
  run: async () => {
    const server = await createServer({ database: ':memory:', seed: 'defaults' });
    try {
      await server.idle();
      fillMiddlingPortfolio(server.context.db);
      return await measureFirstPage(server);
    } finally {
      await server.close();
    }
  },
};

async function measureFirstPage(server: Server): Promise<Figure[]> {
  const token = await addUser(server.context, 'viewer');
  const listener = serve({ fetch: server.fetch, port: 0, hostname: '127.0.0.1' });
  try {
    if (!listener.listening) await new Promise((resolve) => listener.once('listening', resolve));
    const { port } = listener.address() as AddressInfo;
    const takes: number[] = [];
    let sent = 0;
    let plain = 0;
    for (let run = -1; run < RUNS; run += 1) {
      const startedAt = performance.now();
      const body = await get(port, token);
      if (run >= 0) takes.push(performance.now() - startedAt);
      sent = body.length;
      plain = gunzipSync(body).length;
    }
    return [
      {
        name: 'first page of vulnerabilities, over the wire',
        unit: 'kB',
        samples: [sent / 1000],
        target: 300,
      },
      { name: 'the same, as it is read', unit: 'kB', samples: [plain / 1000] },
      { name: 'the same, until its last byte', unit: 'ms', samples: takes },
    ];
  } finally {
    listener.close();
  }
}

/** The bytes as they are sent: `fetch` would decompress them. */
async function get(port: number, token: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': ACCEPT_ENCODING };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: FIRST_PAGE, headers }, resolve).on('error', reject).end();
  });
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  if (answer.statusCode !== 200) throw new Error(`The first page was answered with ${answer.statusCode}.`);
  return Buffer.concat(pieces);
}
