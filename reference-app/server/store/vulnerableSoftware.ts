import { comparatorOf } from '../../../src/domain/versions/comparatorOf.js';
import { compareGenericVersions } from '../../../src/domain/versions/compareGenericVersions.js';
import { ANY, cpeOf, parseCpe } from '../rules/cpe.js';
import type { Cpe } from '../rules/cpe.js';
import { isSameCpeProduct } from '../rules/cpeMatching.js';
import { isAffectedVersion } from '../rules/matchingVersions.js';
import type { SoftwareColumns } from '../rules/vulnerabilityColumns.js';
import type { Database } from './database.js';

/** What a component is matched by. */
export interface MatchedComponent {
  version: string | null;
  cpe: string | null;
  purlType: string | null;
  purlNamespace: string | null;
  purlName: string | null;
  purlVersion: string | null;
}

/** What a component is compared with; the rest narrows the search down. */
interface SoftwareRow extends Omit<
  SoftwareColumns,
  'purl' | 'purlType' | 'purlName' | 'purlQualifiers' | 'purlSubpath' | 'cpe22' | 'cpe23'
> {
  vulnerabilityId: number;
}

const SOFTWARE_SQL = `
  select link.vulnerabilityId, s.purlNamespace, s.purlVersion,
    s.part, s.vendor, s.product, s.version, s.versionUpdate, s.edition, s.language, s.swEdition, s.targetSw, s.targetHw,
    s.other, s.versionStartIncluding, s.versionStartExcluding, s.versionEndIncluding, s.versionEndExcluding
  from vulnerableSoftware s join vulnerabilitySoftware link on link.softwareId = s.id`;

/**
 * Prepares the search for vulnerabilities: the function it returns gives the ids of those that affect a component, by
 * its package URL and by its CPE. What of an advisory excludes a range (`vulnerable` is off) is not looked at.
 */
export function matcherOf(db: Database): (component: MatchedComponent) => number[] {
  const byPurl = db.prepare(`${SOFTWARE_SQL} where s.purlType = ? and s.purlName = ? and s.vulnerable = 1`);
  const byCpe = db.prepare(`${SOFTWARE_SQL} where s.vendor = ? and s.product = ? and s.vulnerable = 1`);
  // The condition of the index, word by word: otherwise SQLite would look at all there is for each component.
  const byPattern = db.prepare(
    `${SOFTWARE_SQL} where (s.vendor glob '*[*?]*' or s.product glob '*[*?]*') and s.vulnerable = 1`,
  );
  return (component) => {
    const found = new Set<number>();
    if (component.purlType && component.purlName) {
      for (const row of byPurl.all<SoftwareRow>(component.purlType, component.purlName)) {
        if (isAffectedPackage(row, component)) found.add(row.vulnerabilityId);
      }
    }
    const cpe = component.cpe ? parseCpe(component.cpe) : undefined;
    if (cpe) {
      const candidates = byCpe.all<SoftwareRow>(cpe.vendor, cpe.product);
      for (const row of [...candidates, ...byPattern.all<SoftwareRow>()]) {
        if (isAffectedProduct(row, cpe, component.version)) found.add(row.vulnerabilityId);
      }
    }
    return [...found];
  };
}

function isAffectedPackage(row: SoftwareRow, component: MatchedComponent): boolean {
  if ((row.purlNamespace ?? '') !== (component.purlNamespace ?? '')) return false;
  const compare = comparatorOf(component.purlType ?? undefined);
  return isAffectedVersion(
    { ...row, version: row.purlVersion ?? row.version },
    component.purlVersion ?? component.version,
    compare,
  );
}

function isAffectedProduct(row: SoftwareRow, cpe: Cpe, componentVersion: string | null): boolean {
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
  const version = cpe.version === ANY ? componentVersion : cpe.version;
  return isAffectedVersion(row, version, compareGenericVersions);
}
