import { sql } from 'kysely';
import type { Insertable, RawBuilder, Selectable, SqlBool, Updateable } from 'kysely';

import { HASH_MEMBERS } from '../../../src/domain/hashes.js';
import { hasSpellings, packageKey } from '../../../src/domain/packageKey.js';
import type { PackageNames } from '../../../src/domain/packageKey.js';
import { repositoryTypeOf } from '../rules/repositoryType.js';
import type { RepositoryType } from '../rules/repositoryType.js';
import { countOf } from './database.js';
import type { Database } from './database.js';
import { jsonMember, membersOf, numberMember, textMember, withinRows } from './jsonText.js';
import { CONCISE_LICENSE_COLUMNS, conciseLicenseJson } from './licenses.js';
import type { ConciseLicense } from './licenses.js';
import { isOfPackage } from './packageNames.js';
import { nextRowId } from './rowIds.js';
import type { ComponentTable, RepositoryMetaTable } from './tables.js';

export type ComponentRow = Selectable<ComponentTable>;

/** The latest version of a package, as reported by a repository. */
export type LatestVersion = Pick<
  Selectable<RepositoryMetaTable>,
  'latestVersion' | 'published' | 'lastCheck'
>;

/** The stored data about the latest version of a package. Its names are those that were requested. */
export interface RepositoryMeta extends LatestVersion {
  repositoryType: RepositoryType;
  namespace: string | null;
  name: string;
}

/** Finds the place of a component without loading its other data, which may be many megabytes. */
export function findComponentPlace(
  db: Database,
  uuid: string,
): Pick<ComponentRow, 'id' | 'projectId'> | undefined {
  return db.first(db.build.selectFrom('component').select(['id', 'projectId']).where('uuid', '=', uuid));
}

export function findComponent(db: Database, uuid: string): ComponentRow | undefined {
  return db.first(db.build.selectFrom('component').selectAll().where('uuid', '=', uuid));
}

/** A component by its row id. @throws Error when there is none */
function componentById(db: Database, id: number): ComponentRow {
  const component = db.first(db.build.selectFrom('component').selectAll().where('id', '=', id));
  if (!component) throw new Error(`There is no component ${id}.`);
  return component;
}

/** Returns the project of a component; `undefined` when the component no longer exists. */
export function projectIdOf(db: Database, componentId: number): number | undefined {
  // Prepared: metrics ask it of each component.
  return db.prepare('select projectId from component where id = ?').first<{ projectId: number }>(componentId)
    ?.projectId;
}

export function insertComponent(
  db: Database,
  component: Omit<Insertable<ComponentTable>, 'id'>,
): ComponentRow {
  const { id } = db.run(
    db.build.insertInto('component').values({ ...component, id: nextRowId('component') }),
  );
  return componentById(db, id);
}

export function updateComponent(
  db: Database,
  { id }: ComponentRow,
  changes: Updateable<ComponentTable>,
): ComponentRow {
  db.run(db.build.updateTable('component').set(changes).where('id', '=', id));
  return componentById(db, id);
}

/** Returns the number of components of a project. */
export function countComponents(db: Database, projectId: number): number {
  return countOf(db, db.build.selectFrom('component').where('projectId', '=', projectId));
}

interface ComponentDetails {
  resolvedLicense?: unknown;
  project?: unknown;
  metrics?: unknown;
  repositoryMeta?: unknown;
}

/** A component as the API writes it; licence, project, metrics and repository data are up to the endpoint. */
export const componentJson = (component: ComponentRow, details: ComponentDetails = {}) =>
  writtenComponent(component, COMPONENT_MEMBERS, details);

/** As {@link componentJson}, for components within rows of a list. */
export const componentWithinRow = (component: ComponentRow, details: ComponentDetails) =>
  writtenComponent(component, COMPONENT_MEMBERS_WITHIN_ROWS, details);

