import { ANY, formatCpe, formatCpeUri, parseCpe } from './cpe.js';
import { parsePurl } from '../../../src/domain/parsePurl.js';
import type { AffectedSoftware, AttributedSoftware } from './vulnerabilityColumns.js';

/** Something a vulnerability affects, as clients write it. */
export interface AffectedComponentInput {
  identityType?: 'CPE' | 'PURL';
  /** A CPE name or a package URL. */
  identity?: string;
  versionType?: 'EXACT' | 'RANGE';
  version?: string;
  versionStartIncluding?: string;
  versionStartExcluding?: string;
  versionEndIncluding?: string;
  versionEndExcluding?: string;
}

/**
 * Returns the stored form of an affected component; `undefined` when its identity is neither a CPE nor a
 * package URL. An exact version is that of the identity, or the one given beside it. Bounds count for ranges
 * only.
 */
export function softwareOf(input: AffectedComponentInput): AffectedSoftware | undefined {
  const identity = input.identity?.trim() ?? '';
  const software = input.identityType === 'CPE' ? softwareOfCpe(identity) : softwareOfPurl(identity);
  if (!software) return undefined;
  if (input.versionType !== 'RANGE')
    return { ...software, version: software.version ?? input.version ?? null };
  return {
    ...software,
    version: null,
    purlVersion: null,
    versionStartIncluding: input.versionStartIncluding ?? null,
    versionStartExcluding: input.versionStartExcluding ?? null,
    versionEndIncluding: input.versionEndIncluding ?? null,
    versionEndExcluding: input.versionEndExcluding ?? null,
  };
}

/** The same as the API writes it. */
export function affectedComponentJson(row: AttributedSoftware) {
  const { versionStartIncluding, versionStartExcluding, versionEndIncluding, versionEndExcluding } = row;
  const bounds = { versionStartIncluding, versionStartExcluding, versionEndIncluding, versionEndExcluding };
  const isRange = Object.values(bounds).some((bound) => bound !== null);
  return {
    identityType: row.purl === null ? 'CPE' : 'PURL',
    identity: row.purl ?? row.cpe23 ?? row.cpe22 ?? undefined,
    versionType: isRange ? 'RANGE' : 'EXACT',
    version: isRange ? undefined : (row.version ?? undefined),
    ...Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== null)),
    uuid: row.uuid,
    affectedVersionAttributions: row.attributions.map(({ firstSeen, lastSeen, source, uuid }) => ({
      firstSeen,
      lastSeen,
      source,
      uuid,
    })),
  };
}

function softwareOfCpe(identity: string): AffectedSoftware | undefined {
  const cpe = parseCpe(identity);
  if (!cpe) return undefined;
  return {
    cpe23: formatCpe(cpe),
    cpe22: formatCpeUri(cpe),
    part: cpe.part,
    vendor: cpe.vendor,
    product: cpe.product,
    version: cpe.version === ANY ? null : cpe.version,
    versionUpdate: cpe.update,
    edition: cpe.edition,
    language: cpe.language,
    swEdition: cpe.swEdition,
    targetSw: cpe.targetSw,
    targetHw: cpe.targetHw,
    other: cpe.other,
  };
}

function softwareOfPurl(identity: string): AffectedSoftware | undefined {
  const purl = parsePurl(identity);
  if (!purl) return undefined;
  return {
    purl: purl.canonical,
    purlType: purl.type,
    purlNamespace: purl.namespace ?? null,
    purlName: purl.name,
    purlVersion: purl.version ?? null,
    purlQualifiers: purl.qualifiers ? JSON.stringify(purl.qualifiers) : null,
    purlSubpath: purl.subpath ?? null,
    version: purl.version ?? null,
  };
}
