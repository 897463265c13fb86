import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { keyUsageOf } from '../../../../reference-app/server/store/keyUsage.js';
import type { KeyUsage } from '../../../../reference-app/server/store/keyUsage.js';

let db: Database;
let usage: KeyUsage;
let log: string[];
beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  db = openDatabase(':memory:');
  db.prepare("insert into team (id, uuid, name) values (1, 'x', 'Team')").run();
  db.prepare("insert into apiKey (id, teamId, keyHash, keySecret, created) values (1, 1, 'h', 's', 0)").run();
  usage = keyUsageOf(
    db,
    () => 1000,
    (message) => void log.push(message),
  );
});
afterEach(() => {
  usage.close();
  db.close();
  vi.useRealTimers();
});

const written = () =>
  db.prepare('select lastUsed from apiKey').first<{ lastUsed: number | null }>()?.lastUsed;

it('the last use of a key is written down half a minute later', () => {
  usage.note(1);

  const before = written();
  vi.advanceTimersByTime(30_000);

  expect(before).toBeNull();
  expect(written()).toBe(1000);
});

it('the last use of a key is forgotten with its value', () => {
  usage.note(1);

  usage.forget(1);
  vi.advanceTimersByTime(30_000);

  expect(written()).toBeNull();
});

it('is written down later where that fails', () => {
  db.prepare(
    "create trigger fullDisk before update on apiKey begin select raise(abort, 'disk is full'); end",
  ).run();
  usage.note(1);

  vi.advanceTimersByTime(30_000);
  db.prepare('drop trigger fullDisk').run();
  vi.advanceTimersByTime(30_000);

  expect(log).toEqual(['Could not record the last use of API keys yet']);
  expect(written()).toBe(1000);
});
