import { isTokenProcessing } from '../../api/boms.js';
import type { ApiClient } from '../../api/client.js';
import { analyzeProject } from '../../api/projectAnalysis.js';

/** Has the server look for vulnerabilities again; resolves when it is done. */
export async function analyzeAgain(api: ApiClient, projectId: string, signal: AbortSignal): Promise<void> {
  const token = await analyzeProject(api, projectId, signal);
  // A token whose work died would otherwise be asked about for ever.
  const end = Date.now() + PATIENCE_MS;
  for (let wait = 500; Date.now() < end; wait = Math.min(wait * 1.5, 5_000)) {
    if (!(await isTokenProcessing(api, token, signal))) return;
    await pause(wait, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Stopped.', 'AbortError'));
    });
  });
}

const PATIENCE_MS = 15 * 60_000;
