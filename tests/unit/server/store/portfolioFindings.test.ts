import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { VisibleProjects } from '../../../../reference-app/server/store/projectAccess.js';
import type { Page } from '../../../../reference-app/server/store/page.js';
import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import {
  groupedFindings,
  portfolioFindings as portfolioFindingSizes,
  portfolioFindingTexts,
  SEARCHED_FIELDS,
} from '../../../../reference-app/server/store/portfolioFindings.js';
import type { PortfolioFilter } from '../../../../reference-app/server/store/portfolioFindings.js';
import {
  listViolations as violationSizes,
  violationTexts,
} from '../../../../reference-app/server/store/violations.js';
import { fillLargePortfolio } from '../../../support/largePortfolio.js';

let db: Database;

beforeAll(() => {
  db = openDatabase(':memory:');
  fillLargePortfolio(db, { projects: 30, componentsPerProject: 10, vulnerabilities: 9 });
  db.prepare(
    'update vulnerability set epssScore = nullif(id % 10, 0) / 10.0, epssPercentile = nullif(id % 7, 0) / 7.0',
  ).run();
  db.prepare(
    "update component set groupName = case id % 7 when 0 then null else 'group-' || id % 5 end where id % 4 <> 0",
  ).run();
});
afterAll(() => db.close());

const ALL: Page = { offset: 0, limit: 10_000 };
const EVERYTHING: VisibleProjects = { condition: undefined, areFew: false };
const SOME = sql<SqlBool>`project.id in (2, 3, 5, 8, 13, 21, 29)`;
const VISIBLE: readonly (readonly [string, VisibleProjects])[] = [
  ['of all projects', EVERYTHING],
  ['of most projects', { condition: SOME, areFew: false }],
  ['of few projects', { condition: SOME, areFew: true }],
];
const DIRECTIONS = ['asc', 'desc'] as const;

interface NaiveRow {
  id: number;
  matrix: string;
  suppressed: number;
  state: string | null;
  [key: string]: unknown;
}

/** As many joins as there are tables, one row after the other, and no index of ours. */
function naiveFindings(visible: VisibleProjects): NaiveRow[] {
  const condition = visible.condition === undefined ? '1' : 'project.id in (2, 3, 5, 8, 13, 21, 29)';
  return db
    .prepare(
      `select finding.id, project.uuid || ':' || component.uuid || ':' || v.uuid as matrix,
         ifnull(analysis.suppressed, 0) as suppressed, analysis.state, project.active, v.severity, v.vulnId,
         v.title as "vulnerability.title", v.vulnId as "vulnerability.vulnId", v.severityWeight as "vulnerability.severity",
         v.cvssV2BaseScore as "vulnerability.cvssV2BaseScore", v.cvssV3BaseScore as "vulnerability.cvssV3BaseScore",
         v.epssScore as "vulnerability.epssScore", v.epssPercentile,
         v.published as "vulnerability.published", finding.analyzerIdentity as "attribution.analyzerIdentity",
         finding.attributedOn as "attribution.attributedOn", project.name as "component.projectName",
         component.name as "component.name", component.version as "component.version",
         analysis.state as "analysis.state", ifnull(analysis.suppressed, 0) as "analysis.isSuppressed", project.id as projectId
       from finding join component on component.id = finding.componentId join vulnerability v on v.id = finding.vulnerabilityId
         join project on project.id = finding.projectId
         left join analysis on analysis.componentId = finding.componentId and analysis.vulnerabilityId = finding.vulnerabilityId
       where ${condition} order by finding.id`,
    )
    .all<NaiveRow>();
}

/** Stable, what is null first, as SQLite sorts. */
function sortedBy<Row extends Record<string, unknown>>(
  rows: readonly Row[],
  name: string,
  direction: 'asc' | 'desc',
): Row[] {
  const compare = (one: unknown, other: unknown) => {
    if (one === other) return 0;
    if (one === null || one === undefined) return -1;
    if (other === null || other === undefined) return 1;
    return (one as string) < (other as string) ? -1 : 1;
  };
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(one[name], other[name]));
}

const asked = (filter: Partial<PortfolioFilter>): PortfolioFilter => ({
  visible: EVERYTHING,
  withInactive: false,
  withSuppressed: false,
  ...filter,
});

function paged<Result>(total: number, size: number, pageOf: (page: Page) => Result[]): Result[] {
  const pages = Array.from({ length: Math.ceil(total / size) }, (_, index) =>
    pageOf({ offset: index * size, limit: size }),
  );
  return pages.flat();
}

