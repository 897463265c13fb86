import { randomUUID } from 'node:crypto';

import texts from 'spdx-license-list/full.js';

import type { Database } from '../store/database.js';
import { addLicense } from '../store/licenses.js';
import type { NewLicense } from '../store/licenses.js';
import { DEFAULT_LICENCE_GROUPS } from './defaults/licenceGroups.js';
// SPDX License List 3.28.0: licences and exceptions, without texts.
import spdxLicenses from './data/licenses.json';
// The licenses of these that list 3.23 did not have, and its differing data for the others.
import spdx323 from './data/licenses-3.23.json';

/**
 * Stores the licences and groups that a new reference server of release 4.11 has: those of the SPDX list 3.23.
 */
export function seedLicenses(db: Database): void {
  licenses323 ??= licensesOf323();
  const idOf = new Map(licenses323.map((license) => [license.licenseId, addLicense(db, license)]));
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

// Tests start many servers in a process: looking through all texts once is enough for all of them.
let licenses323: NewLicense[] | undefined;

function licensesOf323(): NewLicense[] {
  const notYet = new Set(spdx323.notYet);
  const otherwise = spdx323.otherwise as Record<string, Partial<SpdxLicense> | undefined>;
  return (spdxLicenses as SpdxLicense[])
    .filter(({ licenseId }) => !notYet.has(licenseId))
    .map((entry) => licenseOf({ ...entry, ...otherwise[entry.licenseId] }));
}

/** Brings the licences of a new server up to the SPDX list of today. */
export function updateLicenses(db: Database): void {
  for (const entry of spdxLicenses as SpdxLicense[]) {
    const license = licenseOf(entry);
    const isKnown = db.first(
      db.build.selectFrom('license').select('id').where('licenseId', '=', license.licenseId),
    );
    if (!isKnown) {
      addLicense(db, license);
      continue;
    }
    const { name, isOsiApproved, isFsfLibre, isDeprecatedLicenseId, seeAlso } = license;
    db.run(
      db.build
        .updateTable('license')
        .set({
          name,
          isOsiApproved: Number(isOsiApproved ?? false),
          isFsfLibre: Number(isFsfLibre ?? false),
          isDeprecatedLicenseId: Number(isDeprecatedLicenseId ?? false),
          seeAlso: seeAlso ? JSON.stringify(seeAlso) : null,
        })
        .where('id', '=', isKnown.id),
    );
  }
}

function licenseOf(entry: SpdxLicense): NewLicense {
  const { licenseId, name, isOsiApproved, isFsfLibre, isDeprecated, licenseComments, seeAlso } = entry;
  const licenseText = (texts as Record<string, { licenseText: string } | undefined>)[licenseId]?.licenseText;
  return {
    licenseId,
    name,
    licenseText,
    standardLicenseHeader: entry.standardLicenseHeader ?? (licenseText && headerIn(licenseText)),
    licenseComments,
    isOsiApproved,
    isFsfLibre,
    isDeprecatedLicenseId: isDeprecated,
    seeAlso,
  };
}

// Some licences end with the lines to put on top of each file. SPDX keeps each line of a header as a paragraph.
function headerIn(licenseText: string): string | undefined {
  const start = licenseText.lastIndexOf('\nCopyright [yyyy] [name of copyright owner]');
  if (start < 0) return undefined;
  const lines = licenseText.slice(start).split('\n');
  return lines.filter((line) => line.trim() !== '').join('\n\n');
}

interface SpdxLicense {
  licenseId: string;
  name: string;
  isOsiApproved?: boolean;
  isFsfLibre?: boolean;
  isDeprecated?: boolean;
  licenseComments?: string;
  standardLicenseHeader?: string;
  seeAlso?: string[];
}
