import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { severityOf } from '../../../src/domain/severity.js';
import { totalOf } from '../http/page.js';
import type { Page } from '../http/page.js';
import type { WireFinding } from '../rules/findingsWire.js';
import { weaknessOf } from '../rules/weaknesses.js';
import { rowsOf } from './database.js';
import type { Database } from './database.js';
import { attributionOf, componentsOf, vulnerabilitiesOf } from './findings.js';
import type { FindingRow } from './findings.js';

/** A finding with the name of its project; unlike the list of one project, this one tells when it was published. */
export interface PortfolioFinding extends WireFinding {
  component: WireFinding['component'] & { projectName: string; projectVersion?: string };
  vulnerability: WireFinding['vulnerability'] & { published?: number };
}

/** What sorts by severity: the more severe, the higher. A virtual column, since it is indexed. */
export const SEVERITY_WEIGHT = 'v.severityWeight';

/**
 * Findings of all projects.
 * @param conditions - all have to hold; on `f` (finding), `a` (analysis, may be missing), `v` (vulnerability), `c`
 * (component) and `project`
 */
export function portfolioFindings(
  db: Database,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  page: Page,
): { findings: PortfolioFinding[]; total: number } {
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const ids = rowsOf<{ id: number }>(
    db,
    sql`select f.id, ifnull(a.suppressed, 0) as suppressed from ${tablesFor(page)} ${where}
      order by ${order} limit ${page.limit} offset ${page.offset}`,
  ).map(({ id }) => id);
  const rows = rowsOf<PortfolioRow>(
    db,
    sql`select f.*, project.uuid as projectUuid, project.name as projectName, project.version as projectVersion,
      v.published, a.state, ifnull(a.suppressed, 0) as suppressed
      from json_each(${JSON.stringify(ids)}) listed
      join finding f on f.id = listed.value
      join vulnerability v on v.id = f.vulnerabilityId
      join project on project.id = f.projectId
      left join analysis a on a.componentId = f.componentId and a.vulnerabilityId = f.vulnerabilityId
      order by listed.key`,
  );
  const total = totalOf(page, ids.length, () => countOf(db, sql`select f.id from ${EVERY_TABLE} ${where}`));
  const halves = {
    components: componentsOf(db, { findingIds: ids }),
    vulnerabilities: vulnerabilitiesOf(db, { findingIds: ids }),
  };
  return { total, findings: rows.flatMap((row) => findingOf(row, halves)) };
}

/**
 * Findings of all projects, one row for each vulnerability and analyzer.
 * @param conditions - as for {@link portfolioFindings}, without `a`
 * @param groupConditions - on `affectedProjectCount`
 */
export function groupedFindings(
  db: Database,
  conditions: readonly RawBuilder<unknown>[],
  groupConditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  page: Page,
) {
  const groups = sql`
    select f.vulnerabilityId, f.analyzerIdentity, count(distinct f.projectId) as "affectedProjectCount"
    from ${tablesIn(db, conditions)}
    where ${sql.join(conditions, sql` and `)}
    group by f.vulnerabilityId, f.analyzerIdentity
    having ${sql.join([sql`1`, ...groupConditions], sql` and `)}`;
  // All are counted for the page already, unless it is beyond the last one.
  const rows = rowsOf<GroupRow>(
    db,
    sql`select v.*, f.analyzerIdentity, f."affectedProjectCount", count(*) over () as total
      from (${groups}) f join vulnerability v on v.id = f.vulnerabilityId
      order by ${order} limit ${page.limit} offset ${page.offset}`,
  );
  const total = rows[0]?.total ?? totalOf(page, rows.length, () => countOf(db, groups));
  return { total, groups: rows.map(groupJson) };
}

interface PortfolioRow extends FindingRow {
  projectUuid: string;
  projectName: string;
  projectVersion: string | null;
  published: number | null;
}

interface GroupRow {
  source: string;
  vulnId: string;
  title: string | null;
  severity: string | null;
  cvssV2BaseScore: number | null;
  cvssV3BaseScore: number | null;
  owaspRRLikelihoodScore: number | null;
  owaspRRTechnicalImpactScore: number | null;
  owaspRRBusinessImpactScore: number | null;
  published: number | null;
  cwes: string | null;
  affectedProjectCount: number;
  analyzerIdentity: string;
  total: number;
}

interface Halves {
  components: ReturnType<typeof componentsOf>;
  vulnerabilities: ReturnType<typeof vulnerabilitiesOf>;
}