describe.each(VISIBLE)('findings %s', (_, visible) => {
  const names = [
    ...['title', 'vulnId', 'severity', 'cvssV2BaseScore', 'cvssV3BaseScore', 'epssScore', 'published'].map(
      (name) => `vulnerability.${name}`,
    ),
    'attribution.analyzerIdentity',
    'attribution.attributedOn',
    'component.projectName',
    'component.name',
    'component.version',
    'analysis.state',
    'analysis.isSuppressed',
  ];

  it.each(names.flatMap((name) => DIRECTIONS.map((direction) => [name, direction] as const)))(
    'sorted by %s %s are those that a plain sort gives, page by page',
    (name, direction) => {
      const filter = asked({ visible, withSuppressed: true });
      const expected = sortedBy(
        naiveFindings(visible).filter(({ active }) => active === 1),
        name,
        direction,
      ).map(({ matrix }) => matrix);
      const sort = { name, direction };
      const whole = portfolioFindings(db, filter, { ...ALL, sort });
      const pages = paged(
        whole.total,
        7,
        (page) => portfolioFindings(db, filter, { ...page, sort }).findings,
      );

      expect(expected.length).toBeGreaterThan(20);
      expect(whole.total).toBe(expected.length);
      expect(whole.findings.map(({ matrix }) => matrix)).toEqual(expected);
      expect(pages.map(({ matrix }) => matrix)).toEqual(expected);
    },
  );

  it.each<[string, Partial<PortfolioFilter>, (row: NaiveRow) => boolean]>([
    ['everything', { withInactive: true, withSuppressed: true }, () => true],
    ['nothing more', {}, ({ active, suppressed }) => active === 1 && suppressed === 0],
    [
      'severity and state',
      { withInactive: true, severities: ['HIGH', 'LOW'], states: ['NOT_SET', 'EXPLOITABLE'] },
      ({ severity, state, suppressed }) =>
        ['HIGH', 'LOW'].includes(severity as string) &&
        [null, 'EXPLOITABLE'].includes(state) &&
        suppressed === 0,
    ],
    [
      'score and time',
      { withInactive: true, withSuppressed: true, cvssV3: { from: 0.2, to: 0.6 }, attributedOn: { from: 0 } },
      (row) =>
        (row['vulnerability.cvssV3BaseScore'] as number) >= 0.2 &&
        (row['vulnerability.cvssV3BaseScore'] as number) <= 0.6,
    ],
    [
      'the probability and the percentile of exploitation',
      { withInactive: true, withSuppressed: true, epss: { from: 0.2 }, epssPercentile: { to: 0.7 } },
      (row) =>
        (row['vulnerability.epssScore'] as number) >= 0.2 &&
        row['epssPercentile'] !== null &&
        (row['epssPercentile'] as number) <= 0.7,
    ],
    [
      'a text',
      {
        withInactive: true,
        withSuppressed: true,
        text: { fields: ['COMPONENT_NAME', 'PROJECT_NAME'], input: '-7' },
      },
      (row) =>
        String(row['component.name']).includes('-7') || String(row['component.projectName']).includes('-7'),
    ],
    [
      'a text in all fields',
      {
        withInactive: true,
        withSuppressed: true,
        text: { fields: SEARCHED_FIELDS, input: '9' },
      },
      (row) =>
        ['name', 'version'].some((part) => String(row[`component.${part}`]).includes('9')) ||
        ['vulnId', 'title'].some((part) => String(row[`vulnerability.${part}`]).includes('9')) ||
        String(row['component.projectName']).includes('9'),
    ],
    ['a text that is nowhere', { text: { fields: SEARCHED_FIELDS, input: 'kumquat' } }, () => false],
    ['a state that no finding has', { states: ['RESOLVED'] }, () => false],
  ])('are filtered by %s', (_name, filter, isMeant) => {
    const expected = naiveFindings(visible).filter(isMeant);
    const whole = portfolioFindings(db, asked({ visible, ...filter }), ALL);
    const groups = groupedFindings(db, asked({ visible, ...filter }), {}, ALL);

    expect(whole.findings.map(({ matrix }) => matrix)).toEqual(expected.map(({ matrix }) => matrix));
    expect(whole.total).toBe(expected.length);
    const counted = groups.groups.map(({ vulnerability }) => [
      vulnerability.vulnId,
      vulnerability.affectedProjectCount,
    ]);
    const projectsOf = (vulnId: unknown) =>
      new Set(expected.filter((row) => row.vulnId === vulnId).map(({ projectId }) => projectId)).size;
    const vulnIds = [...new Set(expected.map(({ vulnId }) => vulnId))];
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(vulnIds.map((vulnId) => [vulnId, projectsOf(vulnId)])),
    );
    expect(groups.total).toBe(vulnIds.length);
    expect(groupedFindings(db, asked({ visible, ...filter }), {}, { offset: 2, limit: 2 }).total).toBe(
      vulnIds.length,
    );
  });

  it.each(DIRECTIONS)('that hold a text are sorted %s', (direction) => {
    const text = { fields: ['COMPONENT_NAME'], input: '9' } as const;
    const sort = { name: 'component.version', direction };
    const filter = asked({ visible, withInactive: true, withSuppressed: true, text });
    const expected = sortedBy(
      naiveFindings(visible).filter((row) => String(row['component.name']).includes('9')),
      sort.name,
      direction,
    ).map(({ matrix }) => matrix);
    const pages = paged(
      expected.length,
      3,
      (page) => portfolioFindings(db, filter, { ...page, sort }).findings,
    );

    expect(expected.length).toBeGreaterThan(3);
    expect(pages.map(({ matrix }) => matrix)).toEqual(expected);
  });

  it('on a page beyond the last one are none, and counted', () => {
    const { findings, total } = portfolioFindings(db, asked({ visible }), { offset: 10_000, limit: 10 });

    expect(findings).toEqual([]);
    expect(total).toBe(portfolioFindings(db, asked({ visible }), ALL).total);
  });
});

