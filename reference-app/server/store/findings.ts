import type { Selectable } from 'kysely';

import { severityRank } from '../../../src/domain/severity.js';
import type { WireFinding } from '../rules/findingsWire.js';
import { ALIAS_COLUMNS, aliasKey } from '../rules/vulnerabilityAliases.js';
import type { AliasIds } from '../rules/vulnerabilityAliases.js';
import { effectiveSeverity } from '../rules/vulnerabilityJson.js';
import { weaknessOf } from '../rules/weaknesses.js';
import { repositoryMetaOf } from './components.js';
import type { ComponentRow } from './components.js';
import { countOf } from './database.js';
import type { Database } from './database.js';
import { octetsSql, slicesOf } from './rowSlices.js';
import type { RowSize } from './rowSlices.js';
import type { FindingTable } from './tables.js';
import type { RatingColumns, StoredVulnerability } from '../rules/vulnerabilityColumns.js';

/** Selects the findings of a project to list. */
export interface FindingFilter {
  /** True to add suppressed findings. */
  withSuppressed?: boolean;
  /** Only vulnerabilities of this source. */
  source?: string;
}

/** Findings that something is read for: all of a project, or some of any projects. */
export type FindingScope = { projectId: number } | { findingIds: readonly number[] };

/** An analyzer's result for a component. */
export interface NewFinding {
  projectId: number;
  componentId: number;
  vulnerabilityId: number;
  analyzerIdentity: string;
  attributedOn: number;
  alternateIdentifier?: string;
  referenceUrl?: string;
}

/** Returns the number of findings of a project, including the suppressed ones. */
export function countFindings(db: Database, projectId: number): number {
  return countOf(db, db.build.selectFrom('finding').where('projectId', '=', projectId));
}

