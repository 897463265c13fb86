import { randomUUID } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';

import { isStorageFull } from '../store/database.js';
import type { Database } from '../store/database.js';
import {
  addJob,
  failJob,
  finishJob,
  forgetFailedJobs,
  holdLane,
  interruptedJobs,
  isHungry,
  isSuspect,
  isTokenAlive,
  nextJob,
  postponeJob,
  requeueJob,
  returnJob,
  startJob,
  waitingUntil,
} from '../store/jobs.js';
import type { InterruptedJob, JobRow, NewJob } from '../store/jobs.js';

/** Work outside of requests. Jobs are rows of the table `job`: what was enqueued survives the process. */
export interface JobQueue {
  /** Says what to do with jobs of a kind; once per kind, before the queue starts. */
  handle<Payload>(kind: string, work: JobHandler<Payload>, traits?: JobTraits<Payload>): void;
  /**
   * Adds a job; call it inside of the transaction that stores what the job is about.
   * @returns the token, a new one unless given
   */
  enqueue(job: NewJob): string;
  /** Whether a job with this token waits or runs. False for unknown, finished and failed ones. */
  isProcessing(token: string): boolean;
  /** Begins with what an earlier process left. */
  start(): void;
  /** Resolves when nothing waits or runs any more; jobs that are due within a minute are done at once, later ones stay. */
  idle(): Promise<void>;
  /** Lets the running jobs finish, or stop where they can, and starts no other. */
  stop(): Promise<void>;
}

/** What the queue has to know about jobs of a kind. */
export interface JobTraits<Payload = unknown> {
  /** They send or ask elsewhere, and may wait long for an answer: they have places of their own and take none from other work. */
  waitsForNetwork?: boolean;
  /** Says that a job is given up, in the transaction that puts it on record. */
  onGivenUp?: (payload: Payload, reason: string) => void;
}

/**
 * Does one job. It may be called again for the same job after a crash or an error, so its effects must be repeatable.
 * Long work writes in short transactions and waits in between (see `inSlices`), so that others can write, too.
 * @returns what is left to do in the very transaction that takes the job off the list, such as enqueueing what comes next;
 * it happens exactly once
 * @throws PermanentFailure when a second attempt is pointless
 */
export type JobHandler<Payload> = (
  payload: Payload,
  job: RunningJob,
) => Promise<void | (() => void)> | void | (() => void);

export interface RunningJob {
  token: string;
  /** What the job was enqueued with; empty without. */
  data: Uint8Array;
  /** 1 at first; more only after it failed. */
  attempt: number;
  /** The other lane that an earlier attempt held, too. */
  secondLane?: string;
  /**
   * Keeps other jobs from another lane, too, until this one is done, also over a restart; for a lane that is as new as the
   * transaction this is called in, once per job.
   */
  holdLane(lane: string): void;
  /** Does a part of the work as if it were a job of another lane: after what runs there, and before what waits. One at a time. */
  inLane(lane: string, work: () => Promise<void>): Promise<void>;
  /** Aborted when the server is to stop: a job that throws then is done after the next start. */
  signal: AbortSignal;
}

/** Thrown by a handler: the job cannot succeed, whatever happens. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** The lane of everything that changes what is in a project. */
export function projectLane(projectId: number): string {
  return `project:${projectId}`;
}

/** A job is given up after it failed so often. */
export const MAX_ATTEMPTS = 4;

/**
 * A job is given up after the process ended so often while it ran. The waits in between grow, so that some hours of a server that is
 * killed again and again do not use it up, while a job that itself ends the process does so less and less often.
 */
export const MAX_INTERRUPTIONS = 16;

/** A job is given up after memory ran out so often while it ran: it would again. */
const MAX_MEMORY_FAILURES = 2;

/** A queue that runs its jobs in this thread. */
export interface LocalJobQueue extends JobQueue {
  /** Looks for jobs that others added to the database. */
  wake(): void;
  /** @param before - `outOfMemory` where what ran them before ended for lack of memory */
  start(before?: 'outOfMemory'): void;
}

