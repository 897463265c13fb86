import type { ServerLine } from './serverLine.js';

/**
 * An action that a user wants to perform on an object. Servers from 5.0 on grant these individually. @public
 */
export type PermissionAction = 'CREATE' | 'READ' | 'UPDATE' | 'DELETE';

/** A permission of a user or an API key, without the actions into which servers from 5.0 on split some. @public */
export type Permission = (typeof PERMISSIONS)[number];
/** All permissions of 4.11 to 5.0. @public */
export const PERMISSIONS = [
  'ACCESS_MANAGEMENT',
  'BOM_UPLOAD',
  'POLICY_MANAGEMENT',
  'POLICY_VIOLATION_ANALYSIS',
  'PORTFOLIO_ACCESS_CONTROL_BYPASS',
  'PORTFOLIO_MANAGEMENT',
  'PROJECT_CREATION_UPLOAD',
  'SECRET_MANAGEMENT',
  'SYSTEM_CONFIGURATION',
  'TAG_MANAGEMENT',
  'VIEW_BADGES',
  'VIEW_POLICY_VIOLATION',
  'VIEW_PORTFOLIO',
  'VIEW_VULNERABILITY',
  'VULNERABILITY_ANALYSIS',
  'VULNERABILITY_MANAGEMENT',
] as const;

interface PermissionFacts {
  /** The first release line that has it. */
  since: ServerLine;
  /** The last release line that has it. */
  until?: ServerLine;
  /** The actions for which servers from 5.0 on grant it one by one, as `TAG_MANAGEMENT_DELETE`. */
  actions?: readonly PermissionAction[];
}

const ALL_ACTIONS = ['CREATE', 'READ', 'UPDATE', 'DELETE'] as const;

// In 4.x ACCESS_MANAGEMENT also shows all projects; in 5.0 PORTFOLIO_ACCESS_CONTROL_BYPASS alone does, so none implies the other.
const FACTS = {
  ACCESS_MANAGEMENT: { since: '4.11', actions: ALL_ACTIONS },
  BOM_UPLOAD: { since: '4.11' },
  POLICY_MANAGEMENT: { since: '4.11', actions: ALL_ACTIONS },
  POLICY_VIOLATION_ANALYSIS: { since: '4.11' },
  PORTFOLIO_ACCESS_CONTROL_BYPASS: { since: '5.0' },
  PORTFOLIO_MANAGEMENT: { since: '4.11', actions: ALL_ACTIONS },
  PROJECT_CREATION_UPLOAD: { since: '4.11' },
  SECRET_MANAGEMENT: { since: '5.0', actions: ['CREATE', 'UPDATE', 'DELETE'] },
  SYSTEM_CONFIGURATION: { since: '4.11', actions: ALL_ACTIONS },
  TAG_MANAGEMENT: { since: '4.12', actions: ['DELETE'] },
  VIEW_BADGES: { since: '4.12', until: '4.14' },
  VIEW_POLICY_VIOLATION: { since: '4.11' },
  VIEW_PORTFOLIO: { since: '4.11' },
  VIEW_VULNERABILITY: { since: '4.11' },
  VULNERABILITY_ANALYSIS: { since: '4.11', actions: ['CREATE', 'READ', 'UPDATE'] },
  VULNERABILITY_MANAGEMENT: { since: '4.11', actions: ALL_ACTIONS },
} as const satisfies Record<Permission, PermissionFacts>;

type Facts = typeof FACTS;

/** A permission for one action, as servers from 5.0 on grant it: `PORTFOLIO_MANAGEMENT_UPDATE`. */
export type PermissionPart = {
  [P in Permission]: Facts[P] extends { actions: readonly (infer A extends string)[] } ? `${P}_${A}` : never;
}[Permission];

/** The name of a permission as some server grants it, in full or for one action. */
export type PermissionName = Permission | PermissionPart;

/** A permission that servers of all release lines have. */
export type CorePermission = {
  [P in Permission]: Facts[P]['since'] extends '4.11' ? P : never;
}[Permission];

/** The permissions that servers of all release lines have, by name. */
export const CORE_PERMISSIONS = PERMISSIONS.filter(isCore);

/** Every name under which some server grants something: a permission, then its parts. */
export const PERMISSION_NAMES: readonly PermissionName[] = PERMISSIONS.flatMap((permission) => [
  permission,
  ...partsOf(permission),
]);

/**
 * Returns the permission that a name grants: the full permission, or one action of it. Undefined for an
 * unknown name.
 */
export function readPermissionName(
  name: string,
): { permission: Permission; action?: PermissionAction } | undefined {
  const permission = PERMISSIONS.find(
    (whole) => whole === name || partsOf(whole).some((part) => part === name),
  );
  if (!permission) return undefined;
  if (permission === name) return { permission };
  return { permission, action: name.slice(permission.length + 1) as PermissionAction };
}

function partsOf(permission: Permission): PermissionPart[] {
  const { actions = [] }: PermissionFacts = FACTS[permission];
  return actions.map((action) => `${permission}_${action}` as PermissionPart);
}

function isCore(permission: Permission): permission is CorePermission {
  return FACTS[permission].since === '4.11';
}
