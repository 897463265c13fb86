import { VulnerabilityStruct, type Vulnerability } from '../schema/vulnerability.js';
import { call, pathOf, type ApiClient } from './client.js';

/**
 * Loads a vulnerability by its source and its identifier there.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`, 404 when it is unknown
 */
export function getVulnerability(
  api: ApiClient,
  source: string,
  vulnId: string,
  signal?: AbortSignal,
): Promise<Vulnerability> {
  return call(
    api,
    { path: pathOf('vulnerability', 'source', source, 'vuln', vulnId), signal },
    VulnerabilityStruct,
  );
}
