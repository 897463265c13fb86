import type { Policy, PolicyConditionRequest, PolicyProject } from '../../../schema/policy.js';

/** A condition in the form. */
export interface ConditionDraft {
  /** Tells it from the others of the form; the UUID once it is saved. */
  readonly key: string;
  /** Absent until it is saved. */
  readonly uuid?: string;
  /** Empty until it is chosen. */
  readonly subject: string;
  readonly operator: string;
  readonly value: string;
  /** Of expressions only. */
  readonly violationType?: string | undefined;
}

/** What stands in the fields of a policy. */
export interface PolicyValues {
  readonly name: string;
  readonly operator: string;
  readonly violationState: string;
  readonly conditions: readonly ConditionDraft[];
  readonly projects: readonly PolicyProject[];
  readonly tags: readonly string[];
  readonly includeChildren: boolean;
  readonly onlyLatest: boolean;
}

/** What stands in the fields of a policy as it is saved, or of a new one. */
export function valuesOf(policy: Policy | undefined): PolicyValues {
  return {
    name: policy?.name ?? '',
    operator: policy?.operator ?? 'ANY',
    violationState: policy?.violationState ?? 'INFO',
    conditions: (policy?.policyConditions ?? []).map(({ uuid, subject, operator, value, violationType }) => ({
      key: uuid,
      uuid,
      subject,
      operator,
      value,
      ...(violationType !== undefined && { violationType }),
    })),
    projects: (policy?.projects ?? []).map(({ uuid, name, version }) => ({
      uuid,
      name,
      ...(version !== undefined && { version }),
    })),
    tags: (policy?.tags ?? []).map(({ name }) => name),
    includeChildren: policy?.includeChildren ?? false,
    onlyLatest: policy?.onlyLatestProjectVersion ?? false,
  };
}

/** A condition that says nothing yet. */
export function newCondition(): ConditionDraft {
  count += 1;
  return { key: `new ${count}`, subject: '', operator: '', value: '' };
}

let count = 0;

/** What a condition says, without what tells it from others. */
export function contentOf({
  subject,
  operator,
  value,
  violationType,
}: ConditionDraft): PolicyConditionRequest {
  return {
    subject,
    // Expressions compare nothing, but servers ask for one.
    operator: operator || 'MATCHES',
    value: value.trim(),
    ...(violationType !== undefined && { violationType }),
  };
}
