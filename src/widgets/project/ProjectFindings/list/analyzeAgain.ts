import type { IntlShape } from 'react-intl';
import { isTokenProcessing } from '../../../../api/boms.js';
import type { ApiClient } from '../../../../api/client.js';
import { analyzeProject } from '../../../../api/projectAnalysis.js';
import { attempt } from '../../../../data/attempt.js';
import { resourceCacheOf } from '../../../../data/ResourceCache.js';
import { changeCache } from '../../../../data/cacheChange.js';
import { projectAnalyzed } from '../../../../data/resources/changes.js';
import { failureNotice } from '../../../../data/tellFailure.js';
import { pause } from '../../../../domain/pause.js';
import type { Host } from '../../../../host/KitProvider.js';
import { messages } from './analyzeAgain.messages.js';

/**
 * Has the server look for vulnerabilities again, and says when it is done or why it is not.
 * @returns whether it is done
 */
export async function analyzeAgain(
  { api, auth, notify }: Pick<Host, 'api' | 'auth' | 'notify'>,
  intl: IntlShape,
  projectId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const outcome = await attempt(() => analyzed(api, projectId, signal), { auth, signal });
  if (outcome.status === 'stopped') return false;
  if (outcome.status === 'refused') {
    const title = intl.formatMessage(messages.analyzeFailed);
    notify(failureNotice(intl, outcome.error, { title }));
    return false;
  }
  changeCache(resourceCacheOf(api), { stale: projectAnalyzed(projectId) });
  notify({ kind: 'success', title: intl.formatMessage(messages.analyzed) });
  return true;
}

/** Resolves when the server has looked. */
async function analyzed(api: ApiClient, projectId: string, signal: AbortSignal): Promise<void> {
  const token = await analyzeProject(api, projectId, signal);
  // A token whose work died would otherwise be asked about for ever.
  const end = Date.now() + PATIENCE_MS;
  for (let wait = 500; Date.now() < end; wait = Math.min(wait * 1.5, 5_000)) {
    if (!(await isTokenProcessing(api, token, signal))) return;
    await pause(wait, signal);
  }
}

const PATIENCE_MS = 15 * 60_000;
