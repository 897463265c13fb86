import { parentPort, workerData } from 'node:worker_threads';

import type { ServerContext } from '../context.js';
import { signInThrottle } from '../rules/signInThrottle.js';
import { bomCheckerInThread } from '../runtime/bomChecker.js';
import { askOverNetwork } from '../runtime/outbound.js';
import { jobQueueOf } from '../runtime/queue.js';
import { configOf } from '../store/config.js';
import { closeDatabase, openDatabase } from '../store/database.js';
import { keyUsageOf } from '../store/keyUsage.js';
import { secretsOf } from '../store/secrets.js';
import { secondWriter } from '../store/writerTurns.js';
import { registerWork } from './index.js';
import type { JobWorkerData, MessageFromJobWorker, MessageToJobWorker } from './jobQueueInWorker.js';

/** Runs the jobs of a database file; the thread of the requests talks to it by messages, see jobQueueInWorker.ts. */
function main(): void {
  const port = parentPort;
  if (!port) throw new Error('This script runs in a worker thread.');
  const { database, key, options, turns, hasRunOutOfMemory } = workerData as JobWorkerData;
  const send = (message: MessageFromJobWorker) => port.postMessage(message);
  const log = (message: string, error?: unknown) =>
    send({
      kind: 'log',
      message,
      error:
        error === undefined
          ? undefined
          : error instanceof Error
            ? (error.stack ?? error.message)
            : String(error),
    });

  const db = openDatabase(database, secondWriter(turns));
  const jobs = jobQueueOf(db, Date.now, log);
  const server: ServerContext = {
    db,
    now: Date.now,
    log,
    config: configOf(db),
    secrets: secretsOf(Buffer.from(key), Date.now),
    keyUsage: keyUsageOf(db, Date.now, log),
    signInThrottle: signInThrottle(Date.now),
    jobs,
    bomChecker: bomCheckerInThread(),
    ask: askOverNetwork({ allowPrivate: options.privateDestinations }),
    options,
  };
  registerWork(server);
  port.on('message', (message: MessageToJobWorker) => {
    switch (message.kind) {
      case 'wake':
        jobs.wake();
        break;
      case 'idle':
        void jobs.idle().then(() => send({ kind: 'idle', request: message.request }));
        break;
      case 'stop':
        void jobs.stop().then(() => {
          closeDatabase(db, log);
          port.close();
        });
        break;
    }
  });
  jobs.start(hasRunOutOfMemory ? 'outOfMemory' : undefined);
}

main();
