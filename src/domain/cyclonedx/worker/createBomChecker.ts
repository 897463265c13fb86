import { BomCheckUnavailableError } from '../bomCheck.js';
import type { BomCheck, BomCheckStage } from '../bomCheck.js';
import type { CheckReply, CheckRequest } from './messages.js';

/** Checks files off the main thread. */
export interface BomChecker {
  /**
   * Checks a file against the CycloneDX schema of its version. Files may be checked at the same time.
   * @throws the reason of `signal` when aborted; the work then ends at once
   * @throws BomCheckUnavailableError when the file cannot be checked here, which says nothing about it
   * @throws DOMException `NotReadableError` when its bytes cannot be read
   */
  check(file: Blob, options?: BomCheckerOptions): Promise<BomCheck>;
  /** Ends the worker and every check under way, which then reject with an `AbortError`. */
  dispose(): void;
}

export interface BomCheckerOptions {
  signal?: AbortSignal;
  /** Problems listed at most, 1 or more. @defaultValue 50 */
  maxProblems?: number;
  /** Told which part of the work begins. */
  onProgress?: (progress: { stage: BomCheckStage }) => void;
}

export interface CreateBomCheckerOptions {
  /** Makes the worker, for hosts that serve it from elsewhere. Return `undefined` or throw where workers are forbidden. */
  createWorker?: () => Worker | undefined;
}

/**
 * Bytes checked at most without a worker. XML cannot be checked in slices: a megabyte takes some 60 ms. Of JSON only the
 * first step, `JSON.parse`, is one piece, some 10 ms a megabyte.
 */
const MAX_SIZE_ON_PAGE = { json: 8_000_000, xml: 750_000 };
/** A frame at 60 per second has 16 ms; the page needs some of it. */
const SLICE_MS = 8;

/**
 * Makes a checker that works in a module worker of its own, started at the first check and kept for the next.
 *
 * Where a page may not start workers (a Content-Security-Policy without `worker-src 'self'`, a bundler that does not
 * serve the file), files of moderate size are checked on the page in slices.
 */
export function createBomChecker(options: CreateBomCheckerOptions = {}): BomChecker {
  const makeWorker = options.createWorker ?? createDefaultWorker;
  const disposal = new AbortController();
  let idle: Worker | undefined;
  let areWorkersBroken = false;

  return {
    async check(file, { signal, maxProblems, onProgress } = {}) {
      const ending = signal ? AbortSignal.any([signal, disposal.signal]) : disposal.signal;
      ending.throwIfAborted();
      const onStage = (stage: BomCheckStage) => onProgress?.({ stage });
      if (!areWorkersBroken) {
        const worker = idle ?? start(makeWorker);
        const isNew = worker !== idle;
        idle = undefined;
        const outcome =
          worker && (await checkInWorker(worker, isNew, { file, maxProblems }, ending, onStage));
        if (outcome) {
          if (idle || disposal.signal.aborted) worker.terminate();
          else idle = worker;
          return outcome;
        }
        areWorkersBroken = true;
      }
      return checkOnPage(file, maxProblems, ending, onStage);
    },
    dispose() {
      disposal.abort();
      idle?.terminate();
      idle = undefined;
    },
  };
}

function createDefaultWorker(): Worker {
  // Bundlers recognise this expression as it stands.
  return new Worker(new URL('./bomCheck.worker.js', import.meta.url), {
    type: 'module',
    name: 'bomdeck-bom-check',
  });
}

function start(makeWorker: () => Worker | undefined): Worker | undefined {
  try {
    return makeWorker();
  } catch {
    // No Worker here, or forbidden by policy: the caller checks on the page instead.
    return undefined;
  }
}

/** @returns `undefined` when the worker did not load */
function checkInWorker(
  worker: Worker,
  isNew: boolean,
  request: CheckRequest,
  signal: AbortSignal,
  onStage: (stage: BomCheckStage) => void,
): Promise<BomCheck | undefined> {
  return new Promise((resolve, reject) => {
    let isLoaded = !isNew;
    const listening = new AbortController();
    const until = { signal: listening.signal };
    const end = (isWorkerFit: boolean, settle: () => void) => {
      listening.abort();
      if (!isWorkerFit) worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(false, () => reject(signal.reason as Error)), until);
    const onFailure = (event: Event) => {
      // Otherwise the browser reports it as an error of the page.
      event.preventDefault();
      const message = 'The worker of the BOM check broke down';
      end(false, () => {
        if (isLoaded) reject(new BomCheckUnavailableError('failed', message, { cause: event }));
        else resolve(undefined);
      });
    };
    worker.addEventListener('error', onFailure, until);
    worker.addEventListener('messageerror', onFailure, until);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<CheckReply>) => {
        if (data.type === 'ready') isLoaded = true;
        else if (data.type === 'stage') onStage(data.stage);
        else if (data.type === 'done') end(true, () => resolve(data.check));
        else if (data.type === 'unreadable') {
          end(false, () => reject(new DOMException(data.message, 'NotReadableError')));
        } else {
          // Its memory may be full, or a part of it could not be loaded: the next check gets a new one.
          end(false, () => reject(new BomCheckUnavailableError(data.reason, data.message)));
        }
      },
      until,
    );
    worker.postMessage(request);
  });
}

async function checkOnPage(
  file: Blob,
  maxProblems: number | undefined,
  signal: AbortSignal,
  onStage: (stage: BomCheckStage) => void,
): Promise<BomCheck> {
  const { checkBom } = await loadCheck();
  const { sniffBom } = await import('../sniffBom.js');
  const { format } = sniffBom(new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  signal.throwIfAborted();
  const limit = format ? MAX_SIZE_ON_PAGE[format] : Infinity;
  if (file.size > limit) {
    const message = `${file.size} bytes are too many to be checked without a worker`;
    throw new BomCheckUnavailableError('tooLarge', message);
  }
  // Of what is neither JSON nor XML, the beginning says everything.
  const part = format ? file : file.slice(0, 1_000_000);
  const bytes = new Uint8Array(await part.arrayBuffer());
  return checkBom(bytes, { maxProblems, onStage, signal, pause: createPause() });
}

async function loadCheck() {
  try {
    return await import('../checkBom.js');
  } catch (error) {
    throw new BomCheckUnavailableError('failed', 'The BOM check could not be loaded', { cause: error });
  }
}

/** Lets the page do its work whenever a slice is over. */
function createPause(): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return;
    // Unlike a timer, a message is not held back by 4 ms.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
    sliceStart = performance.now();
  };
}
