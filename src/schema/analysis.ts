import { array, boolean, enums, number, optional, string, type, type Describe } from 'superstruct';
import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
  type AnalysisJustification,
  type AnalysisResponse,
  type AnalysisState,
} from './enumerations.js';

/** The whole decision about one vulnerability of one component. @public */
export interface Analysis {
  /** State; absent reads as `NOT_SET`. */
  analysisState?: AnalysisState;
  /** Why it is not affected. */
  analysisJustification?: AnalysisJustification;
  /** What the vendor does. */
  analysisResponse?: AnalysisResponse;
  /** Explanation that goes into a VEX document. */
  analysisDetails?: string;
  /** The audit trail, oldest first. */
  analysisComments?: AnalysisComment[];
  /** Whether the finding is dismissed. */
  isSuppressed: boolean;
}

/** An entry of the audit trail, written by a person or by the server about a change. @public */
export interface AnalysisComment {
  /** Epoch milliseconds. */
  timestamp?: number;
  /** The words; changes read `Analysis: NOT_SET → IN_TRIAGE`. */
  comment?: string;
  /** Who; absent for API keys of 4.11. */
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
  /** What the vendor does. */
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
});
