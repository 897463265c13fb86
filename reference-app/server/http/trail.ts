import type { ApiContext } from '../context.js';
import { printable, text } from './model.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import { bytesOfRows, rowsInSlices } from '../store/rowSlices.js';
import { USUAL_BYTES, beforeLargeRead, inPieces } from './largeReads.js';

/**
 * The maximum number of characters in an auditor's text. The reference has no limit. Every change is answered
 * with the complete audit trail.
 */
const LONGEST = 32_767;

/** Returns the field for an auditor's text about a decision. @param what - such as `comment` */
export const auditText = (what: string) =>
  text({
    trim: true,
    max: LONGEST,
    pattern: printable(`The ${what} may only contain printable characters`),
  });

/** The entries of an audit. */
export interface Trail {
  table: 'analysisComment' | 'violationAnalysisComment';
  /** Oldest first. */
  ids: readonly number[];
}

/** To be awaited before an audit is changed whose trail will be answered. */
export async function beforeTrail(c: ApiContext, trail: Trail): Promise<void> {
  await beforeLargeRead(c, await bytesOfTrail(c, trail), { isStreamed: true });
}

/** Answers with a decision and its trail, which is read while it is sent where it is long. @param decision - in the order of the answer */
export async function withTrail(
  c: ApiContext,
  { before, after }: { before: object; after: object },
  trail: Trail,
): Promise<Response> {
  return inPieces(c, pieces(c, before, after, trail), await bytesOfTrail(c, trail));
}

const bytesOfTrail = async (c: ApiContext, { table, ids }: Trail) =>
  // Many short ones do not take a place; they are read in slices nevertheless.
  (await bytesOfRows(c.get('server').db, table, ids)) + Math.max(0, ids.length - MANY) * USUAL_BYTES;

const MANY = 1_000;

function* pieces(c: ApiContext, before: object, after: object, { table, ids }: Trail): Iterable<string> {
  yield `${JSON.stringify(before).slice(0, -1)},"analysisComments":`;
  yield* arrayPieces(entries(rowsInSlices<Entry>(c.get('server').db, table, ids)));
  yield `,${JSON.stringify(after).slice(1)}`;
}

interface Entry {
  id: number;
  timestamp: number;
  comment: string;
  commenter: string | null;
}

function* entries(rows: Iterable<Entry>): Iterable<string> {
  for (const { timestamp, comment, commenter } of rows)
    yield JSON.stringify({ timestamp, comment, commenter: commenter ?? undefined });
}
