import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ApiClient } from '../../api/client.js';
import { useResourceCache } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';
import { tellHost } from '../../ui/faults/tellHost.js';
import type { Notice } from '../../host/types.js';
import { checkFile } from './checkFile.js';
import {
  createUploadJob,
  type UploadJob,
  type UploadJobHost,
  type UploadKind,
  type UploadState,
} from './uploadJob.js';

/** Options for {@link useUpload}. */
export interface UseUploadOptions<Outcome> {
  /** Undefined while it is looked up: the upload then waits for a file that must not come yet. */
  projectId: string | undefined;
  maxBytes: number | undefined;
  createWorker?: () => Worker;
  /** Called when the server is done. By then, everything that depends on it is requested again. */
  onProcessed: (outcome: Outcome) => void;
  /** Returns the notice to show when no view shows the upload. */
  noticeOf: (outcome: Outcome) => Notice;
}

/**
 * Manages the upload of one kind of document to a project. It belongs to the project and not to the screen: a
 * user who opens the upload of a project while one is in progress sees that one, and it continues when the
 * screen is closed.
 */
export function useUpload<Sight, Outcome>(
  kind: UploadKind<Sight, Outcome>,
  options: UseUploadOptions<Outcome>,
): { state: UploadState<Outcome>; job: UploadJob<Outcome> } {
  const { projectId, maxBytes, createWorker, onProcessed, noticeOf } = options;
  const { api, auth, can, notify } = useHost();
  const cache = useResourceCache();
  const watched = useMemo(() => watchedJobOf(kind, api, projectId ?? ''), [kind, api, projectId]);
  const { job } = watched;
  const state = useSyncExternalStore(job.subscribe, job.getState, job.getState);

  useEffect(() => watched.watch(), [watched]);

  useEffect(() => {
    job.connect({
      api,
      can,
      checkFile,
      maxBytes,
      createWorker,
      onUnauthorized: () => tellHost(() => auth.onUnauthorized?.()),
      onProcessed: (outcome) => {
        cache.refresh(...kind.stale(outcome));
        tellHost(() => onProcessed(outcome));
        if (watched.isWatched()) return;
        notify(noticeOf(outcome));
        // The result was reported, so the next view of the upload starts from the first step.
        job.reset();
      },
    });
  });

  return { state, job };
}

/** A job, and whether a screen shows it now. */
interface WatchedJob<Outcome> {
  job: UploadJob<Outcome>;
  isWatched: () => boolean;
  /** @returns what ends watching */
  watch: () => () => void;
}

const jobs = new WeakMap<ApiClient, Map<string, unknown>>();

function watchedJobOf<Sight, Outcome>(
  kind: UploadKind<Sight, Outcome>,
  api: ApiClient,
  projectId: string,
): WatchedJob<Outcome> {
  const ofApi = jobs.get(api) ?? new Map<string, unknown>();
  jobs.set(api, ofApi);
  const name = `${kind.name} ${projectId}`;
  // The name of the kind implies the type of its outcome.
  const known = ofApi.get(name) as WatchedJob<Outcome> | undefined;
  const watched = known ?? createWatchedJob(kind, api, projectId);
  ofApi.set(name, watched);
  return watched;
}

function createWatchedJob<Sight, Outcome>(
  kind: UploadKind<Sight, Outcome>,
  api: ApiClient,
  projectId: string,
): WatchedJob<Outcome> {
  let watchers = 0;
  // The screen connects the rest as soon as it is there.
  const host: UploadJobHost<Outcome> = {
    api,
    can: () => false,
    checkFile,
    onUnauthorized: () => {},
    onProcessed: () => {},
  };
  return {
    job: createUploadJob(kind, projectId, host),
    isWatched: () => watchers > 0,
    watch: () => {
      watchers += 1;
      return () => {
        watchers -= 1;
      };
    },
  };
}