function listViolations(...asked: Parameters<typeof violationSizes>) {
  const { sizes, total } = violationSizes(...asked);
  const violations = [...violationTexts(db, sizes)].map((text) => JSON.parse(text) as ListedViolation);
  return { violations, total };
}

interface ListedViolation {
  uuid: string;
  component: { name: string };
  project: { uuid: string; name: string };
}

function portfolioFindings(...asked: Parameters<typeof portfolioFindingSizes>) {
  const { sizes, total } = portfolioFindingSizes(...asked);
  const findings = [...portfolioFindingTexts(db, sizes)].map(
    (text) => JSON.parse(text) as { matrix: string },
  );
  return { findings, total };
}

describe('what was decided about a finding', () => {
  const decided = (id: number) =>
    db
      .prepare('select analysisState, analysisResponse, analysisSuppressed from finding where id = ?')
      .first<Record<string, unknown>>(id);

  it('stands with the finding, whichever of both comes first and goes last', () => {
    const finding = db
      .prepare(
        `select finding.* from finding left join analysis on analysis.componentId = finding.componentId
         where analysis.id is null limit 1`,
      )
      .first<{ id: number; projectId: number; componentId: number; vulnerabilityId: number }>();
    const { id, projectId, componentId, vulnerabilityId } = finding!;
    const undecided = { analysisState: null, analysisResponse: null, analysisSuppressed: 0 };
    expect(decided(id)).toEqual(undecided);

    db.prepare(
      `insert into analysis (projectId, componentId, vulnerabilityId, state, response, suppressed)
       values (?, ?, ?, 'RESOLVED', 'UPDATE', 0)`,
    ).run(projectId, componentId, vulnerabilityId);
    expect(decided(id)).toEqual({
      analysisState: 'RESOLVED',
      analysisResponse: 'UPDATE',
      analysisSuppressed: 0,
    });

    db.prepare(
      "update analysis set state = 'NOT_AFFECTED', response = null, suppressed = 1 where componentId = ?",
    ).run(componentId);
    const notAffected = { analysisState: 'NOT_AFFECTED', analysisResponse: null, analysisSuppressed: 1 };
    expect(decided(id)).toEqual(notAffected);

    db.prepare('delete from finding where id = ?').run(id);
    const again = db
      .prepare(
        `insert into finding (id, projectId, componentId, vulnerabilityId, analyzerIdentity, attributedOn)
         values (?, ?, ?, ?, 'INTERNAL_ANALYZER', 0)`,
      )
      .run(id, projectId, componentId, vulnerabilityId);
    expect(decided(again.id)).toEqual(notAffected);

    db.prepare('delete from analysis where componentId = ?').run(componentId);
    expect(decided(id)).toEqual(undecided);
  });

  it('is that of the analysis for each of them', () => {
    const wrong = db
      .prepare(
        `select finding.id from finding left join analysis using (componentId, vulnerabilityId)
         where finding.analysisState is not analysis.state or finding.analysisSuppressed <> ifnull(analysis.suppressed, 0)
         union all select policyViolation.id from policyViolation
         left join violationAnalysis on policyViolationId = policyViolation.id
         where policyViolation.analysisState is not violationAnalysis.state
           or policyViolation.analysisSuppressed <> ifnull(violationAnalysis.suppressed, 0)`,
      )
      .all();

    expect(wrong).toEqual([]);
  });
});

