import { useResource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';

/** The teams that a new project can be given to; `teams` is absent while nobody knows, and where nobody is asked. */
export function useOwningTeams() {
  const { api, mayChange } = useHost();
  const load = async (signal?: AbortSignal) => {
    const { listOwningTeams } = await import('../../../api/teams.js');
    return { teams: await listOwningTeams(api, signal) };
  };
  const isEnabled = mayChange('PORTFOLIO_MANAGEMENT', 'CREATE');
  const resource = useResource(['owningTeams'], load, { isEnabled });
  return {
    /** For whoever is quicker than they come. Absent once it is known whether there are any. */
    load: isEnabled && resource.status === 'loading' ? load : undefined,
    teams: resource.status === 'ready' ? resource.data.teams : undefined,
    failure: resource.status === 'failed' ? resource : undefined,
  };
}
