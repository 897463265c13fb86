import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { ServerContext } from '../context.js';
import { parseBom } from '../rules/bom.js';
import { BomError } from '../rules/bomModel.js';
import type { Bom, BomComponent, BomService } from '../rules/bomModel.js';
import { internalComponentTest } from '../rules/internalComponents.js';
import { listedLicences } from '../rules/licenceResolution.js';
import type { LicenceReferences } from '../rules/licenceResolution.js';
import { PermanentFailure } from '../runtime/PermanentFailure.js';
import { projectLane } from '../runtime/queue.js';
import type { JobHandler } from '../runtime/queue.js';
import type { ComponentPropertyRow } from '../store/componentProperties.js';
import type { Database } from '../store/database.js';
import { licenceDirectory } from '../store/licenses.js';
import { projectExists } from '../store/projects.js';
import { lastRowId, nextRowIdSql } from '../store/rowIds.js';
import type { ServiceRow } from '../store/services.js';
import { inSlices } from '../store/slices.js';
import { ROOTS_OF_PROJECT, idsUpwards, componentRows, deleteRow } from '../store/trees.js';
import { bomFailed, documentProcessed } from './events.js';
import { planImport } from './importPlan.js';
import type { ImportPlan, PlannedComponent, StoredComponent } from './importPlan.js';
import type { JobPayloads } from './kinds.js';

const unzip = promisify(gunzip);

/** Handles `importBom`: brings components, services and facts of a project in line with an uploaded document. */
export function registerImportBom(server: ServerContext): void {
  const { db, jobs, config } = server;

  const takeIn: JobHandler<JobPayloads['importBom']> = async ({ projectId }, { token, data }) => {
    if (!projectExists(db, projectId) || !config.isOn('artifact', 'cyclonedx.enabled')) return undefined;
    const bom = readDocument(await unzip(data));
    const newFrom = lastRowId(db, 'component') + 1;
    const licences = licenceDirectory(db);
    const plan = planImport(bom, storedComponents(db, projectId), {
      licences,
      isInternal: internalComponentTest({
        groups: config.text('internal-components', 'groups.regex'),
        names: config.text('internal-components', 'names.regex'),
      }),
    });
    await applyComponents(db, projectId, plan, licences);
    await applyServices(db, projectId, bom.services);
    return () => {
      if (!projectExists(db, projectId)) return;
      finishProject(db, projectId, bom, plan, server.now());
      documentProcessed(server, 'BOM', projectId);
      const lane = projectLane(projectId);
      // This runs to the end even if the next document waits: findings in new components are notified.
      jobs.enqueue({ kind: 'analyzeProject', payload: { projectId, isWhole: true, newFrom }, token, lane });
      jobs.enqueue({
        kind: 'lookUpLatestVersions',
        payload: { projectId },
        lane: 'repositories',
        isMergeable: true,
      });
    };
  };
  jobs.handle('importBom', takeIn, {
    isUrgent: true,
    // No request waits for the outcome. Notifications report it.
    onGivenUp({ projectId }, reason) {
      if (!projectExists(db, projectId)) return;
      noteFailure(db, projectId, { occurred: server.now(), reason });
      bomFailed(server, projectId, reason);
    },
  });
}

function noteFailure(db: Database, projectId: number, failure: { occurred: number; reason: string }): void {
  const lastBomImportFailure = JSON.stringify(failure);
  db.run(db.build.updateTable('project').set({ lastBomImportFailure }).where('id', '=', projectId));
}

function readDocument(bytes: Uint8Array): Bom {
  try {
    return parseBom(bytes);
  } catch (error) {
    throw error instanceof BomError ? new PermanentFailure(error.message) : error;
  }
}

function storedComponents(db: Database, projectId: number): StoredComponent[] {
  return db.all(
    db.build
      .selectFrom('component')
      .select(['id', 'uuid', 'groupName', 'name', 'version', 'purl', 'purlCoordinates', 'cpe', 'swidTagId'])
      .select(['resolvedLicenseId', 'license', 'licenseExpression', 'licenseUrl', 'licenses'])
      .where('projectId', '=', projectId)
      .orderBy('id'),
  );
}

