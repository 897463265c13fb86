import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';

import { countOf } from './database.js';
import type { Database } from './database.js';
import { parsed } from './jsonText.js';
import { containing, orderOf } from './page.js';
import type { Page } from './page.js';
import { nextRowId } from './rowIds.js';
import type { ServiceTable } from './tables.js';

export type ServiceRow = Selectable<ServiceTable>;

export function findService(db: Database, uuid: string): ServiceRow | undefined {
  return db.first(db.build.selectFrom('service').selectAll().where('uuid', '=', uuid));
}

/** One page of the services of a project, by name, and how many there are in all. */
export function servicesOfProject(
  db: Database,
  projectId: number,
  page: Page,
): { ids: number[]; total: number } {
  let services = db.build.selectFrom('service').where('projectId', '=', projectId);
  if (page.searchText !== undefined) {
    services = services.where(sql<boolean>`lower(name) like ${containing(page.searchText)} escape '\\'`);
  }
  const total = countOf(db, services);
  const rows = db.all(
    services
      .select('id')
      .orderBy(orderOf(page, SORTABLE, sql`name asc, version desc`, 'id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { ids: rows.map(({ id }) => id), total };
}

export function insertService(
  db: Database,
  service: Omit<Insertable<ServiceTable>, 'uuid' | 'id'>,
): ServiceRow {
  const { id } = db.run(
    db.build.insertInto('service').values({ id: nextRowId('service'), uuid: randomUUID(), ...service }),
  );
  return serviceById(db, id);
}

export function updateService(db: Database, id: number, changes: Updateable<ServiceTable>): ServiceRow {
  db.run(db.build.updateTable('service').set(changes).where('id', '=', id));
  return serviceById(db, id);
}

/** A service as the API writes it, within a project that the caller writes. */
export function serviceJson(service: ServiceRow, project: object) {
  const flag = (value: number | null) => (value === null ? undefined : Boolean(value));
  return {
    provider: parsed<object>(service.provider),
    group: service.groupName ?? undefined,
    name: service.name,
    version: service.version ?? undefined,
    description: service.description ?? undefined,
    endpoints: parsed<string[]>(service.endpoints),
    authenticated: flag(service.authenticated),
    crossesTrustBoundary: flag(service.crossesTrustBoundary),
    data: parsed<object[]>(service.data),
    externalReferences: parsed<object[]>(service.externalReferences),
    project,
    // Services have no findings, so there is nothing to score.
    lastInheritedRiskScore: service.lastInheritedRiskScore ?? 0,
    notes: service.notes ?? undefined,
    uuid: service.uuid,
  };
}

function serviceById(db: Database, id: number): ServiceRow {
  const service = db.first(db.build.selectFrom('service').selectAll().where('id', '=', id));
  if (!service) throw new Error(`There is no service ${id}.`);
  return service;
}

const SORTABLE = {
  name: 'name',
  group: 'groupName',
  version: 'version',
  description: 'description',
  authenticated: 'authenticated',
  crossesTrustBoundary: 'crossesTrustBoundary',
  lastInheritedRiskScore: 'lastInheritedRiskScore',
  uuid: 'uuid',
};
