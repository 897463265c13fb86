import { randomUUID } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';

import type { Database } from '../store/database.js';

/** Work outside of requests. Jobs are rows of the table `job`: what was enqueued survives the process. */
export interface JobQueue {
  /** Says what to do with jobs of a kind; once per kind, before the queue starts. */
  handle<Payload>(kind: string, work: JobHandler<Payload>): void;
  /**
   * Adds a job; call it inside of the transaction that stores what the job is about.
   * @returns the token, a new one unless given
   */
  enqueue(job: NewJob): string;
  /** Whether a job with this token waits or runs. False for unknown, finished and failed ones. */
  isProcessing(token: string): boolean;
  /** Begins with what an earlier process left. */
  start(): void;
  /** Resolves when nothing waits or runs any more. */
  idle(): Promise<void>;
  /** Lets the running job finish and starts no other. */
  stop(): Promise<void>;
}

export interface NewJob {
  kind: string;
  /** Anything JSON can say. */
  payload: unknown;
  /** UUID; jobs of one request share it. */
  token?: string;
}

/**
 * Does one job. It may be called again for the same job after a crash, so its effects must be repeatable.
 * Long work waits now and then (`await`), so that requests are answered in between.
 */
export type JobHandler<Payload> = (payload: Payload, job: { token: string }) => Promise<void> | void;

/** Runs jobs one after the other, in the order they were enqueued. */
export function jobQueueOf(
  db: Database,
  now: () => number,
  log: (message: string, error?: unknown) => void,
): JobQueue {
  const handlers = new Map<string, JobHandler<never>>();
  let started = false;
  let running: Promise<void> | undefined;

  const wake = () => {
    if (started) running ??= drain().finally(() => (running = undefined));
  };
  const next = () =>
    db.first(
      db.build.selectFrom('job').selectAll().where('state', 'in', ['queued', 'running']).orderBy('id'),
    );

  async function drain(): Promise<void> {
    // What enqueued the first job finishes its transaction before the job is looked at.
    await nextTick();
    for (let job = next(); started && job; job = next()) {
      const { id, kind, token, payload } = job;
      db.run(db.build.updateTable('job').set({ state: 'running', startedAt: now() }).where('id', '=', id));
      try {
        const work = handlers.get(kind);
        if (!work) throw new Error(`Nothing handles jobs of the kind ${kind}.`);
        await work(JSON.parse(payload) as never, { token });
        db.run(db.build.deleteFrom('job').where('id', '=', id));
      } catch (error) {
        log(`Job ${kind} failed`, error);
        db.run(
          db.build
            .updateTable('job')
            .set({ state: 'failed', error: String(error) })
            .where('id', '=', id),
        );
      }
      await nextTick();
    }
  }

  return {
    handle(kind, work) {
      if (handlers.has(kind)) throw new Error(`Jobs of the kind ${kind} have a handler already.`);
      handlers.set(kind, work);
    },
    enqueue({ kind, payload, token = randomUUID() }) {
      db.run(
        db.build
          .insertInto('job')
          .values({ kind, token, payload: JSON.stringify(payload), state: 'queued', createdAt: now() }),
      );
      wake();
      return token;
    },
    isProcessing(token) {
      return Boolean(
        db.first(
          db.build
            .selectFrom('job')
            .select('id')
            .where('token', '=', token)
            .where('state', 'in', ['queued', 'running']),
        ),
      );
    },
    start() {
      started = true;
      wake();
    },
    async idle() {
      while (running) await running;
    },
    async stop() {
      started = false;
      await running;
    },
  };
}
