import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import { knownLicense, licenseFinder } from '../../../src/domain/knownLicense.js';
import { licenseTerm } from '../../../src/domain/licenseExpression.js';
import type { LicenceDirectory, LicenceReferences } from '../rules/licenceResolution.js';
import { withoutNulls } from '../rules/withoutNulls.js';
import type { Database } from './database.js';
import { parsed } from './jsonText.js';
import { containing, orderOf } from './page.js';
import type { Page } from './page.js';
import type { LicenseTable, Tables } from './tables.js';

export type LicenseRow = Selectable<LicenseTable>;

/** The columns of a custom license that can be set. */
export interface NewLicense {
  licenseId: string;
  name: string;
  licenseText?: string;
  standardLicenseTemplate?: string;
  standardLicenseHeader?: string;
  licenseComments?: string;
  isOsiApproved?: boolean;
  isFsfLibre?: boolean;
  isDeprecatedLicenseId?: boolean;
  isCustomLicense?: boolean;
  seeAlso?: readonly string[];
}

/** A licence as lists within other objects show it: without its texts. */
export function conciseLicenseJson(license: ConciseLicense) {
  return {
    uuid: license.uuid,
    name: license.name,
    licenseId: license.licenseId,
    isOsiApproved: Boolean(license.isOsiApproved),
    isFsfLibre: Boolean(license.isFsfLibre),
    isDeprecatedLicenseId: Boolean(license.isDeprecatedLicenseId),
    isCustomLicense: Boolean(license.isCustomLicense),
  };
}

export const CONCISE_LICENSE_COLUMNS = [
  'id',
  'uuid',
  'name',
  'licenseId',
  'isOsiApproved',
  'isFsfLibre',
  'isDeprecatedLicenseId',
  'isCustomLicense',
] as const satisfies readonly (keyof Tables['license'])[];

export type ConciseLicense = Pick<LicenseRow, (typeof CONCISE_LICENSE_COLUMNS)[number]>;

/** A licence with its texts and the groups it is in. */
export function licenseJson(db: Database, license: LicenseRow) {
  return {
    licenseGroups: db.all(
      db.build
        .selectFrom('licenseGroup')
        .innerJoin('licenseGroupLicense', 'licenseGroupLicense.licenseGroupId', 'licenseGroup.id')
        .select(['licenseGroup.name', 'riskWeight', 'uuid'])
        .where('licenseId', '=', license.id)
        .orderBy('licenseGroup.id'),
    ),
    ...conciseLicenseJson(license),
    ...withoutNulls({
      licenseText: license.licenseText,
      standardLicenseTemplate: license.standardLicenseTemplate,
      standardLicenseHeader: license.standardLicenseHeader,
      licenseComments: license.licenseComments,
      seeAlso: parsed<string[]>(license.seeAlso),
    }),
  };
}

