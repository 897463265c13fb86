import type { VulnerabilityAlias } from '../../schema/finding.js';

/** A vulnerability as one source names it. */
export interface VulnerabilityIdentifier {
  /** The source of the name: `NVD`, `GITHUB` …. */
  readonly source: string;
  /** The name, such as `CVE-2021-44228`. */
  readonly id: string;
}

/** Member of an alias record by the source it belongs to, in the order in which identifiers are best known. */
const MEMBERS = [
  ['NVD', 'cveId'],
  ['GITHUB', 'ghsaId'],
  ['OSV', 'osvId'],
  ['SNYK', 'snykId'],
  ['OSSINDEX', 'sonatypeId'],
  ['VULNDB', 'vulnDbId'],
  ['GSD', 'gsdId'],
  ['INTERNAL', 'internalId'],
] as const satisfies readonly (readonly [string, keyof VulnerabilityAlias])[];

const RANK = new Map<string, number>(MEMBERS.map(([source], index) => [source, index]));

/**
 * Returns the rank of a source by how well known its names are, 0 best. It decides which of several names
 * comes first.
 */
export function sourceRank(source: string): number {
  return RANK.get(source) ?? MEMBERS.length;
}

/** The other names in alias records, without those of the vulnerability's own source; each once, best known first. */
export function aliasesOf(
  own: VulnerabilityIdentifier,
  records: readonly VulnerabilityAlias[] | undefined,
): readonly VulnerabilityIdentifier[] {
  if (!records || records.length === 0) return NONE;
  const found: VulnerabilityIdentifier[] = [];
  for (const [source, member] of MEMBERS) {
    if (source === own.source) continue;
    for (const record of records) {
      const id = record[member]?.trim();
      if (id && id !== own.id && !found.some((other) => other.id === id)) found.push({ source, id });
    }
  }
  return found;
}

const NONE: readonly VulnerabilityIdentifier[] = [];
