import { Worker } from 'node:worker_threads';

import type { BomCheckRules, BomRefusal } from '../rules/bomValidation.js';
import { BomUncheckableError } from './bomChecker.js';
import type { BomChecker } from './bomChecker.js';

export interface BomCheckRequest {
  bytes: Uint8Array;
  rules: BomCheckRules;
}

export interface BomCheckAnswer {
  refusal?: BomRefusal;
  /** The check could not be done. */
  failure?: string;
}

/**
 * Checks documents one after the other in a worker that is started for the first one. A document that takes too long
 * or too much memory costs the worker its life, nothing else.
 */
export function bomCheckerInWorker(script: URL): BomChecker {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function ask(request: BomCheckRequest): Promise<BomRefusal | undefined> {
    worker ??= new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    const asked = worker;
    return new Promise<BomRefusal | undefined>((resolve, reject) => {
      const onMessage = ({ refusal, failure }: BomCheckAnswer) => {
        if (failure !== undefined) return fail(failure);
        end();
        return resolve(refusal);
      };
      const onError = (error: Error) => fail(error.message);
      const onExit = () => fail('the check crashed');
      const timeout = setTimeout(() => fail('the check took too long'), TIMEOUT_MS);
      function end(): void {
        clearTimeout(timeout);
        asked.off('message', onMessage).off('error', onError).off('exit', onExit);
        // Without a listener, an error would end the process. An idle worker does not keep the process alive.
        asked.on('error', ignore);
        asked.unref();
      }
      function fail(reason: string): void {
        end();
        if (worker === asked) worker = undefined;
        void asked.terminate();
        reject(new BomUncheckableError(reason));
      }
      asked.off('error', ignore).on('message', onMessage).on('error', onError).on('exit', onExit);
      asked.ref();
      asked.postMessage(request);
    });
  }

  return {
    check(bytes, rules) {
      const result = last.then(() => ask({ bytes, rules }));
      last = result.catch(() => undefined);
      return result;
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}

const ignore = () => {};

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 1_500;
