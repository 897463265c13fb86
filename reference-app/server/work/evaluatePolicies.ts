import { conditionMatcher } from '../../../src/domain/policy/conditionMatcher.js';
import { POLICY_SUBJECTS } from '../../../src/domain/policy/policySubjects.js';
import type { PolicySubject, ViolationType } from '../../../src/domain/policy/policySubjects.js';
import { violatedConditions } from '../../../src/domain/policy/violatedConditions.js';
import type { AppliedCondition, AppliedPolicy } from '../../../src/domain/policy/violatedConditions.js';
import type { ServerContext } from '../context.js';
import { projectLane } from '../runtime/queue.js';
import { projectIdOf } from '../store/components.js';
import { judgedComponents, surroundingsOf } from '../store/judgedComponents.js';
import { areVersionsJudged, conditionsOf, policiesOfProject } from '../store/policies.js';
import { activeProjectIds } from '../store/projects.js';
import { inSlices, pausing } from '../store/slices.js';
import { addViolation, removeViolation, storedViolations } from '../store/violations.js';
import { policyViolated } from './events.js';
import type { JobPayloads } from './kinds.js';
import { noteDone } from './recurringWork.js';
import { interruptible, untilImport } from './untilImport.js';

/** Holding components against policies. */
export function registerPolicyWork(server: ServerContext): void {
  const { db, jobs } = server;

  jobs.handle<JobPayloads['evaluatePolicies']>(
    'evaluatePolicies',
    interruptible(jobs, 'evaluatePolicies', (payload) => evaluatePolicies(server, payload)),
    { isRepeatable: true },
  );
  for (const [kind, kindOfProject] of [
    ['evaluatePortfolio', 'evaluatePolicies'],
    ['analyzePortfolio', 'analyzeProject'],
  ] as const) {
    jobs.handle(kind, () => () => {
      for (const id of activeProjectIds(db)) {
        const lane = projectLane(id);
        jobs.enqueue({ kind: kindOfProject, payload: { projectId: id }, lane, isMergeable: true });
      }
      noteDone(server, 'analyzePortfolio');
    });
  }
}

/**
 * Brings the violations of a project, or of one of its components, in line with the policies as they are now. What is
 * violated still keeps its time and its audit.
 * @throws DocumentWaits
 */
export async function evaluatePolicies(
  server: ServerContext,
  evaluation: JobPayloads['evaluatePolicies'],
): Promise<void> {
  const { db, now } = server;
  const { projectId, componentId } = evaluation;
  const policies = appliedPolicies(server, projectId);
  const stored = storedViolations(db, projectId);
  if (policies.length === 0 && stored.size === 0) return;
  const changes: ViolationChanges[] = [];
  const components = judgedComponents(db, projectId, componentId);
  await pausing(untilImport(db, evaluation, components), (component) => {
    const violated = violatedConditions(component, policies);
    const known = stored.get(component.id) ?? new Map<number, string>();
    const still = new Set(violated.map(({ id }) => id));
    const added = violated.filter(({ id, type }) => known.get(id) !== type);
    const gone = [...known.keys()].filter((id) => !still.has(id));
    const fresh = added.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (added.length > 0 || gone.length > 0) changes.push({ componentId: component.id, added, fresh, gone });
  });
  await inSlices(db, untilImport(db, evaluation, changes), (change) => {
    for (const conditionId of change.gone) removeViolation(db, change.componentId, conditionId);
    for (const { id, type } of change.added) {
      addViolation(db, { componentId: change.componentId, conditionId: id, type, now: now() });
    }
    for (const conditionId of change.fresh)
      policyViolated(server, { projectId, componentId: change.componentId, conditionId });
  });
}

/**
 * Checks components against the policies again after a lookup of their latest versions, if any policy checks
 * those.
 */
export function evaluateAfterLookUp(
  { db, jobs }: ServerContext,
  about: JobPayloads['lookUpLatestVersions'],
): void {
  const projectId = 'projectId' in about ? about.projectId : projectIdOf(db, about.componentId);
  if (projectId === undefined || !areVersionsJudged(db)) return;
  const lane = projectLane(projectId);
  const componentId = 'componentId' in about ? about.componentId : undefined;
  jobs.enqueue({ kind: 'evaluatePolicies', payload: { projectId, componentId }, lane, isMergeable: true });
  jobs.enqueue({ kind: 'refreshProjectMetrics', payload: { projectId }, lane, isMergeable: true });
}

interface StoredCondition extends AppliedCondition {
  id: number;
  type: ViolationType;
}

interface ViolationChanges {
  componentId: number;
  added: readonly StoredCondition[];
  /** Those of the added ones that were not violated before in any way. */
  fresh: readonly number[];
  /** Conditions that are violated no longer. */
  gone: readonly number[];
}

function appliedPolicies({ db, now }: ServerContext, projectId: number): AppliedPolicy<StoredCondition>[] {
  const policies = policiesOfProject(db, projectId);
  if (policies.length === 0) return [];
  const surroundings = surroundingsOf(db, now());
  return policies.map(({ id: policyId, operator }) => ({
    operator,
    conditions: conditionsOf(db, policyId).map((condition) => ({
      id: condition.id,
      type: typeOf(condition.subject as PolicySubject),
      isViolatedBy: conditionMatcher(condition, surroundings),
    })),
  }));
}

function typeOf(subject: PolicySubject): ViolationType {
  const { violation } = POLICY_SUBJECTS[subject];
  if (!violation) throw new Error(`Conditions about ${subject} have no violation type.`);
  return violation;
}
