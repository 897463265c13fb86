import type { ApiClient } from '../../api/client.js';
import { listFindings, type FindingList, type ListFindingsOptions } from '../../api/findings.js';
import { yieldToBrowser } from '../../domain/yieldToBrowser.js';
import { firstSteps } from '../../domain/findings/indexOf.js';
import * as findings from './findings.js';
import type { ResourceRef } from './resourceKey.js';

/** The options for reading a list of findings. None of them distinguishes one list from another. */
export type FindingsReading = Omit<ListFindingsOptions, 'showSuppressed'>;

/** All findings of a project, suppressed ones too: their number is shown, and showing them must not take another load. */
export function findingList(projectId: string, reading: FindingsReading = {}): ResourceRef<FindingList> {
  return {
    key: findings.of(projectId),
    load: (api, signal) => loadFindings(api, projectId, reading, signal),
  };
}

/** Loads every finding of a project and gets ready to show them, without stopping the page for long at any moment. */
async function loadFindings(
  api: ApiClient,
  projectId: string,
  reading: FindingsReading,
  signal?: AbortSignal,
): Promise<FindingList> {
  const found = await listFindings(api, projectId, { ...reading, showSuppressed: true }, signal);
  if (found.rows.length > FEW) {
    for (const step of firstSteps(found)) {
      await yieldToBrowser();
      step();
    }
  }
  signal?.throwIfAborted();
  return found;
}

const FEW = 500;
