import { afterEach, beforeEach, expect, it } from 'vitest';

import { CHEAP_HASHES } from '../../../support/testServer.js';
import { DEFAULT_LIMITS } from '../../../../reference-app/server/rules/documentLimits.js';
import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { turnsMemory } from '../../../../reference-app/server/store/writerTurns.js';
import { jobQueueInWorker } from '../../../../reference-app/server/work/jobQueueInWorker.js';
import type { JobQueue } from '../../../../reference-app/server/runtime/queue.js';

let db: Database;
let jobs: JobQueue | undefined;
let log: string[];

beforeEach(() => {
  db = openDatabase(':memory:');
  log = [];
});

afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  db.close();
});

/** A worker made of a few lines, which knows the messages but no database. */
function aQueue(script: string, memoryMb?: number): JobQueue {
  const url = new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${script}`)}`,
  );
  jobs = jobQueueInWorker(
    db,
    Date.now,
    (message) => log.push(message),
    url,
    {
      database: ':memory:',
      key: new Uint8Array(32),
      options: {
        version: '4.11.7',
        buildTime: '',
        uploadLimit: 1,
        documentLimits: DEFAULT_LIMITS,
        privateDestinations: false,
        isBehindProxy: false,
        corsOrigins: [],
        allowedHosts: [],
        asksOldPassword: true,
        leastPasswordLength: 8,
        hashCost: CHEAP_HASHES,
      },
      turns: turnsMemory(),
    },
    memoryMb,
  );
  return jobs;
}

const OBEDIENT = `parentPort.on('message', (message) => {
  if (message.kind === 'idle') parentPort.postMessage(message);
  if (message.kind === 'wake') parentPort.postMessage({ kind: 'log', message: 'awake' });
  if (message.kind === 'stop') parentPort.close();
});`;

it('wakes the worker once the transaction is over that adds a job', async () => {
  const queue = aQueue(OBEDIENT);
  queue.start();

  const token = db.transaction(() => queue.enqueue({ kind: 'note', payload: null }));
  await queue.idle();

  expect(queue.isProcessing(token)).toBe(true);
  expect(log).toEqual(['awake']);
});

it('replaces a worker that breaks down, and answers who waits', async () => {
  const broken = `if (globalThis.process.env.BOMDECK_TEST_WORKER_RAN) { ${OBEDIENT} } else throw new Error('out of order');`;
  const queue = aQueue(broken);
  delete process.env.BOMDECK_TEST_WORKER_RAN;
  queue.start();
  const waiting = queue.idle();
  await expect.poll(() => log).toContain('The job worker crashed');
  process.env.BOMDECK_TEST_WORKER_RAN = '1';

  await waiting;

  delete process.env.BOMDECK_TEST_WORKER_RAN;
});

it('replaces a worker that runs out of memory, and says so to the next one', async () => {
  const queue = aQueue(
    `import { workerData } from 'node:worker_threads';
    if (workerData.hasRunOutOfMemory) { parentPort.postMessage({ kind: 'log', message: 'careful' }); ${OBEDIENT} }
    else for (const kept = []; ; ) kept.push(new Array(100_000).fill({}));`,
    32,
  );
  queue.start();

  await queue.idle();

  expect(log).toEqual(['The job worker crashed', 'careful']);
});

it('stops a worker that does not listen', async () => {
  const queue = aQueue(
    `parentPort.on('message', (message) => { if (message.kind === 'stop') process.exit(0); });`,
  );
  queue.start();
  const waiting = queue.idle();

  await queue.stop();

  await waiting;
});
