import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ApiClient } from '../../api/client.js';
import { useResourceCache } from '../../data/useResource.js';
import type { BomChecker } from '../../domain/cyclonedx/worker/createBomChecker.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import {
  createBomUploadJob,
  type BomOutcome,
  type BomUploadJob,
  type BomUploadJobHost,
  type BomUploadState,
} from './bomUploadJob.js';
import { messages } from './BomUpload.messages.js';
import { outcomeLines } from './outcomeText.js';

/** What {@link useBomUpload} needs. */
export interface UseBomUploadOptions {
  projectId: string;
  /** Name and version, for a notice. */
  projectText: string | undefined;
  maxBytes: number | undefined;
  onBomProcessed: ((event: { outcome: BomOutcome }) => void) | undefined;
}

/**
 * The upload of a project. It belongs to the project and not to the screen: whoever opens the upload of a project
 * while one is under way sees that one, and it goes on when the screen is left.
 */
export function useBomUpload(options: UseBomUploadOptions): { state: BomUploadState; job: BomUploadJob } {
  const { projectId, projectText, maxBytes, onBomProcessed } = options;
  const { api, auth, notify } = useHost();
  const intl = useIntl();
  const cache = useResourceCache();
  const watched = useMemo(() => watchedJobOf(api, projectId), [api, projectId]);
  const { job } = watched;
  const state = useSyncExternalStore(job.subscribe, job.getState, job.getState);

  useEffect(() => watched.watch(), [watched]);

  useEffect(() => {
    job.connect({
      api,
      checkFile,
      maxBytes,
      onUnauthorized: () => auth.onUnauthorized?.(),
      onProcessed: (outcome) => {
        for (const kind of ['project', 'projectMetrics', 'components', 'findings'] as const) {
          void cache.refresh(kind, projectId);
        }
        void cache.refresh('projects');
        void cache.refresh('portfolioMetrics');
        onBomProcessed?.({ outcome });
        if (watched.isWatched()) return;
        const project = projectText ?? intl.formatMessage(messages.thisProject);
        const lines = outcomeLines(intl, outcome).map(({ text, change }) =>
          change ? `${text} (${change})` : text,
        );
        const isFailure = outcome.isImported === false;
        notify({
          kind: isFailure ? 'failure' : 'success',
          title: intl.formatMessage(isFailure ? messages.notImportedOf : messages.importedOf, { project }),
          detail: isFailure ? intl.formatMessage(messages.notImportedAdvice) : lines.join(' · '),
        });
        // It was told; the next one who opens the upload starts anew.
        job.reset();
      },
    });
  });

  return { state, job };
}

/** A job, and whether a screen shows it now. */
interface WatchedJob {
  job: BomUploadJob;
  isWatched: () => boolean;
  /** @returns what ends watching */
  watch: () => () => void;
}

const jobs = new WeakMap<ApiClient, Map<string, WatchedJob>>();

function watchedJobOf(api: ApiClient, projectId: string): WatchedJob {
  const ofApi = jobs.get(api) ?? new Map<string, WatchedJob>();
  jobs.set(api, ofApi);
  const watched = ofApi.get(projectId) ?? createWatchedJob(api, projectId);
  ofApi.set(projectId, watched);
  return watched;
}

function createWatchedJob(api: ApiClient, projectId: string): WatchedJob {
  let watchers = 0;
  // The screen connects the rest as soon as it is there.
  const host: BomUploadJobHost = { api, checkFile, onUnauthorized: () => {}, onProcessed: () => {} };
  return {
    job: createBomUploadJob(projectId, host),
    isWatched: () => watchers > 0,
    watch: () => {
      watchers += 1;
      return () => {
        watchers -= 1;
      };
    },
  };
}

let checker: Promise<BomChecker> | undefined;

/** The schemas and their worker are loaded by the first file; after a failure the next file tries again. */
async function checkFile(file: File, signal: AbortSignal) {
  checker ??= import('../../domain/cyclonedx/worker/createBomChecker.js').then((module) =>
    module.createBomChecker(),
  );
  try {
    return await (await checker).check(file, { signal });
  } catch (error) {
    if (!signal.aborted) checker = undefined;
    throw error;
  }
}
