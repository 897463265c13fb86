import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { deleteCondition, deletePolicy } from '../../../../reference-app/server/store/policies.js';
import { deleteComponentTree, deleteProjectTree } from '../../../../reference-app/server/store/trees.js';

const MANY = 3_000;

let db: Database;

beforeEach(() => {
  db = openDatabase(':memory:');
  db.prepare("insert into project (id, uuid, name) values (1, 'p', 'shop')").run();
  db.prepare("insert into component (id, uuid, projectId, name) values (1, 'root', 1, 'root')").run();
  db.prepare(
    "insert into policy (id, uuid, name, operator, violationState) values (1, 'policy', 'p', 'ANY', 'WARN')",
  ).run();
  db.prepare(
    `insert into policyCondition (id, uuid, policyId, operator, subject, value)
     values (1, 'condition', 1, 'IS', 'SEVERITY', 'HIGH')`,
  ).run();
});
afterEach(() => db.close());

const numbers = `with recursive n(i) as (select 2 union all select i + 1 from n where i <= ${MANY})`;

/** Nested in the root, each in the one before where they are deep. */
function addNested() {
  db.prepare(
    `insert into component (id, uuid, projectId, parentId, name)
     ${numbers} select i, 'c' || i, 1, iif(i % 40 = 0, 1, i - 1), 'c' from n`,
  ).run();
}

function addProperties() {
  db.prepare(
    `insert into componentProperty (uuid, componentId, propertyName, propertyType)
     ${numbers} select 'q' || i, 1, 'n', 'STRING' from n`,
  ).run();
}

function addViolations() {
  addNested();
  db.prepare(
    `insert into policyViolation (uuid, projectId, componentId, policyConditionId, type, timestamp)
     ${numbers} select 'v' || i, 1, i, 1, 'SECURITY', 0 from n`,
  ).run();
}

const count = (table: string) =>
  db.prepare(`select count(*) as count from ${table}`).first<{ count: number }>()?.count;

/** Counts the turns that other work had during an operation. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  for (; !isDone; turns += 1) await nextTick();
  await done;
  return turns;
}

describe('a deletion lets others have their turn', () => {
  it.each([
    ['a component with nested ones', addNested, () => deleteComponentTree(db, 1), ['component']],
    [
      'a component with properties',
      addProperties,
      () => deleteComponentTree(db, 1),
      ['component', 'componentProperty'],
    ],
    [
      'the project of one with properties',
      addProperties,
      () => deleteProjectTree(db, 1),
      ['project', 'componentProperty'],
    ],
    [
      'a policy with violations',
      addViolations,
      () => deletePolicy(db, 'policy'),
      ['policy', 'policyViolation'],
    ],
    [
      'a condition with violations',
      addViolations,
      () => deleteCondition(db, 'condition'),
      ['policyCondition', 'policyViolation'],
    ],
  ] as const)('of %s', async (_what, add, work, tables) => {
    add();

    const turns = await turnsDuring(work);

    expect(turns).toBeGreaterThan(2);
    for (const table of tables) expect(count(table), table).toBe(0);
  });
});
