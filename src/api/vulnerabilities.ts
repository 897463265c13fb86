import {
  AffectedProjectStruct,
  VulnerabilityStruct,
  type AffectedProject,
  type Vulnerability,
  type VulnerabilityRequest,
} from '../schema/vulnerability.js';
import { call, command, outlineOf, pathOf, textOf, type ApiClient } from './client.js';
import { ApiError, ShapeError } from './errors.js';
import { getAll, getPage, type Page, type PageProgress, type PageRequest } from './paging.js';
import { rowsReader } from './rows/readRows.js';

/**
 * Lists a page of all vulnerabilities that the server knows, with the number of projects each affects.
 * Searches the identifier. The server can neither filter them nor sort them by severity, but from 5.0 on it
 * lists those with a tag.
 *
 * Servers before 5.0 send every component with each row, and with each component its complete project: some
 * megabytes a row. For this reason a few rows are requested first. If they are large, the others are
 * requested as few at a time. Large ones lack their components.
 * @param onProgress - called while the page is read
 * @throws ApiError 403 without `VIEW_PORTFOLIO`, 404 for a tag on servers before 5.0
 */
export async function listVulnerabilities(
  api: ApiClient,
  { tag }: { tag?: string },
  page: PageRequest,
  signal?: AbortSignal,
  onProgress?: (progress: PageProgress) => void,
): Promise<Page<Vulnerability>> {
  const path = tag === undefined ? pathOf('vulnerability') : pathOf('vulnerability', 'tag', tag);
  const { pageNumber, pageSize } = page;
  const rows: Vulnerability[] = [];
  const reader = rowsReader('components');
  let bytes = 0;
  const tell = (more: number) => onProgress?.({ rows: rows.length, pageSize, bytes: bytes + more });
  const load = (part: Pick<PageRequest, 'pageNumber' | 'pageSize'>) =>
    getPage(api, { path, signal }, { ...page, ...part }, VulnerabilityStruct, async (response, request) => {
      const read = await reader.read(response, request, tell);
      bytes += read.bytes;
      return read.rows;
    });

  tell(0);
  try {
    if (pageSize <= FEW || pageSize % FEW !== 0 || hasSmallRows.has(api)) {
      const whole = await load(page);
      if (bytes > LARGE_BYTES) hasSmallRows.delete(api);
      return whole;
    }
    const parts = pageSize / FEW;
    const firstPart = (pageNumber - 1) * parts + 1;
    let part = await load({ pageNumber: firstPart, pageSize: FEW });
    if (bytes * parts <= LARGE_BYTES) {
      hasSmallRows.add(api);
      return part.rows.length < FEW ? part : await load(page);
    }
    rows.push(...part.rows);
    for (let index = 1; index < parts && part.rows.length === FEW; index += 1) {
      tell(0);
      part = await load({ pageNumber: firstPart + index, pageSize: FEW });
      rows.push(...part.rows);
    }
    return { ...part, rows };
  } finally {
    reader.stop();
  }
}

/** The servers whose last page was small. Their next page is requested in one piece. */
const hasSmallRows = new WeakSet<ApiClient>();

// Five rows of a medium portfolio are 9 MB from a 4.x server: a second of its time, and as much as a page can
// process in one piece.
const FEW = 5;
const LARGE_BYTES = 4_000_000;

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

/**
 * Lists every project that the user may see and that has an unsuppressed finding of a vulnerability.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`, 404 when the vulnerability is unknown, which servers from 5.0 on do not say
 */
export function listAffectedProjects(
  api: ApiClient,
  { source, vulnId }: { source: string; vulnId: string },
  options: { includeInactive: boolean },
  signal?: AbortSignal,
): Promise<AffectedProject[]> {
  return getAll(
    api,
    {
      path: pathOf('vulnerability', 'source', source, 'vuln', vulnId, 'projects'),
      params: { excludeInactive: !options.includeInactive },
      signal,
    },
    AffectedProjectStruct,
  );
}

/** Returns true when a failure means that the server does not have the vulnerability. */
export function isUnknownVulnerability(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * Requests an identifier that no internal vulnerability has yet.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT`, although creating requires only
 * `VULNERABILITY_MANAGEMENT`
 * @throws ShapeError when the answer is not a short text
 */
export async function getNewVulnerabilityId(api: ApiClient, signal?: AbortSignal): Promise<string> {
  const request = { path: pathOf('vulnerability', 'vulnId'), signal };
  // Labelled as JSON, but mostly without quotes.
  const text = (await textOf(await api.send(request), request)).trim().replace(/^"(.*)"$/, '$1');
  if (/^[\w-]{1,64}$/.test(text)) return text;
  throw new ShapeError(outlineOf(request), '', 'expected an identifier');
}

/**
 * Creates a custom vulnerability. The answer lacks the data of other tables.
 * @throws ApiError 400 with the rejected fields or the rejected vector, 403 without
 * `VULNERABILITY_MANAGEMENT`, 409 when the identifier exists
 */
export function createVulnerability(
  api: ApiClient,
  request: VulnerabilityRequest,
  signal?: AbortSignal,
): Promise<Vulnerability> {
  return call(
    api,
    { method: 'PUT', path: pathOf('vulnerability'), body: request, signal },
    VulnerabilityStruct,
  );
}

/**
 * Replaces everything of a custom vulnerability except its identifier. The answer lacks the data of other
 * tables.
 * @throws ApiError 400 with the rejected fields or the rejected vector, 403 without
 * `VULNERABILITY_MANAGEMENT`, 404 when it is unknown or not a custom one, 406 when the identifier differs
 */
export function updateVulnerability(
  api: ApiClient,
  request: VulnerabilityRequest & { uuid: string },
  signal?: AbortSignal,
): Promise<Vulnerability> {
  return call(
    api,
    { method: 'POST', path: pathOf('vulnerability'), body: request, signal },
    VulnerabilityStruct,
  );
}

/**
 * Deletes a custom vulnerability.
 * @throws ApiError 403 without `VULNERABILITY_MANAGEMENT` or when it is not a custom one, 404 when it is
 * unknown, 412 while components have it, for which 4.14 has 500
 */
export function deleteVulnerability(api: ApiClient, uuid: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('vulnerability', uuid), signal });
}

/**
 * Says by hand that a component has a vulnerability; again changes nothing.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or access to the project, 404 when one of both is unknown
 */
export function assignVulnerability(
  api: ApiClient,
  { source, vulnId }: { source: string; vulnId: string },
  componentId: string,
  signal?: AbortSignal,
): Promise<void> {
  return command(api, { method: 'POST', path: assignmentPath(source, vulnId, componentId), signal });
}

/**
 * Takes a vulnerability from a component, also one that an analysis found; an analysis may find it again.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or access to the project, 404 when one of both is unknown
 */
export function unassignVulnerability(
  api: ApiClient,
  { source, vulnId }: { source: string; vulnId: string },
  componentId: string,
  signal?: AbortSignal,
): Promise<void> {
  return command(api, { method: 'DELETE', path: assignmentPath(source, vulnId, componentId), signal });
}

function assignmentPath(source: string, vulnId: string, componentId: string): string {
  return pathOf('vulnerability', 'source', source, 'vuln', vulnId, 'component', componentId);
}
