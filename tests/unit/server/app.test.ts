import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createServer } from '../../../reference-app/server/app.js';
import type { ServerOptions } from '../../../reference-app/server/app.js';
import { createApiKey } from '../../../reference-app/server/store/teams.js';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'bomdeck-app-'))));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('a server with a database file', () => {
  it('has the same users, keys and secrets after a restart, and is not filled again', async () => {
    const first = await start();
    const before = teamsOf(first);
    const token = await first.context.secrets.makeToken({
      username: 'admin',
      permissions: [],
      identityProvider: 'LOCAL',
      sessionMark: '',
    });
    await first.close();

    const second = await start();

    expect(teamsOf(second)).toEqual(before);
    expect(await second.context.secrets.readToken(token)).toMatchObject({ username: 'admin' });
    await second.close();
  });

  it('does not get the demo portfolio when it was begun without', async () => {
    await (await start({ seed: 'defaults' })).close();

    const server = await start({ seed: 'demo' });

    expect(server.context.db.prepare('select count(*) as count from project').first()).toEqual({ count: 0 });
    await server.close();
  });

  it('refuses to start without the key its secrets were encrypted with', async () => {
    await (await start()).close();
    rmSync(join(directory, 'secret.key'));

    await expect(start()).rejects.toThrow(/secret\.key is missing/);
  });

  it('refuses to start with the key of another database, and says which one is needed', async () => {
    await (await start()).close();
    const key = join(directory, 'secret.key');
    const right = readFileSync(key);
    writeFileSync(key, Buffer.alloc(32, 7).toString('base64'));

    await expect(start()).rejects.toThrow(/secret\.key is not the key that .*test\.sqlite was written with/);

    writeFileSync(key, right);
    await (await start()).close();
  });

  it('refuses the key of another database also where an older release wrote it', async () => {
    const first = await start();
    const { db } = first.context;
    createApiKey(first.context, db.prepare('select id from team').first<{ id: number }>()?.id ?? 0);
    db.prepare("delete from setting where name = 'keyProof'").run();
    await first.close();
    writeFileSync(join(directory, 'secret.key'), Buffer.alloc(32, 7).toString('base64'));

    await expect(start()).rejects.toThrow(/is not the key/);
  });

  it('closes in order where its newest changes cannot be put into the file, and has them after a restart', async () => {
    const log: string[] = [];
    const first = await start({ log: (message, error) => void log.push(`${message}: ${String(error)}`) });
    const before = teamsOf(first);
    // Reading that has not ended makes the same statement fail as a full disk does.
    first.context.db.prepare('begin').run();
    first.context.db.prepare('select name from team').all();

    await first.close();

    expect(log).toEqual([expect.stringMatching(/^The latest changes remain in .*-wal.*locked/)]);
    const second = await start();
    expect(teamsOf(second)).toEqual(before);
    await second.close();
  });

  it('belongs to one server at a time', async () => {
    const first = await start();

    await expect(start()).rejects.toThrow(/in use by another server/);

    await first.close();
    await (await start()).close();
  });

  it('keeps its files from other users of the machine', async () => {
    const server = await start();

    for (const file of ['test.sqlite', 'test.sqlite-wal', 'secret.key']) {
      expect([file, statSync(join(directory, file)).mode & 0o077]).toEqual([file, 0]);
    }
    await server.close();
  });

  it('makes the folder it is told to use', async () => {
    const server = await start({ database: join(directory, 'not', 'yet', 'there.sqlite') });

    expect((await server.fetch(new Request('http://bomdeck.example/health'))).status).toBe(200);
    await server.close();
  });

  it('writes down on closing when keys were used', async () => {
    const first = await start({ now: () => 1_700_000_000_000 });
    first.context.keyUsage.note(1);
    await first.close();

    const second = await start();

    expect(second.context.db.prepare('select lastUsed from apiKey where id = 1').first()).toEqual({
      lastUsed: 1_700_000_000_000,
    });
    await second.close();
  });
});

describe('the reported version', () => {
  it.each([
    [undefined, '4.11.7'],
    ['4.14.0', '4.14.0'],
  ])('%s is %s', async (version, reported) => {
    const server = await createServer({ database: ':memory:', seed: 'none', version });
    const answer = await server.fetch(new Request('http://bomdeck.example/api/version'));

    expect(await answer.json()).toMatchObject({ application: 'Dependency-Track', version: reported });
    await server.close();
  });
});

function start(options: Partial<ServerOptions> = {}) {
  return createServer({ database: join(directory, 'test.sqlite'), seed: 'defaults', ...options });
}

function teamsOf({ context }: Awaited<ReturnType<typeof start>>): unknown {
  const { db, secrets } = context;
  return {
    teams: db.prepare('select uuid, name from team order by name').all(),
    keys: db
      .prepare('select keySecret from apiKey')
      .all<{ keySecret: string }>()
      .map(({ keySecret }) => secrets.decrypt(keySecret)),
  };
}
