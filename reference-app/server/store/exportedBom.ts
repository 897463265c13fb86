import { createHash } from 'node:crypto';

import type {
  ExportedComponent,
  ExportedDecision,
  ExportedFindings,
  ExportedLicence,
  ExportedService,
  ExportedVulnerability,
} from '../rules/bomDocument.js';
import type { ListedLicence } from '../rules/licenceResolution.js';
import { propertyIds } from './componentProperties.js';
import type { ComponentPropertyRow } from './componentProperties.js';
import type { ComponentRow } from './components.js';
import type { Database } from './database.js';
import { countFindings } from './findings.js';
import { parsed } from './jsonText.js';
import { bytesOfRows, rowsInSlices } from './rowSlices.js';
import type { ServiceRow } from './services.js';
import { pausing } from './slices.js';

/** A component with all that an export says about it. */
export type ExportedComponentRow = ComponentRow & ExportedComponent;

/** Selects the components of a project to export. */
export interface ExportFilter {
  /** Only this one. */
  componentId?: number;
  /** Only those with a finding. */
  isVulnerable?: boolean;
}

/**
 * Returns whether an export is so large that it takes a place and is generated while it is sent. The number
 * of rows decides if there are many, else the size of all their contents.
 */
export async function isLargeExport(
  db: Database,
  projectId: number,
  { componentId, withServices, withFindings }: ExportFilter & ExportedParts,
  { rows: mostRows, bytes: mostBytes }: { rows: number; bytes: number },
): Promise<boolean> {
  const components = idsOf(db, 'select id from component where projectId = ?1 and (?2 is null or id = ?2)', [
    projectId,
    componentId,
  ]);
  let rows = components.length;
  const countProperties = db.prepare('select count(*) as count from componentProperty where componentId = ?');
  await pausing(components, (id) => {
    if (rows < mostRows) rows += countProperties.first<{ count: number }>(id)?.count ?? 0;
  });
  const services = withServices ? idsOf(db, 'select id from service where projectId = ?', [projectId]) : [];
  const findings = withFindings ? countFindings(db, projectId) : 0;
  if (rows + services.length + findings >= mostRows) return true;
  const properties = idsOf(
    db,
    'select id from componentProperty where componentId in (select value from json_each(?))',
    [JSON.stringify(components)],
  );
  const told = withFindings ? toldVulnerabilities(db, projectId) : { vulnerabilities: [], analyses: [] };
  const parts = [
    await bytesOfRows(db, 'project', [projectId]),
    await bytesOfRows(db, 'component', components),
    await bytesOfRows(db, 'componentProperty', properties),
    await bytesOfRows(db, 'service', services),
    await bytesOfRows(db, 'vulnerability', told.vulnerabilities),
    await bytesOfRows(db, 'analysis', told.analyses),
  ];
  return parts.reduce((sum, bytes) => sum + bytes, 0) >= mostBytes;
}

/** The parts of an export beside components. */
export interface ExportedParts {
  withServices?: boolean;
  withFindings?: boolean;
}

// Contains a vulnerability once for each time that it is exported: with decisions, once for each decision.
function toldVulnerabilities(db: Database, projectId: number) {
  const rows = db.all(
    db.build
      .selectFrom('finding as f')
      .leftJoin('analysis as a', (join) =>
        join
          .onRef('a.componentId', '=', 'f.componentId')
          .onRef('a.vulnerabilityId', '=', 'f.vulnerabilityId'),
      )
      .select(['f.vulnerabilityId', 'a.id as analysisId'])
      .where('f.projectId', '=', projectId),
  );
  return {
    vulnerabilities: rows.map(({ vulnerabilityId }) => vulnerabilityId),
    analyses: rows.flatMap(({ analysisId }) => analysisId ?? []),
  };
}

function idsOf(db: Database, query: string, values: readonly unknown[]): number[] {
  return db
    .prepare(query)
    .all<{ id: number }>(...values)
    .map(({ id }) => id);
}

/** The components of an export, by name. */
export function exportedIds(
  db: Database,
  projectId: number,
  { componentId, isVulnerable = false }: ExportFilter = {},
): number[] {
  return idsOf(
    db,
    `select id from component where projectId = ?1 and (?2 is null or id = ?2)
       and (?3 = 0 or exists (select 1 from finding where finding.componentId = component.id))
     order by name, version desc, id`,
    [projectId, componentId, isVulnerable],
  );
}

/** Yields components with all their exported data, each read on demand. Deleted ones are left out. */
export function* exportedComponents(db: Database, ids: readonly number[]): Iterable<ExportedComponentRow> {
  const licence = db.prepare('select licenseId, name, isCustomLicense from license where id = ?');
  const licenceByUuid = db.prepare('select licenseId, name, isCustomLicense from license where uuid = ?');
  for (const row of rowsInSlices<ComponentRow>(db, 'component', ids)) {
    yield {
      ...row,
      resolvedLicence:
        row.resolvedLicenseId === null ? undefined : licence.first<ExportedLicence>(row.resolvedLicenseId),
      allLicences: parsed<ListedLicence[]>(row.licenses)?.map(({ resolvedLicense, ...listed }) => ({
        ...listed,
        resolvedLicence: resolvedLicense && licenceByUuid.first<ExportedLicence>(resolvedLicense.uuid),
      })),
      properties: rowsInSlices<ComponentPropertyRow>(db, 'componentProperty', propertyIds(db, row.id)),
    };
  }
}

