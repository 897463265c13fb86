import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { severityOf } from '../../../src/domain/severity.js';
import type { Page } from '../http/page.js';
import type { WireFinding } from '../rules/findingsWire.js';
import { weaknessOf } from '../rules/weaknesses.js';
import type { Database } from './database.js';
import { attributionOf, componentsOf, vulnerabilitiesOf } from './findings.js';
import type { FindingRow } from './findings.js';

/** A finding with the name of its project; unlike the list of one project, this one tells when it was published. */
export interface PortfolioFinding extends WireFinding {
  component: WireFinding['component'] & { projectName: string; projectVersion?: string };
  vulnerability: WireFinding['vulnerability'] & { published?: number };
}

/** What sorts by severity: the more severe, the higher. */
export const SEVERITY_WEIGHT = 'severityWeight';

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
  const from = sql`
    from finding f
    join vulnerability v on v.id = f.vulnerabilityId
    join component c on c.id = f.componentId
    join project on project.id = f.projectId
    left join analysis a on a.componentId = f.componentId and a.vulnerabilityId = f.vulnerabilityId
    where ${sql.join(conditions, sql` and `)}`;
  const rows = query<PortfolioRow>(
    db,
    sql`select f.*, project.uuid as projectUuid, project.name as projectName, project.version as projectVersion,
      v.published, a.state, ifnull(a.suppressed, 0) as suppressed, ${SEVERITY} as "severityWeight"
      ${from} order by ${order} limit ${page.limit} offset ${page.offset}`,
  );
  const total = query<{ total: number }>(db, sql`select count(*) as total ${from}`)[0]?.total ?? 0;
  const halves = new Map<number, ProjectHalves>();
  return { total, findings: rows.flatMap((row) => findingOf(db, row, halves)) };
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
    select v.*, f.analyzerIdentity, count(distinct f.projectId) as "affectedProjectCount", ${SEVERITY} as "severityWeight"
    from finding f
    join vulnerability v on v.id = f.vulnerabilityId
    join component c on c.id = f.componentId
    join project on project.id = f.projectId
    where ${sql.join(conditions, sql` and `)}
    group by v.id, f.analyzerIdentity
    having ${sql.join([sql`1`, ...groupConditions], sql` and `)}`;
  const rows = query<GroupRow>(
    db,
    sql`${groups} order by ${order} limit ${page.limit} offset ${page.offset}`,
  );
  const total = query<{ total: number }>(db, sql`select count(*) as total from (${groups})`)[0]?.total ?? 0;
  return { total, groups: rows.map(groupJson) };
}

interface PortfolioRow extends FindingRow {
  projectId: number;
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
}

interface ProjectHalves {
  components: ReturnType<typeof componentsOf>;
  vulnerabilities: ReturnType<typeof vulnerabilitiesOf>;
}

const SEVERITY = sql.raw(`case v.severity
  when 'CRITICAL' then 5 when 'HIGH' then 4 when 'MEDIUM' then 3 when 'LOW' then 2 when 'INFO' then 1
  else case
    when v.cvssV3BaseScore >= 9 then 5
    when coalesce(v.cvssV3BaseScore, v.cvssV2BaseScore) >= 7 then 4
    when coalesce(v.cvssV3BaseScore, v.cvssV2BaseScore) >= 4 then 3
    when coalesce(v.cvssV3BaseScore, v.cvssV2BaseScore) > 0 then 2
    else 0 end
  end`);

// What is said about components and vulnerabilities is read once for each project on the page.
function findingOf(db: Database, row: PortfolioRow, halves: Map<number, ProjectHalves>): PortfolioFinding[] {
  const { projectId, projectUuid, projectName, projectVersion, state, suppressed } = row;
  let known = halves.get(projectId);
  if (!known) {
    known = {
      components: componentsOf(db, { id: projectId, uuid: projectUuid }),
      vulnerabilities: vulnerabilitiesOf(db, projectId, undefined),
    };
    halves.set(projectId, known);
  }
  const component = known.components.get(row.componentId);
  const vulnerability = known.vulnerabilities.get(row.vulnerabilityId);
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

function query<Row>(db: Database, statement: RawBuilder<unknown>): Row[] {
  return db.all({ compile: () => statement.$castTo<Row>().compile(db.build) });
}
