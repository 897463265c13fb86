import { randomUUID } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';

import type { Database } from '../store/database.js';
import {
  addJob,
  forgetFailedJobs,
  holdLane,
  interruptedJobs,
  isHungry,
  isSuspect,
  isTokenAlive,
  mergeAlike,
  nextJob,
  startJob,
  waitingUntil,
} from '../store/jobs.js';
import type { JobRow, NewJob } from '../store/jobs.js';
import { jobRecordsOf } from './jobRecords.js';
import { lanesOf } from './lanes.js';
import { PermanentFailure } from './PermanentFailure.js';

/** Work outside of requests. Jobs are rows of the table `job`: what was enqueued survives the process. */
export interface JobQueue {
  /** Says what to do with jobs of a kind; once per kind, before the queue starts. */
  handle<Payload>(kind: string, work: JobHandler<Payload>, traits?: JobTraits<Payload>): void;
  /**
   * Adds a job; call it inside of the transaction that stores what the job is about.
   * @returns the token, a new one unless given
   */
  enqueue(job: NewJob): string;
  /** Returns whether a job with this token waits or runs. False for unknown, finished, and failed jobs. */
  isProcessing(token: string): boolean;
  /** Starts the queue, first with the jobs that an earlier process left. */
  start(): void;
  /**
   * Resolves when no job waits or runs. Jobs that are due within a minute are run immediately. Later ones
   * stay in the queue.
   */
  idle(): Promise<void>;
  /** Lets the running jobs finish, or stop where they can, and starts no other. */
  stop(): Promise<void>;
}

/** Traits of a kind of job that the queue needs. */
export interface JobTraits<Payload = unknown> {
  /**
   * True when the jobs send or request something elsewhere and may wait long for an answer. They have
   * separate places and take none from other work.
   */
  waitsForNetwork?: boolean;
  /**
   * True when a user waits for the jobs to process what they sent. One of the places is reserved for such
   * jobs.
   */
  isUrgent?: boolean;
  /** True when the last one of several jobs with the same payload has the effect of all of them. */
  isRepeatable?: boolean;
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
  /** The bytes that the job was enqueued with; empty without any. */
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

/** The lane of everything that changes what is in a project. */
export function projectLane(projectId: number): string {
  return `project:${projectId}`;
}

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
  const kinds = new Map<string, JobKind>();
  const computing: Pool = { places: MAX_COMPUTING, isShared: true, jobs: new Set() };
  const atNetwork: Pool = { places: MAX_AT_NETWORK, isShared: false, jobs: new Set() };
  const waitsForNetwork = (kind: string) => kinds.get(kind)?.waitsForNetwork === true;
  const poolOf = (kind: string) => (waitsForNetwork(kind) ? atNetwork : computing);
  const isUrgent = (kind: string) => kinds.get(kind)?.isUrgent === true;
  let isStarted = false;
  let isHurried = false;
  let isWoken = false;
  let stopping = new AbortController();
  let scheduling: Promise<void> | undefined;
  let alarm: NodeJS.Timeout | undefined;

  const wake = () => {
    isWoken = true;
    if (isStarted) scheduling ??= schedule();
  };
  const lanes = lanesOf(wake);
  const records = jobRecordsOf(db, now, log, ({ kind, payload }, reason) =>
    kinds.get(kind)?.onGivenUp?.(JSON.parse(payload) as never, reason),
  );

  async function schedule(): Promise<void> {
    while (isWoken && isStarted) {
      // The code that enqueued the first job finishes its transaction before the job is read.
      await nextTick();
      isWoken = false;
      clearTimeout(alarm);
      try {
        records.catchUp();
        // One moment for both: what became due in between would neither be begun nor waited for.
        const moment = now();
        beginWhatIsDue(moment);
        const next = isStarted ? waitingUntil(db, moment) : undefined;
        if (next !== undefined) alarm = alarmIn(next - now(), wake);
      } catch (error) {
        log('The job queue cannot reach its database', error);
        alarm = alarmIn(TRY_AGAIN_MS, wake);
      }
    }
    // Right here, so that a call of wake from now on has it look again.
    scheduling = undefined;
  }

  function beginWhatIsDue(moment: number): void {
    while (isStarted && ![computing, atNetwork].every(isFull)) {
      const job = nextJob(db, moment + (isHurried ? HURRY_MS : 0), {
        busyLanes: lanes.taken(),
        ...heldBack([...kinds.keys()], poolOf, isUrgent),
      });
      if (!job) break;
      if (!startJob(db, job.id, now())) continue;
      const { jobs } = poolOf(job.kind);
      jobs.add(job);
      const done = perform(job).then(() => void jobs.delete(job));
      lanes.take(job.lane, job.secondLane, done);
    }
  }

