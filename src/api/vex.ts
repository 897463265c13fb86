import { TokenAnswerStruct } from '../schema/server.js';
import { call, pathOf, type ApiClient, type ApiRequest } from './client.js';
import type { UploadProgress } from './upload.js';

/**
 * Uploads decisions about findings of a project and returns the token of their processing.
 * @throws ApiError 400 with problem details for an invalid document, 403 without `VULNERABILITY_ANALYSIS`, 404 for an
 * unknown project, 413 when it is larger than the server takes
 */
export async function uploadVex(
  api: ApiClient,
  projectId: string,
  file: Blob,
  options: { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal } = {},
): Promise<string> {
  const form = new FormData();
  form.append('project', projectId);
  form.append('vex', file);
  const request: ApiRequest = {
    method: 'POST',
    path: pathOf('vex'),
    body: form,
    signal: options.signal,
    onUploadProgress: options.onProgress ?? (() => {}),
  };
  return (await call(api, request, TokenAnswerStruct)).token;
}
