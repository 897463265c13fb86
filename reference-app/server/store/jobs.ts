import type { NewJob } from '../work/queue.js';
import type { Database } from './database.js';
import { nextRowIdSql } from './rowIds.js';

/** A job as the queue needs it. */
export interface JobRow {
  id: number;
  token: string;
  kind: string;
  lane: string;
  secondLane: string | null;
  payload: string;
  data: Uint8Array | null;
  attempts: number;
}

/** Stores a job and says under which token. */
export function addJob(db: Database, job: NewJob, token: string, now: number): string {
  const { kind, lane = 'default', data, notBefore, isMergeable = false } = job;
  const payload = JSON.stringify(job.payload);
  if (isMergeable && job.token === undefined) {
    const waiting = db
      .prepare(
        "select id, token from job where state = 'queued' and isMergeable = 1 and kind = ? and lane = ? and payload = ?",
      )
      .first<{ id: number; token: string }>(kind, lane, payload);
    if (waiting) {
      db.prepare('update job set notBefore = ? where id = ?').run(notBefore, waiting.id);
      return waiting.token;
    }
  }
  db.prepare(
    `insert into job (id, token, kind, lane, payload, data, state, createdAt, notBefore, isMergeable)
     values (${nextRowIdSql('job')}, ?, ?, ?, ?, ?, 'queued', ?, ?, ?)`,
  ).run(token, kind, lane, payload, data, now, notBefore, isMergeable && job.token === undefined);
  return token;
}

/**
 * The oldest job that may begin: its time has come, its lane is free, it is of no kind that is held, and no job before it in
 * the lane is to be repeated or held.
 */
export function nextJob(
  db: Database,
  now: number,
  busyLanes: readonly string[],
  heldKinds: readonly string[],
): JobRow | undefined {
  return db
    .prepare(
      `select id, token, kind, lane, secondLane, payload, data, attempts from job
       where state = 'queued' and ifnull(notBefore, 0) <= ?1 and lane not in (select value from json_each(?2))
         and ifnull(secondLane, '') not in (select value from json_each(?2))
         and kind not in (select value from json_each(?3))
         and not exists (
           select 1 from job earlier where (earlier.lane = job.lane or earlier.secondLane = job.lane) and earlier.id < job.id and earlier.state = 'queued'
             and iif(ifnull(earlier.notBefore, 0) > ?1,
               earlier.attempts > 0, earlier.kind in (select value from json_each(?3))))
       order by id limit 1`,
    )
    .first<JobRow>(now, JSON.stringify(busyLanes), JSON.stringify(heldKinds));
}

/** When the next postponed job is due; `undefined` when none is postponed. */
export function waitingUntil(db: Database, now: number): number | undefined {
  const row = db
    .prepare("select min(notBefore) as due from job where state = 'queued' and notBefore > ?")
    .first<{ due: number | null }>(now);
  return row?.due ?? undefined;
}

/**
 * Marks a job as begun. The attempt counts from now on, whatever becomes of the process.
 * @returns false when another thread took it off the list
 */
export function startJob(db: Database, id: number, now: number): boolean {
  const { changes } = db
    .prepare("update job set state = 'running', startedAt = ?, attempts = attempts + 1 where id = ?")
    .run(now, id);
  return changes > 0;
}

/** Has a job hold another lane, too, until it is off the list. */
export function holdLane(db: Database, id: number, lane: string): void {
  db.prepare('update job set secondLane = ? where id = ?').run(lane, id);
}

/** Takes a job off the list. */
export function finishJob(db: Database, id: number): void {
  db.prepare('delete from job where id = ?').run(id);
}

/** Keeps a job for the record, without its data. */
export function failJob(db: Database, id: number, error: string): void {
  db.prepare("update job set state = 'failed', error = ?, data = null where id = ?").run(
    error.slice(0, 1000),
    id,
  );
}

/** Puts a job back that was interrupted on purpose; that was no attempt. */
export function returnJob(db: Database, id: number): void {
  db.prepare("update job set state = 'queued', attempts = attempts - 1 where id = ?").run(id);
}

/** Has a job repeated later. */
export function postponeJob(db: Database, id: number, notBefore: number, error: string): void {
  db.prepare("update job set state = 'queued', notBefore = ?, error = ? where id = ?").run(
    notBefore,
    error.slice(0, 1000),
    id,
  );
}

/**
 * Takes up what a killed process was at, except for what was begun too often, for it may be what kills the process.
 * @returns the jobs to give up
 */
export function requeueRunningJobs(
  db: Database,
  maxAttempts: number,
): Pick<JobRow, 'id' | 'kind' | 'payload'>[] {
  return db.transaction(() => {
    db.prepare("update job set state = 'queued' where state = 'running' and attempts < ?").run(maxAttempts);
    return db
      .prepare("select id, kind, payload from job where state = 'running' order by id")
      .all<Pick<JobRow, 'id' | 'kind' | 'payload'>>();
  });
}

/** Deletes the record of jobs that failed before a moment. */
export function forgetFailedJobs(db: Database, before: number): void {
  db.prepare("delete from job where state = 'failed' and createdAt < ?").run(before);
}

/** Whether work under a token is still to come or going on. */
export function isTokenAlive(db: Database, token: string): boolean {
  return Boolean(
    db.prepare("select 1 from job where token = ? and state in ('queued', 'running')").first(token),
  );
}