// A finding has one of each, so these joins find as much as inner ones; but those that nothing asks for are left out by SQLite.
const WITH_VULNERABILITY = 'left join vulnerability v on v.id = f.vulnerabilityId';
const WITH_COMPONENT = 'left join component c on c.id = f.componentId';
const WITH_PROJECT = 'left join project on project.id = f.projectId';
const WITH_ANALYSIS =
  'left join analysis a on a.componentId = f.componentId and a.vulnerabilityId = f.vulnerabilityId';

const EVERY_TABLE = sql.raw(
  `finding f ${WITH_VULNERABILITY} ${WITH_COMPONENT} ${WITH_PROJECT} ${WITH_ANALYSIS}`,
);
const FROM_PROJECTS = sql.raw(
  `project cross join finding f on f.projectId = project.id ${WITH_VULNERABILITY} ${WITH_COMPONENT} ${WITH_ANALYSIS}`,
);
const FROM_COMPONENTS = sql.raw(
  `component c cross join finding f on f.componentId = c.id ${WITH_VULNERABILITY} ${WITH_PROJECT} ${WITH_ANALYSIS}`,
);
const FROM_VULNERABILITIES = sql.raw(
  `vulnerability v cross join finding f on f.vulnerabilityId = v.id ${WITH_COMPONENT} ${WITH_PROJECT} ${WITH_ANALYSIS}`,
);

// Within a group nothing is left out by itself.
function tablesIn(db: Database, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const text = sql.join([...conditions]).compile(db.build).sql;
  const mentions = (table: string) => new RegExp(`\\b${table}"?\\.`).test(text);
  return sql.raw(`finding f
    ${mentions('v') ? 'join vulnerability v on v.id = f.vulnerabilityId' : ''}
    ${mentions('c') ? 'join component c on c.id = f.componentId' : ''}
    ${mentions('project') ? 'join project on project.id = f.projectId' : ''}`);
}

// Where an index has the order, its table comes first, so that the first page is there without sorting all findings.
function tablesFor({ sort }: Page): RawBuilder<unknown> {
  if (!sort?.direction) return EVERY_TABLE;
  if (sort.name === 'component.projectName') return FROM_PROJECTS;
  if (sort.name.startsWith('component.')) return FROM_COMPONENTS;
  return sort.name.startsWith('vulnerability.') ? FROM_VULNERABILITIES : EVERY_TABLE;
}

// The limit keeps the joins out of the aggregate: there SQLite would not leave any out.
function countOf(db: Database, rows: RawBuilder<unknown>): number {
  return rowsOf<{ total: number }>(db, sql`select count(*) as total from (${rows} limit -1)`)[0]?.total ?? 0;
}

function findingOf(row: PortfolioRow, { components, vulnerabilities }: Halves): PortfolioFinding[] {
  const { projectUuid, projectName, projectVersion, state, suppressed } = row;
  const component = components.get(row.componentId);
  const vulnerability = vulnerabilities.get(row.vulnerabilityId);
  if (!component || !vulnerability) return [];
  return [
    {
      component: { ...component, projectName, projectVersion: projectVersion ?? undefined },
      vulnerability: { ...vulnerability, published: row.published ?? undefined },
      analysis: { state: state ?? undefined, isSuppressed: suppressed === 1 },
      attribution: attributionOf(row),
      matrix: `${projectUuid}:${component.uuid}:${vulnerability.uuid}`,
    },
  ];
}

function groupJson(row: GroupRow) {
  const cwes = ((row.cwes ? JSON.parse(row.cwes) : []) as number[]).flatMap((id) => weaknessOf(id) ?? []);
  return {
    vulnerability: {
      source: row.source,
      vulnId: row.vulnId,
      title: row.title ?? undefined,
      severity: severityOf({
        severity: row.severity,
        cvssV2BaseScore: row.cvssV2BaseScore ?? undefined,
        cvssV3BaseScore: row.cvssV3BaseScore ?? undefined,
        owaspLikelihoodScore: row.owaspRRLikelihoodScore ?? undefined,
        owaspTechnicalImpactScore: row.owaspRRTechnicalImpactScore ?? undefined,
        owaspBusinessImpactScore: row.owaspRRBusinessImpactScore ?? undefined,
      }),
      cvssV2BaseScore: row.cvssV2BaseScore ?? undefined,
      cvssV3BaseScore: row.cvssV3BaseScore ?? undefined,
      published: row.published ?? undefined,
      cwes: cwes.length > 0 ? cwes : undefined,
      affectedProjectCount: row.affectedProjectCount,
    },
    attribution: { analyzerIdentity: row.analyzerIdentity },
  };
}
