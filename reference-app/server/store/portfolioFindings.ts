import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import type { WireFinding } from '../rules/findingsWire.js';
import { weaknessOf } from '../rules/weaknesses.js';
import { rowsOf } from './database.js';
import type { Database } from './database.js';
import {
  attributionOf,
  componentsOf,
  sizesOfFindings,
  slicesOfFindings,
  vulnerabilitiesOf,
} from './findings.js';
import type { FindingRow, FindingSize } from './findings.js';
import { all, BY_ID, isMarked, isOfProjects, markedRows, pageOfLargeList } from './largeLists.js';
import type { LargeList, Order, SortKey } from './largeLists.js';
import { orderOf, totalOf } from './page.js';
import type { Page } from './page.js';
import type { VisibleProjects } from './projectAccess.js';
import { within } from './range.js';
import type { Range } from './range.js';
import type { RatingColumns, StoredVulnerability } from '../rules/vulnerabilityColumns.js';
import { effectiveSeverity } from '../rules/vulnerabilityJson.js';

/**
 * A finding with the name of its project. Unlike the list of one project, this one contains the publication
 * time of the vulnerability.
 */
export interface PortfolioFinding extends WireFinding {
  component: WireFinding['component'] & { projectName: string; projectVersion?: string };
  vulnerability: WireFinding['vulnerability'] & { published?: number };
}

/** The filters for findings of all projects. */
export interface PortfolioFilter {
  visible: VisibleProjects;
  /** Adds those of projects that are not active. */
  withInactive: boolean;
  /** True to add suppressed findings. */
  withSuppressed: boolean;
  /** Words as they are stored: a severity that follows from a score only is not found, as in the reference. */
  severities?: readonly string[];
  /** States of the analysis. `NOT_SET` also includes findings without one. */
  states?: readonly string[];
  responses?: readonly string[];
  published?: Range;
  attributedOn?: Range;
  cvssV2?: Range;
  cvssV3?: Range;
  /** Fractions from 0 to 1, as later releases of the reference filter by them. */
  epss?: Range;
  epssPercentile?: Range;
  /** Texts that contain `input` as it is written. */
  text?: { fields: readonly SearchedField[]; input: string };
}

/** The fields that can be searched for a text. */
export const SEARCHED_FIELDS = [
  'VULNERABILITY_ID',
  'VULNERABILITY_TITLE',
  'COMPONENT_NAME',
  'COMPONENT_VERSION',
  'PROJECT_NAME',
] as const;
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

/** Findings of all projects. */
export function portfolioFindings(
  db: Database,
  filter: PortfolioFilter,
  page: Page,
): { sizes: FindingSize[]; total: number } {
  const { ids, total } = pageOfLargeList(db, listOf(db, filter), orderFor(page), page);
  const sizes = sizesOfFindings(db, ids);
  return { sizes, total };
}

/**
 * Yields the findings with the given ids as JSON, in their order, read on demand. Deleted ones are left out.
 */
export function* portfolioFindingTexts(db: Database, sizes: readonly FindingSize[]): Iterable<string> {
  for (const ids of slicesOfFindings(sizes)) {
    for (const finding of portfolioFindingsWith(db, ids)) yield JSON.stringify(finding);
  }
}

function portfolioFindingsWith(db: Database, ids: readonly number[]): PortfolioFinding[] {
  const rows = rowsOf<PortfolioRow>(
    db,
    sql`select f.*, f."analysisState" as state, f."analysisSuppressed" as suppressed, project.uuid as projectUuid, project.name as projectName,
      project.version as projectVersion, v.published
      from json_each(${JSON.stringify(ids)}) listed
      join finding f on f.id = listed.value
      join vulnerability v on v.id = f.vulnerabilityId
      join project on project.id = f.projectId
      order by listed.key`,
  );
  const halves = {
    components: componentsOf(db, { findingIds: ids }),
    vulnerabilities: vulnerabilitiesOf(db, { findingIds: ids }),
  };
  return rows.flatMap((row) => findingOf(row, halves));
}

/**
 * Findings of all projects, one row for each vulnerability and analyzer.
 * @param occurrences - how many projects they are in
 */
