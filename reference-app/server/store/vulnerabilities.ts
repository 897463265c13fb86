import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { packageKey } from '../../../src/domain/packageKey.js';
import type { Selectable, SqlBool } from 'kysely';

import { ALIAS_COLUMNS } from '../rules/vulnerabilityAliases.js';
import type { AliasIds } from '../rules/vulnerabilityAliases.js';
import type {
  AffectedSoftware,
  SoftwareAttribution,
  VulnerabilityFacts,
} from '../rules/vulnerabilityColumns.js';
import { countOf } from './database.js';
import type { Database } from './database.js';
import { containing, orderOf } from './page.js';
import type { Page } from './page.js';
import type { VulnerabilityAliasTable, VulnerabilityTable, VulnerableSoftwareTable } from './tables.js';

/** A stored vulnerability. */
export type VulnerabilityRow = Selectable<VulnerabilityTable>;

/** Something a vulnerability affects, with the sources that say so. */
export interface AffectedSoftwareRow extends Selectable<VulnerableSoftwareTable> {
  attributions: SoftwareAttribution[];
}

export function findVulnerability(db: Database, uuid: string): VulnerabilityRow | undefined {
  return db.first(db.build.selectFrom('vulnerability').selectAll().where('uuid', '=', uuid));
}

export function findVulnerabilityById(
  db: Database,
  source: string,
  vulnId: string,
): VulnerabilityRow | undefined {
  return db.first(
    db.build
      .selectFrom('vulnerability')
      .selectAll()
      .where('source', '=', source)
      .where('vulnId', '=', vulnId),
  );
}

/** Stores a new vulnerability under a new UUID. */
export function insertVulnerability(
  db: Database,
  identity: { source: string; vulnId: string },
  facts: VulnerabilityFacts,
): VulnerabilityRow {
  const { id } = db.run(
    db.build.insertInto('vulnerability').values({ ...NO_FACTS, ...facts, ...identity, uuid: randomUUID() }),
  );
  const row = db.first(db.build.selectFrom('vulnerability').selectAll().where('id', '=', id));
  if (!row) throw new Error(`${identity.source} ${identity.vulnId} was not stored.`);
  return row;
}

/** Replaces everything that is known about a vulnerability but its identity and its exploit prediction. */
export function updateVulnerability(db: Database, id: number, facts: VulnerabilityFacts): void {
  const { epssScore, epssPercentile, ...others } = { ...NO_FACTS, ...facts };
  const epss = 'epssScore' in facts ? { epssScore, epssPercentile } : {};
  db.run(
    db.build
      .updateTable('vulnerability')
      .set({ ...others, ...epss })
      .where('id', '=', id),
  );
}

/** Deletes a vulnerability with its findings, and the affected software nothing else refers to. */
export function deleteVulnerability(db: Database, id: number): void {
  db.transaction(() => {
    const software = softwareIdsOf(db, id);
    db.run(db.build.deleteFrom('vulnerability').where('id', '=', id));
    deleteUnusedSoftware(db, software);
  });
}

/** The identifiers other sources use for a vulnerability, a row per statement of a source. */
export function aliasesOf(
  db: Database,
  source: string,
  vulnId: string,
): Selectable<VulnerabilityAliasTable>[] {
  const column = (ALIAS_COLUMNS as Record<string, keyof AliasIds | undefined>)[source];
  if (!column) return [];
  // A list asks once a row: building the query would take longer than the answer.
  return db.prepare(`select * from vulnerabilityAlias where ${column} = ? order by id`).all(vulnId);
}

/** Remembers that identifiers name the same vulnerability, once. */
export function addAlias(db: Database, ids: AliasIds): void {
  const filled = Object.values(ALIAS_COLUMNS).map((column) => [column, ids[column] ?? null] as const);
  let known = db.build.selectFrom('vulnerabilityAlias').select('id');
  for (const [column, value] of filled) known = known.where(column, 'is', value);
  if (db.first(known)) return;
  const row = Object.fromEntries(filled) as Record<(typeof filled)[number][0], string | null>;
  db.run(db.build.insertInto('vulnerabilityAlias').values({ ...row, uuid: randomUUID() }));
}

/** Returns the software that a vulnerability affects, in the order it was stated. */
export function affectedSoftwareOf(db: Database, vulnerabilityId: number): AffectedSoftwareRow[] {
  const software = db.all(
    db.build
      .selectFrom('vulnerableSoftware')
      .innerJoin('vulnerabilitySoftware', 'vulnerabilitySoftware.softwareId', 'vulnerableSoftware.id')
      .selectAll('vulnerableSoftware')
      .where('vulnerabilitySoftware.vulnerabilityId', '=', vulnerabilityId)
      .orderBy('vulnerableSoftware.id'),
  );
  const attributions = db.all(
    db.build
      .selectFrom('affectedVersionAttribution')
      .selectAll()
      .where('vulnerabilityId', '=', vulnerabilityId)
      .orderBy('id'),
  );
  const bySoftware = new Map<number, SoftwareAttribution[]>();
  for (const attribution of attributions) {
    const known = bySoftware.get(attribution.softwareId);
    if (known) known.push(attribution);
    else bySoftware.set(attribution.softwareId, [attribution]);
  }
  return software.map((row) => ({ ...row, attributions: bySoftware.get(row.id) ?? [] }));
}

