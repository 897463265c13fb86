import type { FindingBatch, FindingTexts } from './FindingReader.js';
import type { FromFindingsWorker, ToFindingsWorker } from './messages.js';
import { UnreadableFindings } from './UnreadableFindings.js';

/** Takes the bytes of answers and gives findings in batches. */
export interface Intake {
  push(bytes: Uint8Array<ArrayBuffer>): Promise<void> | void;
  /**
   * Says that an answer ends here.
   * @returns findings read so far, over all answers
   */
  endAnswer(): Promise<number>;
  /** Gives the long texts and ends. */
  finish(): Promise<FindingTexts>;
  /** Ends immediately. */
  stop(): void;
}

/** The worker of the kit. A bundler finds its file by this very form of the call. */
export function createFindingsWorker(): Worker {
  return new Worker(new URL('./findings.worker.js', import.meta.url), {
    type: 'module',
    name: 'bomdeck-findings',
  });
}

/** Reads in a worker, so that the page stays free. */
export function intakeOfWorker(worker: Worker, onBatch: (batch: FindingBatch) => void): Intake {
  let failure: { error: unknown } | undefined;
  let waiting: { resolve: (message: never) => void; reject: (error: unknown) => void } | undefined;
  const fail = (error: unknown) => {
    failure ??= { error };
    waiting?.reject(error);
  };
  const post = (message: ToFindingsWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const ask = <T extends FromFindingsWorker>(message: ToFindingsWorker) =>
    new Promise<T>((resolve, reject) => {
      if (failure) return reject(failure.error);
      waiting = { resolve, reject };
      post(message);
    });
  worker.onmessage = ({ data }: MessageEvent<FromFindingsWorker>) => {
    if (data.type === 'batch') onBatch(data.batch);
    else if (data.type === 'failed') fail(new UnreadableFindings(data.path, data.explanation));
    else waiting?.resolve(data as never);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(new Error(`Bomdeck: the worker that reads findings stopped. ${event.message ?? ''}`));
  };
  return {
    push(bytes) {
      if (failure) throw failure.error;
      // A piece of a larger buffer is copied: the rest of the buffer may belong to other code.
      const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
      post({ type: 'bytes', buffer: own.buffer, offset: own.byteOffset, length: own.byteLength }, [
        own.buffer,
      ]);
    },
    endAnswer: async () => (await ask<{ type: 'answerRead'; count: number }>({ type: 'endAnswer' })).count,
    async finish() {
      const { texts } = await ask<{ type: 'finished'; texts: FindingTexts }>({ type: 'finish' });
      worker.terminate();
      return texts;
    },
    stop: () => worker.terminate(),
  };
}