export function groupedFindings(db: Database, filter: PortfolioFilter, occurrences: Range, page: Page) {
  const list = listOf(db, filter);
  const { projects, conditions } = list;
  const [rowsOfList, where] = list.isOfFewProjects
    ? [
        sql`project cross join finding entry on entry."projectId" = project.id`,
        all([...projects, ...conditions]),
      ]
    : [sql`finding entry`, all([...conditions, ...isOfProjects(list)])];
  const groups = sql`
    select entry."vulnerabilityId", entry."analyzerIdentity", count(distinct entry."projectId") as "affectedProjectCount"
    from ${rowsOfList} where ${where} group by entry."vulnerabilityId", entry."analyzerIdentity"
    having ${all(within('affectedProjectCount', occurrences))}`;
  const order = orderOf(page, GROUPED_SORTABLE, sql`v.id`, 'v.id');
  // All are counted for the page already, unless it is beyond the last one.
  const rows = rowsOf<GroupRow>(
    db,
    sql`select v.source, v."vulnId", v.title, v.severity, v."cvssV2BaseScore", v."cvssV3BaseScore", v."owaspRRLikelihoodScore",
        v."owaspRRTechnicalImpactScore", v."owaspRRBusinessImpactScore", v.published, v.cwes, f."analyzerIdentity", f."affectedProjectCount", count(*) over () as total
      from (${groups}) f join vulnerability v on v.id = f."vulnerabilityId"
      order by ${order} limit ${page.limit} offset ${page.offset}`,
  );
  const countAll = () =>
    rowsOf<{ total: number }>(db, sql`select count(*) as total from (${groups})`)[0]?.total ?? 0;
  const total = rows[0]?.total ?? totalOf(page, rows.length, countAll);
  return { total, groups: rows.map(groupJson) };
}

const ofVulnerabilities = (column: string): SortKey => ({
  of: `select id, ${column} as key from vulnerability`,
  by: 'vulnerabilityId',
});
const ofComponents = (column: string): SortKey => ({
  of: `select id, ${column} as key from component`,
  by: 'componentId',
  isFine: true,
});

const SORTABLE: Record<string, SortKey> = {
  'vulnerability.title': ofVulnerabilities('title'),
  'vulnerability.vulnId': ofVulnerabilities('vulnId'),
  // The more severe, the higher; a virtual column.
  'vulnerability.severity': ofVulnerabilities('severityWeight'),
  'vulnerability.cvssV2BaseScore': ofVulnerabilities('cvssV2BaseScore'),
  'vulnerability.cvssV3BaseScore': ofVulnerabilities('cvssV3BaseScore'),
  'vulnerability.epssScore': ofVulnerabilities('epssScore'),
  'vulnerability.epssPercentile': ofVulnerabilities('epssPercentile'),
  'vulnerability.published': ofVulnerabilities('published'),
  'attribution.analyzerIdentity': { column: 'analyzerIdentity' },
  'attribution.attributedOn': { column: 'attributedOn', isFine: true },
  'component.projectName': { of: 'select id, name as key from project', by: 'projectId' },
  'component.name': ofComponents('name'),
  'component.version': ofComponents('version'),
  'analysis.state': { column: 'analysisState' },
  'analysis.isSuppressed': { column: 'analysisSuppressed' },
};

const GROUPED_SORTABLE: Record<string, string> = {
  'vulnerability.title': 'v.title',
  'vulnerability.vulnId': 'v.vulnId',
  'vulnerability.severity': 'v.severityWeight',
  'vulnerability.cvssV2BaseScore': 'v.cvssV2BaseScore',
  'vulnerability.cvssV3BaseScore': 'v.cvssV3BaseScore',
  'vulnerability.published': 'v.published',
  'vulnerability.affectedProjectCount': 'affectedProjectCount',
  'attribution.analyzerIdentity': 'f.analyzerIdentity',
};

// As in `orderOf`: an unknown name, or one without a direction, means the order in which findings came.
function orderFor({ sort }: Page): Order {
  const key = sort?.direction && Object.hasOwn(SORTABLE, sort.name) ? SORTABLE[sort.name] : undefined;
  return key && sort?.direction ? { key, direction: sort.direction } : { key: BY_ID, direction: 'asc' };
}