/**
 * Replaces the affected software of a vulnerability with the given software. Software that is no longer
 * listed is removed from it. Software that several vulnerabilities affect is stored once.
 * @param attribution - the source of the statement, and its time; absent: no attribution is stored
 */
export function setAffectedSoftware(
  db: Database,
  vulnerabilityId: number,
  software: readonly AffectedSoftware[],
  attribution?: { source: string; at: number },
): void {
  db.transaction(() => {
    const before = softwareIdsOf(db, vulnerabilityId);
    const now = new Set(software.map((item) => softwareIdFor(db, item)));
    for (const softwareId of before) {
      if (now.has(softwareId)) continue;
      db.run(
        db.build
          .deleteFrom('vulnerabilitySoftware')
          .where('vulnerabilityId', '=', vulnerabilityId)
          .where('softwareId', '=', softwareId),
      );
      db.run(
        db.build
          .deleteFrom('affectedVersionAttribution')
          .where('vulnerabilityId', '=', vulnerabilityId)
          .where('softwareId', '=', softwareId),
      );
    }
    for (const softwareId of now) {
      db.run(
        db.build
          .insertInto('vulnerabilitySoftware')
          .values({ vulnerabilityId, softwareId })
          .onConflict((conflict) => conflict.doNothing()),
      );
      if (attribution) attribute(db, vulnerabilityId, softwareId, attribution);
    }
    deleteUnusedSoftware(
      db,
      before.filter((id) => !now.has(id)),
    );
  });
}

/** Number of components that have the vulnerability, suppressed or not. */
export function countAffectedComponents(db: Database, vulnerabilityId: number): number {
  const { count } = db.first(
    db.build
      .selectFrom('finding')
      .select(sql<number>`count(*)`.as('count'))
      .where('vulnerabilityId', '=', vulnerabilityId),
  ) ?? { count: 0 };
  return count;
}

/** Number of packages and products that the vulnerability affects, in whatever project. */
export function countAffectedSoftware(db: Database, vulnerabilityId: number): number {
  return countOf(
    db,
    db.build.selectFrom('vulnerabilitySoftware').where('vulnerabilityId', '=', vulnerabilityId),
  );
}

function attribute(
  db: Database,
  vulnerabilityId: number,
  softwareId: number,
  { source, at }: { source: string; at: number },
): void {
  db.run(
    db.build
      .insertInto('affectedVersionAttribution')
      .values({ uuid: randomUUID(), vulnerabilityId, softwareId, source, firstSeen: at, lastSeen: at })
      .onConflict((conflict) =>
        conflict.columns(['vulnerabilityId', 'softwareId', 'source']).doUpdateSet({ lastSeen: at }),
      ),
  );
}

function softwareIdFor(db: Database, software: AffectedSoftware): number {
  const row = { ...NO_SOFTWARE, ...software };
  const known = db
    .prepare(
      `select id from vulnerableSoftware where ${SOFTWARE_COLUMNS.map((name) => `${name} is ?`).join(' and ')}`,
    )
    .first<{ id: number }>(...SOFTWARE_COLUMNS.map((name) => row[name]));
  if (known) return known.id;
  const { purlType: type, purlNamespace: namespace, purlName: name } = row;
  const purlKey = type && name ? packageKey({ type, namespace, name }) : null;
  return db.run(db.build.insertInto('vulnerableSoftware').values({ ...row, purlKey, uuid: randomUUID() })).id;
}

function softwareIdsOf(db: Database, vulnerabilityId: number): number[] {
  const rows = db.all(
    db.build
      .selectFrom('vulnerabilitySoftware')
      .select('softwareId')
      .where('vulnerabilityId', '=', vulnerabilityId),
  );
  return rows.map(({ softwareId }) => softwareId);
}

function deleteUnusedSoftware(db: Database, ids: readonly number[]): void {
  const remove = db.prepare(
    'delete from vulnerableSoftware where id = ? and id not in (select softwareId from vulnerabilitySoftware)',
  );
  for (const id of ids) remove.run(id);
}