describe.each(VISIBLE)('violations %s', (_, visible) => {
  const NAMES = {
    type: 'violation.type',
    timestamp: 'violation.timestamp',
    uuid: 'violation.uuid',
    'project.name': 'project.name',
    'project.version': 'project.version',
    'component.group': 'component.groupName',
    'component.name': 'component.name',
    'component.version': 'component.version',
    'policyCondition.subject': 'condition.subject',
    'policyCondition.policy.name': 'policy.name',
    'policyCondition.policy.violationState': 'policy.violationState',
    'analysis.analysisState': 'analysis.state',
  };

  const naive = (withSuppressed: boolean) =>
    db
      .prepare(
        `select violation.uuid as identity, ${Object.entries(NAMES)
          .map(([name, column]) => `${column} as "${name}"`)
          .join(', ')}
         from policyViolation violation join project on project.id = violation.projectId
         join component on component.id = violation.componentId
         join policyCondition condition on condition.id = violation.policyConditionId join policy on policy.id = condition.policyId
         left join violationAnalysis analysis on analysis.policyViolationId = violation.id
         where ${visible.condition === undefined ? '1' : 'project.id in (2, 3, 5, 8, 13, 21, 29)'}
           and (? or ifnull(analysis.suppressed, 0) = 0) order by violation.id`,
      )
      .all<Record<string, unknown>>(withSuppressed);

  it.each(Object.keys(NAMES).flatMap((name) => DIRECTIONS.map((direction) => [name, direction] as const)))(
    'sorted by %s %s are those that a plain sort gives, page by page',
    (name, direction) => {
      const filter = { visible, withSuppressed: false };
      const expected = sortedBy(naive(false), name, direction).map(({ identity }) => identity);
      const sort = { name, direction };
      const whole = listViolations(db, filter, { ...ALL, sort });
      const pages = paged(whole.total, 9, (page) => listViolations(db, filter, { ...page, sort }).violations);

      expect(expected.length).toBeGreaterThan(20);
      expect(whole.total).toBe(expected.length);
      expect(whole.violations.map(({ uuid }) => uuid)).toEqual(expected);
      expect(pages.map(({ uuid }) => uuid)).toEqual(expected);
    },
  );

  it('come newest first, and those of the same time the other way round', () => {
    const filter = { visible, withSuppressed: true };
    const expected = sortedBy(naive(true).reverse(), 'timestamp', 'desc').map(({ identity }) => identity);
    const pages = paged(expected.length, 9, (page) => listViolations(db, filter, page).violations);

    expect(pages.map(({ uuid }) => uuid)).toEqual(expected);
  });
});

it('the group of a component stands with its violations, whenever it changes', () => {
  const component = db
    .prepare(
      `select componentId, policyConditionId + 1 as otherConditionId, projectId from policyViolation
       where policyConditionId < (select max(id) from policyCondition) limit 1`,
    )
    .first<{ componentId: number; otherConditionId: number; projectId: number }>()!;
  const { componentId, otherConditionId, projectId } = component;
  const groups = () =>
    db
      .prepare('select componentGroup from policyViolation where componentId = ?')
      .all<{ componentGroup: string | null }>(componentId)
      .map(({ componentGroup }) => componentGroup);
  const regroup = (group: string | null) =>
    db.prepare('update component set groupName = ? where id = ?').run(group, componentId);

  regroup('before');
  db.prepare(
    `insert into policyViolation (uuid, projectId, componentId, policyConditionId, type, timestamp)
     values ('another', ?, ?, ?, 'LICENSE', 0)`,
  ).run(projectId, componentId, otherConditionId);
  expect(groups()).toEqual(['before', 'before']);
  regroup('after');
  expect(groups()).toEqual(['after', 'after']);
  regroup(null);
  expect(groups()).toEqual([null, null]);
});

describe('violations of one project', () => {
  it('are sorted, too', () => {
    const filter = { withSuppressed: true, projectId: 2 };
    const sort = { name: 'component.name', direction: 'asc' } as const;
    const { violations, total } = listViolations(db, filter, { ...ALL, sort });
    const names = violations.map(({ component }) => (component as { name?: string }).name ?? '');

    expect(total).toBeGreaterThan(3);
    expect(names).toEqual([...names].sort());
    expect(new Set(violations.map(({ project }) => (project as { uuid?: string }).uuid)).size).toBe(1);
  });
});
