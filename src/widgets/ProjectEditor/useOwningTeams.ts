import { useResource } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';

/** The teams that a new project can be given to; `teams` is absent while nobody knows, and where nobody is asked. */
export function useOwningTeams() {
  const { api, mayChange } = useHost();
  const resource = useResource(
    ['owningTeams'],
    async (signal) => {
      const { listOwningTeams } = await import('../../api/teams.js');
      return { teams: await listOwningTeams(api, signal) };
    },
    { isEnabled: mayChange('PORTFOLIO_MANAGEMENT', 'CREATE') },
  );
  return {
    teams: resource.status === 'ready' ? resource.data.teams : undefined,
    failure: resource.status === 'failed' ? resource : undefined,
  };
}
