import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import { hasCredentials, withoutCredentials } from '../../../src/domain/sameOrigin.js';
import { countOf } from './database.js';
import type { Database } from './database.js';
import { containing, orderOf } from './page.js';
import type { Page } from './page.js';
import type { Secrets } from './secrets.js';
import type { RepositoryTable } from './tables.js';

/** A package repository; its password is encrypted. */
export type RepositoryRow = Selectable<RepositoryTable>;

/** The columns of a repository that can be set. */
export type RepositoryFacts = Omit<RepositoryRow, 'id' | 'uuid' | 'type' | 'identifier' | 'resolutionOrder'>;

// The names that the API sorts by, and their columns.
const SORTABLE = Object.fromEntries(
  [
    'type',
    'identifier',
    'url',
    'resolutionOrder',
    'enabled',
    'internal',
    'authenticationRequired',
    'uuid',
  ].map((name) => [name, name]),
);

export function findRepository(db: Database, uuid: string): RepositoryRow | undefined {
  return db.first(db.build.selectFrom('repository').selectAll().where('uuid', '=', uuid));
}

/** Identifiers are unique within their type. */
export function findRepositoryByIdentifier(
  db: Database,
  type: string,
  identifier: string,
): RepositoryRow | undefined {
  return db.first(
    db.build
      .selectFrom('repository')
      .selectAll()
      .where('type', '=', type)
      .where('identifier', '=', identifier),
  );
}

/** One page of the repositories of a type, or of all types; only the latter are searched, as in the reference. */
export function repositoriesPage(
  db: Database,
  page: Page,
  type: string | undefined,
): { rows: RepositoryRow[]; total: number } {
  let repositories = db.build.selectFrom('repository');
  if (type !== undefined) repositories = repositories.where('type', '=', type);
  if (type === undefined && page.searchText !== undefined) {
    repositories = repositories.where(
      sql<boolean>`lower(identifier) like ${containing(page.searchText)} escape '\\'`,
    );
  }
  const total = countOf(db, repositories);
  const rows = db.all(
    repositories
      .selectAll()
      .orderBy(orderOf(page, SORTABLE, sql`type, identifier`, 'id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { rows, total };
}

/**
 * Returns the repositories of a type to request packages from, in their order: the internal ones, or the
 * others.
 */
export function repositoriesToAsk(db: Database, type: string, internal: number): RepositoryRow[] {
  return db.all(
    db.build
      .selectFrom('repository')
      .selectAll()
      .where('type', '=', type)
      .where('enabled', '=', 1)
      .where('internal', '=', internal)
      .orderBy('resolutionOrder'),
  );
}

/** Adds a repository, to be asked after the others of its type. */
export function insertRepository(
  db: Database,
  repository: RepositoryFacts & Pick<RepositoryRow, 'type' | 'identifier'>,
): RepositoryRow {
  const last = db.first(
    db.build
      .selectFrom('repository')
      .select((eb) => eb.fn.max('resolutionOrder').as('order'))
      .where('type', '=', repository.type),
  );
  const row = { uuid: randomUUID(), ...repository, resolutionOrder: (last?.order ?? 0) + 1 };
  const { id } = db.run(db.build.insertInto('repository').values(row));
  return { id, ...row };
}

export function updateRepository(
  db: Database,
  repository: RepositoryRow,
  changes: RepositoryFacts,
): RepositoryRow {
  db.run(db.build.updateTable('repository').set(changes).where('id', '=', repository.id));
  return { ...repository, ...changes };
}

/** Moves names and passwords out of addresses, which are shown: the environment or an older release left them there. */
export function moveCredentialsOutOfAddresses(db: Database, secrets: Secrets): void {
  for (const repository of db.all(db.build.selectFrom('repository').selectAll())) {
    if (!hasCredentials(repository.url ?? '')) continue;
    const { address, username, password } = withoutCredentials(repository.url ?? '');
    updateRepository(db, repository, {
      ...repository,
      url: address,
      ...(repository.password === null && {
        authenticationRequired: 1,
        username: username ?? null,
        password: password === undefined ? null : secrets.encrypt(password),
      }),
    });
  }
}

export function deleteRepository(db: Database, { id }: RepositoryRow): void {
  db.run(db.build.deleteFrom('repository').where('id', '=', id));
}
