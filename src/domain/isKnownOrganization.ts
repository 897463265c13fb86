import type { Organization } from '../schema/project.js';

/** Returns true when an organization has any data. BOMs also contain empty ones. */
export function isKnownOrganization(
  organization: Organization | null | undefined,
): organization is Organization {
  const { name, urls, contacts } = organization ?? {};
  return Boolean(name || urls?.length || contacts?.length);
}
