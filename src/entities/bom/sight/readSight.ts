import type { ApiClient } from '../../../api/client.js';
import { listFindings } from '../../../api/findings.js';
import { getProject } from '../../../api/projects.js';
import { readAllPages } from '../../../api/readAllPages.js';
import { listProjectViolations } from '../../../api/violations.js';
import * as components from '../../../data/resources/components.js';
import type { ProjectSight } from '../../../domain/receipt/compareSights.js';
import type { Host } from '../../../host/KitProvider.js';

/** The options of {@link readSight}. */
export interface ReadSightOptions {
  api: ApiClient;
  /** Whether the user has a permission. Lists that the server would refuse are not requested. */
  can: Host['can'];
  /** Makes the worker that reads long lists of findings. @defaultValue the kit's own */
  createWorker?: () => Worker;
  signal?: AbortSignal;
}

/**
 * Reads the state of a project: itself, and its lists as far as they can be read in full.
 * @throws ApiError, NetworkError when the project cannot be read
 */
export async function readSight(projectId: string, options: ReadSightOptions): Promise<ProjectSight> {
  const { api, can, createWorker, signal } = options;
  const earlier = await getProject(api, projectId, signal);
  const [listed, findings, violations] = await Promise.all([
    orNothing(components.every(projectId).load(api, signal)),
    can('VIEW_VULNERABILITY')
      ? orNothing(listFindings(api, projectId, { showSuppressed: true, createWorker }, signal))
      : undefined,
    can('VIEW_POLICY_VIOLATION')
      ? orNothing(
          readAllPages({
            loadPage: (page) =>
              listProjectViolations(api, projectId, { showSuppressed: true }, page, { signal }),
            rowId: ({ uuid }) => uuid,
            signal,
          }),
        )
      : undefined,
  ]);
  // The lists took their time. Metrics are those of the end.
  const project = await getProject(api, projectId, signal);
  return {
    project,
    components: listed,
    findings: findings?.rows,
    violations,
    isDisturbed: project.lastBomImport !== earlier.lastBomImport,
  };
}

/** An upload is not stopped because a list cannot be read. What the list would have shown is left out. */
function orNothing<T>(list: Promise<T>): Promise<T | undefined> {
  return list.catch(() => undefined);
}
