import type { Selectable } from 'kysely';

import type { Database } from './database.js';
import { nextRowIdSql } from './rowIds.js';
import type { JobTable } from './tables.js';

/** A job to be done. */
export interface NewJob {
  kind: string;
  /** Anything JSON can say. */
  payload: unknown;
  /** UUID; jobs of one request share it. */
  token?: string;
  /**
   * Jobs of one lane run one after the other, in the order they were enqueued; `projectLane(id)` for what changes a project.
   * @defaultValue `default`
   */
  lane?: string;
  /**
   * The requester, in one word. @defaultValue the requester of the job with the same token, else the server
   * itself
   */
  owner?: string;
  /** Bytes that JSON would only make larger. */
  data?: Uint8Array;
  /** Milliseconds since 1970 before which the job is not begun. */
  notBefore?: number;
  /**
   * True to add nothing when a job with the same (kind, lane, payload) and without its own token already
   * waits. That job moves to the new time, but no more than five minutes away from when it was added.
   */
  isMergeable?: boolean;
}

/** A job as the queue needs it. */
export type JobRow = Pick<
  Selectable<JobTable>,
  | 'id'
  | 'token'
  | 'kind'
  | 'lane'
  | 'secondLane'
  | 'payload'
  | 'data'
  | 'attempts'
  | 'interruptions'
  | 'memoryFailures'
  | 'owner'
>;

/**
 * The longest delay of work that is requested repeatedly: a user who edits for an hour sees its results in
 * between.
 */
export const MAX_PUT_OFF_MS = 5 * 60_000;

/** Stores a job and says under which token. */
export function addJob(db: Database, job: NewJob, token: string, now: number): string {
  // Prepared, as what each job needs further on: work in all projects adds thousands.
  const { kind, lane = 'default', data, notBefore, isMergeable = false } = job;
  const payload = JSON.stringify(job.payload);
  if (isMergeable && job.token === undefined) {
    const waiting = db
      .prepare(
        "select id, token from job where state = 'queued' and isMergeable = 1 and kind = ? and lane = ? and payload = ?",
      )
      .first<{ id: number; token: string }>(kind, lane, payload);
    if (waiting) {
      // A second person does not wait for the turn of the first one.
      db.prepare('update job set turn = min(turn, ?) where id = ?').run(
        nextTurnOf(db, job.owner),
        waiting.id,
      );
      // A job that is to be repeated keeps its time.
      db.prepare(
        'update job set notBefore = min(?, createdAt + ?) where id = ? and attempts = 0 and interruptions = 0',
      ).run(notBefore, MAX_PUT_OFF_MS, waiting.id);
      return waiting.token;
    }
  }
  const owner = job.owner ?? (job.token === undefined ? undefined : ownerOf(db, job.token));
  const mayMerge = isMergeable && job.token === undefined;
  db.prepare(
    `insert into job (id, token, kind, lane, payload, data, state, createdAt, notBefore, isMergeable, owner, turn)
     values (${nextRowIdSql('job')}, ?, ?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?)`,
  ).run(token, kind, lane, payload, data, now, notBefore, mayMerge, owner, nextTurnOf(db, owner));
  return token;
}

function ownerOf(db: Database, token: string): string | undefined {
  const found = db
    .prepare('select owner from job where token = ? and owner is not null limit 1')
    .first<{ owner: string }>(token);
  return found?.owner;
}

/** After the owner's other jobs, but beside the first job of everyone else. */
function nextTurnOf(db: Database, owner = ''): number {
  const row = db
    .prepare(
      `select max(
         ifnull((select turn from job indexed by queuedJobByTurn where state = 'queued' order by turn, id limit 1), 0),
         ifnull((select max(turn) + 1 from job indexed by queuedJobByOwner where state = 'queued' and ifnull(owner, '') = ?), 0)
       ) as turn`,
    )
    .first<{ turn: number }>(owner);
  return row?.turn ?? 0;
}

