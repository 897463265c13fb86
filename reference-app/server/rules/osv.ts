import { cweNumber } from '../../../src/domain/cweNumber.js';
import { softwareOf } from './affectedComponents.js';
import type { AffectedComponentInput } from './affectedComponents.js';
import { ALIAS_COLUMNS, sourceOfId } from './vulnerabilityAliases.js';
import type { AliasIds } from './vulnerabilityAliases.js';
import type { AffectedSoftware, VulnerabilityFacts } from './vulnerabilityColumns.js';
import { effectiveSeverity } from './vulnerabilityJson.js';
import { cvssV2Scores, cvssV3Scores } from './vulnerabilityScores.js';
import { weaknessOf } from './weaknesses.js';

/** The parts of a document of the Open Source Vulnerability format (schema 1.6) that are read. */
export interface OsvDocument {
  id: string;
  published?: string;
  modified?: string;
  aliases?: readonly string[];
  summary?: string;
  details?: string;
  severity?: readonly { type: string; score: string }[];
  affected?: readonly OsvAffected[];
  references?: readonly { type?: string; url: string }[];
  credits?: readonly { name: string }[];
  database_specific?: {
    cwe_ids?: readonly string[];
    /** A word, where there is no vector. */
    severity?: string;
    /** Exploit prediction; our own addition. */
    epss?: { score: number; percentile: number };
  };
}

export interface OsvAffected {
  package?: { ecosystem: string; name: string; purl?: string };
  ranges?: readonly {
    type: string;
    events: readonly { introduced?: string; fixed?: string; last_affected?: string }[];
  }[];
  versions?: readonly string[];
  /** The CPE that identifies an entry without a package. This is our own addition. */
  database_specific?: { cpe?: string };
}

/** A document in the terms of the database. */
export interface OsvVulnerability {
  source: string;
  vulnId: string;
  facts: VulnerabilityFacts;
  /** All identifiers of the flaw in one row; `undefined` when it has no other. */
  aliases: AliasIds | undefined;
  software: AffectedSoftware[];
}

/** Reads a document. What it affects is taken from packages with a purl and from CPE names; ranges of commits are not. */
export function readOsv(document: OsvDocument): OsvVulnerability {
  const { id, database_specific: specific } = document;
  const vectorOf = (type: string) => document.severity?.find((severity) => severity.type === type)?.score;
  const v2Vector = vectorOf('CVSS_V2');
  const v3Vector = vectorOf('CVSS_V3');
  const v2 = v2Vector ? cvssV2Scores(v2Vector) : undefined;
  const v3 = v3Vector ? cvssV3Scores(v3Vector) : undefined;
  const cwes = (specific?.cwe_ids ?? []).flatMap((text) => {
    const number = cweNumber(text);
    return number !== undefined && weaknessOf(number) ? [number] : [];
  });
  const scores = {
    cvssV2BaseScore: v2?.base ?? null,
    cvssV2ImpactSubScore: v2?.impact ?? null,
    cvssV2ExploitabilitySubScore: v2?.exploitability ?? null,
    cvssV2Vector: v2?.vector ?? null,
    cvssV3BaseScore: v3?.base ?? null,
    cvssV3ImpactSubScore: v3?.impact ?? null,
    cvssV3ExploitabilitySubScore: v3?.exploitability ?? null,
    cvssV3Vector: v3 ? (v3Vector ?? null) : null,
    owaspRRLikelihoodScore: null,
    owaspRRTechnicalImpactScore: null,
    owaspRRBusinessImpactScore: null,
  };
  return {
    source: sourceOfId(id) ?? 'OSV',
    vulnId: id,
    facts: {
      ...scores,
      title: document.summary ?? null,
      description: document.details ?? null,
      referenceLinks: document.references?.map(({ url }) => `* [${url}](${url})`).join('\n') ?? null,
      credits: document.credits?.map(({ name }) => name).join(', ') ?? null,
      published: millisOf(document.published),
      updated: millisOf(document.modified),
      cwes: cwes.length > 0 ? JSON.stringify(cwes) : null,
      severity: effectiveSeverity({ ...scores, severity: specific?.severity ?? null }),
      epssScore: specific?.epss?.score ?? null,
      epssPercentile: specific?.epss?.percentile ?? null,
    },
    aliases: aliasesOf([id, ...(document.aliases ?? [])]),
    software: (document.affected ?? []).flatMap(softwareOfAffected),
  };
}

function softwareOfAffected(affected: OsvAffected): AffectedSoftware[] {
  const cpe = affected.database_specific?.cpe;
  const identity = cpe ?? affected.package?.purl;
  if (identity === undefined) return [];
  const base = { identityType: cpe === undefined ? ('PURL' as const) : ('CPE' as const), identity };
  const ranges = (affected.ranges ?? [])
    .filter(({ type }) => type !== 'GIT')
    .flatMap(({ events }) => boundsOf(events))
    .map((bounds): AffectedComponentInput => ({ ...base, versionType: 'RANGE', ...bounds }));
  const exact = (affected.versions ?? []).map((version): AffectedComponentInput => ({
    ...base,
    identity: cpe === undefined ? withVersion(identity, version) : identity,
    versionType: 'EXACT',
    version,
  }));
  return [...ranges, ...exact].flatMap((input) => softwareOf(input) ?? []);
}

/** Returns a package URL with a version, which is placed before its qualifiers. */
function withVersion(purl: string, version: string): string {
  return purl.replace(/(?=[?#]|$)/, () => `@${encodeURIComponent(version)}`);
}

type Bounds = Pick<
  AffectedComponentInput,
  'versionStartIncluding' | 'versionEndExcluding' | 'versionEndIncluding'
>;

/**
 * Returns the bounds of the ranges. Each `introduced` starts a range, which the next `fixed` or
 * `last_affected` ends. 0 is before every version.
 */
function boundsOf(
  events: readonly { introduced?: string; fixed?: string; last_affected?: string }[],
): Bounds[] {
  const ranges: Bounds[] = [];
  let start: string | undefined;
  let isOpen = false;
  const close = (end: Bounds) => {
    if (isOpen) ranges.push({ ...(start !== '0' && { versionStartIncluding: start }), ...end });
    isOpen = false;
  };
  for (const { introduced, fixed, last_affected: lastAffected } of events) {
    if (introduced !== undefined) {
      start = introduced;
      isOpen = true;
    }
    if (fixed !== undefined) close({ versionEndExcluding: fixed });
    if (lastAffected !== undefined) close({ versionEndIncluding: lastAffected });
  }
  close({});
  return ranges;
}

function aliasesOf(ids: readonly string[]): AliasIds | undefined {
  const row: AliasIds = {};
  for (const id of ids) {
    const column = ALIAS_COLUMNS[sourceOfId(id) ?? 'OSV'];
    row[column] ??= id;
  }
  return Object.keys(row).length > 1 ? row : undefined;
}

const millisOf = (text: string | undefined) => (text === undefined ? null : Date.parse(text));
