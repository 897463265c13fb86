import type { PolicyViolation } from '../../schema/violation.js';
import type { FindingOutcome, PairedComponents } from './compareFindings.js';

/** A policy violation of two versions of a project. */
export interface ViolationComparison {
  /** The UUIDs of both, joined by a colon. Unique for each row. */
  readonly id: string;
  readonly outcome: FindingOutcome;
  /** The violation as it is now, else as it was. */
  readonly violation: PolicyViolation;
  /** Absent: it is new. */
  readonly before: PolicyViolation | undefined;
  /** Absent: it is fixed. */
  readonly after: PolicyViolation | undefined;
}

/**
 * Compares the policy violations of two versions of a project, in steps, because lists may be long. The same
 * condition and the same component make the same violation.
 * @param components - which components are the same, see `pairComponents`
 */
export function* compareViolations(
  components: readonly PairedComponents[],
  before: readonly PolicyViolation[],
  after: readonly PolicyViolation[],
): Generator<void, ViolationComparison[], void> {
  // A component that both sides have is known by its UUID in the later version.
  const names = new Map<string, string>();
  for (const pair of components) if (pair.before && pair.after) names.set(pair.before.uuid, pair.after.uuid);
  const waiting = new Map<string, PolicyViolation[]>();
  for (const violation of after) {
    const key = keyOf(violation, violation.component?.uuid);
    const others = waiting.get(key);
    if (others) others.push(violation);
    else waiting.set(key, [violation]);
    yield;
  }
  const compared: ViolationComparison[] = [];
  for (const violation of before) {
    const uuid = violation.component?.uuid;
    const partner = waiting.get(keyOf(violation, uuid && (names.get(uuid) ?? uuid)))?.shift();
    compared.push(comparisonOf(violation, partner));
    yield;
  }
  for (const rows of waiting.values()) for (const row of rows) compared.push(comparisonOf(undefined, row));
  return compared;
}

function comparisonOf(
  before: PolicyViolation | undefined,
  after: PolicyViolation | undefined,
): ViolationComparison {
  return {
    id: `${before?.uuid ?? ''}:${after?.uuid ?? ''}`,
    outcome: before && after ? 'stayed' : after ? 'came' : 'went',
    violation: (after ?? before)!,
    before,
    after,
  };
}

/** The condition and the component. Conditions have a UUID of the server; what has none is told apart by its content. */
function keyOf({ policyCondition: condition, type, text }: PolicyViolation, component: string | undefined) {
  const { uuid, subject, operator, value, policy } = condition ?? {};
  return JSON.stringify([
    component,
    uuid ?? [policy?.name, subject, operator, value, condition ? '' : [type, text]],
  ]);
}