/** Returns the number of waiting jobs of an owner. */
export function countWaiting(db: Database, owner: string): number {
  const row = db
    .prepare(
      "select count(*) as waiting from job indexed by queuedJobByOwner where state = 'queued' and ifnull(owner, '') = ?",
    )
    .first<{ waiting: number }>(owner);
  return row?.waiting ?? 0;
}

/**
 * Keeps the last one of many queued jobs that do the same; the others were stored by a release that did not merge them. A few
 * alike are normal: each upload is followed by its own analysis.
 */
export function mergeAlike(db: Database, kinds: readonly string[]): void {
  db.prepare(
    `delete from job where id in (
       select id from (
         select id, count(*) over alike as times, row_number() over (alike order by id desc) as place
         from job
         where state = 'queued' and attempts = 0 and interruptions = 0 and data is null
           and kind in (select value from json_each(?1))
         window alike as (partition by lane, kind, payload)
       ) where times > ?2 and place > 1
     )`,
  ).run(JSON.stringify(kinds), MOST_ALIKE);
}

const MOST_ALIKE = 10;

/** The reasons that keep jobs from starting, besides their time and the jobs before them in their lanes. */
export interface Holds {
  busyLanes: readonly string[];
  heldKinds: readonly string[];
  /** Kinds of which no job starts that was interrupted more than once, see {@link isSuspect}. */
  heldSuspects: readonly string[];
  /**
   * Kinds of which no job starts that ran out of memory, see {@link isHungry}: others are running and would
   * be blamed as well.
   */
  heldHungry: readonly string[];
  /**
   * Owners whose jobs of some kinds do not start: the last place is for others. The empty text is the server
   * itself.
   */
  heldOwners: readonly string[];
  kindsOfOwners: readonly string[];
}

/**
 * Returns whether a job may be the cause of the process ending: that happened more than once while it ran.
 */
export const isSuspect = ({ interruptions }: Pick<JobRow, 'interruptions'>): boolean => interruptions > 1;

/** Returns whether memory ran out while a job ran, so that it may again. */
export const isHungry = ({ memoryFailures }: Pick<JobRow, 'memoryFailures'>): boolean => memoryFailures > 0;

/**
 * Returns the next job to start. Its time has come, its lane is free, it is not held, and no job before it in
 * the lane is to be repeated or held. Owners take turns: the lane with the lowest waiting turn goes first.
 */
export function nextJob(db: Database, now: number, holds: Holds): JobRow | undefined {
  const { busyLanes, heldKinds, heldSuspects, heldHungry, heldOwners, kindsOfOwners } = holds;
  const names = [busyLanes, heldKinds, heldSuspects, heldHungry, heldOwners, kindsOfOwners];
  const values = [now, ...names.map((list) => JSON.stringify(list))];
  return (
    db.prepare(FIRST_OF_FRONT).first<JobRow>(...values) ?? db.prepare(FIRST_OF_ALL).first<JobRow>(...values)
  );
}

// Only one job of a lane can be next: the first one that is not merely postponed. The others are not read,
// however many there are.
const firstIn = (lanes: string) => `
  with recursive lane(name, turn) as (${lanes}),
    head as (
      select turn, (
        select id from job indexed by queuedJobByLane
        where state = 'queued' and lane = name
          and (ifnull(notBefore, 0) <= ?1 or attempts > 0 or interruptions > 0)
        order by id limit 1
      ) as id
      from lane where name is not null and name not in (select value from json_each(?2))
    )
  select id, token, kind, lane, secondLane, payload, data, attempts, interruptions, memoryFailures, owner from job
  where id = (
    select job.id from head join job on job.id = head.id
    where ifnull(notBefore, 0) <= ?1 and ifnull(secondLane, '') not in (select value from json_each(?2))
      and kind not in (select value from json_each(?3))
      and not (interruptions > 1 and kind in (select value from json_each(?4)))
      and not (memoryFailures > 0 and kind in (select value from json_each(?5)))
      and not (
        ifnull(owner, '') in (select value from json_each(?6)) and kind in (select value from json_each(?7))
      )
      and not exists (
        select 1 from job earlier
        where earlier.secondLane = job.lane and earlier.id < job.id and earlier.state = 'queued'
      )
    order by ifnull(head.turn, job.turn), job.id limit 1
  )`;

