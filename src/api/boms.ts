import { TokenAnswerStruct, TokenStateStruct } from '../schema/server.js';
import { call, pathOf, type ApiClient } from './client.js';
import type { UploadProgress } from './upload.js';

/**
 * The destination of a BOM: a known project, or a project by name that is created when it does not exist.
 * @public
 */
export type BomTarget = { projectId: string } | NamedBomTarget;

/** A project by its name. @public */
export interface NamedBomTarget {
  /** Exact name. */
  projectName: string;
  /** Exact version; absent for a project that has none. */
  projectVersion?: string;
  /**
   * True to create the project when it does not exist, which requires `PROJECT_CREATION_UPLOAD`. The other
   * members apply only to a created project.
   */
  isCreated: boolean;
  /** UUID of the active project it belongs to. */
  parentId?: string;
  /** Its tags, without commas; from 4.12. */
  tags?: readonly string[];
  /** True when it is the latest version of its name; from 4.12. */
  isLatest?: boolean;
}

/**
 * Uploads a BOM and returns the token of its processing.
 * @throws ApiError 400 with problem details for an invalid BOM, 401 when the project may not be created,
 * 403 without `BOM_UPLOAD`, 404 for an unknown project, 413 when it is larger than the server takes
 */
export async function uploadBom(
  api: ApiClient,
  target: BomTarget,
  file: Blob,
  options: { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal } = {},
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(targetFields(target))) {
    if (value !== undefined) form.append(name, value);
  }
  form.append('bom', file);
  const answer = await call(
    api,
    {
      method: 'POST',
      path: pathOf('bom'),
      body: form,
      signal: options.signal,
      onUploadProgress: options.onProgress ?? (() => {}),
    },
    TokenAnswerStruct,
  );
  return answer.token;
}

/**
 * Returns whether the work behind a token is in progress; false also when it failed, was lost, or never
 * existed.
 */
export async function isTokenProcessing(
  api: ApiClient,
  token: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const state = await call(api, { path: pathOf('event', 'token', token), signal }, TokenStateStruct);
  return state.processing;
}

function targetFields(target: BomTarget): Record<string, string | undefined> {
  if ('projectId' in target) return { project: target.projectId };
  return {
    projectName: target.projectName,
    projectVersion: target.projectVersion,
    parentUUID: target.parentId,
    autoCreate: String(target.isCreated),
    projectTags: target.tags && target.tags.length > 0 ? target.tags.join(',') : undefined,
    isLatest: target.isLatest ? 'true' : undefined,
  };
}