/** Runs the jobs of a database in this thread: several at a time, but only one of a lane. */
export function jobQueueOf(
  db: Database,
  now: () => number,
  log: (message: string, error?: unknown) => void,
): LocalJobQueue {
  const handlers = new Map<string, JobHandler<never>>();
  const networkKinds = new Set<string>();
  const whenGivenUp = new Map<string, (payload: never, reason: string) => void>();
  const running = new Map<string, Promise<void>>();
  /** By the lane of the job that holds it. */
  const secondLanes = new Map<string, string>();
  const computing: Pool = { places: MAX_COMPUTING, jobs: new Set() };
  const atNetwork: Pool = { places: MAX_AT_NETWORK, jobs: new Set() };
  const poolOf = (kind: string) => (networkKinds.has(kind) ? atNetwork : computing);
  let isStarted = false;
  const leftovers: (() => void)[] = [];
  let isHurried = false;
  let isWoken = false;
  let stopping = new AbortController();
  let scheduling: Promise<void> | undefined;
  let alarm: NodeJS.Timeout | undefined;

  const wake = () => {
    isWoken = true;
    if (isStarted) scheduling ??= schedule();
  };

  async function schedule(): Promise<void> {
    while (isWoken && isStarted) {
      // What enqueued the first job finishes its transaction before the job is looked at.
      await nextTick();
      isWoken = false;
      clearTimeout(alarm);
      try {
        settleLeftovers();
        // One moment for both: what became due in between would neither be begun nor waited for.
        const moment = now();
        beginWhatIsDue(moment);
        wakeIn(isStarted ? (waitingUntil(db, moment) ?? Infinity) - now() : Infinity);
      } catch (error) {
        log('The job queue cannot reach its database', error);
        wakeIn(RETRY_AFTER_MS);
      }
    }
    // Right here, so that a call of wake from now on has it look again.
    scheduling = undefined;
  }

  function beginWhatIsDue(moment: number): void {
    while (isStarted) {
      if ([computing, atNetwork].every(isFull)) break;
      const kinds = [...handlers.keys()];
      const job = nextJob(db, moment + (isHurried ? HURRY_MS : 0), {
        busyLanes: [...running.keys(), ...secondLanes.values()],
        heldKinds: kinds.filter((kind) => isFull(poolOf(kind))),
        // Alone, so that what ends the process does not look like the others.
        heldSuspects: kinds.filter((kind) => [...poolOf(kind).jobs].some(isSuspect)),
        heldHungry: kinds.filter((kind) => poolOf(kind).jobs.size > 0),
      });
      if (!job) break;
      if (!startJob(db, job.id, now())) continue;
      if (job.secondLane !== null) secondLanes.set(job.lane, job.secondLane);
      const pool = poolOf(job.kind);
      pool.jobs.add(job);
      const done = perform(job).then(() => {
        pool.jobs.delete(job);
        running.delete(job.lane);
        secondLanes.delete(job.lane);
        wake();
      });
      running.set(job.lane, done);
    }
  }

  function wakeIn(milliseconds: number): void {
    if (milliseconds === Infinity) return;
    alarm = setTimeout(wake, Math.min(Math.max(milliseconds, 10), MAX_SLEEP_MS));
    alarm.unref();
  }

  /** Never rejects: whatever becomes of the work, the lane has to go on. */
  async function perform(job: JobRow): Promise<void> {
    await nextTick();
    const attempt = job.attempts + 1;
    try {
      const work = handlers.get(job.kind);
      if (!work) throw new PermanentFailure(`Nothing handles jobs of the kind ${job.kind}.`);
      const data = job.data ?? new Uint8Array();
      const complete = await work(JSON.parse(job.payload) as never, {
        token: job.token,
        data,
        attempt,
        secondLane: job.secondLane ?? undefined,
        holdLane(lane) {
          holdLane(db, job.id, lane);
          secondLanes.set(job.lane, lane);
        },
        inLane,
        signal: stopping.signal,
      });
      db.transaction(() => {
        complete?.();
        finishJob(db, job.id);
      });
    } catch (error) {
      if (stopping.signal.aborted) return settle(() => returnJob(db, job.id));
      const isHopeless = error instanceof PermanentFailure;
      const hasNoRoom = isStorageFull(error);
      const isFinal = isHopeless || (attempt >= MAX_ATTEMPTS && !hasNoRoom);
      if (isHopeless) log(`Job ${job.kind} failed: ${error.message}`);
      else log(`Job ${job.kind} failed${isFinal ? '' : ' and will be repeated'}`, error);
      settle(() => {
        if (isFinal) return giveUp(job, error instanceof Error ? error.message : String(error));
        // A full disk is no fault of the job: that was no attempt.
        if (hasNoRoom) return returnJob(db, job.id, now() + NO_ROOM_MS);
        return postponeJob(db, job.id, now() + RETRY_AFTER_MS * 2 ** attempt, String(error));
      });
    }
  }

  async function inLane(lane: string, work: () => Promise<void>): Promise<void> {
    for (let before = whoIsIn(lane); before; before = whoIsIn(lane)) await before;
    const working = work();
    const leaving = () => {
      running.delete(lane);
      wake();
    };
    running.set(lane, working.then(leaving, leaving));
    await working;
  }

  function whoIsIn(lane: string): Promise<void> | undefined {
    const [holder] = [...secondLanes].find(([, second]) => second === lane) ?? [lane];
    return running.get(holder);
  }

  function takeUp(job: InterruptedJob, isForMemory: boolean): void {
    // What waits for the network needs little: it only ran at the same time.
    const counted = interruptedOnceMore(job, isForMemory && !networkKinds.has(job.kind));
    const reason = hopelessness(counted);
    if (reason === undefined) return requeueJob(db, counted, now() + waitBefore(counted));
    log(`A job ${job.kind} was given up: ${reason}`);
    giveUp(job, reason);
  }

  function giveUp(job: Pick<JobRow, 'id' | 'kind' | 'payload'>, reason: string): void {
    try {
      db.transaction(() => {
        failJob(db, job.id, reason);
        whenGivenUp.get(job.kind)?.(JSON.parse(job.payload) as never, reason);
      });
    } catch (error) {
      log(`That a job ${job.kind} is given up could not be told`, error);
      failJob(db, job.id, reason);
    }
  }

  // A full disk must not lose track of a job that ended because of it.
  function settle(write: () => void): void {
    try {
      write();
    } catch (error) {
      log('What became of a job could not be written down yet', error);
      leftovers.push(write);
    }
  }

  function settleLeftovers(): void {
    while (leftovers.length > 0) {
      leftovers[0]?.();
      leftovers.shift();
    }
  }

  return {
    handle(kind, work, { waitsForNetwork = false, onGivenUp } = {}) {
      if (handlers.has(kind)) throw new Error(`Jobs of the kind ${kind} have a handler already.`);
      handlers.set(kind, work);
      if (waitsForNetwork) networkKinds.add(kind);
      if (onGivenUp) whenGivenUp.set(kind, onGivenUp);
    },
    enqueue(job) {
      const token = addJob(db, job, job.token ?? randomUUID(), now());
      wake();
      return token;
    },
    isProcessing: (token) => isTokenAlive(db, token),
    wake,
    start(before) {
      if (isStarted) return;
      forgetFailedJobs(db, now() - KEEP_FAILED_MS);
      for (const job of interruptedJobs(db)) takeUp(job, before === 'outOfMemory');
      isStarted = true;
      stopping = new AbortController();
      wake();
    },
    async idle() {
      isHurried = true;
      wake();
      while (scheduling || running.size > 0) await Promise.all([scheduling, ...running.values()]);
      isHurried = false;
    },
    async stop() {
      isStarted = false;
      stopping.abort();
      clearTimeout(alarm);
      await scheduling;
      await Promise.all(running.values());
    },
  };
}

