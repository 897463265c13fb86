import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHEAP_HASHES } from '../../../support/testServer.js';
import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { hashPassword } from '../../../../reference-app/server/rules/passwords.js';
import { publicSignInsOf } from '../../../../reference-app/server/seed/publicSignIns.js';
import { findUser, insertUser, updateUser } from '../../../../reference-app/server/store/users.js';

let server: Server;
beforeEach(
  async () =>
    (server = await createServer({ database: ':memory:', seed: 'defaults', hashCost: CHEAP_HASHES })),
);
afterEach(() => server.close());

describe('the sign-ins that are printed', () => {
  it('are that of the administrator, who needs another password, where the database is new', async () => {
    expect(await publicSignInsOf(server.context)).toEqual([
      { username: 'admin', password: 'admin', role: 'asks for another password' },
    ]);
  });

  it('are those of the demo that still work', async () => {
    const { db } = server.context;
    for (const username of ['auditor', 'viewer']) {
      const passwordHash = await hashPassword(username, CHEAP_HASHES);
      insertUser(db, { kind: 'managed', username, passwordHash, suspended: username === 'viewer' ? 1 : 0 });
    }
    updateUser(db, findUser(db, 'admin')!, { passwordHash: await hashPassword('Changed-1', CHEAP_HASHES) });

    expect(await publicSignInsOf(server.context)).toEqual([
      { username: 'auditor', password: 'auditor', role: 'sees and audits findings' },
    ]);
  });
});
