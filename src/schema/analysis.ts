import { array, boolean, enums, number, optional, string, type, type Describe } from 'superstruct';
import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
  type AnalysisJustification,
  type AnalysisResponse,
  type AnalysisState,
} from './enumerations.js';

/** The complete decision about one vulnerability of one component. @public */
export interface Analysis {
  /** State; absent reads as `NOT_SET`. */
  analysisState?: AnalysisState;
  /** Why it is not affected. */
  analysisJustification?: AnalysisJustification;
  /** The vendor's response. */
  analysisResponse?: AnalysisResponse;
  /** Explanation that goes into a VEX document. */
  analysisDetails?: string;
  /** The audit trail, oldest first. */
  analysisComments?: AnalysisComment[];
  /** True when the finding is suppressed. */
  isSuppressed: boolean;
  /** Severity that a rule of the server gives this finding instead of that of its vulnerability; from 5.0. */
  severity?: string;
  /** CVSS v2 vector of the same; from 5.0. */
  cvssV2Vector?: string;
  /** CVSS v3 vector of the same; from 5.0. */
  cvssV3Vector?: string;
  /** CVSS v4 vector of the same; from 5.0. */
  cvssV4Vector?: string;
  /** OWASP Risk Rating vector of the same; from 5.0. */
  owaspVector?: string;
}

/** An entry of the audit trail, written by a person or by the server about a change. @public */
export interface AnalysisComment {
  /** Epoch milliseconds. */
  timestamp?: number;
  /** The words; changes read `Analysis: NOT_SET → IN_TRIAGE`. */
  comment?: string;
  /** The author. Absent for API keys of 4.11. */
  commenter?: string;
}

/**
 * A decision to record. The server reads an absent state, justification or response as `NOT_SET`, so
 * all three are sent with every change; absent details and suppression stay as they are.
 * @public
 */
export interface AnalysisRequest {
  /** UUID of the project. */
  project: string;
  /** UUID of the component. */
  component: string;
  /** UUID of the vulnerability. */
  vulnerability: string;
  /** State. */
  analysisState: AnalysisState;
  /** Why it is not affected; `NOT_SET` for other states. */
  analysisJustification: AnalysisJustification;
  /** The vendor's response. */
  analysisResponse: AnalysisResponse;
  /** Absent: unchanged. */
  analysisDetails?: string;
  /** Added to the audit trail. */
  comment?: string;
  /** Absent: unchanged. */
  isSuppressed?: boolean;
}

export const AnalysisStruct: Describe<Analysis> = type({
  analysisState: optional(enums(ANALYSIS_STATES)),
  analysisJustification: optional(enums(ANALYSIS_JUSTIFICATIONS)),
  analysisResponse: optional(enums(ANALYSIS_RESPONSES)),
  analysisDetails: optional(string()),
  analysisComments: optional(
    array(
      type({ timestamp: optional(number()), comment: optional(string()), commenter: optional(string()) }),
    ),
  ),
  isSuppressed: boolean(),
  severity: optional(string()),
  cvssV2Vector: optional(string()),
  cvssV3Vector: optional(string()),
  cvssV4Vector: optional(string()),
  owaspVector: optional(string()),
});