function listOf(db: Database, filter: PortfolioFilter): LargeList {
  const { visible, withInactive, withSuppressed, states, responses, attributedOn } = filter;
  return {
    table: 'finding',
    projects: [
      ...(withInactive ? [] : [sql<SqlBool>`project.active = 1`]),
      ...(visible.condition ? [visible.condition] : []),
    ],
    isOfFewProjects: visible.areFew,
    isSearch: filter.text !== undefined,
    conditions: [
      ...(withSuppressed ? [] : [sql<SqlBool>`entry."analysisSuppressed" = 0`]),
      ...isAnyOf('analysisState', states),
      ...isAnyOf('analysisResponse', responses),
      ...within('+entry.attributedOn', attributedOn),
      ...vulnerabilityCondition(filter),
      ...textCondition(db, filter),
    ],
  };
}

// Looked through once, instead of for each finding.
function vulnerabilityCondition(filter: PortfolioFilter): RawBuilder<SqlBool>[] {
  const { severities, published, cvssV2, cvssV3, epss, epssPercentile } = filter;
  const conditions = [
    ...(severities ? [sql<SqlBool>`v.severity in (${sql.join(severities)})`] : []),
    ...within('v.published', published),
    ...within('v.cvssV2BaseScore', cvssV2),
    ...within('v.cvssV3BaseScore', cvssV3),
    ...within('v.epssScore', epss),
    ...within('v.epssPercentile', epssPercentile),
  ];
  return conditions.length === 0
    ? []
    : [sql`+entry."vulnerabilityId" in (select id from vulnerability v where ${all(conditions)})`];
}

/** The tables that findings refer to, the key for each, and the texts that can be searched there. */
const SEARCHED: readonly { key: string; table: string; texts: Partial<Record<SearchedField, string>> }[] = [
  { key: 'projectId', table: 'project', texts: { PROJECT_NAME: "name || ' ' || ifnull(version, '')" } },
  {
    key: 'vulnerabilityId',
    table: 'vulnerability',
    texts: { VULNERABILITY_ID: 'vulnId', VULNERABILITY_TITLE: 'title' },
  },
  { key: 'componentId', table: 'component', texts: { COMPONENT_NAME: 'name', COMPONENT_VERSION: 'version' } },
];

// Each table is looked through once, whatever is searched there.
function textCondition(db: Database, { text }: PortfolioFilter): RawBuilder<SqlBool>[] {
  if (!text || text.fields.length === 0) return [];
  const { fields, input } = text;
  const matches = SEARCHED.flatMap(({ key, table, texts }) => {
    const contained = fields.flatMap((field) => {
      const column = texts[field];
      return column === undefined ? [] : [sql<SqlBool>`instr(${sql.raw(column)}, ${input}) > 0`];
    });
    return contained.length === 0
      ? []
      : [isMarked(key, markedRows(db, table, sql`${sql.join(contained, sql` or `)}`))];
  });
  return [sql`(${sql.join(matches, sql` or `)})`];
}

function isAnyOf(column: string, words: readonly string[] | undefined): RawBuilder<SqlBool>[] {
  if (!words) return [];
  // The plus keeps SQLite from looking for them among all, once for each project.
  const isOneOf = sql<SqlBool>`+entry.${sql.ref(column)} in (${sql.join(words)})`;
  return [words.includes('NOT_SET') ? sql`(${isOneOf} or +entry.${sql.ref(column)} is null)` : isOneOf];
}

interface PortfolioRow extends FindingRow {
  projectUuid: string;
  projectName: string;
  projectVersion: string | null;
  published: number | null;
}

interface GroupRow
  extends RatingColumns, Pick<StoredVulnerability, 'source' | 'vulnId' | 'title' | 'published' | 'cwes'> {
  affectedProjectCount: number;
  analyzerIdentity: string;
  total: number;
}

interface Halves {
  components: ReturnType<typeof componentsOf>;
  vulnerabilities: ReturnType<typeof vulnerabilitiesOf>;
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
      severity: effectiveSeverity(row),
      cvssV2BaseScore: row.cvssV2BaseScore ?? undefined,
      cvssV3BaseScore: row.cvssV3BaseScore ?? undefined,
      published: row.published ?? undefined,
      cwes: cwes.length > 0 ? cwes : undefined,
      affectedProjectCount: row.affectedProjectCount,
    },
    attribution: { analyzerIdentity: row.analyzerIdentity },
  };
}
