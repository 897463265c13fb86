import type { ApiClient } from '../../api/client.js';
import type { UploadProgress } from '../../api/upload.js';
import { attempt } from '../../data/attempt.js';
import { followWork } from '../../data/followWork.js';
import type { ResourceKey } from '../../data/resources/resourceKey.js';
import type { Host } from '../../host/KitProvider.js';
import type { AcceptedBom, BomCheck, RefusedBom } from '../../domain/cyclonedx/bomCheck.js';

/**
 * A kind of document that a server accepts for a project and processes: where it is sent, and how to find out
 * its result.
 */
export interface UploadKind<Sight, Outcome> {
  /** Distinguishes it from other kinds. */
  name: string;
  /** Returns the resources that may have changed once the server is done. */
  stale: (outcome: Outcome) => readonly ResourceKey[];
  /** Sends the file. @returns the token of its processing */
  upload: (
    api: ApiClient,
    projectId: string,
    file: File,
    options: { onProgress: (progress: UploadProgress) => void; signal: AbortSignal },
  ) => Promise<string>;
  /** Reads the part of the project that shows whether anything changed. Rejects where it cannot be read. */
  look: (
    host: UploadJobHost<Outcome>,
    projectId: string,
    when: 'before' | 'after',
    signal?: AbortSignal,
  ) => Promise<Sight>;
  /** Returns the result. A sight is undefined when it could not be read. */
  outcomeOf: (
    sent: { projectId: string; token: string },
    before: Sight | undefined,
    after: Sight | undefined,
  ) => Outcome | Promise<Outcome>;
}

/**
 * The progress of an upload. Each step has the data its screen needs, and the file until someone discards it.
 */
export type UploadState<Outcome = unknown> =
  | { step: 'choose' }
  | { step: 'checking'; file: File }
  /** It is no acceptable BOM. */
  | { step: 'refused'; file: File; check: RefusedBom }
  | { step: 'tooLarge'; file: File; maxBytes: number }
  /** The check could not be run at all, so nothing is known of the file. */
  | { step: 'unchecked'; file: File; error: unknown }
  | { step: 'ready'; file: File; check: AcceptedBom }
  | { step: 'uploading'; file: File; check?: BomCheck; progress?: UploadProgress }
  /** The server said no, or could not be reached. Nothing was changed. */
  | { step: 'failed'; file: File; check?: BomCheck; error: unknown }
  | {
      step: 'processing';
      file: File;
      check?: BomCheck;
      token: string;
      startedAt: number;
      pollError?: unknown;
    }
  /** The remaining time is not known. */
  | { step: 'unfinished'; file: File; check?: BomCheck; token: string; startedAt: number }
  | { step: 'done'; file: File; check?: BomCheck; outcome: Outcome };

/** The external dependencies of a job. */
export interface UploadJobHost<Outcome> {
  api: ApiClient;
  /** Whether the user has a permission: what the server would refuse is not read. */
  can: Host['can'];
  /** Checks a file against its schema, away from the page's own thread. */
  checkFile: (file: File, signal: AbortSignal) => Promise<BomCheck>;
  /** Larger files are not even read. */
  maxBytes?: number;
  /** Makes the worker that reads long lists of findings. @defaultValue the kit's own */
  createWorker?: () => Worker;
  /** Called when the server rejected the session. */
  onUnauthorized: () => void;
  /** The server is done. */
  onProcessed: (outcome: Outcome) => void;
}

/** The upload of one file to one project. It continues while no view shows it. */
export interface UploadJob<Outcome = unknown> {
  getState: () => UploadState<Outcome>;
  subscribe: (onChange: () => void) => () => void;
  /** Takes a file and checks it. Does nothing while a file is on its way. */
  choose: (file: File) => void;
  /** Sends the file, checked or not; also after a failure. */
  send: () => void;
  /** Stops the check or the upload. The file is kept. The server continues with what it already has. */
  stop: () => void;
  /** Waits on for a processing that took longer than people are patient, see `followWork`. */
  waitOn: () => void;
  /** Puts the file away. Does nothing while a file is on its way. */
  reset: () => void;
  /** Updates the external dependencies of the job. */
  connect: (host: UploadJobHost<Outcome>) => void;
}

