import type { MessageDescriptor } from 'react-intl';
import type { Permission } from 'bomdeck';
import { adminPanelsFor } from 'bomdeck/AdminPanels';
import type { IconName } from 'bomdeck/ui';
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
      { to: '/projects', icon: 'project', label: messages.projects },
      { to: '/vulnerabilities', icon: 'bug', label: messages.vulnerabilities, permission: 'VIEW_PORTFOLIO' },
    ],
  },
  {
    id: 'administration',
    title: messages.manage,
    entries: [
      {
        to: '/admin',
        icon: 'settings',
        label: messages.administration,
        isOffered: (permissions) => adminPanelsFor(permissions).length > 0,
      },
    ],
  },
];
