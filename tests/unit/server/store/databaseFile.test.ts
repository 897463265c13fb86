import {
  closeSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { isDamage } from '../../../../reference-app/server/store/database.js';
import { temporaryDirectory } from '../../../support/serverProcess.js';

let folder: ReturnType<typeof temporaryDirectory>;
let database: string;
const open: Server[] = [];

beforeEach(() => {
  folder = temporaryDirectory();
  database = join(folder.path, 'test.sqlite');
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
  folder.remove();
});

async function start(file = database): Promise<Server> {
  const server = await createServer({ database: file, seed: 'defaults', log: () => undefined });
  open.push(server);
  return server;
}

async function startAndStop(): Promise<void> {
  await (await start()).close();
  open.length = 0;
}

const PAGE = 4096;

/** Overwrites the last pages. By default, all but the first one. */
function damage({ pages = statSync(database).size / PAGE - 1 } = {}): void {
  const file = openSync(database, 'r+');
  writeSync(file, Buffer.alloc(pages * PAGE, 0xa5), 0, pages * PAGE, statSync(database).size - pages * PAGE);
  closeSync(file);
}

function changed(sql: string): void {
  const raw = new DatabaseSync(database);
  raw.exec(sql);
  raw.close();
}

function otherDatabase(sql: string): void {
  rmSync(database);
  changed(sql);
}

describe('the file of a database', () => {
  it.each([
    ['empty', () => truncateSync(database), 'is empty. Replace it with a backup, or delete it'],
    ['cut off after its first byte', () => truncateSync(database, 1), 'is empty. Replace it with a backup'],
    [
      'cut off',
      () => truncateSync(database, 8192),
      'test.sqlite cannot be read: database disk image is malformed',
    ],
    ['overwritten', () => damage(), 'test.sqlite cannot be read: database disk image is malformed'],
    ['damaged in one page', () => damage({ pages: 1 }), 'test.sqlite is damaged ('],
    [
      'no database',
      () => writeFileSync(database, 'x'.repeat(9_000)),
      'test.sqlite cannot be read: file is not a database',
    ],
    [
      'a database of another program',
      () => otherDatabase('create table note (text)'),
      'test.sqlite is a database of another program',
    ],
    [
      'a database of another program with a table of that name',
      () => otherDatabase('create table project (text)'),
      'test.sqlite is a database of another program',
    ],
    [
      'a database of another program with a version',
      () => otherDatabase('create table note (text); pragma user_version = 5'),
      'test.sqlite is a database of another program',
    ],
    [
      'without what its version has',
      () => changed('pragma user_version = 1'),
      /Could not upgrade .*test\.sqlite/,
    ],
    [
      'of another program',
      () => writeFileSync(database, 'PK'),
      'test.sqlite cannot be read: file is not a database',
    ],
  ])('does not become a new one when it is %s, and the message names it', async (_, spoil, message) => {
    await startAndStop();
    spoil();

    await expect(start()).rejects.toThrow(message);
    await expect(start()).rejects.toThrow(database);
  });

  it('is not made in the place of a link to a volume that is not there', async () => {
    symlinkSync(join(folder.path, 'missing', 'test.sqlite'), database);

    await expect(start()).rejects.toThrow(/test\.sqlite links to .*missing.*, which does not exist/);
    expect(lstatSync(database).isSymbolicLink()).toBe(true);
  });

  it('may not be a folder', async () => {
    mkdirSync(database);

    await expect(start()).rejects.toThrow('test.sqlite is a folder');
  });

  it.each([
    ['a folder', () => mkdirSync(`${database}.lock`)],
    ['something else', () => writeFileSync(`${database}.lock`, 'x'.repeat(9_000))],
  ])('is not said to be in use where its lock is %s', async (_, spoil) => {
    await startAndStop();
    rmSync(`${database}.lock`, { force: true });
    spoil();

    await expect(start()).rejects.toThrow(/Could not use .*test\.sqlite\.lock: .*Delete it/);
  });

  it('is not opened with a key that is no file, and the message names that', async () => {
    await startAndStop();
    const key = join(folder.path, 'secret.key');
    rmSync(key);
    mkdirSync(key);

    await expect(start()).rejects.toThrow(`${key} is not a file.`);
  });

  it('may be missing, and is made again', async () => {
    await startAndStop();
    rmSync(database);

    await expect(start()).resolves.toBeDefined();
  });

  it('is left in order by a start that was interrupted', async () => {
    writeFileSync(`${database}.new`, '');

    await expect(start()).resolves.toBeDefined();
  });

  it('belongs to one server, whatever its name', async () => {
    await start();
    const [hard, soft] = [join(folder.path, 'hard.sqlite'), join(folder.path, 'soft.sqlite')];
    symlinkSync(database, soft);

    await expect(start(soft)).rejects.toThrow('in use by another server');

    linkSync(database, hard);
    await expect(start(hard)).rejects.toThrow('hard.sqlite has 2 names (hard links)');
  });

  it('that is damaged while the server runs makes it unhealthy', async () => {
    const server = await start();
    const health = async (path = '/health') =>
      (await server.fetch(new Request(`http://bomdeck.example${path}`))).status;
    expect(await health()).toBe(200);
    const { db } = server.context;
    // Pages in memory would still be returned.
    db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    damage();
    db.prepare('PRAGMA shrink_memory').all();

    expect(() => db.prepare('select * from license').all()).toThrow(
      expect.toSatisfy(isDamage, 'reports damage, in lists too'),
    );
    const answer = await server.fetch(
      new Request('http://bomdeck.example/api/v1/user/login', {
        method: 'POST',
        body: new URLSearchParams({ username: 'someone', password: 'x' }),
      }),
    );

    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('The database of this server is damaged.');
    expect(await health()).toBe(503);
    expect(await health('/health/ready')).toBe(503);
    expect(await health('/health/live')).toBe(200);
    server.close().catch(() => undefined);
    open.length = 0;
  });
});
