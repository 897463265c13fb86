import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import type { HashMember } from '../../../src/domain/hashes.js';
import { purlColumns } from '../../../src/domain/parsePurl.js';
import { releaseOf } from '../../../src/domain/versions/releaseOf.js';
import { withoutNulls } from '../rules/withoutNulls.js';
import {
  COMPONENT_MEMBERS,
  COMPONENT_MEMBERS_WITHIN_ROWS,
  conciseLicenses,
  repositoryMetaOf,
} from './components.js';
import { countOf } from './database.js';
import type { Database } from './database.js';
import { directDependenciesOf } from './dependencies.js';
import { membersSql, readMemberBytes, readMembers } from './jsonText.js';
import { BY_ID, pageOfLargeList } from './largeLists.js';
import type { Order } from './largeLists.js';
import { currentComponentMetrics } from './metrics.js';
import { contains, orderOf, totalOf } from './page.js';
import type { Page } from './page.js';
import { isOfPackage } from './packageNames.js';
import type { VisibleProjects } from './projectAccess.js';
import { PROJECT_WITHIN_ROW_SQL, projectTexts } from './projects.js';
import { idSlices, octetsSql, slicesOf } from './rowSlices.js';
import type { RowSize } from './rowSlices.js';
import { pausing } from './slices.js';

/** Selects the components of a project to list. */
export interface ComponentFilter {
  /** Only those whose latest known version has another text than theirs. */
  onlyOutdated: boolean;
  /** Only direct dependencies of the project. */
  onlyDirect: boolean;
}

/** One page of components and how many there are in all. */
export interface ComponentPage {
  ids: number[];
  total: number;
}

/** Components of a project, by name; a search sorts by version, as the reference does. */
export function componentsOfProject(
  db: Database,
  projectId: number,
  page: Page,
  filter: ComponentFilter,
): ComponentPage {
  const conditions = [sql<SqlBool>`"component"."projectId" = ${projectId}`];
  if (filter.onlyOutdated) conditions.push(IS_OUTDATED);
  if (filter.onlyDirect) conditions.push(isDirectDependency(db, projectId));
  if (page.searchText !== undefined) {
    conditions.push(contains('component.name', page.searchText));
  }
  const otherwise =
    page.searchText === undefined
      ? sql`"component"."name" asc, "component"."version" desc`
      : sql`"component"."version" desc, "component"."name" asc`;
  return select(db, conditions, page, otherwise);
}

/**
 * Returns the components of any project that have a hash, in the order they were added.
 * @param columns - the columns that can contain such a hash
 * @param isVisible - a condition on `component.projectId`, see http/access.ts
 */
export function componentsByHash(
  db: Database,
  hash: string,
  columns: readonly HashMember[],
  isVisible: RawBuilder<SqlBool>,
  page: Page,
): ComponentPage {
  const matches = columns.map((column) => sql`${sql.ref(`component.${column}`)} = ${hash}`);
  const hasHash = sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
  return select(db, [hasHash, isVisible], page, sql`"component"."id" asc`);
}

/** Parts of what identifies components; all that are given have to be contained, in whatever case. */
export type IdentityParts = Partial<
  Record<'groupName' | 'name' | 'version' | 'purl' | 'cpe' | 'swidTagId', string>
>;

/**
 * Components with an identity that contains something, in the order they came.
 * @param within - one project, or all that may be seen
 */
export function componentsByIdentity(
  db: Database,
  parts: IdentityParts,
  within: { projectId: number } | { visible: VisibleProjects; isOfActive: boolean },
  page: Page,
): ComponentPage {
  const conditions = Object.entries(parts).map(([column, part]) => {
    if (column === 'purl') return sql<SqlBool>`(${contains('entry.purl', part)} or ${isNamedBy(part)})`;
    // Few components have these, so SQLite reads an index of those few, and not every component.
    return column === 'cpe' || column === 'swidTagId'
      ? sql<SqlBool>`+entry.id in (select id from component where ${contains(`component.${column}`, part)})`
      : contains(`entry.${column}`, part);
  });
  if ('projectId' in within) {
    const projects = [sql<SqlBool>`project.id = ${within.projectId}`];
    return pageOfLargeList(
      db,
      { table: 'component', projects, isOfFewProjects: true, conditions },
      IN_ORDER,
      page,
    );
  }
  const { condition, areFew } = within.visible;
  const projects = [
    ...(condition ? [condition] : []),
    ...(within.isOfActive ? [sql<SqlBool>`project.active = 1`] : []),
  ];
  return pageOfLargeList(
    db,
    { table: 'component', projects, isOfFewProjects: areFew, conditions, isSearch: true },
    IN_ORDER,
    page,
  );
}

/** A condition: the package is the one that a package URL names, in any spelling; of its version, where it has one. */
function isNamedBy(text: string): RawBuilder<SqlBool> {
  const purl = purlColumns(text);
  const release = purl.purlVersion === null ? undefined : releaseOf({ purl: text });
  return release === undefined
    ? isOfPackage(purl)
    : sql<SqlBool>`(${isOfPackage(purl)} and "releaseOf"(entry."version", entry."purl") = ${release})`;
}

