import type { ServerLine } from '../../serverLine.js';
import { isSince } from '../../serverLine.js';
import { conditionProblem, isPolicySubject } from '../conditionProblem.js';
import { readCondition, type PolicyCondition } from '../conditionMatcher.js';
import type { Surroundings } from '../JudgedComponent.js';
import { POLICY_SUBJECTS, type PolicySubject } from '../policySubjects.js';

/** The parts of a policy that a dry run checks, and those that it has to leave out. */
export interface DryRunPlan {
  /** The conditions that components are held against, in their order. */
  judged: readonly PlacedCondition[];
  /** The others, each with the reason. */
  leftOut: readonly LeftOutCondition[];
  needs: DryRunNeeds;
}

/** A condition and its place in its policy, from 0. */
export interface PlacedCondition extends PolicyCondition {
  place: number;
}

/** A condition that components are not held against. */
export interface LeftOutCondition {
  place: number;
  reason: LeftOutReason;
}

export type LeftOutReason =
  /** It is not complete, or its value is wrong. */
  | 'incomplete'
  /** The server does not know its subject or its operator. */
  | 'unknownToServer'
  /** The kit does not know its subject; the server of a newer release may. */
  | 'unknownHere'
  /** An expression, which servers alone evaluate. */
  | 'expression'
  /** Its pattern is one that only the engine of the server can read. */
  | 'pattern'
  /** The user may not see vulnerabilities. */
  | 'vulnerabilities';

/** The data to load besides components. */
export interface DryRunNeeds {
  vulnerabilities: boolean;
  directDependencies: boolean;
  /** All licenses of the server. */
  licenses: boolean;
  /** The license groups with these UUIDs. */
  licenseGroups: readonly string[];
}

/**
 * Returns the parts of a policy that can be checked against components here.
 * @param line - of the server
 * @param maySeeVulnerabilities - whether the user has the permission. Otherwise conditions about
 * vulnerabilities are left out
 */
export function dryRunPlan(
  conditions: readonly PolicyCondition[],
  line: ServerLine,
  maySeeVulnerabilities: boolean,
): DryRunPlan {
  const judged: PlacedCondition[] = [];
  const leftOut: LeftOutCondition[] = [];
  conditions.forEach(({ subject, operator, value }, place) => {
    const condition = { subject, operator, value: value.trim(), place };
    const reason = reasonToLeaveOut(condition, line, maySeeVulnerabilities);
    if (reason) leftOut.push({ place, reason });
    else judged.push(condition);
  });
  const subjects = new Set(judged.map(({ subject }) => subject));
  return {
    judged,
    leftOut,
    needs: {
      vulnerabilities: judged.some(isAboutVulnerabilities),
      directDependencies: subjects.has('VERSION_DISTANCE'),
      licenses: subjects.has('LICENSE') || subjects.has('LICENSE_GROUP'),
      licenseGroups: [
        ...new Set(judged.flatMap(({ subject, value }) => (subject === 'LICENSE_GROUP' ? [value] : []))),
      ],
    },
  };
}

/** Returns true when a condition checks the vulnerabilities of a component. */
export function isAboutVulnerabilities({ subject }: PolicyCondition): boolean {
  return POLICY_SUBJECTS[subject as PolicySubject]?.violation === 'SECURITY';
}

function reasonToLeaveOut(
  condition: PolicyCondition,
  line: ServerLine,
  maySeeVulnerabilities: boolean,
): LeftOutReason | undefined {
  const { subject } = condition;
  if (subject === '') return 'incomplete';
  if (!isPolicySubject(subject)) return 'unknownHere';
  if (!isSince(line, POLICY_SUBJECTS[subject].since)) return 'unknownToServer';
  if (subject === 'EXPRESSION') return 'expression';
  const problem = conditionProblem(condition, line);
  // A condition that nothing can meet is complete. It matches nothing.
  if (problem && problem.code !== 'never') {
    return problem.code === 'operator' ? 'unknownToServer' : 'incomplete';
  }
  if (readCondition(condition, EVERY_LICENSE_THERE) === undefined) return 'pattern';
  return isAboutVulnerabilities(condition) && !maySeeVulnerabilities ? 'vulnerabilities' : undefined;
}

// A deleted license is no reason: nothing violates the condition, here as on the server.
const EVERY_LICENSE_THERE: Surroundings = {
  licenseById: () => undefined,
  licenseIdOf: () => undefined,
  licensesOf: () => new Set(),
  licensesOfGroup: () => new Set(),
  now: 0,
};