/** Makes the job of a project; nothing happens before a file is chosen. */
export function createUploadJob<Sight, Outcome>(
  kind: UploadKind<Sight, Outcome>,
  projectId: string,
  initialHost: UploadJobHost<Outcome>,
): UploadJob<Outcome> {
  let host = initialHost;
  let state: UploadState<Outcome> = { step: 'choose' };
  let running: AbortController | undefined;
  // The state before the upload, for processing that is awaited a second time.
  let previous: Sight | undefined;
  const listeners = new Set<() => void>();

  const set = (next: UploadState<Outcome>) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const isBusy = () => ['uploading', 'processing'].includes(state.step);

  async function check(file: File): Promise<void> {
    running?.abort();
    if (host.maxBytes !== undefined && file.size > host.maxBytes) {
      set({ step: 'tooLarge', file, maxBytes: host.maxBytes });
      return;
    }
    const controller = (running = new AbortController());
    set({ step: 'checking', file });
    try {
      const result = await host.checkFile(file, controller.signal);
      if (controller.signal.aborted) return;
      set(result.ok ? { step: 'ready', file, check: result } : { step: 'refused', file, check: result });
    } catch (error) {
      if (controller.signal.aborted) return;
      set({ step: 'unchecked', file, error });
    }
  }

  async function send(file: File, known: BomCheck | undefined): Promise<void> {
    const controller = (running = new AbortController());
    set({ step: 'uploading', file, check: known });
    const { signal } = controller;
    const before = await look('before', signal);
    const upload = async () => {
      signal.throwIfAborted();
      return kind.upload(host.api, projectId, file, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) set({ step: 'uploading', file, check: known, progress });
        },
      });
    };
    const outcome = await attempt(upload, { auth: host, signal });
    if (outcome.status === 'stopped') return set(stateOf(file, known));
    if (outcome.status === 'refused') {
      return set({ step: 'failed', file, check: known, error: outcome.error });
    }
    await follow({ file, check: known, token: outcome.result, startedAt: Date.now() }, before);
  }

  async function follow(
    sent: Extract<UploadState<Outcome>, { step: 'unfinished' }> | SentFile,
    before: Sight | undefined,
  ): Promise<void> {
    const { file, check: known, token, startedAt } = sent;
    const job: SentFile = { file, check: known, token, startedAt };
    previous = before;
    running = undefined;
    set({ step: 'processing', ...job });
    const isDone = await followWork(host.api, job.token, {
      auth: { onUnauthorized: () => host.onUnauthorized() },
      // The server continues its work. The only thing to do is to ask again.
      onTrouble: (error) =>
        set({ step: 'processing', ...job, ...(error !== undefined && { pollError: error }) }),
    });
    if (!isDone) return set({ step: 'unfinished', ...job });
    const outcome = await kind.outcomeOf({ projectId, token: job.token }, before, await look('after'));
    set({ step: 'done', file: job.file, check: job.check, outcome });
    host.onProcessed(outcome);
  }

  /** Users who can upload do not always have permission to read. Then nothing can be compared. */
  const look = (when: 'before' | 'after', signal?: AbortSignal) =>
    kind.look(host, projectId, when, signal).catch(() => undefined);

  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    choose: (file) => {
      if (!isBusy()) void check(file);
    },
    send: () => {
      if (state.step === 'choose' || state.step === 'checking' || isBusy()) return;
      if (state.step === 'tooLarge' || state.step === 'unfinished' || state.step === 'done') return;
      void send(state.file, 'check' in state ? state.check : undefined);
    },
    stop: () => {
      if (state.step === 'checking') {
        running?.abort();
        set({ step: 'choose' });
      } else if (state.step === 'uploading') {
        running?.abort();
      }
    },
    waitOn: () => {
      if (state.step === 'unfinished') void follow(state, previous);
    },
    reset: () => {
      if (isBusy()) return;
      running?.abort();
      set({ step: 'choose' });
    },
    connect: (next) => {
      host = next;
    },
  };
}

/** A file that the server has taken. */
interface SentFile {
  file: File;
  check?: BomCheck;
  token: string;
  startedAt: number;
}

/** Returns the state of a file that is not in progress. */
function stateOf(file: File, check: BomCheck | undefined): UploadState<never> {
  if (!check) return { step: 'unchecked', file, error: undefined };
  return check.ok ? { step: 'ready', file, check } : { step: 'refused', file, check };
}
