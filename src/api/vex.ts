import { TokenAnswerStruct } from '../schema/server.js';
import { call, pathOf, textOf, type ApiClient, type ApiRequest } from './client.js';
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

/** What the findings of a project can be given as: decisions alone, or what is vulnerable with the decisions. */
export type FindingsDocument = 'vex' | 'vdr';

/**
 * Loads the findings of a project as a CycloneDX document in JSON.
 * @throws ApiError 403 without `VULNERABILITY_ANALYSIS` (VEX) or `VIEW_PORTFOLIO` (VDR), 404 for an unknown project
 */
export async function exportFindings(
  api: ApiClient,
  projectId: string,
  kind: FindingsDocument,
  signal?: AbortSignal,
): Promise<Blob> {
  const request: ApiRequest =
    kind === 'vex'
      ? { path: pathOf('vex', 'cyclonedx', 'project', projectId), params: { download: true } }
      : {
          path: pathOf('bom', 'cyclonedx', 'project', projectId),
          params: { format: 'json', variant: 'vdr', download: true },
        };
  const sent = { ...request, signal };
  return new Blob([await textOf(await api.send(sent), sent)], { type: 'application/json' });
}