function writtenComponent(
  component: ComponentRow,
  members: typeof COMPONENT_MEMBERS,
  details: ComponentDetails,
) {
  return {
    uuid: component.uuid,
    ...membersOf(component, members),
    ...details,
    expandDependencyGraph: false,
    isInternal: Boolean(component.isInternal),
  };
}

const COMPONENT_TEXTS = [
  'name', 'version', 'classifier', 'author', 'publisher', 'filename', 'extension', ...HASH_MEMBERS,
  'cpe', 'purl', 'purlCoordinates', 'swidTagId', 'description', 'copyright', 'license', 'licenseExpression', 'licenseUrl',
  'directDependencies', 'notes',
] as const; // prettier-ignore

/** The component's own members, without its UUID. */
export const COMPONENT_MEMBERS = [
  textMember('groupName', 'group'),
  ...COMPONENT_TEXTS.map((column) => textMember(column)),
  ...(['supplier', 'externalReferences', 'licenses'] as const).map(jsonMember),
  numberMember('lastInheritedRiskScore'),
];

export const COMPONENT_MEMBERS_WITHIN_ROWS = withinRows(COMPONENT_MEMBERS);

/** Licences by id, without texts. */
export function conciseLicenses(
  db: Database,
  ids: Iterable<number | null>,
): Map<number, ReturnType<typeof conciseLicenseJson>> {
  const rows = db
    .prepare(
      `select ${CONCISE_LICENSE_COLUMNS.join(', ')} from license where id in (select value from json_each(?))`,
    )
    .all<ConciseLicense>(JSON.stringify([...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, conciseLicenseJson(row)]));
}

/** The columns that identify a package, regardless of its version. */
export type Package = Pick<ComponentRow, 'purlType' | 'purlNamespace' | 'purlName'>;

/**
 * Returns whether a package is in a project.
 * @param isVisible - a condition on the column `projectId`: the projects that count
 */
export function hasPackage(
  db: Database,
  { purlType, purlNamespace, purlName }: Package,
  isVisible: RawBuilder<SqlBool>,
): boolean {
  const isThere = (isPackage: RawBuilder<SqlBool>) =>
    db.first(
      db.build.selectFrom('component as entry').select('id').where(isPackage).where(isVisible).limit(1),
    ) !== undefined;
  const isAsWritten = sql<SqlBool>`("purlType" = ${purlType} and "purlName" = ${purlName}
    and ifnull("purlNamespace", '') = ${purlNamespace ?? ''})`;
  // Other spellings are in no index.
  return (
    isThere(isAsWritten) ||
    (purlType !== null &&
      hasSpellings(purlType) &&
      isThere(isOfPackage({ purlType, purlNamespace, purlName })))
  );
}

/**
 * Returns the stored data about the latest version of a component's package; `undefined` without a package or
 * without data.
 */
export function repositoryMetaOf(
  db: Database,
  { purlType, purlNamespace, purlName }: Package,
): RepositoryMeta | undefined {
  if (purlType === null || purlName === null) return undefined;
  const repositoryType = repositoryTypeOf(purlType);
  if (!repositoryType) return undefined;
  // Prepared: lists and policies ask it of each component.
  const known = db
    .prepare('select latestVersion, published, lastCheck from repositoryMeta where packageKey = ?')
    .first<LatestVersion>(packageKey({ type: purlType, namespace: purlNamespace, name: purlName }));
  return known && { repositoryType, namespace: purlNamespace, name: purlName, ...known };
}

/** Stores what a repository said of a package, in place of what it said before; it counts for all spellings of its name. */
export function saveRepositoryMeta(db: Database, pack: PackageNames, said: LatestVersion): void {
  const { latestVersion, published, lastCheck } = said;
  const values = { latestVersion, published, lastCheck };
  db.run(
    db.build
      .insertInto('repositoryMeta')
      .values({ packageKey: packageKey(pack), ...values })
      .onConflict((known) => known.column('packageKey').doUpdateSet(values)),
  );
}
