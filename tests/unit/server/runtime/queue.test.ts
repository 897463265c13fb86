import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { MAX_PUT_OFF_MS } from '../../../../reference-app/server/store/jobs.js';
import { MAX_ATTEMPTS, MAX_INTERRUPTIONS } from '../../../../reference-app/server/runtime/jobRecords.js';
import { PermanentFailure } from '../../../../reference-app/server/runtime/PermanentFailure.js';
import { jobQueueOf, MAX_AT_NETWORK } from '../../../../reference-app/server/runtime/queue.js';
import type { JobQueue } from '../../../../reference-app/server/runtime/queue.js';

let db: Database;
let time: number;
let log: string[];

let queues: JobQueue[];

const aQueue = () => {
  const queue = jobQueueOf(
    db,
    () => time,
    (message) => log.push(message),
  );
  queues.push(queue);
  return queue;
};
const jobsLeft = () => db.prepare('select kind, state, attempts from job order by id').all();

beforeEach(() => {
  db = openDatabase(':memory:');
  time = 1_000_000;
  log = [];
  queues = [];
});

afterEach(async () => {
  for (const queue of queues) await queue.stop();
  db.close();
});

describe('a process that is killed again and again', () => {
  /** Functions that end jobs of killed processes, which never end by themselves. */
  let ghosts: (() => void)[];
  let begun: string[];
  let done: string[];
  let givenUp: string[];

  beforeEach(() => {
    [ghosts, begun, done, givenUp] = [[], [], [], []];
  });
  afterEach(() => ghosts.forEach((vanish) => vanish()));

  /**
   * Starts a process on the existing jobs. Its work lasts until the process is killed or the work is allowed
   * to end.
   */
  async function aProcess() {
    const jobs = aQueue();
    const ending: (() => void)[] = [];
    begun = [];
    jobs.handle<string>(
      'import',
      async (name) => {
        begun.push(name);
        await new Promise<void>((resolve) => ending.push(resolve));
        done.push(name);
      },
      { onGivenUp: (name) => void givenUp.push(name) },
    );
    jobs.start();
    await aWhile();
    return {
      kill() {
        ghosts.push(...ending);
        void jobs.stop();
      },
      async goOn() {
        ending.splice(0).forEach((end) => end());
        await aWhile();
      },
      async finish() {
        const releasing = setInterval(() => ending.splice(0).forEach((end) => end()), 1);
        await jobs.idle();
        clearInterval(releasing);
        await jobs.stop();
      },
    };
  }

  const aWhile = async () => {
    for (let tick = 0; tick < 20; tick += 1) await nextTick();
  };

  const enqueue = (names: readonly string[]) =>
    names.forEach((name) => aQueue().enqueue({ kind: 'import', payload: name, lane: name }));

  it('loses no job to a hundred kills within some seconds', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `bom ${index}`);
    enqueue(names);

    for (let kill = 0; kill < 100; kill += 1) {
      (await aProcess()).kill();
      time += 200;
    }
    await (await aProcess()).finish();

    expect(done.sort()).toEqual(names);
    expect(givenUp).toEqual([]);
  });

  it('takes up at once what was interrupted for the first time', async () => {
    enqueue(['bom']);
    (await aProcess()).kill();

    const next = await aProcess();

    expect(begun).toEqual(['bom']);
    await next.finish();
  });

  it('gives up only the job that ends it, and serves in between', async () => {
    const innocent = ['a', 'b', 'c', 'd'];
    enqueue(['a', 'bomb', 'b', 'c', 'd']);
    const startedAt = time;
    let kills = 0;

    while (db.prepare("select 1 from job where state <> 'failed'").first()) {
      const process = await aProcess();
      for (let round = 0; round < 3 && !begun.includes('bomb'); round += 1) await process.goOn();
      if (begun.includes('bomb')) kills += 1;
      process.kill();
      // Waits for postponed jobs when there is nothing else to do.
      const [due] = db
        .prepare("select notBefore from job where state = 'queued'")
        .all<{ notBefore: number }>();
      time = Math.max(time + 500, due?.notBefore ?? 0);
    }

    expect(done.sort()).toEqual(innocent);
    expect(givenUp).toEqual(['bomb']);
    expect(kills).toBe(MAX_INTERRUPTIONS);
    expect(time - startedAt).toBeGreaterThan(3 * 3_600_000);
  });
});

