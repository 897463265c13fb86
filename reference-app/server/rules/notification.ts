/** The possible groups of a notification, by the family of its rule. */
export const NOTIFICATION_GROUPS = {
  SYSTEM: [
    'CONFIGURATION',
    'DATASOURCE_MIRRORING',
    'REPOSITORY',
    'INTEGRATION',
    'INDEXING_SERVICE',
    'FILE_SYSTEM',
    'ANALYZER',
    'USER_CREATED',
    'USER_DELETED',
  ],
  PORTFOLIO: [
    'NEW_VULNERABILITY',
    'NEW_VULNERABLE_DEPENDENCY',
    'PROJECT_AUDIT_CHANGE',
    'BOM_CONSUMED',
    'BOM_PROCESSED',
    'BOM_PROCESSING_FAILED',
    'VEX_CONSUMED',
    'VEX_PROCESSED',
    'POLICY_VIOLATION',
    'PROJECT_CREATED',
  ],
} as const;

export type NotificationScope = keyof typeof NOTIFICATION_GROUPS;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[NotificationScope][number];

export const NOTIFICATION_SCOPES = Object.keys(NOTIFICATION_GROUPS) as NotificationScope[];
export const ALL_NOTIFICATION_GROUPS: readonly NotificationGroup[] =
  Object.values(NOTIFICATION_GROUPS).flat();

/** From the least to the most serious. */
export const NOTIFICATION_LEVELS = ['INFORMATIONAL', 'WARNING', 'ERROR'] as const;
export type NotificationLevel = (typeof NOTIFICATION_LEVELS)[number];

/** An event that someone may want to know about. */
export interface Notification {
  scope: NotificationScope;
  group: NotificationGroup;
  level: NotificationLevel;
  title: string;
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The subject of the notification, as templates see it. */
  subject?: object;
}

/** The filter for the notifications that a rule sends. */
export interface NotificationFilter {
  scope: string;
  /** The least serious level that is sent. */
  level: string;
  groups: readonly string[];
  /** Row ids; with no project and no tag there is no limit. */
  projectIds: readonly number[];
  /** Also what is below these projects. */
  includesChildren: boolean;
  /** Projects with one of these tags. */
  tags: readonly string[];
}

/** The place in the portfolio where something happened. */
export interface NotifiedProject {
  /** Row ids of the project and of those above it, the project itself first. */
  lineage: readonly number[];
  tags: readonly string[];
}

/** Returns whether a rule covers an event. */
export function isMeantFor(
  filter: NotificationFilter,
  { scope, group, level }: Pick<Notification, 'scope' | 'group' | 'level'>,
  project: NotifiedProject | undefined,
): boolean {
  if (filter.scope !== scope || !filter.groups.includes(group)) return false;
  const levels: readonly string[] = NOTIFICATION_LEVELS;
  if (levels.indexOf(level) < levels.indexOf(filter.level)) return false;
  const isLimited = filter.projectIds.length > 0 || filter.tags.length > 0;
  if (!isLimited || !project) return !isLimited;
  const lineage = filter.includesChildren ? project.lineage : project.lineage.slice(0, 1);
  return (
    lineage.some((id) => filter.projectIds.includes(id)) ||
    project.tags.some((tag) => filter.tags.includes(tag))
  );
}
