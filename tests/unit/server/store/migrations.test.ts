import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { indexedWords } from '../../../../reference-app/server/rules/searchQuery.js';
import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { migrations } from '../../../../reference-app/server/store/migrations/index.js';
import { nextRowIdSql } from '../../../../reference-app/server/store/rowIds.js';
import { packageKey } from '../../../../src/domain/packageKey.js';
import { fillLargePortfolio } from '../../../support/largePortfolio.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bomdeck-'));
  server = await testServer();
  fillLargePortfolio(server.context.db, { projects: 15, componentsPerProject: 6, vulnerabilities: 20 });
  server.context.db
    .prepare(
      `insert into job (id, token, kind, lane, payload, createdAt) values (${nextRowIdSql('job')}, 't', 'importBom', 'project:1', '{}', 1)`,
    )
    .run();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

// The first schema has no place for what is decided about violations.
const releases = migrations.slice(1, -1).map(({ name }, index) => ({ name, steps: index + 2 }));

it.each(releases)(
  'a file as of $name has in the end all it would have if it had always been new',
  (release) => {
    const { db } = server.context;
    const file = join(folder, `${release.name}.db`);
    writeFileOf(file, release.steps, db);

    const upgraded = openDatabase(file);

    expect(upgraded.prepare('pragma foreign_key_check').all()).toEqual([]);
    expect(upgraded.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(tablesOf(upgraded)).toEqual(tablesOf(db));
    // Not as objects: comparing thousands of rows member by member takes seconds.
    const differing = tablesOf(db).filter(
      (table) => JSON.stringify(rowsOf(upgraded, table)) !== JSON.stringify(rowsOf(db, table)),
    );
    expect(differing).toEqual([]);
    expect(found(upgraded)).toEqual(found(db));
    expect(found(db)).not.toEqual([]);
    upgraded.close();
  },
);

/** A file as a release with so many steps would have it, with the rows of a database, as far as it has places for them. */
function writeFileOf(file: string, steps: number, db: Database) {
  const raw = new DatabaseSync(file);
  const words = (name: string, group: string | null, description: string | null, version: string | null) =>
    indexedWords([name, group ?? '', description ?? ''], [version ?? '']);
  raw.function('searchWords', { deterministic: true }, words);
  raw.function(
    'packageKey',
    { deterministic: true },
    (type: string, namespace: string | null, name: string) => packageKey({ type, namespace, name }),
  );
  raw.exec('pragma foreign_keys = off');
  for (const { sql } of migrations.slice(0, steps)) raw.exec(sql);
  raw.exec(`pragma user_version = ${steps}; begin`);
  const has = (table: string) =>
    raw.prepare(`pragma table_xinfo(${table})`).all() as { name: string; hidden: number }[];
  for (const table of tablesOf(db)) {
    const columns = has(table)
      .filter(({ hidden }) => hidden === 0)
      .map(({ name }) => name);
    if (columns.length === 0) continue;
    raw.exec(`delete from ${table}`);
    const insert = raw.prepare(
      `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`,
    );
    for (const row of rowsOf(db, table)) insert.run(...(columns.map((column) => row[column]) as never[]));
  }
  raw.exec('commit');
  raw.close();
}

/** Not the tables that the index of words consists of: what it finds is compared instead. */
function tablesOf(db: Database): string[] {
  return db
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'componentWords%' order by name",
    )
    .all<{ name: string }>()
    .map(({ name }) => name);
}

function rowsOf(db: Database, table: string): Record<string, unknown>[] {
  const columns = db
    .prepare(`pragma table_xinfo(${table})`)
    .all<{ name: string }>()
    .map(({ name }) => name)
    .sort();
  return db.prepare(`select ${columns.join()} from ${table} order by ${columns.join()}`).all();
}

function found(db: Database): unknown[] {
  return db
    .prepare('select rowid as id from componentWords where words match \'"package"\' order by id')
    .all();
}