/** The findings of a project by their ids, and about how many bytes they have as the API writes them. */
export function listedFindings(
  db: Database,
  projectId: number,
  { withSuppressed = false, source }: FindingFilter = {},
): { ids: number[]; bytes: number } {
  const rows = db
    .prepare(listedSql(db))
    .all<{ id: number; bytes: number }>(projectId, withSuppressed, source);
  return {
    ids: rows.map(({ id }) => id),
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Yields the findings with the given ids as the API writes them, read in slices. Findings deleted since then
 * are left out. The halves of a finding are shared: the data of a component or a vulnerability is one object,
 * however many findings refer to it, see {@link findingTexts}.
 */
export function* findingsOf(
  db: Database,
  project: { uuid: string },
  findingIds: readonly number[],
): Iterable<WireFinding> {
  for (let start = 0; start < findingIds.length; start += SLICE_ROWS) {
    const sizes = sizesOfFindings(db, findingIds.slice(start, start + SLICE_ROWS));
    for (const ids of slicesOfFindings(sizes)) yield* sliceOfFindings(db, project, ids);
  }
}

const SLICE_ROWS = 500;

/** About how many bytes a finding has as the API writes it, most of them those of its vulnerability. */
export interface FindingSize extends RowSize {
  vulnerabilityId: number;
}

/** Returns the sizes of findings, in the order of the ids. Deleted ones are left out. */
export function sizesOfFindings(db: Database, ids: readonly number[]): FindingSize[] {
  return db
    .prepare(
      `select f.id, f.vulnerabilityId, 1000 + ${octetsSql(db, 'vulnerability', 'v')} as bytes from json_each(?) listed
       cross join finding f on f.id = listed.value join vulnerability v on v.id = f.vulnerabilityId order by listed.key`,
    )
    .all<FindingSize>(JSON.stringify(ids));
}

/**
 * Yields the ids of findings in groups that can be read together: a vulnerability that several of them have
 * is read once.
 */
export function slicesOfFindings(sizes: readonly FindingSize[]): Iterable<number[]> {
  const seen = new Set<number>();
  const read = sizes.map(({ id, vulnerabilityId, bytes }) => {
    const isRead = seen.has(vulnerabilityId);
    seen.add(vulnerabilityId);
    return { id, bytes: isRead ? 0 : bytes };
  });
  return slicesOf(read, SLICE_ROWS);
}

function* sliceOfFindings(
  db: Database,
  project: { uuid: string },
  findingIds: readonly number[],
): Iterable<WireFinding> {
  const scope = { findingIds };
  const components = componentsOf(db, scope);
  const vulnerabilities = vulnerabilitiesOf(db, scope);
  const rows = db.prepare(FINDINGS_SQL).all<FindingRow>(JSON.stringify(findingIds));
  for (const row of rows) {
    const component = components.get(row.componentId);
    const vulnerability = vulnerabilities.get(row.vulnerabilityId);
    if (!component || !vulnerability) continue;
    yield {
      component,
      vulnerability,
      analysis: row.state
        ? { state: row.state, isSuppressed: row.suppressed === 1 }
        : { isSuppressed: row.suppressed === 1 },
      attribution: attributionOf(row),
      matrix: `${project.uuid}:${component.uuid}:${vulnerability.uuid}`,
    };
  }
}

/**
 * Writes findings as the elements of a JSON array. Shared halves are written once and pasted, since their texts are most of the
 * 20 MB that 10,000 findings make.
 */
export function* findingTexts(findings: Iterable<WireFinding>): Iterable<string> {
  const written = new WeakMap<object, string>();
  const write = (half: object) => {
    let text = written.get(half);
    if (text === undefined) {
      text = JSON.stringify(half);
      written.set(half, text);
    }
    return text;
  };
  for (const { component, vulnerability, analysis, attribution, matrix } of findings) {
    yield `{"component":${write(component)},"vulnerability":${write(vulnerability)},"analysis":${JSON.stringify(analysis)},` +
      `"attribution":${JSON.stringify(attribution)},"matrix":${JSON.stringify(matrix)}}`;
  }
}

/** Remembers that a component has a vulnerability. @returns whether that was news */
export function addFinding(db: Database, finding: NewFinding): boolean {
  const { changes } = db.run(
    db.build
      .insertInto('finding')
      .values({ alternateIdentifier: null, referenceUrl: null, ...finding })
      .onConflict((conflict) => conflict.columns(['componentId', 'vulnerabilityId']).doNothing()),
  );
  return changes > 0;
}

/** Forgets a finding and what was decided about it. */
export function removeFinding(db: Database, componentId: number, vulnerabilityId: number): void {
  db.transaction(() => {
    for (const table of ['analysis', 'finding'] as const) {
      db.run(
        db.build
          .deleteFrom(table)
          .where('componentId', '=', componentId)
          .where('vulnerabilityId', '=', vulnerabilityId),
      );
    }
  });
}

type Attribution = Pick<
  Selectable<FindingTable>,
  'analyzerIdentity' | 'attributedOn' | 'alternateIdentifier' | 'referenceUrl'
>;

/** A finding with what was decided about it. */
export interface FindingRow extends Attribution {
  componentId: number;
  vulnerabilityId: number;
  state: string | null;
  suppressed: number;
}

const FINDINGS_SQL = `
  select f.componentId, f.vulnerabilityId, f.analyzerIdentity, f.attributedOn, f.alternateIdentifier, f.referenceUrl,
    a.state, coalesce(a.suppressed, 0) as suppressed
  from finding f
  left join analysis a on a.componentId = f.componentId and a.vulnerabilityId = f.vulnerabilityId
  where f.id in (select value from json_each(?))
  order by f.id`;

// In addition to the columns of the vulnerability, a finding has about a thousand bytes.
const listedSql = (db: Database) => `
  with size(id, bytes) as materialized (
    select id, 1000 + ${octetsSql(db, 'vulnerability')} from vulnerability
    where id in (select vulnerabilityId from finding where projectId = ?1)
  )
  select f.id, size.bytes
  from finding f
  join vulnerability v on v.id = f.vulnerabilityId
  join size on size.id = f.vulnerabilityId
  left join analysis a on a.componentId = f.componentId and a.vulnerabilityId = f.vulnerabilityId
  where f.projectId = ?1 and (coalesce(a.suppressed, 0) = 0 or ?2 = 1) and (?3 is null or v.source = ?3)
  order by f.id`;

// A condition on `finding` with one parameter, and its value.
function conditionOf(scope: FindingScope): { condition: string; value: unknown } {
  return 'projectId' in scope
    ? { condition: 'projectId = ?', value: scope.projectId }
    : { condition: 'id in (select value from json_each(?))', value: JSON.stringify(scope.findingIds) };
}

type FoundComponent = Pick<
  ComponentRow,
  | 'id'
  | 'uuid'
  | 'groupName'
  | 'name'
  | 'version'
  | 'purl'
  | 'cpe'
  | 'purlType'
  | 'purlNamespace'
  | 'purlName'
> & { project: string };

/** The components that have the findings, by id. */
export function componentsOf(db: Database, scope: FindingScope): Map<number, WireFinding['component']> {
  const { condition, value } = conditionOf(scope);
  const rows = db
    .prepare(
      `select c.id, c.uuid, project.uuid as project, c.groupName, c.name, c.version, c.purl, c.cpe,
         c.purlType, c.purlNamespace, c.purlName
       from component c join project on project.id = c.projectId
       where c.id in (select componentId from finding where ${condition})`,
    )
    .all<FoundComponent>(value);
  return new Map(rows.map((row) => [row.id, componentOf(row, repositoryMetaOf(db, row)?.latestVersion)]));
}

function componentOf(row: FoundComponent, latestVersion: string | undefined): WireFinding['component'] {
  const { uuid, project, name, groupName, version, purl, cpe } = row;
  return {
    uuid,
    name,
    ...(groupName && { group: groupName }),
    ...(version && { version }),
    ...(purl && { purl }),
    ...(cpe && { cpe }),
    project,
    ...(latestVersion && { latestVersion }),
  };
}

/** Returns the analyzer of a finding and the time it was found. */
export function attributionOf(row: Attribution): WireFinding['attribution'] {
  const { analyzerIdentity, attributedOn, alternateIdentifier, referenceUrl } = row;
  return {
    analyzerIdentity,
    attributedOn,
    ...(alternateIdentifier && { alternateIdentifier }),
    ...(referenceUrl && { referenceUrl }),
  };
}

type VulnerabilityRow = { id: number } & RatingColumns &
  Pick<
    StoredVulnerability,
    | 'uuid'
    | 'source'
    | 'vulnId'
    | 'title'
    | 'subTitle'
    | 'description'
    | 'recommendation'
    | 'epssScore'
    | 'epssPercentile'
    | 'cwes'
  >;

/** The vulnerabilities of the findings, by id. */
export function vulnerabilitiesOf(
  db: Database,
  scope: FindingScope,
  source?: string,
): Map<number, WireFinding['vulnerability']> {
  const { condition, value } = conditionOf(scope);
  const rows = db
    .prepare(
      `select id, uuid, source, vulnId, title, subTitle, description, recommendation, severity,
         cvssV2BaseScore, cvssV3BaseScore, owaspRRLikelihoodScore, owaspRRTechnicalImpactScore, owaspRRBusinessImpactScore,
         epssScore, epssPercentile, cwes
       from vulnerability
       where id in (select vulnerabilityId from finding where ${condition}) and (? is null or source = ?)`,
    )
    .all<VulnerabilityRow>(value, source, source);
  const aliases = aliasesByVulnerability(db, scope);
  return new Map(
    rows.map((row) => [row.id, vulnerabilityOf(row, aliases.get(aliasKey(row.source, row.vulnId)) ?? [])]),
  );
}

function vulnerabilityOf(
  row: VulnerabilityRow,
  aliases: Record<string, string>[],
): WireFinding['vulnerability'] {
  const scores = {
    ...(row.owaspRRLikelihoodScore !== null && { owaspLikelihoodScore: row.owaspRRLikelihoodScore }),
    ...(row.owaspRRTechnicalImpactScore !== null && {
      owaspTechnicalImpactScore: row.owaspRRTechnicalImpactScore,
    }),
    ...(row.owaspRRBusinessImpactScore !== null && {
      owaspBusinessImpactScore: row.owaspRRBusinessImpactScore,
    }),
    ...(row.cvssV2BaseScore !== null && { cvssV2BaseScore: row.cvssV2BaseScore }),
    ...(row.cvssV3BaseScore !== null && { cvssV3BaseScore: row.cvssV3BaseScore }),
  };
  const severity = effectiveSeverity(row);
  const cwes = ((row.cwes ? JSON.parse(row.cwes) : []) as number[]).flatMap(
    (cweId) => weaknessOf(cweId) ?? [],
  );
  return {
    uuid: row.uuid,
    source: row.source,
    vulnId: row.vulnId,
    ...(row.title && { title: row.title }),
    ...(row.subTitle && { subtitle: row.subTitle }),
    ...scores,
    severity,
    severityRank: severityRank(severity),
    ...(row.epssScore !== null && { epssScore: row.epssScore }),
    ...(row.epssPercentile !== null && { epssPercentile: row.epssPercentile }),
    ...(cwes[0] && { cweId: cwes[0].cweId, cweName: cwes[0].name, cwes }),
    aliases,
    description: row.description,
    recommendation: row.recommendation,
  };
}

/** Finding lists name these sources only. */
const LISTED_ALIASES = ['cveId', 'ghsaId', 'sonatypeId', 'osvId', 'snykId', 'vulnDbId'] as const;

/** Alias rows of the vulnerabilities of findings, by `aliasKey`. */
function aliasesByVulnerability(db: Database, scope: FindingScope): Map<string, Record<string, string>[]> {
  const { condition, value } = conditionOf(scope);
  const found = new Map<string, Record<string, string>[]>();
  for (const [source, column] of Object.entries(ALIAS_COLUMNS)) {
    const rows = db
      .prepare(
        `select distinct alias.* from vulnerabilityAlias alias
         join vulnerability v on v.source = ? and v.vulnId = alias.${column}
         where v.id in (select vulnerabilityId from finding where ${condition})
         order by alias.id`,
      )
      .all<AliasIds>(source, value);
    for (const row of rows) {
      const key = aliasKey(source, row[column] ?? '');
      const ids = Object.fromEntries(
        LISTED_ALIASES.flatMap((name) => (row[name] ? [[name, row[name]]] : [])),
      );
      found.set(key, [...(found.get(key) ?? []), ids]);
    }
  }
  return found;
}