const IN_ORDER: Order = { key: BY_ID, direction: 'asc' };

/** The computed members that list items have in addition to those of the component itself. */
export interface ComponentItemOptions {
  /** Metrics and what repositories say. */
  withMetrics: boolean;
}

/**
 * Returns components as the JSON array of a list. Other work runs in between, because clients request 9999 of
 * them.
 * @param ids - in the order of the list
 */
export async function componentListText(
  db: Database,
  ids: readonly number[],
  options: ComponentItemOptions,
): Promise<string> {
  const textOf = componentWriter(db, ids, { ...options, isWithinRow: false });
  const texts: string[] = [];
  await pausing(ids, (id) => texts.push(textOf(id) ?? missing(id)));
  return `[${texts.join(',')}]`;
}

/**
 * The same in pieces that are read as they are taken, for pages that are large.
 * @param sizes - of the rows of the page, in their order
 */
export function* componentListPieces(
  db: Database,
  sizes: readonly ComponentSize[],
  options: ComponentItemOptions,
): Iterable<string> {
  for (const ids of slicesOf(sizes)) {
    const textOf = componentWriter(db, ids, { ...options, isWithinRow: false });
    for (const id of ids) {
      const text = textOf(id);
      // Deleted since the page was looked up.
      if (text !== undefined) yield text;
    }
  }
}

/** About how many bytes a component has in a list. */
export type ComponentSize = RowSize;

/** Looks up the sizes of components without reading their texts; in the order of the ids. */
export function componentSizes(db: Database, ids: readonly number[]): ComponentSize[] {
  const lengths = COMPONENT_MEMBERS.filter(({ kind }) => kind !== 'number').map(
    ({ column }) => `ifnull(octet_length(${column}), 0)`,
  );
  const rows = db
    .prepare(
      `select id, ${lengths.join(' + ')} as bytes from component where id in (select value from json_each(?))`,
    )
    .all<ComponentSize>(JSON.stringify(ids));
  const byId = new Map(rows.map(({ id, bytes }) => [id, bytes]));
  return ids.map((id) => ({ id, bytes: (byId.get(id) ?? 0) + FURTHER_BYTES }));
}

/** Its project, metrics, licence and the names of its members. */
const FURTHER_BYTES = 1_500;

/** Yields components within rows of a list as JSON objects, read on demand. Deleted ones are left out. */
export function* listedComponentTexts(db: Database, ids: readonly number[]): Iterable<string> {
  for (const some of idSlices(db, 'component', ids)) {
    const textOf = componentWriter(db, some, { isWithinRow: true });
    for (const id of some) {
      const text = textOf(id);
      if (text !== undefined) yield text;
    }
  }
}

/**
 * All components that have the vulnerabilities, suppressed or not, as the elements of a JSON array; by the id of the vulnerability.
 * Bytes, because it may be megabytes: as a text they would be decoded and encoded again.
 */
export function componentBytesWith(
  db: Database,
  vulnerabilityIds: readonly number[],
): Map<number, Uint8Array> {
  const rows = db
    .prepare(COMPONENTS_WITH_SQL)
    .all<{ id: number; bytes: Uint8Array | null }>(JSON.stringify(vulnerabilityIds));
  return new Map(rows.map(({ id, bytes }) => [id, readMemberBytes(bytes ?? new Uint8Array())]));
}

/**
 * About how many bytes a list of vulnerabilities has with all their components, within rows. Of thousands of components only
 * their number is looked up.
 */
export function bytesOfVulnerabilities(db: Database, vulnerabilityIds: readonly number[]): number {
  const listed = JSON.stringify(vulnerabilityIds);
  const { bytes, components } = db
    .prepare(
      `with listed(id) as materialized (select value from json_each(?))
       select (
         select ifnull(sum(1000 + ${octetsSql(db, 'vulnerability')}), 0)
         from vulnerability where id in (select id from listed)
       ) as bytes, (
         select count(*) from finding where vulnerabilityId in (select id from listed)
       ) as components`,
    )
    .first<{ bytes: number; components: number }>(listed) ?? { bytes: 0, components: 0 };
  if (components > MOST_MEASURED) return bytes + components * USUAL_BYTES;
  const measured = db
    .prepare(
      `select sum(${USUAL_BYTES} + ${octetsSql(db, 'component')}) as bytes
       from finding join component on component.id = finding.componentId
       where finding.vulnerabilityId in (select value from json_each(?))`,
    )
    .first<{ bytes: number | null }>(listed);
  return bytes + (measured?.bytes ?? 0);
}

const USUAL_BYTES = 800;
const MOST_MEASURED = 1_000;

