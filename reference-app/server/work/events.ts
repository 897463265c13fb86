import type { ServerContext } from '../context.js';
import {
  componentSubject,
  projectName,
  projectSubject,
  violationSubject,
  vulnerabilitySubject,
} from '../store/notificationSubjects.js';
import { raise } from './raiseNotification.js';

/** Raises notifications for events in the portfolio: one function for each kind of notification. */

type Server = Pick<ServerContext, 'db' | 'jobs' | 'now'>;

export function projectCreated(server: Server, projectId: number): void {
  raise(server, 'PROJECT_CREATED', projectId, () => {
    const project = projectSubject(server.db, projectId);
    return { title: 'Project added', content: `${projectName(project)} was created`, subject: project };
  });
}

/** An uploaded document: it was taken, it is in the project, or it could not be read. */
export function documentConsumed(server: Server, kind: 'BOM' | 'VEX', projectId: number): void {
  raise(server, `${kind}_CONSUMED`, projectId, () => {
    const project = projectSubject(server.db, projectId);
    const content = `A ${WORDS[kind]} of ${projectName(project)} was accepted and will be processed`;
    return { title: `${capital(WORDS[kind])} consumed`, content, subject: { project } };
  });
}

/** @param remark - what of it could not be done */
export function documentProcessed(
  server: Server,
  kind: 'BOM' | 'VEX',
  projectId: number,
  remark?: string,
): void {
  raise(server, `${kind}_PROCESSED`, projectId, () => {
    const project = projectSubject(server.db, projectId);
    const done = `A ${WORDS[kind]} of ${projectName(project)} was processed`;
    const content = remark === undefined ? done : `${done}. ${remark}`;
    return { title: `${capital(WORDS[kind])} processed`, content, subject: { project } };
  });
}

export function bomFailed(server: Server, projectId: number, cause: string): void {
  raise(server, 'BOM_PROCESSING_FAILED', projectId, () => {
    const project = projectSubject(server.db, projectId);
    return {
      level: 'ERROR',
      title: 'BOM processing failed',
      content: `A BOM of ${projectName(project)} could not be processed: ${cause}`,
      subject: { project, cause },
    };
  });
}

interface Finding {
  projectId: number;
  componentId: number;
  vulnerabilityId: number;
}

/**
 * A component has a vulnerability that was not known before. Receivers made for the reference read
 * `affectedProjects`.
 */
export function vulnerabilityFound(
  server: Server,
  { projectId, componentId, vulnerabilityId }: Finding,
): void {
  const { db } = server;
  raise(server, 'NEW_VULNERABILITY', projectId, () => {
    const project = projectSubject(db, projectId);
    const component = componentSubject(db, componentId);
    const vulnerability = vulnerabilitySubject(db, vulnerabilityId);
    return {
      title: `New vulnerability in ${projectName(project)}`,
      content: `${vulnerability?.vulnId} in ${projectName(component)}: ${vulnerability?.title ?? vulnerability?.description ?? 'no description'}`,
      subject: { project, component, vulnerability, affectedProjects: [project] },
    };
  });
}

/** A component that was added has vulnerabilities. */
export function vulnerableDependencyAdded(
  server: Server,
  { projectId, componentId }: Omit<Finding, 'vulnerabilityId'>,
  vulnerabilityIds: readonly number[],
): void {
  const { db } = server;
  raise(server, 'NEW_VULNERABLE_DEPENDENCY', projectId, () => {
    const project = projectSubject(db, projectId);
    const component = componentSubject(db, componentId);
    const vulnerabilities = vulnerabilityIds.map((id) => vulnerabilitySubject(db, id));
    return {
      title: `Vulnerable dependency added to ${projectName(project)}`,
      content: `${projectName(component)} has ${vulnerabilities.map((each) => each?.vulnId).join(', ')}`,
      subject: { project, component, vulnerabilities },
    };
  });
}

/** Someone made a decision about a finding. */
export function findingAudited(
  server: Server,
  { projectId, componentId, vulnerabilityId }: Finding,
  analysis: { state: string; isSuppressed: boolean },
): void {
  const { db } = server;
  raise(server, 'PROJECT_AUDIT_CHANGE', projectId, () => {
    const project = projectSubject(db, projectId);
    const component = componentSubject(db, componentId);
    const vulnerability = vulnerabilitySubject(db, vulnerabilityId);
    return {
      title: `Analysis of a finding in ${projectName(project)}`,
      content: `${vulnerability?.vulnId} in ${projectName(component)} is ${stateText(analysis)}`,
      subject: { project, component, vulnerability, analysis, affectedProjects: [project] },
    };
  });
}

/** A component violates a condition of a policy that it did not violate before. */
export function policyViolated(
  server: Server,
  violation: { projectId: number; componentId: number; conditionId: number },
): void {
  const { db } = server;
  raise(server, 'POLICY_VIOLATION', violation.projectId, () => {
    const project = projectSubject(db, violation.projectId);
    const component = componentSubject(db, violation.componentId);
    const policyViolation = violationSubject(db, violation);
    const policy = policyViolation?.policyCondition.policy.name ?? '';
    return {
      title: `Policy violation in ${projectName(project)}`,
      content: `${projectName(component)} violates the policy ${policy}`,
      subject: { project, component, policyViolation },
    };
  });
}

/** Someone made a decision about a violation. */
export function violationAudited(
  server: Server,
  violation: { projectId: number; componentId: number; conditionId: number },
  analysis: { state: string; isSuppressed: boolean },
): void {
  const { db } = server;
  raise(server, 'PROJECT_AUDIT_CHANGE', violation.projectId, () => {
    const project = projectSubject(db, violation.projectId);
    const component = componentSubject(db, violation.componentId);
    const policyViolation = violationSubject(db, violation);
    const policy = policyViolation?.policyCondition.policy.name ?? '';
    return {
      title: `Analysis of a violation in ${projectName(project)}`,
      content: `The violation of ${policy} by ${projectName(component)} is ${stateText(analysis)}`,
      subject: { project, component, policyViolation, analysis },
    };
  });
}

export function userCreated(server: Server, username: string): void {
  raise(server, 'USER_CREATED', undefined, () => ({
    title: 'User created',
    content: `The user ${username} was created`,
    subject: { username },
  }));
}

export function userDeleted(server: Server, username: string): void {
  raise(server, 'USER_DELETED', undefined, () => ({
    title: 'User deleted',
    content: `The user ${username} was deleted`,
    subject: { username },
  }));
}

/** A package repository cannot be reached. */
export function repositoryUnreachable(
  server: Server,
  repository: { type: string; identifier: string },
): void {
  raise(server, 'REPOSITORY', undefined, () => ({
    level: 'ERROR',
    title: 'Package repository cannot be reached',
    content: `The ${repository.type} repository ${repository.identifier} does not respond. The server tries it again later`,
    subject: { type: repository.type, identifier: repository.identifier },
  }));
}

const WORDS = { BOM: 'BOM', VEX: 'VEX document' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const stateText = ({ state, isSuppressed }: { state: string; isSuppressed: boolean }) =>
  isSuppressed ? `${state} and suppressed` : state;
