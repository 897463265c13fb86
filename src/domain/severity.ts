import { SEVERITIES, type Severity } from '../schema/enumerations.js';

export { SEVERITIES, type Severity };

/** The input for a severity: the explicit word first, else scores. Absent and `null` mean unknown. */
export interface SeverityFacts {
  /**
   * The severity that someone set manually. Anything but `UNASSIGNED` or an unknown word overrides all
   * scores.
   */
  severity?: string | null;
  /** CVSS v2 base score, 0.0–10.0. */
  cvssV2BaseScore?: number | null;
  /** CVSS v3 base score, 0.0–10.0; beats v2. */
  cvssV3BaseScore?: number | null;
  /** CVSS v4 score, 0.0–10.0; beats v3, on servers that know it. */
  cvssV4Score?: number | null;
  /** OWASP Risk Rating scores, 0–9 each; they count when all three are known. */
  owaspLikelihoodScore?: number | null;
  owaspTechnicalImpactScore?: number | null;
  owaspBusinessImpactScore?: number | null;
}

/** Severity of a vulnerability: the stored one, else the higher one of CVSS and OWASP, else `UNASSIGNED`. */
export function severityOf(facts: SeverityFacts): Severity {
  const explicit = SEVERITIES.find((severity) => severity === facts.severity);
  if (explicit && explicit !== 'UNASSIGNED') return explicit;
  const newest = [facts.cvssV4Score, facts.cvssV3BaseScore].find(isKnown);
  const cvss = newest === undefined ? cvssV2Severity(facts.cvssV2BaseScore ?? 0) : cvssV3Severity(newest);
  const owasp = owaspSeverity(
    facts.owaspLikelihoodScore ?? 0,
    facts.owaspTechnicalImpactScore ?? 0,
    facts.owaspBusinessImpactScore ?? 0,
  );
  return severityRank(owasp) < severityRank(cvss) ? owasp : cvss;
}

/** Place of a severity among all, 0 for `CRITICAL` to 5 for `UNASSIGNED`. */
export function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

/** Severity of a CVSS v3 or v4 score: qualitative rating scale of CVSS v3.1, section 5. */
export function cvssV3Severity(score: number): Severity {
  return score >= 9 ? 'CRITICAL' : cvssV2Severity(score);
}

/** Severity of a CVSS v2 score, as the NVD rates them; v2 knows nothing above high. */
export function cvssV2Severity(score: number): Severity {
  if (score >= 7) return 'HIGH';
  if (score >= 4) return 'MEDIUM';
  return score > 0 ? 'LOW' : 'UNASSIGNED';
}

/** The weight of a group of OWASP factors. @public */
export type OwaspLevel = 'LOW' | 'MEDIUM' | 'HIGH';

/** The levels, lowest first. */
export const OWASP_LEVELS: readonly OwaspLevel[] = ['LOW', 'MEDIUM', 'HIGH'];

// OWASP Risk Rating Methodology, step 4, read as SEVERITY[likelihood][impact]; its "Note" is our INFO.
const SEVERITY: Record<OwaspLevel, Record<OwaspLevel, Severity>> = {
  LOW: { LOW: 'INFO', MEDIUM: 'LOW', HIGH: 'MEDIUM' },
  MEDIUM: { LOW: 'LOW', MEDIUM: 'MEDIUM', HIGH: 'HIGH' },
  HIGH: { LOW: 'MEDIUM', MEDIUM: 'HIGH', HIGH: 'CRITICAL' },
};

/** Severity of a risk from three scores of 0–9; unassigned while any of them is 0. */
export function owaspSeverity(likelihood: number, technicalImpact: number, businessImpact: number): Severity {
  if (!likelihood || !technicalImpact || !businessImpact) return 'UNASSIGNED';
  return owaspSeverityOf(owaspLevel(likelihood), owaspLevel(Math.max(technicalImpact, businessImpact)));
}

/** A cell of the matrix of step 4; the impact is the larger one. */
export function owaspSeverityOf(likelihood: OwaspLevel, impact: OwaspLevel): Severity {
  return SEVERITY[likelihood][impact];
}

/** Level of a score of 0–9: OWASP Risk Rating Methodology, step 4. */
export function owaspLevel(score: number): OwaspLevel {
  if (score < 3) return 'LOW';
  return score < 6 ? 'MEDIUM' : 'HIGH';
}

const isKnown = (score: number | null | undefined): score is number => score !== undefined && score !== null;