// With thousands of lanes, one of the first rows can usually start. In its lane, other jobs may wait before
// the one whose turn it is.
const FIRST_OF_FRONT = firstIn(
  `select lane, min(turn) from (
     select lane, turn from job indexed by queuedJobByTurn where state = 'queued' order by turn, id limit 100
   )
   group by lane`,
);
// From lane to lane through the index, because reading all rows takes long where one lane has thousands.
const NEXT_LANE = `select lane from job indexed by queuedJobByLane where state = 'queued'`;
const FIRST_OF_ALL = firstIn(
  `select (${NEXT_LANE} order by lane limit 1), null
   union all select (${NEXT_LANE} and lane > name order by lane limit 1), null from lane where name is not null`,
);

/** Returns whether a job of one of the kinds waits in a lane. */
export function isWaitingIn(db: Database, lane: string, kinds: readonly string[]): boolean {
  const waiting = db.prepare(
    "select 1 from job where state = 'queued' and lane = ? and kind in (select value from json_each(?)) limit 1",
  );
  return waiting.first(lane, JSON.stringify(kinds)) !== undefined;
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
  db.run(db.build.updateTable('job').set({ secondLane: lane }).where('id', '=', id));
}

/** Takes a job off the list. */
export function finishJob(db: Database, id: number): void {
  db.prepare('delete from job where id = ?').run(id);
}

/** Keeps a job for the record, without its data. */
export function failJob(db: Database, id: number, error: string): void {
  db.run(
    db.build
      .updateTable('job')
      .set({ state: 'failed', error: error.slice(0, 1000), data: null })
      .where('id', '=', id),
  );
}

/** Puts a job back that was interrupted on purpose, or found no room; that was no attempt. */
export function returnJob(db: Database, id: number, notBefore?: number): void {
  db.run(
    db.build
      .updateTable('job')
      .set((job) => ({ state: 'queued', attempts: job('attempts', '-', 1), notBefore: notBefore ?? null }))
      .where('id', '=', id),
  );
}

/** Has a job repeated later. */
export function postponeJob(db: Database, id: number, notBefore: number, error: string): void {
  db.run(
    db.build
      .updateTable('job')
      .set({ state: 'queued', notBefore, error: error.slice(0, 1000) })
      .where('id', '=', id),
  );
}

/** A job that something ended, and how often. */
export type InterruptedJob = Pick<JobRow, 'id' | 'kind' | 'payload' | 'interruptions' | 'memoryFailures'>;

/** The jobs that ran when the process or the thread ended. */
export function interruptedJobs(db: Database): InterruptedJob[] {
  return db.all(
    db.build
      .selectFrom('job')
      .select(['id', 'kind', 'payload', 'interruptions', 'memoryFailures'])
      .where('state', '=', 'running')
      .orderBy('id'),
  );
}

/** Puts an interrupted job back. That was no attempt: it is counted apart, as the job says. */
export function requeueJob(
  db: Database,
  { id, interruptions, memoryFailures }: InterruptedJob,
  notBefore: number,
): void {
  db.run(
    db.build
      .updateTable('job')
      .set((job) => ({
        state: 'queued',
        attempts: job('attempts', '-', 1),
        interruptions,
        memoryFailures,
        notBefore,
      }))
      .where('id', '=', id),
  );
}

/** Deletes the record of jobs that failed before a moment. */
export function forgetFailedJobs(db: Database, before: number): void {
  db.run(db.build.deleteFrom('job').where('state', '=', 'failed').where('createdAt', '<', before));
}

/** Returns whether work under a token is pending or in progress. */
export function isTokenAlive(db: Database, token: string): boolean {
  const alive = db.build
    .selectFrom('job')
    .select('id')
    .where('token', '=', token)
    .where('state', 'in', ['queued', 'running'])
    .limit(1);
  return db.first(alive) !== undefined;
}
