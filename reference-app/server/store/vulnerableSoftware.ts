import { versionWithUpdate } from '../../../src/domain/cpe.js';
import { mayShareDistribution } from '../../../src/domain/distribution.js';
import { packageKey } from '../../../src/domain/packageKey.js';
import {
  boundVersion,
  componentComparator,
  componentVersion,
} from '../../../src/domain/versions/componentVersion.js';
import { ignoringLoneEpochs } from '../../../src/domain/versions/epochs.js';
import type { VersionComparator } from '../../../src/domain/versions/versionComparator.js';
import { ANY, NA, cpeOf, parseCpe } from '../rules/cpe.js';
import type { Cpe } from '../rules/cpe.js';
import { isSameCpeProduct, relateCpeAttribute } from '../rules/cpeMatching.js';
import { isAffectedVersion, isRange } from '../rules/matchingVersions.js';
import type { AffectedVersions } from '../rules/matchingVersions.js';
import type { SoftwareColumns } from '../rules/vulnerabilityColumns.js';
import type { Database } from './database.js';

/** The columns that a component is matched by. */
export interface MatchedComponent {
  version: string | null;
  cpe: string | null;
  purl: string | null;
  purlType: string | null;
  purlNamespace: string | null;
  purlName: string | null;
}

/** The columns that a component is compared with. The others narrow down the search. */
interface SoftwareRow extends Omit<
  SoftwareColumns,
  'purlType' | 'purlNamespace' | 'purlName' | 'purlQualifiers' | 'purlSubpath' | 'cpe22' | 'cpe23'
> {
  vulnerabilityId: number;
}

const SOFTWARE_SQL = `
  select link.vulnerabilityId, s.purl, s.purlVersion,
    s.part, s.vendor, s.product, s.version, s.versionUpdate, s.edition, s.language, s.swEdition, s.targetSw, s.targetHw,
    s.other, s.versionStartIncluding, s.versionStartExcluding, s.versionEndIncluding, s.versionEndExcluding
  from vulnerableSoftware s join vulnerabilitySoftware link on link.softwareId = s.id`;

/**
 * Prepares the search for vulnerabilities. The function it returns gives the ids of those that affect a
 * component, by its package URL and by its CPE. Parts of an advisory that exclude a range (`vulnerable` is
 * off) are ignored.
 */
export function matcherOf(db: Database): (component: MatchedComponent) => number[] {
  const byPackage = db.prepare(`${SOFTWARE_SQL} where s.purlKey = ? and s.vulnerable = 1`);
  const byCpe = db.prepare(`${SOFTWARE_SQL} where s.vendor = ? and s.product = ? and s.vulnerable = 1`);
  // This repeats the condition of the index word for word. Otherwise SQLite would read all rows for each
  // component.
  const byPattern = db.prepare(
    `${SOFTWARE_SQL} where (s.vendor glob '*[*?]*' or s.product glob '*[*?]*') and s.vulnerable = 1`,
  );
  return (component) => {
    const found = new Set<number>();
    const compare = componentComparator(component);
    const { purlType: type, purlNamespace: namespace, purlName: name } = component;
    if (type && name) {
      const version = componentVersion(component, 'purl');
      for (const row of byPackage.all<SoftwareRow>(packageKey({ type, namespace, name }))) {
        if (isAffectedPackage(row, component, version, compare)) found.add(row.vulnerabilityId);
      }
    }
    const cpe = component.cpe ? parseCpe(component.cpe) : undefined;
    if (cpe) {
      const compareProducts = ignoringLoneEpochs(compare);
      const version = cpe.version === NA ? NA : componentVersion(component, 'cpe');
      const candidates = byCpe.all<SoftwareRow>(cpe.vendor, cpe.product);
      for (const row of [...candidates, ...byPattern.all<SoftwareRow>()]) {
        if (isAffectedProduct(row, cpe, version, compareProducts)) found.add(row.vulnerabilityId);
      }
    }
    return [...found];
  };
}

function isAffectedPackage(
  row: SoftwareRow,
  component: MatchedComponent,
  version: string | undefined,
  compare: VersionComparator,
): boolean {
  if (!mayShareDistribution(row.purl ?? '', component.purl ?? '')) return false;
  const { purl } = row;
  const exact = row.purlVersion ?? row.version;
  // Its package URL may have the epoch beside the version, as that of the component.
  const completed = (bound: string | null | undefined) => bound && boundVersion(bound, purl);
  const affected: AffectedVersions = {
    version: exact === null ? undefined : componentVersion({ version: exact, purl }),
    versionStartIncluding: completed(row.versionStartIncluding),
    versionStartExcluding: completed(row.versionStartExcluding),
    versionEndIncluding: completed(row.versionEndIncluding),
    versionEndExcluding: completed(row.versionEndExcluding),
  };
  return isAffectedVersion(affected, version, compare);
}

function isAffectedProduct(
  row: SoftwareRow,
  cpe: Cpe,
  version: string | undefined,
  compare: VersionComparator,
): boolean {
  const vulnerable = cpeOf({
    part: row.part ?? ANY,
    vendor: row.vendor ?? ANY,
    product: row.product ?? ANY,
    update: row.versionUpdate ?? ANY,
    edition: row.edition ?? ANY,
    language: row.language ?? ANY,
    swEdition: row.swEdition ?? ANY,
    targetSw: row.targetSw ?? ANY,
    targetHw: row.targetHw ?? ANY,
    other: row.other ?? ANY,
  });
  if (!isSameCpeProduct(vulnerable, cpe)) return false;
  if (row.version !== null && !isRange(row)) {
    // The updates of both names fit already, so it is enough that the versions do.
    const stated = cpe.version === ANY ? version : cpe.version;
    if (isAffectedVersion(row, stated, compare)) return true;
    if (relateCpeAttribute(row.version, cpe.version) === 'SUPERSET') return true;
  }
  const exact = row.version === null ? null : versionWithUpdate(row.version, row.versionUpdate ?? undefined);
  return isAffectedVersion({ ...row, version: exact }, version, compare);
}
