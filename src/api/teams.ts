import { VisibleTeamStruct, type VisibleTeam } from '../schema/team.js';
import { pathOf, type ApiClient } from './client.js';
import { getAll } from './paging.js';
import { isAccessControlled } from './settings.js';

/**
 * The teams that the user can give a new project to; undefined where projects need none: without control of access to the portfolio, and on
 * servers older than 4.12, where only administrators give it afterwards.
 */
export async function listOwningTeams(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<VisibleTeam[] | undefined> {
  if (!(await isAccessControlled(api, signal))) return undefined;
  return getAll(api, { path: pathOf('team', 'visible'), signal }, VisibleTeamStruct);
}
