import type { Policy, PolicyConditionRequest, PolicyProject } from '../../../schema/policy.js';

/** A condition in the form. */
export interface ConditionDraft {
  /** The unique key of the condition in the form. Once the condition is saved, this is its UUID. */
  readonly key: string;
  /** Absent until it is saved. */
  readonly uuid?: string;
  /** Empty until it is chosen. */
  readonly subject: string;
  readonly operator: string;
  readonly value: string;
  /** The violation type of an expression. Only expressions have one. */
  readonly violationType?: string | undefined;
}

/** The values of the policy form. */
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

/** Returns the form values of a saved policy or of a new one. */
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

/** Returns the content of a condition, without its key and UUID. */
export function contentOf({
  subject,
  operator,
  value,
  violationType,
}: ConditionDraft): PolicyConditionRequest {
  return {
    subject,
    // Expressions have no operator, but servers require one.
    operator: operator || 'MATCHES',
    value: value.trim(),
    ...(violationType !== undefined && { violationType }),
  };
}
