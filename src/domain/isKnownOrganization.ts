import type { Organization } from '../schema/project.js';

/** Whether anything is said of an organisation; bills of materials have empty ones, too. */
export function isKnownOrganization(
  organization: Organization | null | undefined,
): organization is Organization {
  const { name, urls, contacts } = organization ?? {};
  return Boolean(name || urls?.length || contacts?.length);
}
