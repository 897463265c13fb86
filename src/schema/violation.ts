import { array, boolean, nonempty, number, optional, string, type, type Describe } from 'superstruct';
import type { AnalysisComment } from './analysis.js';
import { ComponentLicenseStruct, type ComponentLicense } from './component.js';

/** A component that goes against a condition of a policy. @public */
export interface PolicyViolation {
  /** UUID the server gave it. */
  uuid: string;
  /** The type of the violation: `OPERATIONAL`, `LICENSE`, or `SECURITY`. A newer server may send others. */
  type?: string;
  /** First noticed, epoch milliseconds. */
  timestamp?: number;
  /** The server's text about the violation. */
  text?: string;
  /** The project it is in. */
  project?: { uuid: string; name: string; version?: string };
  /** The component that goes against the policy. */
  component?: ViolatingComponent;
  /** The condition that it meets. */
  policyCondition?: ViolatedCondition;
  /** The decision about the violation. Absent before the first decision. */
  analysis?: ViolationAnalysis;
}

/** The component of a {@link PolicyViolation}. @public */
export interface ViolatingComponent {
  /** UUID the server gave it. */
  uuid: string;
  /** Name without group. */
  name: string;
  /** Group, namespace or vendor. */
  group?: string;
  /** Version in use. */
  version?: string;
  /** Package URL. */
  purl?: string;
  /** CPE 2.2 or 2.3. */
  cpe?: string;
  /** SWID tag identifier. */
  swidTagId?: string;
  /** Licence as text, when it was not recognised. */
  license?: string;
  /** SPDX expression. */
  licenseExpression?: string;
  /** Licence of the server's list. */
  resolvedLicense?: { uuid?: string; licenseId?: string; name?: string };
  /** All licenses, where it has several; only the embedded server has it. */
  licenses?: ComponentLicense[];
}

/** The condition of a {@link PolicyViolation}, and its policy. @public */
export interface ViolatedCondition {
  /** UUID the server gave it. */
  uuid?: string;
  /** The property to check, such as `PACKAGE_URL`. */
  subject: string;
  /** The comparison, such as `MATCHES`. */
  operator: string;
  /** The value to compare with. Its form depends on the subject. */
  value: string;
  /** The policy it belongs to. */
  policy?: ViolatedPolicy;
}

/** The policy of a {@link ViolatedCondition}. @public */
export interface ViolatedPolicy {
  /** UUID the server gave it. */
  uuid?: string;
  /** Name. */
  name: string;
  /** `ANY`: one condition is enough; `ALL`: all have to be met. */
  operator?: string;
  /** The severity of a violation: `INFO`, `WARN`, or `FAIL`. */
  violationState?: string;
}

/** The decision about a {@link PolicyViolation}. @public */
export interface ViolationAnalysis {
  /** `NOT_SET`, `APPROVED` or `REJECTED`; absent reads as `NOT_SET`. */
  analysisState?: string;
  /** True when the violation is suppressed. */
  isSuppressed?: boolean;
  /** The audit trail, oldest first. */
  analysisComments?: AnalysisComment[];
}

export const ViolationAnalysisStruct: Describe<ViolationAnalysis> = type({
  analysisState: optional(string()),
  isSuppressed: optional(boolean()),
  analysisComments: optional(
    array(
      type({ timestamp: optional(number()), comment: optional(string()), commenter: optional(string()) }),
    ),
  ),
});

export const PolicyViolationStruct: Describe<PolicyViolation> = type({
  uuid: nonempty(string()),
  type: optional(string()),
  timestamp: optional(number()),
  text: optional(string()),
  project: optional(type({ uuid: nonempty(string()), name: string(), version: optional(string()) })),
  component: optional(
    type({
      uuid: nonempty(string()),
      name: string(),
      group: optional(string()),
      version: optional(string()),
      purl: optional(string()),
      cpe: optional(string()),
      swidTagId: optional(string()),
      license: optional(string()),
      licenseExpression: optional(string()),
      resolvedLicense: optional(
        type({ uuid: optional(string()), licenseId: optional(string()), name: optional(string()) }),
      ),
      licenses: optional(array(ComponentLicenseStruct)),
    }),
  ),
  policyCondition: optional(
    type({
      uuid: optional(string()),
      subject: string(),
      operator: string(),
      value: string(),
      policy: optional(
        type({
          uuid: optional(string()),
          name: string(),
          operator: optional(string()),
          violationState: optional(string()),
        }),
      ),
    }),
  ),
  analysis: optional(ViolationAnalysisStruct),
});
