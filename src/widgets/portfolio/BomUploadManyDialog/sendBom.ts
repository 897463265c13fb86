import { isTokenProcessing, uploadBom, type BomTarget } from '../../../api/boms.js';
import type { ApiClient } from '../../../api/client.js';
import { hasStatus } from '../../../api/errors.js';
import { findProject } from '../../../api/findProject.js';
import { followWork } from '../../../data/followWork.js';
import { emptySight, type ProjectSight } from '../../../domain/receipt/compareSights.js';
import { countsOf } from '../../../entities/bom/bomUploadJob.js';
import { readSight } from '../../../entities/bom/sight/readSight.js';
import { receiptOf } from '../../../entities/bom/sight/receiptOf.js';
import type { Host } from '../../../host/KitProvider.js';
import type { RowSending, SentBom } from './bomBatch.js';

/** The server lets the user upload, but not create the project. */
export class CreationRefused extends Error {}

/** The options of {@link sendBom}. */
export interface SendBomOptions {
  file: File;
  target: BomTarget;
  /** The name of the project, to find it after it was created. */
  name: string;
  version: string | undefined;
  /** Set when the server already has the file and the caller waits for it again. */
  sent?: Pick<SentBom, 'token' | 'before'>;
  /** Stops the upload. The server continues to process a file that it has received. */
  signal: AbortSignal;
  onStep: (step: RowSending) => void;
  onUnauthorized: () => void;
  /** Whether the user has a permission: what the server would refuse is not read. */
  can: Host['can'];
}

/**
 * Sends one file and follows it until the server is done with it.
 * @throws CreationRefused when the project would have to be created; the session is good
 * @throws ApiError, NetworkError when the server does not take it; AbortError when it was stopped
 */
export async function sendBom(api: ApiClient, options: SendBomOptions): Promise<SentBom> {
  const { file, target, sent, signal, onStep, onUnauthorized, can } = options;
  if (!sent) onStep({ step: 'uploading' });
  const isKnown = 'projectId' in target;
  // Users with permission to upload may lack permission to read. Nothing can be compared then.
  const look = (when?: AbortSignal) =>
    lookAt(api, { ...options, projectId: isKnown ? target.projectId : undefined, can, signal: when }).catch(
      () => undefined,
    );
  const before = sent ? sent.before : await look(signal);
  signal.throwIfAborted();
  let lastShare = -1;
  const token =
    sent?.token ??
    (await uploadBom(api, target, file, {
      signal,
      onProgress: (progress) => {
        const share = Math.floor((50 * progress.sentBytes) / Math.max(1, file.size));
        // Some steps are enough for a bar; each is drawn.
        if (signal.aborted || share === lastShare) return;
        lastShare = share;
        onStep({ step: 'uploading', progress });
      },
    }).catch(async (error: unknown) => {
      // Servers answer so to a session that ended, and to one that may not create projects.
      if (!isKnown && hasStatus(error, 401) && (await isSessionGood(api))) throw new CreationRefused();
      throw error;
    }));
  onStep({ step: 'processing' });
  const isDone = await followWork(api, token, {
    auth: { onUnauthorized },
    onTrouble: (pollError) =>
      onStep(pollError === undefined ? { step: 'processing' } : { step: 'processing', pollError }),
  });
  const knownId = isKnown ? target.projectId : before?.sight?.project.uuid;
  const known = { token, projectId: knownId };
  if (!isDone) return { ...known, before, status: 'unfinished' };
  const after = (await look())?.sight;
  if (!after) return { ...known, status: 'unknown' };
  const { project } = after;
  const ended = { ...known, projectId: project.uuid, failure: project.lastBomImportFailure?.reason };
  if (!before) return { ...ended, after: project, status: 'unknown' };
  // The token ends in the same way on failure and on success. Only the project shows the result.
  if (before.sight?.project.lastBomImport === project.lastBomImport) {
    return { ...ended, after: project, status: 'notImported' };
  }
  return {
    ...ended,
    status: 'imported',
    after: project,
    countsBefore: before.sight && countsOf(before.sight.project),
    changes: await receiptOf(before.sight ?? emptySight(project), after),
  };
}

/** Reads the project that a file belongs to. @returns none while there is no such project */
async function lookAt(
  api: ApiClient,
  options: Pick<SendBomOptions, 'name' | 'version' | 'can'> & { projectId?: string; signal?: AbortSignal },
): Promise<{ sight: ProjectSight | undefined }> {
  const { signal, can } = options;
  const projectId = options.projectId ?? (await findProject(api, options, signal))?.uuid;
  return {
    sight: projectId === undefined ? undefined : await readSight(projectId, { api, can, signal }),
  };
}

/** Sends a request that every signed-in user can make. */
function isSessionGood(api: ApiClient): Promise<boolean> {
  return isTokenProcessing(api, NO_TOKEN).then(
    () => true,
    (error) => !hasStatus(error, 401),
  );
}

const NO_TOKEN = '00000000-0000-4000-8000-000000000000';
