import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';

import type { Database } from './database.js';
import type { NotificationPublisherTable } from './tables.js';

export type PublisherRow = Selectable<NotificationPublisherTable>;

/** The settings of a publisher that an administrator chooses. */
export type PublisherFacts = Pick<
  PublisherRow,
  'name' | 'description' | 'publisherClass' | 'template' | 'templateMimeType'
>;

export function allPublishers(db: Database): PublisherRow[] {
  return db.all(db.build.selectFrom('notificationPublisher').selectAll().orderBy('name'));
}

export function findPublisher(db: Database, uuid: string): PublisherRow | undefined {
  return db.first(db.build.selectFrom('notificationPublisher').selectAll().where('uuid', '=', uuid));
}

export function findPublisherByName(db: Database, name: string): PublisherRow | undefined {
  return db.first(db.build.selectFrom('notificationPublisher').selectAll().where('name', '=', name));
}

export function insertPublisher(db: Database, facts: PublisherFacts): PublisherRow {
  const publisher = { uuid: randomUUID(), ...facts, defaultPublisher: 0 };
  const { id } = db.run(db.build.insertInto('notificationPublisher').values(publisher));
  return { id, ...publisher };
}

export function updatePublisher(
  db: Database,
  publisher: PublisherRow,
  facts: Partial<PublisherFacts>,
): PublisherRow {
  db.run(db.build.updateTable('notificationPublisher').set(facts).where('id', '=', publisher.id));
  return { ...publisher, ...facts };
}

/** Deletes a publisher, and the rules that use it. */
export function deletePublisher(db: Database, { id }: PublisherRow): void {
  db.run(db.build.deleteFrom('notificationPublisher').where('id', '=', id));
}

/** Gives a publisher that came with the server its template back. */
export function restoreTemplate(
  db: Database,
  { name, template, templateMimeType }: Pick<PublisherFacts, 'name' | 'template' | 'templateMimeType'>,
): void {
  db.run(
    db.build
      .updateTable('notificationPublisher')
      .set({ template, templateMimeType })
      .where('name', '=', name)
      .where('defaultPublisher', '=', 1),
  );
}

/** A publisher as lists of publishers show it. */
export function publisherJson(publisher: PublisherRow) {
  const { template, ...facts } = { ...publisherReference(publisher), template: publisher.template };
  return { ...facts, template: template ?? undefined };
}

/** A publisher as its rules show it: without the template. */
export function publisherReference(publisher: PublisherRow) {
  return {
    name: publisher.name,
    description: publisher.description ?? undefined,
    publisherClass: publisher.publisherClass,
    templateMimeType: publisher.templateMimeType,
    defaultPublisher: Boolean(publisher.defaultPublisher),
    uuid: publisher.uuid,
  };
}
