import { array, boolean, nonempty, optional, string, type, type Describe } from 'superstruct';

/** A rule that components are held against. @public */
export interface Policy {
  /** UUID the server gave it. */
  uuid: string;
  /** Name; no two policies have the same. */
  name: string;
  /** `ANY`: each condition that is met counts by itself; `ALL`: none does unless all are met. Absent where a client sent none. */
  operator?: string;
  /** What a violation means: `INFO`, `WARN` or `FAIL`. Absent where a client sent none. */
  violationState?: string;
  /** What is looked at, in the order in which it was added. */
  policyConditions?: PolicyCondition[];
  /** The projects it is limited to, as far as the user may see them. */
  projects?: PolicyProject[];
  /** The tags it is limited to. */
  tags?: PolicyTag[];
  /** Whether it counts for the projects below {@link Policy.projects}, too. */
  includeChildren?: boolean;
  /** Whether it counts only for the latest version of projects. Servers before 4.12 do not say it. */
  onlyLatestProjectVersion?: boolean;
  /** Whether it is limited to no project and no tag, also to none that the user may not see. */
  global?: boolean;
}

/** A condition of a {@link Policy}. @public */
export interface PolicyCondition {
  /** UUID the server gave it. */
  uuid: string;
  /** What it looks at, such as `PACKAGE_URL`. */
  subject: string;
  /** How it compares, such as `MATCHES`. */
  operator: string;
  /** What it compares with; its form depends on the subject. */
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

/** What can be changed of a policy as a whole; servers replace all of it. */
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
