import { HASH_MEMBERS } from '../../../src/domain/hashes.js';
import type {
  JudgedComponent,
  JudgedLicense,
  JudgedVulnerability,
  Surroundings,
} from '../../../src/domain/policy/JudgedComponent.js';
import type { ListedLicence } from '../rules/licenceResolution.js';
import { effectiveSeverity } from '../rules/vulnerabilityJson.js';
import { repositoryMetaOf } from './components.js';
import type { Database } from './database.js';
import { directDependenciesOf } from './dependencies.js';
import { parsed } from './jsonText.js';
import { findLicenseGroup, memberIdsOf } from './licenseGroups.js';
import { findLicenseByUuid, licenceDirectory } from './licenses.js';
import { ratedFindings } from './ratedFindings.js';

/**
 * Returns the components of a project, or one of them, with the data that policies check, by name.
 * @returns an iterable that reads the latest versions of packages one by one, so that it can be paused
 */
export function* judgedComponents(
  db: Database,
  projectId: number,
  componentId?: number,
): Iterable<JudgedComponent & { id: number }> {
  const direct = new Set(directDependenciesOf(db, projectId));
  const vulnerabilities = countedVulnerabilities(db, projectId);
  const { byId } = licenceDirectory(db);
  const judged = db.build.selectFrom('component').select(COLUMNS).where('projectId', '=', projectId);
  const rows = db.all(
    (componentId === undefined ? judged : judged.where('id', '=', componentId))
      .orderBy('name')
      .orderBy('version')
      .orderBy('id'),
  );
  for (const row of rows) {
    const meta = repositoryMetaOf(db, row);
    yield {
      id: row.id,
      group: row.groupName,
      name: row.name,
      version: row.version,
      purl: row.purl,
      cpe: row.cpe,
      swidTagId: row.swidTagId,
      hashes: row,
      resolvedLicense: row.resolvedLicenseId,
      licenseExpression: row.licenseExpression,
      license: row.license,
      licenses: parsed<ListedLicence[]>(row.licenses)?.map((listed): JudgedLicense => ({
        resolvedLicense: (listed.resolvedLicense && byId(listed.resolvedLicense.licenseId)) ?? null,
        licenseExpression: listed.licenseExpression ?? null,
        license: listed.license ?? null,
      })),
      vulnerabilities: vulnerabilities.get(row.id) ?? [],
      latest: meta && { version: meta.latestVersion, published: meta.published },
      isDirectDependency: direct.has(row.uuid),
    };
  }
}

/** Returns the current data that the conditions of policies refer to. */
export function surroundingsOf(db: Database, now: number): Surroundings {
  const licences = licenceDirectory(db);
  return {
    now,
    licenseById: (licenseId) => licences.byId(licenseId),
    licenseIdOf: (license) =>
      typeof license === 'number' ? licences.referenceOf(license)?.licenseId : undefined,
    licensesOf(uuid) {
      const licence = findLicenseByUuid(db, uuid);
      return licence && new Set([licence.id]);
    },
    licensesOfGroup(uuid) {
      const group = findLicenseGroup(db, uuid);
      return group && new Set(memberIdsOf(db, group.id));
    },
  };
}

const COLUMNS = [
  'id', 'uuid', 'groupName', 'name', 'version', 'purl', 'purlType', 'purlNamespace', 'purlName', 'cpe', 'swidTagId',
  'resolvedLicenseId', 'licenseExpression', 'license', 'licenses', ...HASH_MEMBERS,
] as const; // prettier-ignore

// Suppressed findings violate nothing.
function countedVulnerabilities(db: Database, projectId: number): Map<number, JudgedVulnerability[]> {
  const rows = db.all(
    ratedFindings(db, projectId)
      .select(['v.vulnId', 'v.cwes'])
      .where(({ eb, fn, lit }) => eb(fn.coalesce('a.suppressed', lit(0)), '=', 0)),
  );
  const found = new Map<number, JudgedVulnerability[]>();
  for (const row of rows) {
    const vulnerability = {
      vulnId: row.vulnId,
      severity: effectiveSeverity(row),
      cwes: (row.cwes ? JSON.parse(row.cwes) : []) as number[],
    };
    const known = found.get(row.componentId);
    if (known) known.push(vulnerability);
    else found.set(row.componentId, [vulnerability]);
  }
  return found;
}
