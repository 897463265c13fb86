/** The signs of a node as one number, so that those of a large number of nodes can be passed to a worker. */
import { SEVERITIES, type Severity } from '../../../../schema/enumerations.js';

/** The violation states, worst first. */
export type ViolationState = (typeof VIOLATION_STATES)[number];
const VIOLATION_STATES = ['FAIL', 'WARN', 'INFO'] as const;

/** 0 where there is nothing to say. */
export function signOf(worst: Severity | undefined, violation: ViolationState | undefined): number {
  const severity = worst === undefined ? 0 : SEVERITIES.indexOf(worst) + 1;
  return severity + (violation === undefined ? 0 : (VIOLATION_STATES.indexOf(violation) + 1) * RADIX);
}

/** Severity of the worst finding. */
export function worstIn(sign: number): Severity | undefined {
  return SEVERITIES[(sign % RADIX) - 1];
}

/** State of the worst violation. */
export function violationIn(sign: number): ViolationState | undefined {
  return VIOLATION_STATES[Math.floor(sign / RADIX) - 1];
}

const RADIX = 8;
