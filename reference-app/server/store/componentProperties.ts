import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';

import type { Database } from './database.js';
import { propertyJson } from './properties.js';
import type { PropertyRow } from './properties.js';
import type { Tables } from './tables.js';

export type ComponentPropertyRow = Selectable<Tables['componentProperty']>;

/** The properties of a component, by group, name and value; those without a group first. */
export function propertiesOfComponent(db: Database, componentId: number): ComponentPropertyRow[] {
  return db.all(
    db.build
      .selectFrom('componentProperty')
      .selectAll()
      .where('componentId', '=', componentId)
      .orderBy('groupName')
      .orderBy('propertyName')
      .orderBy('propertyValue')
      .orderBy('id'),
  );
}

/** Whether a component has a property of this group, name and value. */
export function hasComponentProperty(db: Database, componentId: number, property: PropertyRow): boolean {
  return propertiesOfComponent(db, componentId).some(
    ({ groupName, propertyName, propertyValue }) =>
      groupName === property.groupName &&
      propertyName === property.propertyName &&
      propertyValue === property.propertyValue,
  );
}

export function insertComponentProperty(db: Database, componentId: number, property: PropertyRow) {
  const uuid = randomUUID();
  db.run(db.build.insertInto('componentProperty').values({ uuid, componentId, ...property }));
  return componentPropertyJson({ uuid, ...property });
}

/** @returns whether the component had it */
export function deleteComponentProperty(db: Database, componentId: number, uuid: string): boolean {
  const { changes } = db.run(
    db.build.deleteFrom('componentProperty').where('componentId', '=', componentId).where('uuid', '=', uuid),
  );
  return changes > 0;
}

export function componentPropertyJson(property: PropertyRow & { uuid: string }) {
  return { ...propertyJson(property), uuid: property.uuid };
}