const NO_FACTS = {
  friendlyVulnId: null,
  title: null,
  subTitle: null,
  description: null,
  detail: null,
  recommendation: null,
  referenceLinks: null,
  credits: null,
  created: null,
  published: null,
  updated: null,
  cwes: null,
  cvssV2BaseScore: null,
  cvssV2ImpactSubScore: null,
  cvssV2ExploitabilitySubScore: null,
  cvssV2Vector: null,
  cvssV3BaseScore: null,
  cvssV3ImpactSubScore: null,
  cvssV3ExploitabilitySubScore: null,
  cvssV3Vector: null,
  owaspRRLikelihoodScore: null,
  owaspRRTechnicalImpactScore: null,
  owaspRRBusinessImpactScore: null,
  owaspRRVector: null,
  severity: null,
  vulnerableVersions: null,
  patchedVersions: null,
  epssScore: null,
  epssPercentile: null,
} satisfies VulnerabilityFacts;

const NO_SOFTWARE = {
  purlType: null,
  purlName: null,
  purlNamespace: null,
  vendor: null,
  product: null,
  purl: null,
  purlVersion: null,
  purlQualifiers: null,
  purlSubpath: null,
  cpe22: null,
  cpe23: null,
  part: null,
  version: null,
  versionUpdate: null,
  edition: null,
  language: null,
  swEdition: null,
  targetSw: null,
  targetHw: null,
  other: null,
  versionStartIncluding: null,
  versionStartExcluding: null,
  versionEndIncluding: null,
  versionEndExcluding: null,
} satisfies Required<AffectedSoftware>;

const SOFTWARE_COLUMNS = Object.keys(NO_SOFTWARE) as (keyof typeof NO_SOFTWARE)[];

/** Counts the known vulnerabilities published in each month, in UTC and in chronological order. */
export function publishedByMonth(db: Database): { year: number; month: number; count: number }[] {
  return db
    .prepare(
      `select cast(strftime('%Y', published / 1000, 'unixepoch') as integer) as year,
         cast(strftime('%m', published / 1000, 'unixepoch') as integer) as month, count(*) as count
       from vulnerability where published is not null and source <> 'INTERNAL' group by year, month order by year, month`,
    )
    .all();
}

// The names that the API sorts by, and their columns.
const SORTABLE = Object.fromEntries(
  [
    'vulnId',
    'source',
    'title',
    'severity',
    'cvssV2BaseScore',
    'cvssV3BaseScore',
    'published',
    'created',
    'updated',
    'epssScore',
    'epssPercentile',
  ].map((name) => [name, `vulnerability.${name}`]),
);

/** One page of all vulnerabilities, in the order they came. */
export function vulnerabilitiesPage(db: Database, page: Page): { ids: number[]; total: number } {
  const matching = db.build
    .selectFrom('vulnerability')
    .$if(page.searchText !== undefined, (query) => query.where(hasIdLike(page.searchText ?? '')));
  const total = countOf(db, matching);
  const rows = db.all(
    matching
      .select('vulnerability.id')
      .orderBy(orderOf(page, SORTABLE, sql`"vulnerability"."id"`, 'vulnerability.id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { ids: rows.map(({ id }) => id), total };
}

/** One page of the vulnerabilities of a component, in the order they came. */
export function vulnerabilitiesOfComponent(
  db: Database,
  componentId: number,
  page: Page,
  { withSuppressed }: { withSuppressed: boolean },
): { ids: number[]; total: number } {
  const matching = foundVulnerabilities(db, withSuppressed)
    .where('finding.componentId', '=', componentId)
    .$if(page.searchText !== undefined, (query) => query.where(hasIdLike(page.searchText ?? '')));
  const total = countOf(db, matching);
  const rows = db.all(
    matching
      .select('vulnerability.id')
      .orderBy(orderOf(page, SORTABLE, sql`"vulnerability"."id"`, 'vulnerability.id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { ids: rows.map(({ id }) => id), total };
}

/**
 * Yields the vulnerabilities of findings with the component that each was found in: once for each finding, in
 * the order of the ids, each read on demand. Deleted findings are left out.
 */
export function* vulnerabilitiesOfFindings(
  db: Database,
  findingIds: readonly number[],
): Iterable<VulnerabilityRow & { componentId: number }> {
  const read = db.prepare(
    `select vulnerability.*, finding.componentId from finding
     join vulnerability on vulnerability.id = finding.vulnerabilityId where finding.id = ?`,
  );
  for (const id of findingIds) {
    const row = read.first<VulnerabilityRow & { componentId: number }>(id);
    if (row) yield row;
  }
}

function foundVulnerabilities(db: Database, withSuppressed: boolean) {
  return db.build
    .selectFrom('finding')
    .innerJoin('vulnerability', 'vulnerability.id', 'finding.vulnerabilityId')
    .leftJoin('analysis', (join) =>
      join
        .onRef('analysis.componentId', '=', 'finding.componentId')
        .onRef('analysis.vulnerabilityId', '=', 'finding.vulnerabilityId'),
    )
    .$if(!withSuppressed, (query) => query.where(sql<SqlBool>`coalesce("analysis"."suppressed", 0) = 0`));
}

const hasIdLike = (searchText: string) =>
  sql<SqlBool>`lower("vulnerability"."vulnId") like ${containing(searchText)} escape '\\'`;
