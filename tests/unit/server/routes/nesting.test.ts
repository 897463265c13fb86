import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { insertProject } from '../../../../reference-app/server/store/projects.js';
import { deleteProjectTree } from '../../../../reference-app/server/store/trees.js';
import { insertService } from '../../../../reference-app/server/store/services.js';
import { apiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const uuidOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

/** Projects inside each other, as an older release took them. @returns their row ids, the outermost first */
function chain(levels: number, from = 0): number[] {
  const { db } = server.context;
  const ids: number[] = [];
  db.transaction(() => {
    for (let level = 0; level < levels; level += 1) {
      const { id } = insertProject(db, {
        uuid: uuidOf(from + level),
        name: `level ${from + level}`,
        parentId: ids.at(-1) ?? null,
        active: 1,
      });
      ids.push(id);
    }
  });
  return ids;
}

const countOf = (table: string) =>
  server.context.db.prepare(`select count(*) as count from ${table}`).first<{ count: number }>()?.count;

const SENTENCE = 'Projects can be nested in up to 50 levels. Choose a parent that is higher up.';

describe('nested projects', () => {
  it('have 50 levels at most, whether they are made, moved or changed', async () => {
    chain(50);
    const call = apiCall(server);

    const made = await call('PUT', '/project', { name: 'new', parent: { uuid: uuidOf(49) } });
    expect([made.status, await made.text()]).toEqual([409, SENTENCE]);
    const allowed = await call('PUT', '/project', { name: 'new', parent: { uuid: uuidOf(48) } });
    expect(allowed.status).toBe(201);

    const form = new FormData();
    const target = { projectName: 'sent', projectVersion: '1', autoCreate: 'true', parentUUID: uuidOf(49) };
    for (const [field, value] of Object.entries(target)) form.set(field, value);
    form.set('bom', new Blob(['{"bomFormat":"CycloneDX","specVersion":"1.5","version":1}']), 'bom.json');
    const sent = await call('POST', '/bom', form);
    expect([sent.status, await sent.text()]).toEqual([409, SENTENCE]);

    const [moved] = chain(2, 100);
    expect(moved).toBeDefined();
    const patched = await call('PATCH', `/project/${uuidOf(100)}`, { parent: { uuid: uuidOf(48) } });
    expect([patched.status, await patched.text()]).toEqual([409, SENTENCE]);
    const body = { uuid: uuidOf(100), name: 'level 100', active: true, parent: { uuid: uuidOf(48) } };
    expect((await call('POST', '/project', body)).status).toBe(409);
    const fits = await call('PATCH', `/project/${uuidOf(100)}`, { parent: { uuid: uuidOf(47) } });
    expect(fits.status).toBe(200);
  });

  it('of an older release can be changed where they are, and deleted, however deep they are', async () => {
    chain(1_300);
    const call = apiCall(server);

    const parent = { uuid: uuidOf(1_298) };
    const changed = await call('PATCH', `/project/${uuidOf(1_299)}`, { description: 'deep', parent });
    expect(changed.status).toBe(200);
    const deleted = await call('DELETE', `/project/${uuidOf(0)}`);

    expect(deleted.status).toBe(204);
    expect(countOf('project')).toBe(0);
  });

  it('are not deleted with one that is added below meanwhile', async () => {
    const { db } = server.context;
    const [outer = 0] = chain(1);
    // The first slice is deleted immediately, the rest after a pause.
    const insert = db.prepare(
      `insert into component (id, uuid, projectId, name)
       values ((select id + 1 from lastRowId where tableName = 'component'), ?, ?, 'gone')`,
    );
    db.transaction(() => {
      for (let count = 0; count < 5_000; count += 1) insert.run(`component ${count}`, outer);
    });

    const deleting = deleteProjectTree(db, outer);
    insertProject(db, { uuid: uuidOf(7), name: 'added', parentId: outer, active: 1 });

    await expect(deleting).rejects.toThrow('A project was added below one that is being deleted.');
    expect(countOf('project')).toBe(2);
  });

  it('are deleted with all that is in them, and others are left alone', async () => {
    const [outer = 0, inner = 0] = chain(2);
    const { db } = server.context;
    await server.aProject({ name: 'other', components: [{ name: 'kept' }] });
    const insert = db.prepare(
      `insert into component (id, uuid, projectId, name)
       values ((select id + 1 from lastRowId where tableName = 'component'), ?, ?, 'gone')`,
    );
    db.transaction(() => {
      for (let count = 0; count < 1_500; count += 1)
        insert.run(`component ${count}`, count % 2 ? outer : inner);
    });

    const deleted = await apiCall(server)('DELETE', `/project/${uuidOf(0)}`);

    expect(deleted.status).toBe(204);
    expect(db.prepare('select name from component').all()).toEqual([{ name: 'kept' }]);
    expect(db.prepare('select name from project').all()).toEqual([{ name: 'other' }]);
  });
});

it('services are deleted however deep they are nested', async () => {
  const [projectId = 0] = chain(1);
  const { db } = server.context;
  const services: { id: number; uuid: string }[] = [];
  for (let level = 0; level < 1_300; level += 1)
    services.push(insertService(db, { projectId, parentId: services.at(-1)?.id ?? null, name: `s${level}` }));

  const deleted = await apiCall(server)('DELETE', `/service/${services[0]?.uuid}`);

  expect(deleted.status).toBe(204);
  expect(countOf('service')).toBe(0);
});
