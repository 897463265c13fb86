import { CweStruct, type Cwe } from '../schema/finding.js';
import type { ApiClient } from './client.js';
import { pathOf } from './client.js';
import { getPage } from './paging.js';

/** The dictionary of weaknesses, as far as the server gives it. */
export interface CweDictionary {
  /** In the order of the dictionary. */
  cwes: readonly Cwe[];
  /** The number on the server. It is larger than the list if the server withholds the rest. */
  total: number;
}

// About a thousand exist. Servers before 4.12.3 answer each page but the first with nothing, so there is only one.
const ALL = 100_000;

/** Loads the dictionary of weaknesses in one request. Servers neither search nor sort it before 5.0. */
export async function listCwes(api: ApiClient, signal?: AbortSignal): Promise<CweDictionary> {
  const page = await getPage(
    api,
    { path: pathOf('cwe'), signal },
    { pageNumber: 1, pageSize: ALL },
    CweStruct,
  );
  return { cwes: page.rows, total: page.total };
}