describe('the job queue', () => {
  it('runs what was enqueued and forgets it', async () => {
    const jobs = aQueue();
    const done: unknown[] = [];
    jobs.handle('note', (payload) => void done.push(payload));
    jobs.start();

    const token = jobs.enqueue({ kind: 'note', payload: { text: 'a' } });
    const wasProcessing = jobs.isProcessing(token);
    await jobs.idle();

    expect(wasProcessing).toBe(true);
    expect(done).toEqual([{ text: 'a' }]);
    expect(jobs.isProcessing(token)).toBe(false);
    expect(jobsLeft()).toEqual([]);
  });

  it('runs nothing of a transaction that was rolled back', async () => {
    const jobs = aQueue();
    const done: unknown[] = [];
    jobs.handle('note', (payload) => void done.push(payload));
    jobs.start();

    const enqueueAndFail = () =>
      db.transaction(() => {
        jobs.enqueue({ kind: 'note', payload: 1 });
        throw new Error('rolled back');
      });

    expect(enqueueAndFail).toThrow('rolled back');
    await jobs.idle();
    expect(done).toEqual([]);
  });

  it('takes up after a start what an earlier process was at', async () => {
    const before = aQueue();
    before.enqueue({ kind: 'note', payload: 'interrupted' });
    db.prepare("update job set state = 'running', attempts = 1").run();

    const jobs = aQueue();
    const done: unknown[] = [];
    jobs.handle('note', (payload, { attempt }) => void done.push([payload, attempt]));
    jobs.start();
    await jobs.idle();

    // It did not fail: that was no attempt.
    expect(done).toEqual([['interrupted', 1]]);
  });

  it('gives up a job during which the process ended again and again', () => {
    aQueue().enqueue({ kind: 'fatal', payload: null });
    db.prepare("update job set state = 'running', interruptions = ?").run(MAX_INTERRUPTIONS - 1);

    aQueue().start();

    expect(jobsLeft()).toMatchObject([{ state: 'failed' }]);
  });

  it('begins a job once more after memory ran out, not twice, and blames none that waits for the network', async () => {
    const givenUp: string[] = [];
    const done: string[] = [];
    const starts = (before?: 'outOfMemory') => {
      const jobs = aQueue();
      const traits = { onGivenUp: (what: string, reason: string) => void givenUp.push(`${what}: ${reason}`) };
      jobs.handle<string>('import', (what) => void done.push(what), traits);
      jobs.handle<string>('send', (what) => void done.push(what), { ...traits, waitsForNetwork: true });
      jobs.start(before);
      return jobs;
    };
    const runOut = () => db.prepare("update job set state = 'running', attempts = 1").run();
    aQueue().enqueue({ kind: 'import', payload: 'a document', lane: 'a' });
    aQueue().enqueue({ kind: 'send', payload: 'an alert', lane: 'b' });

    runOut();
    await starts('outOfMemory').stop();
    const afterTheFirst = [...givenUp];
    const waiting = db.prepare('select kind, interruptions from job order by id').all();
    runOut();
    await starts('outOfMemory').idle();

    expect(afterTheFirst).toEqual([]);
    // Jobs interrupted more than once run alone.
    expect(waiting).toEqual([
      { kind: 'import', interruptions: 2 },
      { kind: 'send', interruptions: 1 },
    ]);
    expect(givenUp).toEqual(['a document: It needs more memory than the server allows.']);
    expect(done).toEqual(['an alert']);
  });

  it('begins what memory ran out for when nothing else runs, and nothing beside it', async () => {
    const jobs = aQueue();
    const running = new Set<string>();
    const seen: string[] = [];
    jobs.handle<string>('import', async (what) => {
      running.add(what);
      await sleep(5);
      seen.push([...running].sort().join(' with '));
      running.delete(what);
    });
    jobs.enqueue({ kind: 'import', payload: 'large', lane: 'a' });
    db.prepare("update job set state = 'running', attempts = 1").run();
    for (const name of ['one', 'two', 'three', 'four'])
      jobs.enqueue({ kind: 'import', payload: name, lane: name });

    jobs.start('outOfMemory');
    await jobs.idle();

    expect(log).toEqual([]);
    expect(seen).toContain('large');
    expect(seen.filter((names) => names.includes('large'))).toHaveLength(1);
    expect(seen.join()).toContain(' with ');
  });

  it('tells that a job is given up, whether it failed or ended the process', async () => {
    const jobs = aQueue();
    const told: string[] = [];
    const onGivenUp = (what: string, reason: string) => told.push(`${what}: ${reason}`);
    jobs.handle<string>('fatal', () => undefined, { onGivenUp });
    jobs.handle<string>(
      'failing',
      () => {
        throw new Error('no space left');
      },
      { onGivenUp },
    );
    jobs.enqueue({ kind: 'fatal', payload: 'a bomb', lane: 'a' });
    db.prepare("update job set state = 'running', interruptions = ?").run(MAX_INTERRUPTIONS - 1);
    jobs.enqueue({ kind: 'failing', payload: 'a document', lane: 'b' });

    jobs.start();
    await jobs.idle();

    expect(told).toEqual([
      `a bomb: The server stopped ${MAX_INTERRUPTIONS} times during this job.`,
      'a document: no space left',
    ]);
    expect(jobsLeft()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
  });

  it('never runs two jobs of a lane at once, but those of two lanes', async () => {
    const jobs = aQueue();
    const running = new Set<string>();
    const seen: string[] = [];
    jobs.handle<{ lane: string }>('work', async ({ lane }) => {
      expect(running.has(lane)).toBe(false);
      running.add(lane);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push([...running].sort().join('+'));
      running.delete(lane);
    });
    jobs.start();

    for (const lane of ['a', 'b', 'a', 'b', 'a']) jobs.enqueue({ kind: 'work', payload: { lane }, lane });
    await jobs.idle();

    expect(seen).toHaveLength(5);
    expect(seen).toContain('a+b');
  });

  it('keeps others from a second lane that a job took, until it is done', async () => {
    const jobs = aQueue();
    const seen: string[] = [];
    jobs.handle('copy', async (_payload, { holdLane }) => {
      db.transaction(() => {
        holdLane('new');
        jobs.enqueue({ kind: 'upload', payload: null, lane: 'new' });
      });
      await new Promise((resolve) => setTimeout(resolve, 30));
      seen.push('copied');
    });
    jobs.handle('upload', () => void seen.push('uploaded'));
    jobs.start();

    jobs.enqueue({ kind: 'copy', payload: null, lane: 'source' });
    await jobs.idle();

    expect(seen).toEqual(['copied', 'uploaded']);
  });

  it('does a part of a job in another lane after what runs there, and before what waits', async () => {
    const jobs = aQueue();
    const seen: string[] = [];
    const step = async (name: string) => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      seen.push(`${name} ends`);
    };
    jobs.handle<string>('work', (name) => step(name));
    jobs.handle('count', (_, { inLane }) => inLane('a', () => step('count')));
    jobs.start();

    jobs.enqueue({ kind: 'work', payload: 'first', lane: 'a' });
    jobs.enqueue({ kind: 'count', payload: null, lane: 'all' });
    jobs.enqueue({ kind: 'work', payload: 'second', lane: 'a' });
    await jobs.idle();

    expect(seen).toEqual(['first', 'count', 'second'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('does other work while jobs that wait for the network hang, and all of those in the end', async () => {
    const jobs = aQueue();
    const destinations = Array.from({ length: MAX_AT_NETWORK + 1 }, (_, index) => `destination ${index}`);
    const done: string[] = [];
    const hanging: (() => void)[] = [];
    jobs.handle<string>(
      'send',
      async (name) => {
        await new Promise<void>((resolve) => hanging.push(resolve));
        done.push(name);
      },
      { waitsForNetwork: true },
    );
    const imported = new Promise<void>((resolve) => {
      jobs.handle<string>('import', (name) => {
        done.push(name);
        resolve();
      });
    });
    jobs.start();

    for (const name of destinations) jobs.enqueue({ kind: 'send', payload: name, lane: name });
    jobs.enqueue({ kind: 'import', payload: 'bom', lane: 'project' });
    await imported;

    expect(done).toEqual(['bom']);
    // A few destinations that never answer do not keep the others from being notified.
    expect(hanging).toHaveLength(MAX_AT_NETWORK);
    const releasing = setInterval(() => hanging.splice(0).forEach((answer) => answer()), 5);
    await jobs.idle();
    clearInterval(releasing);
    expect(done).toEqual(['bom', ...destinations]);
  });

  it('keeps the order within a lane, also when the first one has to wait for others at the network', async () => {
    const jobs = aQueue();
    const done: string[] = [];
    const hanging: (() => void)[] = [];
    const send = async (name: string) => {
      await new Promise<void>((resolve) => hanging.push(resolve));
      done.push(name);
    };
    jobs.handle('send', send, { waitsForNetwork: true });
    jobs.handle<string>('work', (name) => void done.push(name));
    jobs.start();

    const names = Array.from({ length: MAX_AT_NETWORK }, (_, index) => `before ${index}`);
    for (const name of [...names, 'c']) jobs.enqueue({ kind: 'send', payload: name, lane: name });
    jobs.enqueue({ kind: 'work', payload: 'after c', lane: 'c' });
    jobs.enqueue({ kind: 'work', payload: 'other', lane: 'd' });
    await expect.poll(() => done).toEqual(['other']);
    const releasing = setInterval(() => hanging.splice(0).forEach((answer) => answer()), 5);
    await jobs.idle();
    clearInterval(releasing);

    expect(done).toEqual(['other', ...names, 'c', 'after c']);
  });

  it('keeps the order within a lane, also when the first one fails at first', async () => {
    const jobs = aQueue();
    const done: string[] = [];
    jobs.handle<string>('work', (name, { attempt }) => {
      if (name === 'first' && attempt === 1) throw new Error('not yet');
      done.push(name);
    });
    jobs.start();

    jobs.enqueue({ kind: 'work', payload: 'first', lane: 'a' });
    jobs.enqueue({ kind: 'work', payload: 'second', lane: 'a' });
    await jobs.idle();

    expect(done).toEqual(['first', 'second']);
  });

  it('repeats a failed job a few times and keeps it for the record then', async () => {
    const jobs = aQueue();
    let attempts = 0;
    jobs.handle('work', () => {
      attempts += 1;
      throw new Error('always');
    });
    jobs.start();

    const token = jobs.enqueue({ kind: 'work', payload: null });
    await jobs.idle();

    expect(attempts).toBe(MAX_ATTEMPTS);
    expect(jobs.isProcessing(token)).toBe(false);
    expect(jobsLeft()).toMatchObject([{ state: 'failed', attempts: MAX_ATTEMPTS }]);
  });

  it('repeats what finds no room on the disk until there is some', async () => {
    const jobs = aQueue();
    let attempts = 0;
    jobs.handle('work', () => {
      attempts += 1;
      if (attempts <= 2 * MAX_ATTEMPTS) throw Object.assign(new Error('disk is full'), { errcode: 13 });
    });
    jobs.start();

    jobs.enqueue({ kind: 'work', payload: null });
    await jobs.idle();

    expect(attempts).toBe(2 * MAX_ATTEMPTS + 1);
    expect(jobsLeft()).toEqual([]);
  });

  it('says once why a job failed, also where that can only be written down later', async () => {
    const jobs = aQueue();
    jobs.handle('work', () => {
      db.prepare(
        "create temp trigger full before update of error on main.job begin select raise(abort, 'full'); end",
      ).run();
      throw new PermanentFailure('not a BOM');
    });
    jobs.start();
    jobs.enqueue({ kind: 'work', payload: null });
    await vi.waitFor(() => expect(log).toContain('The job queue cannot reach its database'));

    db.prepare('drop trigger full').run();

    await vi.waitFor(() => expect(jobsLeft()).toMatchObject([{ state: 'failed' }]));
    expect(log.filter((line) => line.startsWith('Job work failed'))).toHaveLength(1);
  });

  it('does not repeat what can never succeed', async () => {
    const jobs = aQueue();
    jobs.handle('work', () => {
      throw new PermanentFailure('not a BOM');
    });
    jobs.start();

    jobs.enqueue({ kind: 'work', payload: null });
    await jobs.idle();

    expect(jobsLeft()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  it('stays busy under a token while work follows work', async () => {
    const jobs = aQueue();
    let token = '';
    const observed: boolean[] = [];
    jobs.handle(
      'first',
      (_, job) => () => void jobs.enqueue({ kind: 'second', payload: null, token: job.token }),
    );
    jobs.handle('second', () => void observed.push(jobs.isProcessing(token)));
    jobs.start();

    token = jobs.enqueue({ kind: 'first', payload: null });
    await jobs.idle();

    expect(observed).toEqual([true]);
  });

  it('does what is left to do with the end of a job in one transaction with it', async () => {
    const jobs = aQueue();
    let attempts = 0;
    jobs.handle('work', () => {
      attempts += 1;
      return () => {
        db.prepare("insert into setting (name, value) values ('done', ?)").run(String(attempts));
        if (attempts === 1) throw new Error('the disk is full');
      };
    });
    jobs.start();

    jobs.enqueue({ kind: 'work', payload: null });
    await jobs.idle();

    expect(db.prepare("select value from setting where name = 'done'").all()).toMatchObject([{ value: '2' }]);
  });

  it('does mergeable work once, at the latest time asked for', async () => {
    const jobs = aQueue();
    const done: unknown[] = [];
    jobs.handle('count', (payload) => void done.push(payload));
    jobs.start();

    for (const notBefore of [time + 1_000, time + 2_000]) {
      jobs.enqueue({ kind: 'count', payload: { project: 1 }, lane: 'a', notBefore, isMergeable: true });
    }
    jobs.enqueue({
      kind: 'count',
      payload: { project: 2 },
      lane: 'b',
      notBefore: time + 1_000,
      isMergeable: true,
    });
    const due = db.prepare('select notBefore from job order by id').all();
    await jobs.idle();

    expect(due).toMatchObject([{ notBefore: time + 2_000 }, { notBefore: time + 1_000 }]);
    expect(done).toHaveLength(2);
  });

  it('does mergeable work at last, also when it is put off again and again', () => {
    const jobs = aQueue();
    const startedAt = time;

    for (; time < startedAt + 3 * MAX_PUT_OFF_MS; time += 1_000)
      jobs.enqueue({ kind: 'count', payload: {}, lane: 'a', notBefore: time + 2_000, isMergeable: true });

    expect(db.prepare('select notBefore from job').all()).toEqual([
      { notBefore: startedAt + MAX_PUT_OFF_MS },
    ]);
  });

  it('does what becomes due at any moment while it looks for what is due', async () => {
    const passing = jobQueueOf(
      db,
      () => (time += 5),
      (message) => log.push(message),
    );
    queues.push(passing);
    const done: number[] = [];
    passing.handle<number>('note', (moment) => void done.push(moment));
    passing.start();

    for (let moment = 1; moment <= 40; moment += 1) {
      const notBefore = time + moment;
      passing.enqueue({ kind: 'note', payload: moment, lane: `${moment}`, notBefore });
      await expect.poll(() => done, { interval: 2 }).toContain(moment);
    }
  });

  it('forgets after a month that a job failed', async () => {
    const jobs = aQueue();
    jobs.handle('work', () => {
      throw new PermanentFailure('no');
    });
    jobs.start();
    jobs.enqueue({ kind: 'work', payload: null });
    await jobs.idle();
    time += 31 * 24 * 3_600_000;

    aQueue().start();

    expect(jobsLeft()).toEqual([]);
  });

  it('leaves work for the next start when it is stopped', async () => {
    const jobs = aQueue();
    const started = new Promise<void>((resolve) => {
      jobs.handle('long', async (_, { signal }) => {
        resolve();
        await new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      });
    });
    jobs.start();

    const token = jobs.enqueue({ kind: 'long', payload: null });
    await started;
    await jobs.stop();

    expect(jobs.isProcessing(token)).toBe(true);
    expect(jobsLeft()).toMatchObject([{ state: 'queued', attempts: 0 }]);
  });

  it('keeps a place from whoever has the others, and one for what somebody waits for', async () => {
    const jobs = aQueue();
    const ending: (() => void)[] = [];
    const running: string[] = [];
    const work = async (name: string) => {
      running.push(name);
      await new Promise<void>((resolve) => ending.push(resolve));
    };
    jobs.handle<string>('analyze', work);
    jobs.handle<string>('import', work, { isUrgent: true });
    jobs.start();
    const enqueue = (kind: string, name: string, owner: string) =>
      jobs.enqueue({ kind, payload: name, lane: name, owner });
    const isRunning = (names: readonly string[]) =>
      vi.waitFor(() => expect(running).toEqual(names), { timeout: 5_000 });

    try {
      for (const name of ['a1', 'a2', 'a3', 'a4']) enqueue('analyze', name, 'viewer');
      await isRunning(['a1', 'a2']);

      enqueue('import', 'of the same', 'viewer');
      enqueue('analyze', 'b1', 'other');
      enqueue('import', 'b2', 'other');
      await isRunning(['a1', 'a2', 'b2']);
      await sleep(20);
      expect(running).toEqual(['a1', 'a2', 'b2']);
    } finally {
      const releasing = setInterval(() => ending.splice(0).forEach((end) => end()), 1);
      await jobs.idle();
      clearInterval(releasing);
    }
    expect(running).toHaveLength(7);
  });
});
