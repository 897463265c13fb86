import { ApiError } from '../api/errors.js';

/** A row that is still there, and why. */
export interface RefusedRemoval<Row> {
  row: Row;
  error: unknown;
}

/** At once; servers count what holds the rows anew with each. */
const LANES = 4;

/**
 * Removes rows; one that is refused does not hold up the others. One that was gone already is as good as removed.
 * After a refused session nothing else is tried.
 */
export async function removeRows<Row>(
  rows: readonly Row[],
  remove: (row: Row) => Promise<unknown>,
): Promise<{ removed: Row[]; refused: RefusedRemoval<Row>[] }> {
  const removed: Row[] = [];
  const refused: RefusedRemoval<Row>[] = [];
  const waiting = [...rows];
  let ended: ApiError | undefined;
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      try {
        if (ended) throw ended;
        await remove(row);
        removed.push(row);
      } catch (error) {
        const isAnswer = error instanceof ApiError;
        if (isAnswer && error.status === 401) ended = error;
        if (isAnswer && error.status === 404) removed.push(row);
        else refused.push({ row, error });
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return { removed, refused };
}
