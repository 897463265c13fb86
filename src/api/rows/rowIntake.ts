import { yieldToBrowser } from '../../domain/yieldToBrowser.js';
import { openWorker } from '../../domain/openWorker.js';
import { ShapeError, type RequestOutline } from '../errors.js';
import { SplitError } from '../findings/ArraySplitter.js';
import type { FromRowsWorker, ToRowsWorker } from './messages.js';

/** Takes the bytes of an answer and gives its rows. Both throw a ShapeError when the bytes are no JSON array. */
export interface RowIntake {
  push(bytes: Uint8Array<ArrayBuffer>): Promise<void> | void;
  /** The bytes that are pushed next are those of another answer. */
  end(): Promise<unknown[]>;
  /** Stops immediately. Calling it again changes nothing. */
  stop(): void;
}

/** Reads rows in a worker, so that the page stays free; where there are none, on the page, a row at a time. */
export async function openRowIntake(leftOut: string, outline: RequestOutline): Promise<RowIntake> {
  const worker = await openWorker(createRowsWorker);
  return worker ? intakeOfWorker(worker, leftOut, outline) : await intakeOnPage(leftOut, outline);
}

/** A bundler finds the file of the worker by this very form of the call. */
function createRowsWorker(): Worker {
  return new Worker(new URL('./rows.worker.js', import.meta.url), { type: 'module', name: 'bomdeck-rows' });
}

function intakeOfWorker(worker: Worker, leftOut: string, outline: RequestOutline): RowIntake {
  const post = (message: ToRowsWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  function begin(): Promise<unknown[]> {
    const read = new Promise<unknown[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromRowsWorker>) => {
        if (data.type === 'read') resolve(data.rows);
        else reject(unreadable(data, outline));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(`Bomdeck: the worker that reads rows stopped. ${event.message ?? ''}`));
      };
    });
    // The failure is handled at the end; until then it must not count as unhandled.
    read.catch(() => undefined);
    post({ type: 'begin', leftOut });
    return read;
  }
  let read = begin();
  return {
    push(bytes) {
      // A piece of a larger buffer is copied, because the rest of the buffer may belong to someone else.
      const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
      post({ type: 'bytes', bytes: own }, [own.buffer]);
    },
    async end() {
      post({ type: 'end' });
      const rows = await read;
      read = begin();
      return rows;
    },
    stop: () => worker.terminate(),
  };
}

async function intakeOnPage(leftOut: string, outline: RequestOutline): Promise<RowIntake> {
  // The worker has it in its own file: it is loaded for pages without one only.
  const { RowReader } = await import('./RowReader.js');
  let reader = new RowReader(leftOut);
  const orUnreadable = async (read: () => Promise<void> | void) => {
    try {
      await read();
    } catch (error) {
      throw error instanceof SplitError ? unreadable(error, outline) : error;
    }
  };
  return {
    push: (bytes) =>
      orUnreadable(async () => {
        reader.push(bytes);
        while (reader.readOne()) await yieldToBrowser();
      }),
    async end() {
      await orUnreadable(() => reader.end());
      const { rows } = reader;
      reader = new RowReader(leftOut);
      return rows;
    },
    stop: () => undefined,
  };
}

const unreadable = (
  { message, index }: Pick<SplitError, 'message' | 'index'>,
  outline: RequestOutline,
): ShapeError => new ShapeError(outline, index === undefined ? '' : `[${index}]`, message);
