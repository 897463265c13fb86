import { array, boolean, nonempty, optional, string, type, type Describe } from 'superstruct';

/** A rule that components are held against. @public */
export interface Policy {
  /** UUID the server gave it. */
  uuid: string;
  /** Name; no two policies have the same. */
  name: string;
  /**
   * `ANY`: each condition that is met counts separately. `ALL`: a violation requires all conditions. Absent
   * when a client sent none.
   */
  operator?: string;
  /** The severity of a violation: `INFO`, `WARN`, or `FAIL`. Absent when a client sent none. */
  violationState?: string;
  /** The conditions of the policy, in the order in which they were added. */
  policyConditions?: PolicyCondition[];
  /** The projects it is limited to, as far as the user may see them. */
  projects?: PolicyProject[];
  /** The tags it is limited to. */
  tags?: PolicyTag[];
  /** True when the policy also applies to the projects below {@link Policy.projects}. */
  includeChildren?: boolean;
  /**
   * True when the policy applies only to the latest version of projects. Servers before 4.12 do not report
   * it.
   */
  onlyLatestProjectVersion?: boolean;
  /** True when the policy is not limited to any project or tag, including those the user cannot see. */
  global?: boolean;
}

/** A condition of a {@link Policy}. @public */
export interface PolicyCondition {
  /** UUID the server gave it. */
  uuid: string;
  /** The property to check, such as `PACKAGE_URL`. */
  subject: string;
  /** The comparison, such as `MATCHES`. */
  operator: string;
  /** The value to compare with. Its form depends on the subject. */
  value: string;
  /** The type of its violations: `LICENSE`, `OPERATIONAL` or `SECURITY`; only where the subject is `EXPRESSION`. */
  violationType?: string;
}

/** A project that a {@link Policy} is limited to. @public */
export interface PolicyProject {
  /** UUID the server gave it. */
  uuid: string;
  /** Name. */
  name: string;
  /** Version; may be absent. */
  version?: string;
}

/** A tag that a {@link Policy} is limited to. @public */
export interface PolicyTag {
  /** The tag as it is written. */
  name: string;
}

/** A license or a group of licenses that a condition can name. */
export interface NamedByUuid {
  /** UUID, which the condition holds. */
  uuid: string;
  /** Full name. */
  name: string;
  /** SPDX identifier or the one of a custom license; groups have none. */
  licenseId?: string;
}

/** A condition as it is sent. */
export interface PolicyConditionRequest {
  subject: string;
  operator: string;
  value: string;
  violationType?: string | undefined;
}

/** The members of a policy that can be changed together. Servers replace all of them. */
export interface PolicyRequest {
  uuid: string;
  name: string;
  operator: string;
  violationState: string;
  includeChildren: boolean;
  /** Left out for servers before 4.12. */
  onlyLatestProjectVersion?: boolean | undefined;
}

export const PolicyConditionStruct: Describe<PolicyCondition> = type({
  uuid: nonempty(string()),
  subject: string(),
  operator: string(),
  value: string(),
  violationType: optional(string()),
});

export const PolicyTagStruct: Describe<PolicyTag> = type({ name: nonempty(string()) });

export const PolicyStruct: Describe<Policy> = type({
  uuid: nonempty(string()),
  name: string(),
  operator: optional(string()),
  violationState: optional(string()),
  policyConditions: optional(array(PolicyConditionStruct)),
  projects: optional(array(type({ uuid: nonempty(string()), name: string(), version: optional(string()) }))),
  tags: optional(array(PolicyTagStruct)),
  includeChildren: optional(boolean()),
  onlyLatestProjectVersion: optional(boolean()),
  global: optional(boolean()),
});

export const NamedByUuidStruct: Describe<NamedByUuid> = type({
  uuid: nonempty(string()),
  name: string(),
  licenseId: optional(string()),
});
