import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import {
  firstWriter,
  secondWriter,
  turnsMemory,
} from '../../../../reference-app/server/store/writerTurns.js';

it('the second writer waits while the first one does', async () => {
  const memory = turnsMemory();
  const [first, second] = [firstWriter(memory), secondWriter(memory)];
  let turn: Promise<void> | undefined;
  let isGiven = false;

  first.take(() => {
    turn = second.give().then(() => void (isGiven = true));
  });
  await turn;

  expect(isGiven).toBe(true);
});

it('a hand that stays up holds the second writer back until it is taken down', async () => {
  const memory = turnsMemory();
  const waiting = new Int32Array(memory);
  Atomics.add(waiting, 0, 1);
  let isGiven = false;
  const turn = secondWriter(memory)
    .give()
    .then(() => void (isGiven = true));

  await sleep(20);
  expect(isGiven).toBe(false);
  Atomics.sub(waiting, 0, 1);
  await turn;

  expect(isGiven).toBe(true);
});

it('the hand goes down when the first writer fails, and is up for every kind of write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bomdeck-'));
  const memory = turnsMemory();
  const waiting = new Int32Array(memory);
  const seen: number[] = [];
  const turns = firstWriter(memory);
  const db = openDatabase(join(folder, 'turns.sqlite'), {
    ...turns,
    take: (write) =>
      turns.take(() => {
        seen.push(waiting[0] ?? 0);
        return write();
      }),
  });

  db.prepare('insert into setting (name, value) values (?, ?)').run('a', '1');
  db.run(db.build.insertInto('setting').values({ name: 'b', value: '2' }));
  expect(() => db.run(db.build.insertInto('setting').values({ name: 'b', value: '2' }))).toThrow();
  db.transaction(() => {
    expect(waiting[0]).toBe(0);
    db.prepare('delete from setting').run();
  });

  // One for each single write, and one for the complete transaction.
  expect(seen).toEqual([1, 1, 1, 1]);
  expect(waiting[0]).toBe(0);
  db.close();
  rmSync(folder, { recursive: true });
});
