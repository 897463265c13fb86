import type { Team } from '../../schema/access.js';
import type { VisibleTeam } from '../../schema/team.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of teams. */
export const all = resourceKey('teams');

/** All teams, with their members, keys and groups. */
export const list: ResourceRef<readonly Team[]> = {
  key: resourceKey('teams', 'list'),
  load: async (api, signal) => {
    const { listTeams } = await import('../../api/teams.js');
    return listTeams(api, signal);
  },
};

/**
 * The teams that a new project can be assigned to. `teams` is undefined where projects belong to everyone.
 */
export const owning: ResourceRef<{ readonly teams: VisibleTeam[] | undefined }> = {
  key: resourceKey('teams', 'owning'),
  load: async (api, signal) => {
    const { listOwningTeams } = await import('../../api/teams.js');
    return { teams: await listOwningTeams(api, signal) };
  },
};
