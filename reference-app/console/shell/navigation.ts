import type { MessageDescriptor } from 'react-intl';
import type { Permission } from 'bomdeck';
import { offersAdministration } from 'bomdeck/AdminPanels';
import type { IconName } from 'bomdeck/ui';
import * as pageNames from './pageNames.messages.js';
import { messages } from './shell.messages.js';

/** The entries below one heading of the main navigation. */
export interface NavigationSection {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly entries: readonly NavigationEntry[];
}

/** A page that the main navigation leads to. */
export interface NavigationEntry {
  /** Below the base path. */
  readonly to: string;
  readonly icon: IconName;
  readonly label: MessageDescriptor;
  /** The permission without which it is omitted. If absent, everyone sees it. */
  readonly permission?: Permission;
  /** Returns whether it is shown to a user with these permissions, where no single permission decides. */
  readonly isOffered?: (permissions: readonly string[]) => boolean;
}

/** The main navigation, in its order. A test holds it against the manifests of the widgets. */
export const NAVIGATION: readonly NavigationSection[] = [
  {
    id: 'portfolio',
    title: messages.portfolio,
    entries: [
      { to: '/dashboard', icon: 'dashboard', label: pageNames.dashboard, permission: 'VIEW_PORTFOLIO' },
      { to: '/projects', icon: 'project', label: pageNames.projects },
      { to: '/components', icon: 'component', label: pageNames.components, permission: 'VIEW_PORTFOLIO' },
      { to: '/vulnerabilities', icon: 'bug', label: pageNames.vulnerabilities, permission: 'VIEW_PORTFOLIO' },
      { to: '/licenses', icon: 'license', label: pageNames.licenses, permission: 'VIEW_PORTFOLIO' },
    ],
  },
  {
    id: 'global',
    title: messages.globalAudit,
    entries: [
      {
        to: '/vulnerabilityAudit',
        icon: 'audit',
        label: pageNames.vulnerabilityAudit,
        permission: 'VIEW_VULNERABILITY',
      },
      {
        to: '/policyViolationAudit',
        icon: 'policy',
        label: pageNames.policyViolationAudit,
        permission: 'VIEW_POLICY_VIOLATION',
      },
    ],
  },
  {
    id: 'administration',
    title: messages.manage,
    entries: [
      { to: '/policy', icon: 'policy', label: pageNames.policies, permission: 'POLICY_MANAGEMENT' },
      {
        to: '/policy/licenseGroups',
        icon: 'license',
        label: pageNames.licenseGroups,
        permission: 'POLICY_MANAGEMENT',
      },
      {
        to: '/admin',
        icon: 'settings',
        label: pageNames.administration,
        isOffered: offersAdministration,
      },
    ],
  },
];

/** Returns whether an entry is shown to a user with these permissions. */
export function isOffered(
  { permission, isOffered: isMeant }: NavigationEntry,
  permissions: readonly string[],
): boolean {
  return (permission === undefined || permissions.includes(permission)) && (isMeant?.(permissions) ?? true);
}

/** Returns the pages that a user with these permissions can certainly see. */
export function pagesFor(permissions: readonly string[]): readonly NavigationEntry[] {
  return NAVIGATION.flatMap(({ entries }) => entries).filter(
    (entry) => (entry.permission ?? entry.isOffered) !== undefined && isOffered(entry, permissions),
  );
}

/**
 * Returns the target of the entry that a page belongs to. The nearest one wins, because
 * `/policy/licenseGroups` has its own entry beside `/policy`.
 */
export function entryAt(pathname: string): string | undefined {
  return NAVIGATION.flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}
