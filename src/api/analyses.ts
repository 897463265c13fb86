import { AnalysisStruct, type Analysis, type AnalysisRequest } from '../schema/analysis.js';
import { call, pathOf, type ApiClient } from './client.js';
import { ApiError } from './errors.js';

/** The three UUIDs that a decision is about. @public */
export interface AnalysisKey {
  /** UUID of the project. */
  project: string;
  /** UUID of the component. */
  component: string;
  /** UUID of the vulnerability. */
  vulnerability: string;
}

/**
 * Loads a decision with its audit trail; undefined before the first decision.
 * @throws ApiError 403 without `VIEW_VULNERABILITY`
 */
export async function getAnalysis(
  api: ApiClient,
  key: AnalysisKey,
  signal?: AbortSignal,
): Promise<Analysis | undefined> {
  const { project, component, vulnerability } = key;
  try {
    return await call(
      api,
      { path: pathOf('analysis'), params: { project, component, vulnerability }, signal },
      AnalysisStruct,
    );
  } catch (error) {
    // The server answers 404 both for "never recorded" and for unknown things; who asks knows that they exist.
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Records a decision and returns it with its audit trail.
 * @throws ApiError 400 for control characters in texts, 403 without `VULNERABILITY_ANALYSIS`, 404 for unknown things
 */
export function updateAnalysis(
  api: ApiClient,
  request: AnalysisRequest,
  signal?: AbortSignal,
): Promise<Analysis> {
  return call(api, { method: 'PUT', path: pathOf('analysis'), body: request, signal }, AnalysisStruct);
}