/** Places for jobs that are done at the same time. */
interface Pool {
  places: number;
  /** Those that run. */
  jobs: Set<JobRow>;
}

/** What memory ran out for has the pool to itself. */
const isFull = ({ places, jobs }: Pool) => jobs.size >= places || [...jobs].some(isHungry);

function interruptedOnceMore(job: InterruptedJob, isForMemory: boolean): InterruptedJob {
  const interruptions = job.interruptions + 1;
  if (!isForMemory) return { ...job, interruptions };
  // What memory ran out for is suspect from the first time on.
  return { ...job, interruptions: Math.max(2, interruptions), memoryFailures: job.memoryFailures + 1 };
}

/** Why a job is not taken up again; `undefined` where it is. */
function hopelessness({ interruptions, memoryFailures }: InterruptedJob): string | undefined {
  if (memoryFailures >= MAX_MEMORY_FAILURES) return 'It needs more memory than the server has for it.';
  if (interruptions >= MAX_INTERRUPTIONS) return `The server ended ${MAX_INTERRUPTIONS} times meanwhile.`;
  return undefined;
}

// Once is most often by chance, and somebody waits. After that 1 s, 2 s, 4 s … up to an hour.
function waitBefore({ interruptions }: InterruptedJob): number {
  return interruptions < 2 ? 0 : Math.min(1000 * 2 ** (interruptions - 2), MAX_SLEEP_MS);
}

// More would only share the thread, and the memory.
const MAX_COMPUTING = 3;
// They hardly do anything but wait (repositories, alerts): destinations that never answer must not keep the others waiting.
export const MAX_AT_NETWORK = 12;
const RETRY_AFTER_MS = 500;
const NO_ROOM_MS = 30_000;
const KEEP_FAILED_MS = 30 * 24 * 3_600_000;
const HURRY_MS = 60_000;
// A timer longer than this would be cut short by Node anyway; the job is looked at again then.
const MAX_SLEEP_MS = 3_600_000;
