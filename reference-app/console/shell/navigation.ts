import type { MessageDescriptor } from 'react-intl';
import type { Permission } from 'bomdeck';
import { offersAdministration } from 'bomdeck/AdminPanels';
import type { IconName } from 'bomdeck/ui';
import * as pageNames from './pageNames.messages.js';
import { messages } from './shell.messages.js';

/** What stands below one heading of the main navigation. */
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
  /** Right without which it is left out; absent: everybody sees it. */
  readonly permission?: Permission;
  /** Whether it is there for somebody with these rights, where no single right says so. */
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

/** Whether an entry is there for somebody with these rights. */
export function isOffered(
  { permission, isOffered: isMeant }: NavigationEntry,
  permissions: readonly string[],
): boolean {
  return (permission === undefined || permissions.includes(permission)) && (isMeant?.(permissions) ?? true);
}

/** The pages that somebody with these rights may see for certain. */
export function pagesFor(permissions: readonly string[]): readonly NavigationEntry[] {
  return NAVIGATION.flatMap(({ entries }) => entries).filter(
    (entry) => (entry.permission ?? entry.isOffered) !== undefined && isOffered(entry, permissions),
  );
}

/** Where the entry leads that a page belongs to: the nearest, as `/policy/licenseGroups` has one of its own beside `/policy`. */
export function entryAt(pathname: string): string | undefined {
  return NAVIGATION.flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}
