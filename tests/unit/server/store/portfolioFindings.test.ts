import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Page } from '../../../../reference-app/server/http/page.js';
import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import {
  groupedFindings,
  portfolioFindings,
} from '../../../../reference-app/server/store/portfolioFindings.js';
import { listViolations } from '../../../../reference-app/server/store/violations.js';
import { fillLargePortfolio } from '../../../support/largePortfolio.js';

let db: Database;

beforeAll(() => {
  db = openDatabase(':memory:');
  fillLargePortfolio(db, { projects: 30, componentsPerProject: 10, vulnerabilities: 9 });
});
afterAll(() => db.close());

const ALL: Page = { offset: 0, limit: -1 };
const CONDITIONS = [sql`project.active = 1`, sql`ifnull(a.suppressed, 0) = 0`];

describe('findings of all projects', () => {
  it.each([
    ['vulnerability.severity', sql`v."severityWeight" desc, f.id`],
    ['component.projectName', sql`project.name desc, f.id`],
    ['component.name', sql`c.name desc, f.id`],
  ])('are the same ones sorted by %s, page by page', (name, order) => {
    const whole = portfolioFindings(db, CONDITIONS, sql`f.id`, ALL);
    const sort = { name, direction: 'desc' } as const;
    const sorted = portfolioFindings(db, CONDITIONS, order, { ...ALL, sort }).findings;
    const pages = Array.from({ length: Math.ceil(whole.total / 20) }, (_, index) =>
      portfolioFindings(db, CONDITIONS, order, { offset: index * 20, limit: 20, sort }),
    );

    const matrices = (findings: typeof sorted) => findings.map(({ matrix }) => matrix);
    expect(whole.total).toBeGreaterThan(100);
    expect(matrices(sorted).sort()).toEqual(matrices(whole.findings).sort());
    expect(pages.flatMap(({ findings }) => matrices(findings))).toEqual(matrices(sorted));
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => whole.total));
    const keys = sorted.map(({ component, vulnerability }) =>
      name === 'component.name'
        ? component.name
        : name === 'component.projectName'
          ? component.projectName
          : 9 - (vulnerability.severityRank ?? 0),
    );
    expect(keys).toEqual([...keys].sort((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
  });

  it('count the projects of each vulnerability, whatever is asked of components', () => {
    const order = sql`v.id, f."analyzerIdentity"`;
    const [active] = CONDITIONS;
    const groups = groupedFindings(db, [active!], [], order, ALL);
    const same = groupedFindings(db, [active!, sql`instr(c.name, 'package') > 0`], [], order, ALL);
    const { findings } = portfolioFindings(db, [active!], sql`f.id`, ALL);

    expect(same).toEqual(groups);
    expect(groups.groups.map(({ vulnerability }) => vulnerability.affectedProjectCount)).toEqual(
      groups.groups.map(
        ({ vulnerability: { vulnId } }) =>
          new Set(
            findings
              .filter(({ vulnerability }) => vulnerability.vulnId === vulnId)
              .map(({ component }) => component.project),
          ).size,
      ),
    );
    expect(groupedFindings(db, [active!], [], order, { offset: 2, limit: 2 }).total).toBe(groups.total);
  });
});

describe('lists of a large portfolio', () => {
  it('give the newest violations from an index, without sorting all of them', () => {
    const plan = db
      .prepare(
        'explain query plan select id from policyViolation order by timestamp desc, id desc, id limit 100',
      )
      .all<{ detail: string }>();

    expect(plan.map(({ detail }) => detail)).toEqual([
      'SCAN policyViolation USING COVERING INDEX policyViolationByTime',
    ]);
    const { total, violations } = listViolations(db, { withSuppressed: true }, { offset: 0, limit: 5 });
    expect(total).toBe(200);
    expect(violations).toHaveLength(5);
  });
});
