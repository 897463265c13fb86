import { joinedNumbers } from '../../domain/findings/numbersOf.js';
import { jsonOf, type ApiRequest } from '../client.js';
import { explained, outlineOf } from '../request.js';
import type { RowIntake } from './rowIntake.js';

/** Rows, and how much was read for them. */
export interface ReadRows {
  rows: unknown;
  bytes: number;
}

/** Reads rows of one answer after the other. */
export interface RowsReader {
  /**
   * The rows of an answer that may be megabytes, most of them one member of each row that is not shown. Short answers are read at
   * once, with that member; long ones in a worker as they arrive, without it. After a failure nothing more can be read.
   * @param onBytes - called with the bytes read so far
   * @throws ShapeError when the answer is no JSON array, also when it breaks off
   * @throws NetworkError when the connection breaks
   */
  read(response: Response, request: ApiRequest, onBytes: (bytes: number) => void): Promise<ReadRows>;
  /** Ends the worker. */
  stop(): void;
}

/**
 * Makes a reader, with one worker for all its answers: to start one takes the page longer than all else about an answer.
 * @param leftOut - the member that long answers are read without
 */
export function rowsReader(leftOut: string): RowsReader {
  let intake: RowIntake | undefined;
  return {
    async read(response, request, onBytes) {
      const body = response.body?.getReader();
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      let bytes = 0;
      for (;;) {
        const piece = await body?.read().catch((error: unknown) => {
          throw explained(error, outlineOf(request), request.signal);
        });
        if (!piece || piece.done) break;
        bytes += piece.value.length;
        onBytes(bytes);
        pieces.push(piece.value);
        if (bytes <= SHORT_BYTES) continue;
        if (!intake) {
          const { openRowIntake } = await import('./rowIntake.js');
          intake = await openRowIntake(leftOut, outlineOf(request));
        }
        for (const one of pieces.splice(0)) await intake.push(one);
      }
      request.signal?.throwIfAborted();
      if (intake && bytes > SHORT_BYTES) return { rows: await intake.end(), bytes };
      return { rows: await jsonOf(new Response(joinedNumbers(Uint8Array, pieces)), request), bytes };
    },
    stop: () => intake?.stop(),
  };
}

// Reading that much takes about 3 ms, starting a worker 20 to 50.
const SHORT_BYTES = 200_000;
