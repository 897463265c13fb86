import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  componentBytesWith,
  componentListText,
  listedComponentTexts,
} from '../../../../reference-app/server/store/componentLists.js';
import {
  componentJson,
  componentWithinRow,
  conciseLicenses,
} from '../../../../reference-app/server/store/components.js';
import type { ComponentRow } from '../../../../reference-app/server/store/components.js';
import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { addFinding } from '../../../../reference-app/server/store/findings.js';
import { projectWithinRow } from '../../../../reference-app/server/store/projects.js';
import type { ProjectRow } from '../../../../reference-app/server/store/projects.js';

let db: Database;

beforeAll(() => {
  db = openDatabase(':memory:');
  fill('license', 1);
  fill('project', 1);
  fill('component', 1, { projectId: 1, parentId: null, resolvedLicenseId: 1, isInternal: 1 });
  db.prepare("insert into project (id, uuid, name) values (2, 'p2', '')").run();
  db.prepare("insert into component (id, uuid, projectId, name) values (2, 'c2', 2, '')").run();
});
afterAll(() => db.close());

const bytesOf = (vulnerabilityId: number) =>
  JSON.parse(
    `[${new TextDecoder().decode(componentBytesWith(db, [vulnerabilityId]).get(vulnerabilityId))}]`,
  ) as unknown[];

const AWKWARD = 'a "quoted" \\ back\u0000slash,\n\t\u0001 <é> 🙂 \u2028';

/** A row with an awkward value in each column. */
function fill(table: string, id: number, values: Record<string, unknown> = {}): void {
  const columns = db.prepare(`select name, type from pragma_table_info('${table}')`).all<{
    name: string;
    type: string;
  }>();
  const row: Record<string, unknown> = {
    ...Object.fromEntries(
      columns.map(({ name, type }) => [
        name,
        type === 'TEXT' ? `${name} ${AWKWARD}` : type === 'REAL' ? 2.5 : 1,
      ]),
    ),
    uuid: `${table}-${id}`,
    supplier: JSON.stringify({ name: AWKWARD }),
    manufacturer: JSON.stringify({ name: AWKWARD }),
    externalReferences: JSON.stringify([{ url: AWKWARD }]),
    seeAlso: '[]',
    parentId: null,
    id,
    ...values,
  };
  const names = columns.map(({ name }) => name);
  db.prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`).run(
    ...names.map((name) => row[name]),
  );
}

const withinRow = (id: number): unknown => JSON.parse([...listedComponentTexts(db, [id])].join(''));

const listed = async (id: number): Promise<unknown> =>
  (JSON.parse(await componentListText(db, [id], { withMetrics: false })) as unknown[])[0];

function expected(id: number, jsonOf: typeof componentWithinRow): unknown {
  const component = db.prepare('select * from component where id = ?').first<ComponentRow>(id)!;
  const project = db.prepare('select * from project where id = ?').first<ProjectRow>(component.projectId)!;
  const { resolvedLicenseId } = component;
  const resolvedLicense =
    resolvedLicenseId === null ? undefined : conciseLicenses(db, [resolvedLicenseId]).get(resolvedLicenseId);
  const json = jsonOf(component, { resolvedLicense, project: projectWithinRow(project) });
  return JSON.parse(JSON.stringify(json));
}

describe('a component that SQLite writes as JSON', () => {
  it('has the members that it has elsewhere, whatever is in its texts', async () => {
    expect(withinRow(1)).toEqual(expected(1, componentWithinRow));
    expect(await listed(1)).toEqual(expected(1, componentJson));
    expect(await listed(1)).toMatchObject({
      notes: `notes ${AWKWARD}`,
      supplier: { name: AWKWARD },
      project: { description: `description ${AWKWARD}` },
    });
  });

  it('leaves out what is absent', () => {
    expect(withinRow(2)).toEqual(expected(2, componentWithinRow));
    expect(Object.keys(withinRow(2) as object)).toHaveLength(5);
  });

  it.each([0, 3, 0.1 + 0.2, 1e21, -1.5])('writes the number %d', (score) => {
    db.prepare('update component set lastInheritedRiskScore = ? where id = 2').run(score);

    expect(withinRow(2)).toMatchObject({ lastInheritedRiskScore: score });
    db.prepare('update component set lastInheritedRiskScore = null where id = 2').run();
  });

  it('is the same among the components of a vulnerability, as bytes', () => {
    db.prepare("insert into vulnerability (id, uuid, source, vulnId) values (1, 'v1', 'NVD', 'CVE-1')").run();
    db.prepare("insert into vulnerability (id, uuid, source, vulnId) values (2, 'v2', 'NVD', 'CVE-2')").run();
    for (const id of [1, 2]) {
      const finding = { componentId: id, projectId: id, vulnerabilityId: 1 };
      addFinding(db, { ...finding, analyzerIdentity: 'INTERNAL_ANALYZER', attributedOn: 0 });
    }

    expect(bytesOf(1)).toMatchObject([{ uuid: 'component-1', name: `name ${AWKWARD}` }, { uuid: 'c2' }]);
    expect(bytesOf(2)).toEqual([]);
  });
});
