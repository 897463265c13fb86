import { isStorageFull } from '../store/database.js';
import type { Database } from '../store/database.js';
import { failJob, finishJob, postponeJob, requeueJob, returnJob } from '../store/jobs.js';
import type { InterruptedJob, JobRow } from '../store/jobs.js';
import { PermanentFailure } from './PermanentFailure.js';

/** A job is given up after it failed so often. */
export const MAX_ATTEMPTS = 4;

/**
 * A job is given up after the process ended so often while it ran. The waits in between grow, so that some hours of a server that is
 * killed again and again do not use it up, while a job that itself ends the process does so less and less often.
 */
export const MAX_INTERRUPTIONS = 16;

/** A job is given up after memory ran out so often while it ran: it would again. */
const MAX_MEMORY_FAILURES = 2;

/** Puts on record what becomes of jobs. */
export interface JobRecords {
  /** The job is done. @param complete - what is done in the same transaction */
  finish(job: JobRow, complete: (() => void) | void): void;
  /** The job did not get far enough, because the server is to stop. */
  putBack(job: JobRow): void;
  /** The job failed: it is repeated later, or given up. */
  fail(job: JobRow, error: unknown): void;
  /** The process ended while the job ran: it is taken up again, or given up. */
  takeUp(job: InterruptedJob, isForMemory: boolean): void;
  /** Writes what could not be written when it happened. */
  catchUp(): void;
}

/** @param onGivenUp - called in the transaction that puts on record that a job is given up */
export function jobRecordsOf(
  db: Database,
  now: () => number,
  log: (message: string, error?: unknown) => void,
  onGivenUp: (job: Pick<JobRow, 'kind' | 'payload'>, reason: string) => void,
): JobRecords {
  const leftovers: (() => void)[] = [];

  // A full disk must not lose track of a job that ended because of it.
  function settle(write: () => void): void {
    try {
      write();
    } catch (error) {
      log('Could not record the result of a job yet', error);
      leftovers.push(write);
    }
  }

  function giveUp(job: Pick<JobRow, 'id' | 'kind' | 'payload'>, reason: string): void {
    try {
      db.transaction(() => {
        failJob(db, job.id, reason);
        onGivenUp(job, reason);
      });
    } catch (error) {
      log(`Could not send the notification that the server gave up the job ${job.kind}`, error);
      failJob(db, job.id, reason);
    }
  }

  return {
    finish(job, complete) {
      db.transaction(() => {
        complete?.();
        finishJob(db, job.id);
      });
    },
    putBack: (job) => settle(() => returnJob(db, job.id)),
    fail(job, error) {
      const attempt = job.attempts + 1;
      const isHopeless = error instanceof PermanentFailure;
      const hasNoRoom = isStorageFull(error);
      const isFinal = isHopeless || (attempt >= MAX_ATTEMPTS && !hasNoRoom);
      if (isHopeless) log(`Job ${job.kind} failed: ${error.message}`);
      else log(`Job ${job.kind} failed${isFinal ? '' : ' and will be retried'}`, error);
      settle(() => {
        if (isFinal) return giveUp(job, error instanceof Error ? error.message : String(error));
        // A full disk is no fault of the job: that was no attempt.
        if (hasNoRoom) return returnJob(db, job.id, now() + NO_ROOM_MS);
        return postponeJob(db, job.id, now() + RETRY_AFTER_MS * 2 ** attempt, String(error));
      });
    },
    takeUp(job, isForMemory) {
      const counted = interruptedOnceMore(job, isForMemory);
      const reason = hopelessness(counted);
      if (reason === undefined) return requeueJob(db, counted, now() + waitBefore(counted));
      log(`The server gave up the job ${job.kind}: ${reason}`);
      giveUp(job, reason);
    },
    catchUp() {
      while (leftovers.length > 0) {
        leftovers[0]?.();
        leftovers.shift();
      }
    },
  };
}

function interruptedOnceMore(job: InterruptedJob, isForMemory: boolean): InterruptedJob {
  const interruptions = job.interruptions + 1;
  if (!isForMemory) return { ...job, interruptions };
  // A job that ran out of memory is suspect from the first time on.
  return { ...job, interruptions: Math.max(2, interruptions), memoryFailures: job.memoryFailures + 1 };
}

/** Why a job is not taken up again; `undefined` where it is. */
function hopelessness({ interruptions, memoryFailures }: InterruptedJob): string | undefined {
  if (memoryFailures >= MAX_MEMORY_FAILURES) return 'It needs more memory than the server allows.';
  if (interruptions >= MAX_INTERRUPTIONS)
    return `The server stopped ${MAX_INTERRUPTIONS} times during this job.`;
  return undefined;
}

// A single interruption is usually an accident, and a user is waiting. After that, the delay is 1 s, 2 s, 4 s
// … up to an hour.
function waitBefore({ interruptions }: InterruptedJob): number {
  return interruptions < 2 ? 0 : Math.min(1000 * 2 ** (interruptions - 2), LONGEST_WAIT_MS);
}

const RETRY_AFTER_MS = 500;
const NO_ROOM_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
