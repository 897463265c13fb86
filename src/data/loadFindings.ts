import type { ApiClient } from '../api/client.js';
import { listFindings, type FindingList, type ListFindingsOptions } from '../api/findings.js';
import { breath } from '../domain/breath.js';
import { firstSteps } from '../domain/findings/indexOf.js';

/** Under which the findings of a project are kept. */
export function findingsKey(projectId: string) {
  // Suppressed ones, too.
  return ['findings', projectId, true] as const;
}

/** Loads every finding of a project and gets ready to show them, without stopping the page for long at any moment. */
export async function loadFindings(
  api: ApiClient,
  projectId: string,
  options: Omit<ListFindingsOptions, 'showSuppressed'>,
  signal?: AbortSignal,
): Promise<FindingList> {
  // Suppressed ones come along: how many there are is shown, and showing them must not take another load.
  const list = await listFindings(api, projectId, { ...options, showSuppressed: true }, signal);
  if (list.rows.length > FEW) {
    for (const step of firstSteps(list)) {
      await breath();
      step();
    }
  }
  signal?.throwIfAborted();
  return list;
}

const FEW = 500;
