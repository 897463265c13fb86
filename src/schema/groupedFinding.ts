import { array, enums, nonempty, number, optional, string, type, union, type Describe } from 'superstruct';
import { SEVERITIES, type Severity } from './enumerations.js';
import { CweStruct, type Cwe } from './finding.js';

/** In how many projects an analyzer found a vulnerability. @public */
export interface GroupedFinding {
  /** The vulnerability; these lists leave out its UUID. */
  vulnerability: GroupedVulnerability;
  /** The analyzer that reported the vulnerability. */
  attribution: GroupedAttribution;
}

/** The vulnerability half of a {@link GroupedFinding}. @public */
export interface GroupedVulnerability {
  /** The source that published it: `NVD`, `GITHUB`, `OSV`, `INTERNAL` …. */
  source: string;
  /** Identifier within its source, such as `CVE-2021-44228`. */
  vulnId: string;
  /** Headline; absent for most entries of the NVD. */
  title?: string;
  /** Worded severity, computed by the server. */
  severity: Severity;
  /** CVSS v2 base score, 0.0–10.0. */
  cvssV2BaseScore?: number;
  /** CVSS v3 base score, 0.0–10.0. */
  cvssV3BaseScore?: number;
  /** CVSS v4 score, 0.0–10.0; from 4.14. */
  cvssV4Score?: number;
  /** When its source published it, epoch milliseconds. */
  published?: number;
  /** Weaknesses; bare numbers from 5.0 on. */
  cwes?: (Cwe | number)[];
  /** In how many projects it was found, suppressed findings included. */
  affectedProjectCount: number;
}

/** The analyzer that reported a {@link GroupedFinding}. @public */
export interface GroupedAttribution {
  /** Analyzer, such as `INTERNAL_ANALYZER`; `NONE` after an assignment by hand. */
  analyzerIdentity?: string;
}

export const GroupedFindingStruct: Describe<GroupedFinding> = type({
  vulnerability: type({
    source: string(),
    vulnId: nonempty(string()),
    title: optional(string()),
    severity: enums(SEVERITIES),
    cvssV2BaseScore: optional(number()),
    cvssV3BaseScore: optional(number()),
    cvssV4Score: optional(number()),
    published: optional(number()),
    cwes: optional(array(union([CweStruct, number()]))),
    affectedProjectCount: number(),
  }),
  attribution: type({ analyzerIdentity: optional(string()) }),
});
