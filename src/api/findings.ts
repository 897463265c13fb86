import { yieldToBrowser } from '../domain/yieldToBrowser.js';
import { openWorker } from '../domain/openWorker.js';
import type { FindingRow, RowVulnerability } from '../domain/findings/FindingRow.js';
import type { FindingParts } from '../domain/findings/FindingsIndex.js';
import type { FindingVulnerability } from '../schema/finding.js';
import type { ApiClient, ApiRequest } from './client.js';
import { ShapeError } from './errors.js';
import type { FindingBatch } from './findings/FindingReader.js';
import { FindingRows } from './findings/FindingRows.js';
import { createFindingsWorker, intakeOfWorker, type Intake } from './findings/intake.js';
import { UnreadableFindings } from './findings/UnreadableFindings.js';
import { explained, outlineOf, pathOf } from './request.js';
import { totalOf } from './totalOf.js';

/** Options of {@link listFindings}. */
export interface ListFindingsOptions {
  /** True to list suppressed findings, too. */
  showSuppressed: boolean;
  /** Called from time to time while the list is read. */
  onProgress?: (progress: FindingsProgress) => void;
  /** Makes the worker that reads long lists; a host whose bundler needs its own way of doing so gives one. */
  createWorker?: () => Worker;
  /**
   * A promise to wait for before a long answer is read: receiving megabytes keeps a slow page from drawing
   * its frame.
   */
  untilDrawn?: Promise<void>;
}

/** The progress of reading a list. */
export interface FindingsProgress {
  /** Rows read. */
  rows: number;
  /** The number of rows in the complete list; absent when the server did not report it. */
  total?: number;
}

/** Every finding of a project, and the long texts on demand. */
export interface FindingList {
  readonly rows: readonly FindingRow[];
  /** The data that the rows share. */
  readonly parts: FindingParts;
  /**
   * Returns the complete vulnerability of a row of this list: title, description, recommendation, and its
   * other received data.
   */
  textsOf(vulnerability: RowVulnerability): FindingVulnerability;
}

/**
 * Lists every finding of a project. The answer may be tens of megabytes, so it is read in a worker as it
 * arrives, and most of it stays bytes until someone opens a row. If a server pages this list (5.0), pages are
 * requested until it is complete.
 * @throws ApiError 403 without `VIEW_VULNERABILITY` or access to the project, 404 for an unknown project
 * @throws ShapeError naming the first wrong place, also when the list was cut short
 */
export async function listFindings(
  api: ApiClient,
  projectId: string,
  options: ListFindingsOptions,
  signal?: AbortSignal,
): Promise<FindingList> {
  const { showSuppressed, onProgress, createWorker = createFindingsWorker, untilDrawn } = options;
  const rows = new FindingRows();
  const path = pathOf('finding', 'project', projectId);
  let intake: IntakeChoice | undefined;
  let count = 0;
  let total: number | undefined;
  const onBatch = (batch: FindingBatch) => {
    if (signal?.aborted) return;
    rows.add(batch);
    onProgress?.({ rows: rows.rows.length, total });
  };

  try {
    for (let pageNumber = 1; ; pageNumber += 1) {
      const params = { suppressed: showSuppressed, pageNumber, pageSize: PAGE_SIZE };
      const request: ApiRequest = { path, params, signal };
      const response = await api.send(request);
      total = totalOf(response);
      intake ??= new IntakeChoice(total, createWorker, onBatch);
      // While megabytes arrive, the code of the worker would wait for the last of them.
      if (total !== undefined) await intake.chosen();
      if (total !== undefined && total > SHORT_ROWS) await untilDrawn;
      const before = count;
      try {
        count = await readBody(response, request, intake);
      } catch (error) {
        throw error instanceof UnreadableFindings
          ? new ShapeError(outlineOf(request), error.path, error.explanation)
          : error;
      }
      if (total === undefined || count >= total) break;
      if (count === before) {
        throw new ShapeError(outlineOf(request), '', `the list ends at ${count} of ${total} rows`);
      }
    }
    const texts = await (await intake.chosen()).finish();
    // Data that was read after an abort was discarded, so the list would be incomplete.
    signal?.throwIfAborted();
    return { rows: rows.rows, parts: rows.parts(), textsOf: rows.textsOf(texts) };
  } catch (error) {
    intake?.stop();
    throw error;
  }
}

/** Hands the body on piece by piece; returns how many findings were read so far. */
async function readBody(response: Response, request: ApiRequest, choice: IntakeChoice): Promise<number> {
  const body = response.body?.getReader();
  let pauseAt = performance.now() + READ_FOR_MS;
  for (;;) {
    // Megabytes that have already arrived would be passed on without a pause.
    if (performance.now() >= pauseAt) {
      await yieldToBrowser();
      pauseAt = performance.now() + READ_FOR_MS;
    }
    const piece = await body?.read().catch((error: unknown) => {
      throw explained(error, outlineOf(request), request.signal);
    });
    if (!piece || piece.done) break;
    await choice.push(piece.value);
  }
  request.signal?.throwIfAborted();
  return (await choice.chosen()).endAnswer();
}

/** Decides who reads: a worker for long answers; for short ones starting it would take longer than reading. */
class IntakeChoice {
  #choice: Promise<Intake> | undefined;
  #intake: Intake | undefined;
  #waiting: Uint8Array<ArrayBuffer>[] = [];
  #isStopped = false;
  readonly #createWorker: () => Worker;
  readonly #onBatch: (batch: FindingBatch) => void;

  constructor(total: number | undefined, createWorker: () => Worker, onBatch: (batch: FindingBatch) => void) {
    this.#createWorker = createWorker;
    this.#onBatch = onBatch;
    if (total !== undefined) this.#choose(total > SHORT_ROWS);
  }

  async push(bytes: Uint8Array<ArrayBuffer>) {
    this.#waiting.push(bytes);
    if (!this.#choice && this.#waiting.reduce((sum, { length }) => sum + length, 0) > SHORT_BYTES) {
      this.#choose(true);
    }
    if (this.#intake) await this.#flush(this.#intake);
  }

  /** Returns the chosen reader after passing it all pushed bytes. */
  async chosen(): Promise<Intake> {
    if (!this.#choice) this.#choose(false);
    const intake = await this.#choice!;
    await this.#flush(intake);
    return intake;
  }

  stop() {
    this.#isStopped = true;
    void this.#choice?.then((intake) => intake.stop()).catch(() => undefined);
  }

  #choose(isLong: boolean) {
    this.#choice = this.#open(isLong).then((intake) => (this.#intake = intake));
    // Whatever awaits the choice handles the failure; before that it is no unhandled rejection.
    this.#choice.catch(() => undefined);
  }

  async #open(isLong: boolean): Promise<Intake> {
    const worker = isLong ? await openWorker(this.#createWorker) : undefined;
    if (worker) return intakeOfWorker(worker, this.#onBatch);
    // The code that reads on the page is the code that the worker has in its own file. It is not loaded
    // twice.
    const { intakeInSlices } = await import('./findings/intakeInSlices.js');
    return intakeInSlices(this.#onBatch);
  }

  async #flush(intake: Intake) {
    for (let bytes = this.#waiting.shift(); bytes && !this.#isStopped; bytes = this.#waiting.shift()) {
      await intake.push(bytes);
    }
  }
}

// 4.x servers send the complete list, regardless of the requested page.
const PAGE_SIZE = 1_000;
// A finding is about 2 kB of JSON; reading 200 kB takes about 3 ms, starting a worker 20 to 50.
const SHORT_ROWS = 100;
const SHORT_BYTES = 200_000;
const READ_FOR_MS = 8;