async function applyComponents(
  db: Database,
  projectId: number,
  plan: ImportPlan,
  references: LicenceReferences,
): Promise<void> {
  const ids: number[] = [];
  await inSlices(db, plan.components.entries(), ([place, component]) => {
    const parentId = component.parent === undefined ? null : (ids[component.parent] ?? null);
    const { licences } = component;
    const licenses =
      licences === null || typeof licences === 'string' ? licences : listedLicences(licences, references);
    ids[place] = storeComponent(db, projectId, component, { parentId, licenses });
  });
  await inSlices(db, propertyChanges(db, plan.components, ids), (change) => change());
  // Nested components were usually added later. They are deleted first, not along with their parents.
  const gone = [...plan.gone].sort((one, other) => other - one);
  await inSlices(db, componentRows(db, gone), (row) => deleteRow(db, row));
}

function storeComponent(
  db: Database,
  projectId: number,
  component: PlannedComponent,
  others: { parentId: number | null; licenses: string | null },
): number {
  const columns = { ...component.columns, ...others };
  const names = Object.keys(columns);
  const values = Object.values(columns);
  if (component.storedId === undefined) {
    const places = names.map(() => '?').join(', ');
    return db
      .prepare(
        `insert into component (id, uuid, projectId, ${names.join(', ')}) values (${nextRowIdSql('component')}, ?, ?, ${places})`,
      )
      .run(component.uuid, projectId, ...values).id;
  }
  // Most uploads change little: a row that is as it should be is not written again.
  const changes = names.map((name) => `${name} = ?`).join(', ');
  const differs = names.map((name) => `${name} is not ?`).join(' or ');
  db.prepare(`update component set ${changes} where id = ? and (${differs})`).run(
    ...values,
    component.storedId,
    ...values,
  );
  return component.storedId;
}

/**
 * Properties from the BOM follow the BOM. Properties that someone added are kept. One component may have
 * 200,000.
 */
function* propertyChanges(
  db: Database,
  components: readonly PlannedComponent[],
  ids: readonly number[],
): Iterable<() => void> {
  const key = (property: {
    groupName?: string | null;
    propertyName: string;
    propertyValue?: string | null;
  }) => JSON.stringify([property.groupName ?? null, property.propertyName, property.propertyValue ?? null]);
  const read = db.prepare(
    'select id, groupName, propertyName, propertyValue, isFromBom from componentProperty where componentId = ?',
  );
  const remove = db.prepare('delete from componentProperty where id = ?');
  const add = db.prepare(
    `insert into componentProperty (uuid, componentId, groupName, propertyName, propertyValue, propertyType, isFromBom)
     select ?, id, ?, ?, ?, 'STRING', 1 from component where id = ?`,
  );
  for (const [place, { storedId, properties }] of components.entries()) {
    // Reading takes its time, too: most components change nothing.
    yield () => {};
    const missing = new Map(properties.map((property) => [key(property), property]));
    const stored = storedId === undefined ? [] : read.all<StoredProperty>(storedId);
    for (const property of stored) {
      const isKept = missing.delete(key(property));
      if (!isKept && property.isFromBom) yield () => void remove.run(property.id);
    }
    for (const { groupName, propertyName, propertyValue } of missing.values())
      yield () => void add.run(randomUUID(), groupName, propertyName, propertyValue, ids[place]);
  }
}

type StoredProperty = Pick<
  ComponentPropertyRow,
  'id' | 'groupName' | 'propertyName' | 'propertyValue' | 'isFromBom'
>;

