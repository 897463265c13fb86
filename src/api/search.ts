import { SearchAnswerStruct } from '../schema/search.js';
import { call, pathOf, type ApiClient } from './client.js';
import { getServer } from './servers.js';
import { listVulnerabilities } from './vulnerabilities.js';

/** A vulnerability that was found by a text. */
export interface FoundVulnerability {
  /** Database, such as `NVD`. */
  source: string;
  /** Identifier there. */
  vulnId: string;
}

/**
 * Finds vulnerabilities by their identifier or by words of their description; those whose identifier is the text, begins with it or
 * contains it first, otherwise in the order of the server.
 *
 * Servers before 5.0 have an index for it; their list of vulnerabilities finds identifiers only, and repeats whole projects in each row.
 * From 5.0 on there is no index, and the rows of the list are small.
 * @param most - how many are wanted
 * @throws ApiError 403 without `VIEW_PORTFOLIO`
 */
export async function searchVulnerabilities(
  api: ApiClient,
  text: string,
  most: number,
  signal?: AbortSignal,
): Promise<FoundVulnerability[]> {
  const { capabilities } = await getServer(api);
  if (!capabilities.hasSearchIndex) {
    const page = { pageNumber: 1, pageSize: most, searchText: text };
    const { rows } = await listVulnerabilities(api, {}, page, signal);
    return rows.map(({ source, vulnId }) => ({ source, vulnId }));
  }
  const path = pathOf('search', 'vulnerability');
  const { results } = await call(api, { path, params: { query: text }, signal }, SearchAnswerStruct);
  // The index looks for each word by itself, so that every CVE is as good as the one that was typed.
  return (results.vulnerability ?? [])
    .flatMap(({ source, vulnId }) => (source && vulnId ? [{ source, vulnId }] : []))
    .sort((one, other) => fitOf(other.vulnId, text) - fitOf(one.vulnId, text))
    .slice(0, most);
}

function fitOf(vulnId: string, text: string): number {
  const id = vulnId.toLowerCase();
  const wanted = text.toLowerCase();
  if (id === wanted) return 3;
  if (id.startsWith(wanted)) return 2;
  return id.includes(wanted) ? 1 : 0;
}
