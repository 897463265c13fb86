import { listOidcGroups, listTeamsOfOidcGroup } from '../../api/mappedGroups.js';
import type { OidcGroup, TeamName } from '../../schema/access.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of groups of the identity provider. */
export const ofOidc = resourceKey('oidcGroups');

/** All groups of the identity provider that the server knows. */
export const oidc: ResourceRef<readonly OidcGroup[]> = {
  key: resourceKey('oidcGroups', 'list'),
  load: (api, signal) => listOidcGroups(api, signal),
};

/** The teams that members of a group belong to. */
export function teamsOfOidc(groupId: string): ResourceRef<readonly TeamName[]> {
  return {
    key: resourceKey('oidcGroups', 'teams', groupId),
    load: (api, signal) => listTeamsOfOidcGroup(api, groupId, signal),
  };
}
