import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';

const directories: string[] = [];
afterEach(() =>
  directories.splice(0).forEach((directory) => rmSync(directory, { recursive: true, force: true })),
);

describe('openDatabase', () => {
  it('keeps what was written', () => {
    const file = aFile();
    const first = openDatabase(file);
    addTeam(first, 'Kept');
    first.close();

    const second = openDatabase(file);

    expect(teams(second)).toEqual(['Kept']);
    second.close();
  });

  it('refuses a file of a newer release', () => {
    const file = aFile();
    const raw = new DatabaseSync(file);
    raw.exec('PRAGMA user_version = 9999');
    raw.close();

    expect(() => openDatabase(file)).toThrow(/newer server version/);
  });
});

describe('transaction', () => {
  it('keeps all of it or nothing', () => {
    const db = openDatabase(':memory:');

    expect(() =>
      db.transaction(() => {
        addTeam(db, 'Lost');
        throw new Error('changed my mind');
      }),
    ).toThrow('changed my mind');

    expect(teams(db)).toEqual([]);
  });

  it('becomes part of the one around it', () => {
    const db = openDatabase(':memory:');

    expect(() =>
      db.transaction(() => {
        db.transaction(() => addTeam(db, 'Inner'));
        throw new Error('outer');
      }),
    ).toThrow('outer');

    expect(teams(db)).toEqual([]);
  });

  it('refuses work that waits', () => {
    const db = openDatabase(':memory:');

    expect(() => db.transaction(() => Promise.resolve())).toThrow(/must not wait/);
  });
});

describe('queries', () => {
  it('bind booleans, dates and undefined', () => {
    const db = openDatabase(':memory:');

    expect(db.prepare('select ? as yes, ? as at, ? as none').first(true, new Date(5), undefined)).toEqual({
      yes: 1,
      at: 5,
      none: null,
    });
  });

  it('keep texts with NUL whole', () => {
    const db = openDatabase(':memory:');
    addTeam(db, 'a\0b');

    expect(teams(db)).toEqual(['a\0b']);
    expect(db.prepare('select name from team where name = ?').first('a\0b')).toEqual({ name: 'a\0b' });
  });

  it('do not take the noncharacter that stands for NUL in the file for it', () => {
    const db = openDatabase(':memory:');
    addTeam(db, 'a\uFFFFb');

    expect(teams(db)).toEqual(['a\uFFFDb']);
  });

  it('compare in lower case beyond ASCII', () => {
    const db = openDatabase(':memory:');

    expect(db.prepare("select lower('ÄÖÜ') as text").first()).toEqual({ text: 'äöü' });
  });

  it('complain when they are run the Kysely way, instead of finding nothing', async () => {
    const db = openDatabase(':memory:');

    await expect(db.build.selectFrom('team').selectAll().execute()).rejects.toThrow(/Database\.all/);
  });
});

function aFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'bomdeck-database-'));
  directories.push(directory);
  return join(directory, 'test.sqlite');
}

function addTeam(db: Database, name: string): void {
  db.run(db.build.insertInto('team').values({ uuid: name, name }));
}

function teams(db: Database): string[] {
  return db.all(db.build.selectFrom('team').select('name')).map(({ name }) => name);
}
