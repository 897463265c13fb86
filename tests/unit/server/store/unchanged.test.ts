import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  kept(key, () => {
    reads += 1;
    return new Uint8Array(bytes);
  });
const write = (to: Database, value: string) =>
  to.prepare("insert or replace into setting (name, value) values ('unchanged', ?)").run(value);

it('reads once per key', () => {
  expect(read('a')).toBe(read('a'));
  read('b');
  expect(reads).toBe(2);
});

it.each(['this', 'another'])('reads again after a write of %s connection', (which) => {
  const other = which === 'this' ? db : openDatabase(join(folder, 'db'));
  read('a');
  write(other, '1');
  read('a');
  read('a');
  expect(reads).toBe(2);
  other.transaction(() => write(other, '2'));
  read('a');
  expect(reads).toBe(3);
  if (other !== db) other.close();
});

it('keeps no more than some megabytes, and of that the newest', () => {
  for (let place = 0; place < 10; place += 1) read(`${place}`, 1_000_000);
  expect(reads).toBe(10);
  read('9');
  expect(reads).toBe(10);
  read('0');
  expect(reads).toBe(11);
  // Long keys count, too.
  read('a');
  for (let place = 0; place < 10; place += 1) read(`${place}${'k'.repeat(500_000)}`, 0);
  read('a');
  expect(reads).toBe(23);
});

it('leaves out what would take the place of all others', () => {
  read('a');
  read('large', 3_000_000);
  read('large', 3_000_000);
  expect(reads).toBe(3);
  read('a');
  expect(reads).toBe(3);
});
