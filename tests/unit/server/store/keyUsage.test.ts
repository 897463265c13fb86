import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { keyUsageOf } from '../../../../reference-app/server/store/keyUsage.js';
import type { KeyUsage } from '../../../../reference-app/server/store/keyUsage.js';

let db: Database;
let usage: KeyUsage;
beforeEach(() => {
  vi.useFakeTimers();
  db = openDatabase(':memory:');
  db.prepare("insert into team (id, uuid, name) values (1, 'x', 'Team')").run();
  db.prepare("insert into apiKey (id, teamId, keyHash, keySecret, created) values (1, 1, 'h', 's', 0)").run();
  usage = keyUsageOf(db, () => 1000);
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
