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
    ['component.version', sql`c.version desc, f.id`],
    ['vulnerability.title', sql`v.title desc, f.id`],
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
    const keys = sorted.map(({ component, vulnerability }) => {
      const known: Record<string, string | number | undefined> = {
        'component.name': component.name,
        'component.version': component.version,
        'component.projectName': component.projectName,
        'vulnerability.title': vulnerability.title,
        'vulnerability.severity': 9 - (vulnerability.severityRank ?? 0),
      };
      return known[name] ?? '';
    });
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

describe('violations of all projects', () => {
  const sort = (name: string) => ({ name, direction: 'asc' }) as const;

  it.each<
    [string, (violation: ReturnType<typeof listViolations>['violations'][number]) => string | undefined]
  >([
    ['component.name', ({ component }) => component?.name],
    ['component.version', ({ component }) => component?.version],
    ['policyCondition.policy.name', ({ policyCondition }) => policyCondition.policy.name],
    ['policyCondition.policy.violationState', ({ policyCondition }) => policyCondition.policy.violationState],
    ['project.name', ({ project }) => (project as { name?: string }).name],
  ])('are the same ones sorted by %s, page by page, those alike in the order they came', (name, keyOf) => {
    const filter = { withSuppressed: false };
    const inOrder = listViolations(db, filter, { ...ALL, sort: { name: 'id', direction: 'asc' } });
    const sorted = listViolations(db, filter, { ...ALL, sort: sort(name) });
    const pages = Array.from({ length: Math.ceil(inOrder.total / 50) }, (_, index) =>
      listViolations(db, filter, { offset: index * 50, limit: 50, sort: sort(name) }),
    );

    const key = (violation: (typeof inOrder.violations)[number]) => keyOf(violation) ?? '';
    const expected = inOrder.violations
      .slice()
      .sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
    expect(inOrder.total).toBeGreaterThan(100);
    expect(sorted.violations.map(({ uuid }) => uuid)).toEqual(expected.map(({ uuid }) => uuid));
    expect(pages.flatMap(({ violations }) => violations)).toEqual(sorted.violations);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => inOrder.total));
  });

  it('of one project are sorted, too', () => {
    const filter = { withSuppressed: true, projectId: 2 };
    const { violations, total } = listViolations(db, filter, { ...ALL, sort: sort('component.name') });
    const names = violations.map(({ component }) => component?.name ?? '');

    expect(total).toBeGreaterThan(3);
    expect(names).toEqual([...names].sort());
    expect(new Set(violations.map(({ project }) => (project as { uuid?: string }).uuid)).size).toBe(1);
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