// Licences and projects are written once and pasted into each of their components.
function componentWriter(
  db: Database,
  ids: readonly number[],
  { withMetrics, isWithinRow }: Partial<ComponentItemOptions> & { isWithinRow: boolean },
): (id: number) => string | undefined {
  const members = isWithinRow ? COMPONENT_MEMBERS_WITHIN_ROWS : COMPONENT_MEMBERS;
  const rows = db.prepare(componentsSql(members)).all<WrittenComponent>(JSON.stringify(ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const projects = projectTexts(
    db,
    rows.map(({ projectId }) => projectId),
  );
  const licenses = conciseLicenses(
    db,
    rows.map(({ resolvedLicenseId }) => resolvedLicenseId),
  );
  const licenseTexts = new Map([...licenses].map(([id, license]) => [id, JSON.stringify(license)]));
  return (id) => {
    const row = byId.get(id);
    if (!row) return undefined;
    const license = row.resolvedLicenseId === null ? undefined : licenseTexts.get(row.resolvedLicenseId);
    const metrics = withMetrics ? currentComponentMetrics(db, id) : undefined;
    const meta = withMetrics ? repositoryMetaOf(db, row) : undefined;
    const written = [
      readMembers(row.text),
      ...(license ? [`"resolvedLicense":${license}`] : []),
      ...(metrics ? [`"metrics":${JSON.stringify(metrics)}`] : []),
      ...(meta ? [`"repositoryMeta":${JSON.stringify(withoutNulls(meta))}`] : []),
      `"expandDependencyGraph":false,"isInternal":${row.isInternal === 1}`,
      `"project":${projects.get(row.projectId)}`,
    ];
    return `{${written.join(',')}}`;
  };
}

function missing(id: number): never {
  throw new Error(`There is no component ${id}.`);
}

interface WrittenComponent {
  id: number;
  projectId: number;
  resolvedLicenseId: number | null;
  isInternal: number;
  purlType: string | null;
  purlNamespace: string | null;
  purlName: string | null;
  text: string;
}

const componentsSql = (members: typeof COMPONENT_MEMBERS) => `
  select id, projectId, resolvedLicenseId, isInternal, purlType, purlNamespace, purlName, ${membersSql(members)} as text
  from component where id in (select value from json_each(?))`;

const flagMember = (column: string) => `',"${column}":', iif(${column}, 'true', 'false')`;

// All in one statement: reading 5,000 rows takes longer than putting them together. Sorted are ids, not texts.
const COMPONENTS_WITH_SQL = `
  with listed(id) as materialized (select value from json_each(?)),
  projects(id, text) as materialized (
    select id, concat('{', ${PROJECT_WITHIN_ROW_SQL}, ${flagMember('active')}, '}') from project
    where id in (select projectId from finding where vulnerabilityId in (select id from listed)))
  select listed.id, cast((
    select group_concat(concat((
        select concat('{', ${membersSql(COMPONENT_MEMBERS_WITHIN_ROWS)}, (
            select concat(',"resolvedLicense":{"uuid":"', uuid, '","name":', json_quote(name), ',"licenseId":', json_quote(licenseId),
              ${['isOsiApproved', 'isFsfLibre', 'isDeprecatedLicenseId', 'isCustomLicense'].map(flagMember).join(', ')}, '}')
            from license where license.id = component.resolvedLicenseId
          ), ',"expandDependencyGraph":false', ${flagMember('isInternal')}, ',"project":')
        from component where component.id = finding.componentId
      ), (select text from projects where projects.id = finding.projectId), '}'), ',')
    from (select componentId, projectId from finding where vulnerabilityId = listed.id order by id) as finding
  ) as blob) as bytes from listed`;

function select(
  db: Database,
  conditions: readonly RawBuilder<SqlBool>[],
  page: Page,
  otherwise: RawBuilder<unknown>,
): ComponentPage {
  const matching = db.build.selectFrom('component').where(({ and }) => and([...conditions]));
  const rows = db.all(
    matching
      .select('component.id')
      .orderBy(orderOf(page, SORTABLE, otherwise, 'component.id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  const total = totalOf(page, rows.length, () => countOf(db, matching));
  return { ids: rows.map(({ id }) => id), total };
}

const SORTABLE: Record<string, string> = {
  ...Object.fromEntries(
    [
      'author', 'publisher', 'name', 'version', 'classifier', 'filename', 'cpe', 'purl', 'purlCoordinates', 'swidTagId', 'isInternal',
      'description', 'copyright', 'license', 'licenseExpression', 'licenseUrl', 'notes', 'lastInheritedRiskScore', 'uuid',
    ].map((name) => [name, `component.${name}`]),
  ),
  group: 'component.groupName',
}; // prettier-ignore

const IS_OUTDATED = sql<SqlBool>`exists (
  select 1 from "repositoryMeta"
  where "repositoryMeta"."packageKey" = "packageKey"("component"."purlType", "component"."purlNamespace", "component"."purlName")
    and isOutdated("component"."version", "component"."purl", "component"."cpe", "repositoryMeta"."latestVersion"))`;

// The list is read once; a subquery that mentions the row would read it for every row.
function isDirectDependency(db: Database, projectId: number): RawBuilder<SqlBool> {
  const uuids = directDependenciesOf(db, projectId);
  return sql<SqlBool>`"component"."uuid" in (select "value" from json_each(${JSON.stringify(uuids)}))`;
}
