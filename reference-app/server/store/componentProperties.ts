import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';

import type { Database } from './database.js';
import { propertyJson } from './properties.js';
import type { PropertyRow } from './properties.js';
import type { Tables } from './tables.js';

export type ComponentPropertyRow = Selectable<Tables['componentProperty']>;

/** Returns the number of properties of a component. */
export function countProperties(db: Database, componentId: number): number {
  // Prepared, as the list of them: an export asks it of each component.
  const row = db
    .prepare('select count(*) as count from componentProperty where componentId = ?')
    .first<{ count: number }>(componentId);
  return row?.count ?? 0;
}

/**
 * Returns the properties of a component, by group, name, and value. Those without a group come first. If
 * there are more than can be sorted in one pass, they come in the order they were stored.
 */
export function propertyIds(db: Database, componentId: number): Iterable<number> {
  return countProperties(db, componentId) > MOST_SORTED
    ? idsAsStored(db, componentId)
    : db
        .prepare(
          `select id from componentProperty where componentId = ?
           order by groupName, propertyName, propertyValue, id`,
        )
        .all<{ id: number }>(componentId)
        .map(({ id }) => id);
}

const MOST_SORTED = 10_000;

function* idsAsStored(db: Database, componentId: number): Iterable<number> {
  const next = db.prepare(
    'select id from componentProperty where componentId = ? and id > ? order by id limit 1000',
  );
  for (let some = next.all<{ id: number }>(componentId, 0); some.length > 0;) {
    for (const { id } of some) yield id;
    some = next.all<{ id: number }>(componentId, some.at(-1)?.id);
  }
}

/** Returns whether a component has a property with this group, name, and value. */
export function hasComponentProperty(
  db: Database,
  componentId: number,
  { groupName, propertyName, propertyValue }: PropertyRow,
): boolean {
  const known = db.first(
    db.build
      .selectFrom('componentProperty')
      .select('id')
      .where('componentId', '=', componentId)
      .where('groupName', 'is', groupName)
      .where('propertyName', '=', propertyName)
      .where('propertyValue', 'is', propertyValue)
      .limit(1),
  );
  return known !== undefined;
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