/** One page of licences, by name. */
export function licensesPage(db: Database, page: Page): { ids: number[]; total: number } {
  let licenses = db.build.selectFrom('license');
  if (page.searchText !== undefined) {
    const pattern = containing(page.searchText);
    licenses = licenses.where(
      sql<boolean>`(lower(name) like ${pattern} escape '\\' or lower("licenseId") like ${pattern} escape '\\')`,
    );
  }
  const total = db.first(licenses.select(db.build.fn.countAll<number>().as('count')))?.count ?? 0;
  const rows = db.all(
    licenses
      .select('id')
      .orderBy(orderOf(page, SORTABLE, sql`name asc`, 'id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { ids: rows.map(({ id }) => id), total };
}

const SORTABLE = Object.fromEntries(
  ['licenseId', 'name', 'isOsiApproved', 'isFsfLibre', 'isDeprecatedLicenseId', 'isCustomLicense'].map(
    (name) => [name, name],
  ),
);

/** Every licence without its texts, by name. */
export function allConciseLicenses(db: Database): ConciseLicense[] {
  return db.all(db.build.selectFrom('license').select(CONCISE_LICENSE_COLUMNS).orderBy('name').orderBy('id'));
}

/** The licence with an SPDX or custom id; upper and lower case differ. */
export function findLicense(db: Database, licenseId: string): LicenseRow | undefined {
  return db.first(db.build.selectFrom('license').selectAll().where('licenseId', '=', licenseId));
}

export function findLicenseByUuid(db: Database, uuid: string): LicenseRow | undefined {
  return db.first(db.build.selectFrom('license').selectAll().where('uuid', '=', uuid));
}

export function licenseById(db: Database, id: number): LicenseRow | undefined {
  return db.first(db.build.selectFrom('license').selectAll().where('id', '=', id));
}

export function insertLicense(db: Database, license: NewLicense): LicenseRow {
  return licenseById(db, addLicense(db, license)) as LicenseRow;
}

/** Stores a licence and gives its id. A new server stores hundreds, so it is one statement. */
export function addLicense(db: Database, license: NewLicense): number {
  const { id } = db
    .prepare(
      `insert into license (uuid, licenseId, name, licenseText, standardLicenseTemplate, standardLicenseHeader,
         licenseComments, isOsiApproved, isFsfLibre, isDeprecatedLicenseId, isCustomLicense, seeAlso)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      randomUUID(),
      license.licenseId,
      license.name,
      license.licenseText,
      license.standardLicenseTemplate,
      license.standardLicenseHeader,
      license.licenseComments,
      license.isOsiApproved ?? false,
      license.isFsfLibre ?? false,
      license.isDeprecatedLicenseId ?? false,
      license.isCustomLicense ?? false,
      license.seeAlso && JSON.stringify(license.seeAlso),
    );
  return id;
}

export function deleteLicense(db: Database, { id }: LicenseRow): void {
  db.run(db.build.deleteFrom('license').where('id', '=', id));
}

/** Returns whether a component refers to a license, alone or among others. */
export function isLicenseInUse(db: Database, { id, uuid }: Pick<LicenseRow, 'id' | 'uuid'>): boolean {
  const found = db
    .prepare(
      `select 1 as found where exists (select 1 from component where resolvedLicenseId = ?1)
         or exists (select 1 from component where licenses is not null and exists (
           select 1 from json_each(licenses) where json_extract(value, '$.resolvedLicense.uuid') = ?2))`,
    )
    .first<{ found: number }>(id, uuid);
  return found !== undefined;
}

/** All licences by id and by name, for resolving many; later changes do not show in it. */
export function licenceDirectory(db: Database): LicenceDirectory & LicenceReferences {
  const rows = db.all(
    db.build
      .selectFrom('license')
      .select(['id', 'uuid', 'licenseId', 'name', 'isDeprecatedLicenseId'])
      .orderBy('id', 'desc'),
  );
  const byId = licenseFinder(rows.map(({ licenseId, id }) => [licenseId, id] as const).reverse());
  const deprecated = new Set(rows.filter((row) => row.isDeprecatedLicenseId).map(({ id }) => id));
  const currentOf = ({ id, licenseId }: (typeof rows)[number]) =>
    deprecated.has(id)
      ? (knownLicense(licenseTerm(licenseId), byId).keys.find((each) => !deprecated.has(each)) ?? id)
      : id;
  // A license keeps its name when its id is deprecated. The last of equal ones counts: not deprecated, then the oldest.
  const names = new Map(
    [...rows]
      .sort((one, other) => other.isDeprecatedLicenseId - one.isDeprecatedLicenseId)
      .map((row) => [row.name, currentOf(row)]),
  );
  const references = new Map(
    rows.map(({ id, uuid, licenseId, name }) => [id, { uuid, licenseId, name }] as const),
  );
  return {
    byId,
    byName: (name) => names.get(name),
    referenceOf: (id) => references.get(id),
  };
}
