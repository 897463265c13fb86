/** The sections of administration, without their panels. Hosts need them on each page. */
import type { IntlShape } from 'react-intl';
import { hasPermission } from '../../../domain/hasPermission.js';
import type { Permission } from '../../../domain/permissions.js';
import type { IconName } from '../../../ui/controls/Icon.js';
import { messages } from './panels.messages.js';

/** A section of the area. One permission controls access to its panels. */
export interface AdminSection {
  /** First part of the addresses of its panels. */
  id: string;
  label: (intl: IntlShape) => string;
  icon: IconName;
  /** Without it the section is not shown; servers from 5.0 on may grant reading alone. */
  permission: Permission;
  /** The panel that its own address leads to. */
  first: string;
}

/** In the order of the original console. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  {
    id: 'configuration',
    label: (intl) => intl.formatMessage(messages.configuration),
    icon: 'settings',
    permission: 'SYSTEM_CONFIGURATION',
    first: 'configuration/general',
  },
  {
    id: 'analyzers',
    label: (intl) => intl.formatMessage(messages.analyzers),
    icon: 'search',
    permission: 'SYSTEM_CONFIGURATION',
    first: 'analyzers/internal',
  },
  {
    id: 'vulnerabilitySources',
    label: (intl) => intl.formatMessage(messages.sources),
    icon: 'download',
    permission: 'SYSTEM_CONFIGURATION',
    first: 'vulnerabilitySources/nvd',
  },
  {
    id: 'repositories',
    label: (intl) => intl.formatMessage(messages.repositories),
    icon: 'archive',
    permission: 'SYSTEM_CONFIGURATION',
    first: 'repositories/cargo',
  },
  {
    id: 'notifications',
    label: (intl) => intl.formatMessage(messages.notifications),
    icon: 'comment',
    permission: 'SYSTEM_CONFIGURATION',
    first: 'notifications/alerts',
  },
  {
    id: 'integrations',
    label: (intl) => intl.formatMessage(messages.integrations),
    icon: 'upload',
    permission: 'SYSTEM_CONFIGURATION',
    first: 'integrations/defectDojo',
  },
  {
    id: 'accessManagement',
    label: (intl) => intl.formatMessage(messages.access),
    icon: 'user',
    permission: 'ACCESS_MANAGEMENT',
    first: 'accessManagement/ldapUsers',
  },
];

/**
 * Returns true when a user with these permissions can see any part of administration. Otherwise, a host does
 * not need to link to it. @public
 */
export function offersAdministration(permissions: readonly string[]): boolean {
  return sectionsFor(permissions).length > 0;
}

/** Returns the sections that a user with these permissions can see. */
export function sectionsFor(permissions: readonly string[]): readonly AdminSection[] {
  return ADMIN_SECTIONS.filter(({ permission }) => hasPermission(permissions, permission, 'READ'));
}
