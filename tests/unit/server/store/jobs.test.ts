import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import {
  addJob,
  countWaiting,
  holdLane,
  mergeAlike,
  nextJob,
  startJob,
} from '../../../../reference-app/server/store/jobs.js';
import type { Holds } from '../../../../reference-app/server/store/jobs.js';
import type { NewJob } from '../../../../reference-app/server/store/jobs.js';

const NOW = 1_000_000;
const NO_HOLDS: Holds = {
  busyLanes: [],
  heldKinds: [],
  heldSuspects: [],
  heldHungry: [],
  heldOwners: [],
  kindsOfOwners: [],
};

let db: Database;

beforeEach(() => {
  db = openDatabase(':memory:');
});
afterEach(() => db.close());

/** Under its lane and kind as token. */
function add(lane: string, kind: string, job: Partial<NewJob> = {}): number {
  addJob(db, { kind, lane, payload: {}, ...job }, `${lane} ${kind}`, NOW);
  return db.prepare('select max(id) as id from job').first<{ id: number }>()?.id ?? 0;
}

const next = (holds: Partial<Holds> = {}) => nextJob(db, NOW, { ...NO_HOLDS, ...holds })?.token;

describe('the next job', () => {
  it('is the oldest one of a lane that is free', () => {
    add('a', 'first');
    add('b', 'second');
    add('a', 'third');

    expect(next()).toBe('a first');
    expect(next({ busyLanes: ['a'] })).toBe('b second');
    expect(next({ busyLanes: ['a', 'b'] })).toBeUndefined();
  });

  it('may pass one in its lane that is put off, but none that is to be repeated or is held', () => {
    add('a', 'put off', { notBefore: NOW + 1 });
    add('a', 'passing');
    for (const column of ['attempts', 'interruptions']) {
      const id = add(column, 'repeated', { notBefore: NOW + 1 });
      db.prepare(`update job set ${column} = 1 where id = ?`).run(id);
      add(column, 'waiting');
    }
    add('c', 'held');
    add('c', 'waiting');

    expect(next({ heldKinds: ['held'] })).toBe('a passing');
    expect(next({ heldKinds: ['held'], busyLanes: ['a'] })).toBeUndefined();
  });

  it('is none of a lane that an earlier one holds, too', () => {
    holdLane(db, add('a', 'copy'), 'copy');
    add('copy', 'upload');

    expect(next()).toBe('a copy');
    expect(next({ busyLanes: ['a'] })).toBeUndefined();
    expect(next({ busyLanes: ['copy'] })).toBeUndefined();
  });

  it('is one that was interrupted more than once, unless those of its kind are held', () => {
    for (const lane of ['a', 'b'])
      db.prepare('update job set interruptions = 2 where id = ?').run(add(lane, 'import'));
    add('c', 'import');

    expect(next()).toBe('a import');
    expect(next({ busyLanes: ['a'], heldSuspects: ['import'] })).toBe('c import');
  });

  it('is found as soon behind thousands of a busy lane, and among thousands of lanes', () => {
    const insert = db.prepare(
      "insert into job (token, kind, lane, payload, createdAt) values (?1, 'work', ?1, '{}', 0)",
    );
    db.transaction(() => {
      for (let count = 0; count < 50_000; count += 1) insert.run('busy');
      insert.run('free');
      for (let count = 0; count < 5_000; count += 1) insert.run(`lane ${count}`);
    });
    const before = process.cpuUsage();

    for (let look = 0; look < 5; look += 1) expect(next({ busyLanes: ['busy'] })).toBe('free');
    db.prepare("delete from job where lane like 'lane %'").run();
    for (let look = 0; look < 200; look += 1) expect(next({ busyLanes: ['busy'] })).toBe('free');
    for (let look = 0; look < 200; look += 1) expect(next({ busyLanes: ['busy', 'free'] })).toBeUndefined();

    // Looking at each row took five times as long on a fast machine, half a minute on a busy one.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});

describe('turns', () => {
  /** Returns the lanes of all jobs in the order in which they start, each finished immediately. */
  function order(): string[] {
    const begun: string[] = [];
    for (let job = at(); job; job = at()) {
      begun.push(job.lane);
      db.prepare('delete from job where id = ?').run(job.id);
    }
    return begun;
  }
  const at = () => nextJob(db, NOW, NO_HOLDS);

  it('are those of the people who ask, however many jobs one of them has in however many lanes', () => {
    for (let count = 1; count <= 300; count += 1) add(`a${count}`, 'work', { owner: 'user 1' });
    add('b1', 'work', { owner: 'user 2' });
    add('b2', 'work', { owner: 'user 2' });

    expect(order().slice(0, 4)).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('go on where others are when somebody comes later', () => {
    for (let count = 1; count <= 5; count += 1) add(`a${count}`, 'work', { owner: 'user 1' });
    for (let count = 1; count <= 3; count += 1) db.prepare('delete from job where id = ?').run(at()?.id);
    for (let count = 1; count <= 2; count += 1) add(`b${count}`, 'work', { owner: 'user 2' });

    expect(order()).toEqual(['a4', 'b1', 'a5', 'b2']);
  });

  it('stay in the order they were asked for within a lane, also where somebody else asked later', () => {
    add('a', 'first', { owner: 'user 1' });
    add('a', 'second', { owner: 'user 1' });
    add('b', 'work', { owner: 'user 1' });
    add('a', 'third', { owner: 'user 2' });

    expect(order()).toEqual(['a', 'a', 'a', 'b']);
  });

  it('are inherited by what follows with the same token', () => {
    addJob(db, { kind: 'import', lane: 'a', payload: {}, owner: 'user 1' }, 'token', NOW);
    startJob(db, at()?.id ?? 0, NOW);
    addJob(db, { kind: 'analysis', lane: 'a', payload: {}, token: 'token' }, 'token', NOW);

    expect(countWaiting(db, 'user 1')).toBe(1);
  });

  it('come sooner where a second person asks for the same', () => {
    for (let count = 1; count <= 5; count += 1)
      add(`a${count}`, 'work', { owner: 'user 1', isMergeable: true });
    add('a5', 'work', { owner: 'user 2', isMergeable: true });

    expect(order()).toEqual(['a1', 'a5', 'a2', 'a3', 'a4']);
  });
});

it('what an older release queued again and again is kept once', () => {
  for (let count = 0; count < 2_000; count += 1) add('a', 'work');
  for (let count = 0; count < 3; count += 1) add('b', 'work');
  add('a', 'other');

  mergeAlike(db, ['work']);

  const left = db.prepare('select lane, kind, count(*) as count from job group by lane, kind').all();
  expect(left).toEqual([
    { lane: 'a', kind: 'other', count: 1 },
    { lane: 'a', kind: 'work', count: 1 },
    { lane: 'b', kind: 'work', count: 3 },
  ]);
});
