import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openDatabase, type Database } from '../../../../reference-app/server/store/database.js';
import { keptWhileUnchanged } from '../../../../reference-app/server/store/unchanged.js';

let folder: string;
let db: Database;
let kept: ReturnType<typeof keptWhileUnchanged>;
let reads: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bomdeck-unchanged-'));
  db = openDatabase(join(folder, 'db'));
  kept = keptWhileUnchanged(db);
  reads = 0;
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const read = (key: string, bytes = 10) =>
  kept(key, async () => {
    reads += 1;
    await nextTick();
    return new Uint8Array(bytes);
  });
const write = (to: Database, value: string) =>
  to.prepare("insert or replace into setting (name, value) values ('unchanged', ?)").run(value);

it('reads once per key', async () => {
  expect(await read('a')).toBe(await read('a'));
  await read('b');
  expect(reads).toBe(2);
});

it.each(['this', 'another'])('reads again after a write of %s connection', async (which) => {
  const other = which === 'this' ? db : openDatabase(join(folder, 'db'));
  await read('a');
  write(other, '1');
  await read('a');
  await read('a');
  expect(reads).toBe(2);
  other.transaction(() => write(other, '2'));
  await read('a');
  expect(reads).toBe(3);
  if (other !== db) other.close();
});

it('keeps no more than some megabytes, and of that the newest', async () => {
  for (let place = 0; place < 10; place += 1) await read(`${place}`, 1_000_000);
  expect(reads).toBe(10);
  await read('9');
  expect(reads).toBe(10);
  await read('0');
  expect(reads).toBe(11);
  // Long keys count, too.
  await read('a');
  for (let place = 0; place < 10; place += 1) await read(`${place}${'k'.repeat(500_000)}`, 0);
  await read('a');
  expect(reads).toBe(23);
});

it('leaves out what would take the place of all others', async () => {
  await read('a');
  await read('large', 3_000_000);
  await read('large', 3_000_000);
  expect(reads).toBe(3);
  await read('a');
  expect(reads).toBe(3);
});

it('reads once for calls that wait side by side, and not with what was read before a write', async () => {
  const [one, other] = [read('a'), read('a')];
  write(db, '1');
  const later = read('a');

  expect(await one).toBe(await other);
  expect(await later).not.toBe(await one);
  expect(await read('a')).toBe(await later);
  expect(reads).toBe(2);
});

it('reads again after a failure', async () => {
  await expect(kept('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');

  await read('a');
  expect(reads).toBe(1);
});