  /** Runs a job. It never rejects: the lane must continue whatever happens to the work. */
  async function perform(job: JobRow): Promise<void> {
    await nextTick();
    try {
      const kind = kinds.get(job.kind);
      if (!kind) throw new PermanentFailure(`There is no handler for jobs of the kind ${job.kind}.`);
      const complete = await kind.work(JSON.parse(job.payload) as never, {
        token: job.token,
        data: job.data ?? new Uint8Array(),
        attempt: job.attempts + 1,
        secondLane: job.secondLane ?? undefined,
        holdLane(lane) {
          holdLane(db, job.id, lane);
          lanes.holdToo(job.lane, lane);
        },
        inLane: lanes.within,
        signal: stopping.signal,
      });
      records.finish(job, complete);
    } catch (error) {
      if (stopping.signal.aborted) records.putBack(job);
      else records.fail(job, error);
    }
  }

  return {
    handle(kind, work, traits) {
      if (kinds.has(kind)) throw new Error(`Jobs of the kind ${kind} already have a handler.`);
      kinds.set(kind, { work, ...traits });
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
      for (const job of interruptedJobs(db)) {
        // Jobs that wait for the network need little memory. They only ran at the same time.
        records.takeUp(job, before === 'outOfMemory' && !waitsForNetwork(job.kind));
      }
      mergeAlike(db, repeatableOf(kinds));
      isStarted = true;
      stopping = new AbortController();
      wake();
    },
    async idle() {
      isHurried = true;
      wake();
      for (let left = lanes.whenLeft(); scheduling || left; left = lanes.whenLeft()) {
        await Promise.all([scheduling, left]);
      }
      isHurried = false;
    },
    async stop() {
      isStarted = false;
      stopping.abort();
      clearTimeout(alarm);
      await scheduling;
      await lanes.whenLeft();
    },
  };
}

/** The queue's entry for a kind of job. */
interface JobKind extends JobTraits<never> {
  work: JobHandler<never>;
}

const repeatableOf = (kinds: ReadonlyMap<string, JobKind>) =>
  [...kinds].flatMap(([kind, { isRepeatable }]) => (isRepeatable ? [kind] : []));

/** Places for jobs that are done at the same time. */
interface Pool {
  places: number;
  /**
   * True when the jobs are long, so one place is kept for urgent jobs, and one place is kept from each owner.
   */
  isShared: boolean;
  /** Those that run. */
  jobs: Set<JobRow>;
}

/** A job that ran out of memory has the pool to itself. */
const isFull = ({ places, jobs }: Pool) => jobs.size >= places || [...jobs].some(isHungry);

/** Returns whether only one place is left in a pool that reserves one. */
const isLast = ({ places, isShared, jobs }: Pool) => isShared && jobs.size >= places - 1;

/** The owners who have all places but one. */
function ownersOfAllButOne({ places, jobs }: Pool): string[] {
  const owners = [...jobs].map(({ owner }) => owner ?? '');
  return [...new Set(owners)].filter((each) => owners.filter((owner) => owner === each).length >= places - 1);
}

/**
 * Returns what cannot start now: the kinds of which no job can start, those of which no suspect job can
 * start, those of which no job that ran out of memory can start, and the owners who have too many places.
 */
function heldBack(
  kinds: readonly string[],
  poolOf: (kind: string) => Pool,
  isUrgent: (kind: string) => boolean,
) {
  const kindsOfOwners = kinds.filter((kind) => poolOf(kind).isShared);
  const pools = new Set(kindsOfOwners.map(poolOf));
  return {
    kindsOfOwners,
    heldOwners: [...pools].flatMap(ownersOfAllButOne),
    heldKinds: kinds.filter((kind) => isFull(poolOf(kind)) || (isLast(poolOf(kind)) && !isUrgent(kind))),
    // Alone, so that what ends the process does not look like the others.
    heldSuspects: kinds.filter((kind) => [...poolOf(kind).jobs].some(isSuspect)),
    heldHungry: kinds.filter((kind) => poolOf(kind).jobs.size > 0),
  };
}

function alarmIn(milliseconds: number, ring: () => void): NodeJS.Timeout {
  return setTimeout(ring, Math.min(Math.max(milliseconds, 10), MAX_SLEEP_MS)).unref();
}

// More would only share the thread, and the memory.
const MAX_COMPUTING = 3;
// They hardly do anything but wait (repositories, alerts): destinations that never answer must not keep the others waiting.
export const MAX_AT_NETWORK = 12;
const TRY_AGAIN_MS = 500;
const KEEP_FAILED_MS = 30 * 24 * 3_600_000;
const HURRY_MS = 60_000;
// Node would shorten a longer timer anyway. The job is checked again then.
const MAX_SLEEP_MS = 3_600_000;