/** Returns whether any of the components declares how its licenses were determined. */
export async function areLicencesAcknowledged(db: Database, ids: readonly number[]): Promise<boolean> {
  const isSaid = db.prepare(
    `select 1 from component where id = ? and instr(licenses, '"acknowledgement":') > 0`,
  );
  let isAny = false;
  await pausing(ids, (id) => (isAny ||= isSaid.first(id) !== undefined));
  return isAny;
}

/** The UUIDs of components. */
export async function uuidsOf(db: Database, ids: readonly number[]): Promise<Set<string>> {
  const read = db.prepare('select uuid from component where id = ?');
  const uuids = new Set<string>();
  await pausing(ids, (id) => {
    const row = read.first<{ uuid: string }>(id);
    if (row) uuids.add(row.uuid);
  });
  return uuids;
}

/** Yields the dependencies of components, each read on demand. */
export function* exportedNodes(
  db: Database,
  ids: readonly number[],
): Iterable<{ uuid: string; directDependencies: string | null }> {
  const read = db.prepare('select uuid, directDependencies from component where id = ?');
  for (const id of ids) {
    const node = read.first<{ uuid: string; directDependencies: string | null }>(id);
    if (node) yield node;
  }
}

/** The services of a project, by name, read as they are taken. */
export function exportedServices(db: Database, projectId: number): Iterable<ExportedService> {
  const ids = idsOf(db, 'select id from service where projectId = ? order by name, version desc, id', [
    projectId,
  ]);
  return rowsInSlices<ServiceRow>(db, 'service', ids);
}

/** A vulnerability in an export and the decision about it; read with {@link exportedStatement}. */
export interface ExportedStatement {
  vulnerabilityId: number;
  /** The id of the decision. Absent when there is none, or when decisions are not exported. */
  analysisId?: number;
  /** True when no earlier statement is about the same vulnerability. */
  isFirst: boolean;
  /** The UUIDs of the components that have it. */
  affected: Set<string>;
}

/**
 * Returns the statements of an export about the findings of a project, including the suppressed ones, in the
 * order they were made. Each vulnerability appears once, or with decisions, once for each decision.
 */
export async function exportedStatements(
  db: Database,
  projectId: number,
  withDecisions: boolean,
): Promise<ExportedStatement[]> {
  const statements = new Map<string, ExportedStatement>();
  const told = new Set<number>();
  const details = db.prepare('select details from analysis where id = ?');
  const ids = idsOf(db, 'select id from finding where projectId = ? order by id', [projectId]);
  await pausing(findingsOf(db, ids), ({ vulnerabilityId, componentUuid, analysisId, ...decision }) => {
    const isDecided = withDecisions && analysisId !== null;
    // Many long texts are not kept in memory only to be compared.
    const text = isDecided ? (details.first<{ details: string | null }>(analysisId)?.details ?? '') : '';
    const key = isDecided
      ? JSON.stringify([vulnerabilityId, decision, createHash('sha256').update(text).digest('base64')])
      : String(vulnerabilityId);
    const known = statements.get(key);
    if (known) return void known.affected.add(componentUuid);
    statements.set(key, {
      vulnerabilityId,
      ...(isDecided && { analysisId }),
      isFirst: !told.has(vulnerabilityId),
      affected: new Set([componentUuid]),
    });
    told.add(vulnerabilityId);
  });
  return [...statements.values()];
}

interface FindingRow {
  vulnerabilityId: number;
  componentUuid: string;
  analysisId: number | null;
  state: string | null;
  justification: string | null;
  response: string | null;
  suppressed: number | null;
}

function* findingsOf(db: Database, ids: readonly number[]): Iterable<FindingRow> {
  const read = db.prepare(
    `select f.vulnerabilityId, c.uuid as componentUuid, a.id as analysisId, a.state, a.justification, a.response, a.suppressed
     from finding f
     join component c on c.id = f.componentId
     left join analysis a on a.componentId = f.componentId and a.vulnerabilityId = f.vulnerabilityId
     where f.id = ?`,
  );
  for (const id of ids) {
    const row = read.first<FindingRow>(id);
    if (row) yield row;
  }
}

/**
 * Yields the vulnerabilities that statements are about, each read on demand. Statements about deleted
 * vulnerabilities are left out.
 */
export function* exportedVulnerabilities(
  db: Database,
  statements: readonly ExportedStatement[],
): Iterable<ExportedFindings> {
  const vulnerability = db.prepare('select * from vulnerability where id = ?');
  const analysis = db.prepare(
    'select state, justification, response, details, suppressed from analysis where id = ?',
  );
  for (const { vulnerabilityId, analysisId, isFirst, affected } of statements) {
    const row = vulnerability.first<ExportedVulnerability>(vulnerabilityId);
    const decision = analysisId === undefined ? undefined : analysis.first<ExportedDecision>(analysisId);
    if (row) yield { vulnerability: row, decision: decision ?? NOTHING_DECIDED, isFirst, affected };
  }
}

const NOTHING_DECIDED: ExportedDecision = {
  state: null,
  justification: null,
  response: null,
  details: null,
  suppressed: null,
};
