import { afterEach, beforeEach, expect, it } from 'vitest';

import { projectLane } from '../../../../reference-app/server/runtime/queue.js';
import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { addJob } from '../../../../reference-app/server/store/jobs.js';
import { DocumentWaits, untilImport } from '../../../../reference-app/server/work/untilImport.js';

let db: Database;

beforeEach(() => {
  db = openDatabase(':memory:');
});
afterEach(() => db.close());

const items = Array.from({ length: 1_000 }, (_, index) => index);
const add = (kind: string, projectId: number) =>
  addJob(db, { kind, payload: {}, lane: projectLane(projectId) }, `${kind} ${projectId}`, 0);

it('goes through everything while no document waits for the project', () => {
  add('importBom', 2);
  add('analyzeProject', 1);

  expect([...untilImport(db, { projectId: 1 }, items)]).toEqual(items);
});

it('stops soon after a document begins to wait', () => {
  const done: number[] = [];
  const work = () => {
    for (const item of untilImport(db, { projectId: 1 }, items)) {
      done.push(item);
      if (item === 150) add('importBom', 1);
    }
  };

  expect(work).toThrow(DocumentWaits);
  expect(done).toEqual(items.slice(0, 200));
});

it('goes on to its end where it is to be whole', () => {
  add('importBom', 1);

  expect([...untilImport(db, { projectId: 1, isWhole: true }, items)]).toEqual(items);
});
