import type { Permission } from '../../domain/permissions.js';
import { useIntl } from '../../i18n/index.js';
import { permissionText } from '../../data/permissionText.js';
import { ForbiddenState } from '../../ui/layout/states.js';

/** Props of {@link ForbiddenList}. */
export interface ForbiddenListProps {
  title: string;
  permission: Permission;
}

/**
 * Shown in place of a list that the user does not have permission to view: the permission needed, as
 * administrators see it.
 */
export function ForbiddenList({ title, permission }: ForbiddenListProps) {
  return <ForbiddenState title={title} permission={permissionText(useIntl(), permission)} />;
}
