import { yieldToBrowser } from '../../yieldToBrowser.js';
import { BomCheckUnavailableError } from '../bomCheck.js';
import type { BomCheck, BomCheckStage, BomFormat } from '../bomCheck.js';
import type { CheckReply, CheckRequest } from './messages.js';

/** Checks files off the main thread. */
export interface BomChecker {
  /**
   * Checks a file against the CycloneDX schema of its version. Several files can be checked at the same time.
   * @throws the reason of `signal` when aborted; the work then ends immediately
   * @throws BomCheckUnavailableError when the file cannot be checked here, which does not mean anything about
   * the file
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
  /** Called with the part of the work that starts. */
  onProgress?: (progress: { stage: BomCheckStage }) => void;
}

export interface CreateBomCheckerOptions {
  /**
   * Makes a worker from `bomCheck.worker.js` (JSON) or `xmlBomCheck.worker.js` (XML), for hosts that serve them from
   * elsewhere. Return `undefined` or throw where workers are forbidden.
   */
  createWorker?: (format: BomFormat) => Worker | undefined;
}

/**
 * Bytes checked at most without a worker. XML cannot be checked in slices: a megabyte takes some 60 ms. Of JSON only the
 * first step, `JSON.parse`, is one piece, some 10 ms a megabyte.
 */
const MAX_SIZE_ON_PAGE = { json: 8_000_000, xml: 750_000 };
/** A frame at 60 per second has 16 ms; the page needs some of it. */
const SLICE_MS = 8;

/**
 * Makes a checker that works in its own module workers, one for JSON and one for XML, whose engine is ten
 * times as large. They are started when first needed and kept for the next file.
 *
 * Where a page cannot start workers (a Content-Security-Policy without `worker-src 'self'`, a bundler that
 * does not serve the file), files of moderate size are checked on the page in slices.
 */
export function createBomChecker(options: CreateBomCheckerOptions = {}): BomChecker {
  const makeWorker = options.createWorker ?? createDefaultWorker;
  const disposal = new AbortController();
  const idle = new Map<BomFormat, Worker>();
  const broken = new Set<BomFormat>();

  return {
    async check(file, { signal, maxProblems, onProgress } = {}) {
      const ending = signal ? AbortSignal.any([signal, disposal.signal]) : disposal.signal;
      ending.throwIfAborted();
      const onStage = (stage: BomCheckStage) => onProgress?.({ stage });
      const format = await formatOf(file);
      ending.throwIfAborted();
      if (!broken.has(format)) {
        const kept = idle.get(format);
        idle.delete(format);
        const worker = kept ?? start(makeWorker, format);
        const outcome =
          worker && (await checkInWorker(worker, !kept, { file, maxProblems }, ending, onStage));
        if (outcome) {
          if (idle.has(format) || disposal.signal.aborted) worker.terminate();
          else idle.set(format, worker);
          return outcome;
        }
        broken.add(format);
      }
      return checkOnPage(file, format, maxProblems, ending, onStage);
    },
    dispose() {
      disposal.abort();
      for (const worker of idle.values()) worker.terminate();
      idle.clear();
    },
  };
}

/** By the first character: what is neither JSON nor XML needs no engine, so the small worker refuses it. */
async function formatOf(file: Blob): Promise<BomFormat> {
  const LENGTH = 65_536;
  for (let start = 0; start < file.size; start += LENGTH) {
    const bytes = new Uint8Array(await file.slice(start, start + LENGTH).arrayBuffer());
    // White space, the bytes of byte order marks, and the zeros of UTF-16.
    const first = bytes.find((byte) => ![0x20, 9, 10, 13, 0xef, 0xbb, 0xbf, 0xfe, 0xff, 0].includes(byte));
    if (first !== undefined) return first === 0x3c ? 'xml' : 'json';
  }
  return 'json';
}

function createDefaultWorker(format: BomFormat): Worker {
  // Bundlers recognize these expressions only in this form.
  return format === 'json'
    ? new Worker(new URL('./bomCheck.worker.js', import.meta.url), {
        type: 'module',
        name: 'bomdeck-bom-check',
      })
    : new Worker(new URL('./xmlBomCheck.worker.js', import.meta.url), {
        type: 'module',
        name: 'bomdeck-bom-check',
      });
}

function start(makeWorker: (format: BomFormat) => Worker | undefined, format: BomFormat): Worker | undefined {
  try {
    return makeWorker(format);
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
  format: BomFormat,
  maxProblems: number | undefined,
  signal: AbortSignal,
  onStage: (stage: BomCheckStage) => void,
): Promise<BomCheck> {
  if (file.size > MAX_SIZE_ON_PAGE[format]) {
    const message = `${file.size} bytes are too many to be checked without a worker`;
    throw new BomCheckUnavailableError('tooLarge', message);
  }
  const { checkBom } = await loadCheck();
  const bytes = new Uint8Array(await file.arrayBuffer());
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
    await yieldToBrowser();
    sliceStart = performance.now();
  };
}
