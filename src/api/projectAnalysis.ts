import { TokenAnswerStruct } from '../schema/server.js';
import { call, pathOf, type ApiClient, type ApiRequest } from './client.js';

/**
 * Asks the server to look for vulnerabilities of a project again.
 * @returns the token of that work
 * @throws ApiError 403 without the permission (5.0: `VULNERABILITY_ANALYSIS`), 409 while it is already running
 */
export async function analyzeProject(
  api: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<string> {
  const request: ApiRequest = {
    method: 'POST',
    path: pathOf('finding', 'project', projectId, 'analyze'),
    signal,
  };
  return (await call(api, request, TokenAnswerStruct)).token;
}
