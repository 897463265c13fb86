import { parentPort } from 'node:worker_threads';

import { checkBom } from '../rules/bomValidation.js';
import type { BomCheckAnswer, BomCheckRequest } from './bomCheckerInWorker.js';

/** Checks documents in a separate thread, one after the other; see bomCheckerInWorker.ts. */
function main(): void {
  const port = parentPort;
  if (!port) throw new Error('This script runs in a worker thread.');
  port.on('message', ({ bytes, rules }: BomCheckRequest) => {
    checkBom(bytes, rules).then(
      (refusal) => port.postMessage({ refusal } satisfies BomCheckAnswer),
      (error: unknown) => port.postMessage({ failure: String(error) } satisfies BomCheckAnswer),
    );
  });
}

main();
