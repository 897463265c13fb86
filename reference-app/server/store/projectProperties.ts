import type { Selectable } from 'kysely';

import type { Database } from './database.js';
import type { PropertyRow } from './properties.js';
import type { Tables } from './tables.js';

export type ProjectPropertyRow = Selectable<Tables['projectProperty']>;

/** The properties of a project, by group and name. */
export function propertiesOfProject(db: Database, projectId: number): ProjectPropertyRow[] {
  return db.all(
    db.build
      .selectFrom('projectProperty')
      .selectAll()
      .where('projectId', '=', projectId)
      .orderBy('groupName')
      .orderBy('propertyName'),
  );
}

export function findProjectProperty(
  db: Database,
  projectId: number,
  { groupName, propertyName }: { groupName?: string; propertyName?: string },
): ProjectPropertyRow | undefined {
  return db.first(
    db.build
      .selectFrom('projectProperty')
      .selectAll()
      .where('projectId', '=', projectId)
      .where('groupName', '=', groupName ?? '')
      .where('propertyName', '=', propertyName ?? ''),
  );
}

export function insertProjectProperty(db: Database, projectId: number, property: PropertyRow): void {
  db.run(db.build.insertInto('projectProperty').values({ projectId, ...property }));
}

export function setProjectPropertyValue(db: Database, id: number, propertyValue: string | null): void {
  db.run(db.build.updateTable('projectProperty').set({ propertyValue }).where('id', '=', id));
}

export function deleteProjectProperty(db: Database, id: number): void {
  db.run(db.build.deleteFrom('projectProperty').where('id', '=', id));
}
