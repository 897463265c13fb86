import { randomUUID } from 'node:crypto';

import texts from 'spdx-license-list/full.js';

import type { Database } from '../store/database.js';
import { insertLicense } from '../store/licenses.js';
import { DEFAULT_LICENCE_GROUPS } from './defaults/licenceGroups.js';
// SPDX License List 3.28.0: licences and exceptions, without texts.
import spdxLicenses from './data/licenses.json';

/** Stores the SPDX licences and exceptions, and the four groups a new server has. */
export function seedLicenses(db: Database): void {
  const idOf = new Map<string, number>();
  for (const {
    licenseId,
    name,
    isOsiApproved,
    isFsfLibre,
    isDeprecated,
    seeAlso,
  } of spdxLicenses as SpdxLicense[]) {
    const license = insertLicense(db, {
      licenseId,
      name,
      licenseText: (texts as Record<string, { licenseText: string } | undefined>)[licenseId]?.licenseText,
      isOsiApproved,
      isFsfLibre,
      isDeprecatedLicenseId: isDeprecated,
      seeAlso,
    });
    idOf.set(licenseId, license.id);
  }
  for (const { name, riskWeight, licenceIds } of DEFAULT_LICENCE_GROUPS) {
    const { id: licenseGroupId } = db.run(
      db.build.insertInto('licenseGroup').values({ uuid: randomUUID(), name, riskWeight }),
    );
    for (const licenceId of licenceIds) {
      const licenseId = idOf.get(licenceId);
      if (licenseId === undefined) {
        throw new Error(`The licence group ${name} names the unknown licence ${licenceId}.`);
      }
      db.run(db.build.insertInto('licenseGroupLicense').values({ licenseGroupId, licenseId }));
    }
  }
}

interface SpdxLicense {
  licenseId: string;
  name: string;
  isOsiApproved?: boolean;
  isFsfLibre?: boolean;
  isDeprecated?: boolean;
  seeAlso?: string[];
}