async function applyServices(
  db: Database,
  projectId: number,
  services: readonly BomService[],
): Promise<void> {
  const key = ({ groupName, name, version }: Pick<ServiceRow, 'groupName' | 'name' | 'version'>) =>
    JSON.stringify([groupName, name, version]);
  const stored = db.all(
    db.build
      .selectFrom('service')
      .select(['id', 'groupName', 'name', 'version'])
      .where('projectId', '=', projectId)
      .orderBy('id'),
  );
  // Services may have the same name and differ in everything else, such as their endpoints.
  const free = new Map<string, number[]>();
  for (const service of stored) {
    const ids = free.get(key(service));
    if (ids) ids.push(service.id);
    else free.set(key(service), [service.id]);
  }
  const ids: number[] = [];
  const kept = new Set<number>();
  const idOfContent = new Map<string, number>();
  await inSlices(db, services.entries(), ([place, service]) => {
    const columns = serviceColumns(
      service,
      service.parent === undefined ? null : (ids[service.parent] ?? null),
    );
    // One that is listed again and says the same is the same.
    const content = JSON.stringify({ ...columns, bomRef: null });
    const known = idOfContent.get(content);
    if (known !== undefined) {
      ids[place] = known;
      return;
    }
    const names = Object.keys(columns);
    const values = Object.values(columns);
    let id = free.get(key(columns))?.shift();
    if (id === undefined) {
      id = db
        .prepare(
          `insert into service (id, uuid, projectId, ${names.join(', ')})
           values (${nextRowIdSql('service')}, ?, ?, ${names.map(() => '?').join(', ')})`,
        )
        .run(randomUUID(), projectId, ...values).id;
    } else {
      db.prepare(`update service set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`).run(
        ...values,
        id,
      );
    }
    idOfContent.set(content, id);
    kept.add(id);
    ids[place] = id;
  });
  const remove = db.prepare('delete from service where id = ?');
  // The innermost come first: deleting a service also deletes its nested services, through many levels in one
  // step.
  const inner = new Map(
    idsUpwards(db, 'service', ROOTS_OF_PROJECT, projectId).map((id, place) => [id, place]),
  );
  const gone = stored.map(({ id }) => id).filter((id) => !kept.has(id));
  await inSlices(
    db,
    gone.sort((one, other) => (inner.get(one) ?? 0) - (inner.get(other) ?? 0)),
    (id) => remove.run(id),
  );
}

function serviceColumns(service: BomService, parentId: number | null) {
  const json = (value: object | undefined) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? null : JSON.stringify(value);
  return {
    parentId,
    bomRef: service.bomRef ?? null,
    provider: json(service.provider),
    groupName: service.group ?? null,
    name: service.name,
    version: service.version ?? null,
    description: service.description ?? null,
    endpoints: json(service.endpoints),
    authenticated: service.authenticated ?? null,
    crossesTrustBoundary: service.crossesTrustBoundary ?? null,
    data: json(service.data),
    externalReferences: json(service.externalReferences),
  };
}

function finishProject(db: Database, projectId: number, bom: Bom, plan: ImportPlan, now: number): void {
  const { metadata } = bom;
  const { component } = metadata;
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  const references = component?.externalReferences ?? [];
  // Members that the BOM does not mention are kept.
  const said = {
    ...(component?.supplier && { supplier: JSON.stringify(component.supplier) }),
    ...(metadata.manufacturer && { manufacturer: JSON.stringify(metadata.manufacturer) }),
    ...(references.length > 0 && { externalReferences: JSON.stringify(references) }),
  };
  db.run(
    db.build
      .updateTable('project')
      .set(({ fn, val }) => ({
        ...said,
        classifier: fn.coalesce('classifier', val(component?.classifier ?? null)),
        metadata: json(metadataOf(bom)),
        directDependencies: plan.directDependencies,
        lastBomImport: now,
        lastBomImportFormat: `CycloneDX ${bom.specVersion}`,
        lastBomImportFailure: null,
      }))
      .where('id', '=', projectId),
  );
  db.run(
    db.build.insertInto('bom').values({
      uuid: randomUUID(),
      projectId,
      imported: now,
      bomFormat: 'CycloneDX',
      specVersion: bom.specVersion,
      bomVersion: bom.version ?? null,
      serialNumber: bom.serialNumber ?? null,
      subjectRef: component?.bomRef ?? null,
      subject: json(component && identityOf(component)),
    }),
  );
}

function identityOf({ group, name, version, purl, cpe, swidTagId }: BomComponent) {
  return { group, name, version, purl, cpe, swidTagId };
}

// Metadata without any content are kept as an empty object, as in the reference.
function metadataOf({ metadata: { supplier, authors }, hasMetadata }: Bom): object | undefined {
  return hasMetadata ? { supplier, authors: authors.length > 0 ? authors : undefined } : undefined;
}
