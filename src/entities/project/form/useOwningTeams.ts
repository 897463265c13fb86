import { fetchResource } from '../../../data/fetchResource.js';
import * as teams from '../../../data/resources/teams.js';
import { useResource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';

/** The teams that a new project can be given to; `teams` is absent while they are loaded, and where no team has to be chosen. */
export function useOwningTeams() {
  const { api, mayChange } = useHost();
  const isEnabled = mayChange('PORTFOLIO_MANAGEMENT', 'CREATE');
  const resource = useResource(teams.owning, { isEnabled });
  return {
    /** Loads them for a form that is sent before they came. Absent once it is known whether there are any. */
    load: isEnabled && resource.status === 'loading' ? () => fetchResource({ api }, teams.owning) : undefined,
    teams: resource.status === 'ready' ? resource.data.teams : undefined,
    failure: resource.status === 'failed' ? resource : undefined,
  };
}
