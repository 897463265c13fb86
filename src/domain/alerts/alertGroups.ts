import { isOfLine, type ServerLine } from '../serverLine.js';

/** The scope of alerts: the portfolio, or the server itself. */
export type AlertScope = 'PORTFOLIO' | 'SYSTEM';

/** A group of events that can trigger an alert. */
export interface AlertGroup {
  readonly id: string;
  readonly scope: AlertScope;
  /** The first release line that has it. */
  readonly since?: ServerLine;
  /** The last release line that has it. */
  readonly until?: ServerLine;
  /** True when only scheduled alerts have it. */
  readonly isScheduled?: boolean;
}

/** In the order in which they are offered. */
export const ALERT_GROUPS = [
  { id: 'NEW_VULNERABILITY', scope: 'PORTFOLIO' },
  { id: 'NEW_VULNERABLE_DEPENDENCY', scope: 'PORTFOLIO' },
  { id: 'VULNERABILITY_RETRACTED', scope: 'PORTFOLIO', since: '5.0' },
  { id: 'POLICY_VIOLATION', scope: 'PORTFOLIO' },
  { id: 'PROJECT_AUDIT_CHANGE', scope: 'PORTFOLIO' },
  { id: 'PROJECT_CREATED', scope: 'PORTFOLIO' },
  { id: 'BOM_CONSUMED', scope: 'PORTFOLIO' },
  { id: 'BOM_PROCESSED', scope: 'PORTFOLIO' },
  { id: 'BOM_PROCESSING_FAILED', scope: 'PORTFOLIO' },
  { id: 'BOM_VALIDATION_FAILED', scope: 'PORTFOLIO', since: '4.12' },
  { id: 'VEX_CONSUMED', scope: 'PORTFOLIO' },
  { id: 'VEX_PROCESSED', scope: 'PORTFOLIO' },
  { id: 'NEW_VULNERABILITIES_SUMMARY', scope: 'PORTFOLIO', since: '4.13', isScheduled: true },
  { id: 'NEW_POLICY_VIOLATIONS_SUMMARY', scope: 'PORTFOLIO', since: '4.13', isScheduled: true },
  { id: 'ANALYZER', scope: 'SYSTEM' },
  { id: 'DATASOURCE_MIRRORING', scope: 'SYSTEM' },
  { id: 'FILE_SYSTEM', scope: 'SYSTEM' },
  { id: 'INDEXING_SERVICE', scope: 'SYSTEM', until: '4.14' },
  { id: 'INTEGRATION', scope: 'SYSTEM' },
  { id: 'REPOSITORY', scope: 'SYSTEM' },
  { id: 'USER_CREATED', scope: 'SYSTEM' },
  { id: 'USER_DELETED', scope: 'SYSTEM' },
] as const satisfies readonly AlertGroup[];

/** Name of a group that is known. */
export type AlertGroupId = (typeof ALERT_GROUPS)[number]['id'];

/** The groups that an alert of a scope can have on a server, those on a schedule or the others. */
export function alertGroupsOf(
  scope: string,
  line: ServerLine,
  isScheduled: boolean,
): readonly AlertGroupId[] {
  const groups: readonly (AlertGroup & { readonly id: AlertGroupId })[] = ALERT_GROUPS;
  return groups
    .filter((group) => group.scope === scope && (group.isScheduled ?? false) === isScheduled)
    .filter((group) => isOfLine(group, line))
    .map(({ id }) => id);
}
