import type { VisibleTeam } from '../../schema/team.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** The teams that a new project can be given to; `teams` is undefined where projects belong to everybody. */
export const owning: ResourceRef<{ readonly teams: VisibleTeam[] | undefined }> = {
  key: resourceKey('teams', 'owning'),
  load: async (api, signal) => {
    const { listOwningTeams } = await import('../../api/teams.js');
    return { teams: await listOwningTeams(api, signal) };
  },
};
