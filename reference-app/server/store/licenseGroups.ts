import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { countOf } from './database.js';
import type { Database } from './database.js';
import { containing, orderOf } from './page.js';
import type { Page } from './page.js';

export interface LicenseGroupRow {
  id: number;
  uuid: string;
  name: string;
  riskWeight: number;
}

/** One page of the groups and how many there are in all. */
export function licenseGroupsPage(db: Database, page: Page): { rows: LicenseGroupRow[]; total: number } {
  let groups = db.build.selectFrom('licenseGroup');
  if (page.searchText !== undefined) {
    groups = groups.where(sql<boolean>`lower(name) like ${containing(page.searchText)} escape '\\'`);
  }
  const total = countOf(db, groups);
  const sortable = { name: 'name', riskWeight: 'riskWeight' };
  const rows = db.all(
    groups
      .selectAll()
      .orderBy(orderOf(page, sortable, sql`name`, 'id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { rows, total };
}

export function findLicenseGroup(db: Database, uuid: string): LicenseGroupRow | undefined {
  return db.first(db.build.selectFrom('licenseGroup').selectAll().where('uuid', '=', uuid));
}

export function findLicenseGroupByName(db: Database, name: string): LicenseGroupRow | undefined {
  return db.first(db.build.selectFrom('licenseGroup').selectAll().where('name', '=', name));
}

/** A new group without members and without a weight. */
export function insertLicenseGroup(db: Database, name: string): LicenseGroupRow {
  const group = { uuid: randomUUID(), name, riskWeight: 0 };
  const { id } = db.run(db.build.insertInto('licenseGroup').values(group));
  return { id, ...group };
}

export function renameLicenseGroup(db: Database, group: LicenseGroupRow, name: string): LicenseGroupRow {
  db.run(db.build.updateTable('licenseGroup').set({ name }).where('id', '=', group.id));
  return { ...group, name };
}

export function deleteLicenseGroup(db: Database, group: LicenseGroupRow): void {
  db.run(db.build.deleteFrom('licenseGroup').where('id', '=', group.id));
}

/** Puts a licence into a group. @returns whether it was not in it before */
export function addToLicenseGroup(db: Database, licenseGroupId: number, licenseId: number): boolean {
  const { changes } = db.run(
    db.build
      .insertInto('licenseGroupLicense')
      .values({ licenseGroupId, licenseId })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return changes > 0;
}

/** Takes a licence out of a group. @returns whether it was in it */
export function removeFromLicenseGroup(db: Database, licenseGroupId: number, licenseId: number): boolean {
  const { changes } = db.run(
    db.build
      .deleteFrom('licenseGroupLicense')
      .where('licenseGroupId', '=', licenseGroupId)
      .where('licenseId', '=', licenseId),
  );
  return changes > 0;
}

/** Row ids of the licences of a group. */
export function memberIdsOf(db: Database, licenseGroupId: number): number[] {
  const members = db.all(
    db.build
      .selectFrom('licenseGroupLicense')
      .select('licenseId')
      .where('licenseGroupId', '=', licenseGroupId),
  );
  return members.map(({ licenseId }) => licenseId);
}

/** A group with its licences. */
export function licenseGroupJson(db: Database, { id, name, riskWeight, uuid }: LicenseGroupRow) {
  return { name, licenses: membersOf(db, id), riskWeight, uuid };
}

function membersOf(db: Database, groupId: number) {
  const licenses = db.all(
    db.build
      .selectFrom('licenseGroupLicense')
      .innerJoin('license', 'license.id', 'licenseGroupLicense.licenseId')
      .select([
        'license.uuid',
        'license.name',
        'license.licenseId',
        'license.isOsiApproved',
        'license.isFsfLibre',
        'license.isCustomLicense',
      ])
      .where('licenseGroupLicense.licenseGroupId', '=', groupId)
      .orderBy('license.name')
      // Several licences share a name; the reference lists the current id before the deprecated one.
      .orderBy('license.licenseId', 'desc'),
  );
  return licenses.map((license) => ({
    ...license,
    isOsiApproved: Boolean(license.isOsiApproved),
    isFsfLibre: Boolean(license.isFsfLibre),
    // The reference does not load this flag for members, so it is never set here. The license itself has it.
    isDeprecatedLicenseId: false,
    isCustomLicense: Boolean(license.isCustomLicense),
  }));
}
