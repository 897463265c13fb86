import { componentVersions, type ComponentVersion } from '../domain/componentVersions.js';
import { criteriaProblem, criteriaOfText } from '../domain/componentCriteria.js';
import { textFit } from '../domain/textFit.js';
import { SearchAnswerStruct } from '../schema/search.js';
import { call, pathOf, type ApiClient } from './client.js';
import { searchComponents } from './components.js';
import { listLicensePage } from './licenses.js';
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
 * Finds vulnerabilities by their identifier or by words of their description. Identifiers that equal the
 * text, start with it, or contain it come first, the others in the order of the server.
 *
 * Servers before 5.0 have an index for it. Their list of vulnerabilities finds identifiers only, and repeats
 * complete projects in each row. From 5.0 on there is no index, and the rows of the list are small.
 * @param most - the maximum number of results
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
  // The index searches for each word separately, so that any CVE ranks as high as the one that was typed.
  return (results.vulnerability ?? [])
    .flatMap(({ source, vulnId }) => (source && vulnId ? [{ source, vulnId }] : []))
    .sort((one, other) => textFit(other.vulnId, text) - textFit(one.vulnId, text))
    .slice(0, most);
}

/** A license that was found by a text. */
export interface FoundLicense {
  /** SPDX identifier, or the one of a custom license. */
  licenseId: string;
  /** Full name. */
  name: string;
}

/**
 * Finds licenses that have each word of a text in their name or identifier. Those whose identifier or name
 * equals the text, starts with it, or contains it come first. Servers before 5.0 have an index for it. From
 * 5.0 on their list is searched.
 * @param most - the maximum number of results
 * @throws ApiError 403 without `VIEW_PORTFOLIO` on servers before 5.0
 */
export async function searchLicenses(
  api: ApiClient,
  text: string,
  most: number,
  signal?: AbortSignal,
): Promise<FoundLicense[]> {
  const { capabilities } = await getServer(api);
  if (!capabilities.hasSearchIndex) {
    const page = { pageNumber: 1, pageSize: most, searchText: text };
    const { rows } = await listLicensePage(api, {}, page, signal);
    return rows.map(({ licenseId, name }) => ({ licenseId, name }));
  }
  const path = pathOf('search', 'license');
  const { results } = await call(api, { path, params: { query: text }, signal }, SearchAnswerStruct);
  const fit = ({ licenseId, name }: FoundLicense) =>
    Math.max(2 * textFit(licenseId, text), 2 * textFit(name, text) - 1);
  // The index takes any license that shares a word with the text.
  const words = text.toLowerCase().split(/\s+/);
  return (results.license ?? [])
    .flatMap(({ licenseId, name }) => (licenseId && name ? [{ licenseId, name }] : []))
    .filter(({ licenseId, name }) => {
      const searched = `${licenseId} ${name}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .sort((one, other) => fit(other) - fit(one))
    .slice(0, most);
}

/** Components that were found by a text. */
export interface FoundComponents {
  /** The versions of the components that were read. */
  versions: ComponentVersion[];
  /** True if all matching components were read. Otherwise more projects may have these versions, and there may be more of them. */
  isComplete: boolean;
}

/**
 * Finds components of the projects that the user can see by package URL, or by parts of name, group, and version. It
 * does not use the search index: that one shows components of any project, and does not say which.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`
 */
export async function searchComponentVersions(
  api: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<FoundComponents> {
  const criteria = criteriaOfText(text);
  // Servers answer nothing to a package URL that is still being typed.
  if (criteria.purl !== undefined && criteriaProblem('purl', criteria.purl)) {
    return { versions: [], isComplete: true };
  }
  const page = { pageNumber: 1, pageSize: COMPONENTS_READ };
  const { rows, total } = await searchComponents(api, criteria, page, {}, signal);
  return { versions: componentVersions(rows), isComplete: rows.length >= total };
}

/** Enough to count the projects of most components. Rows repeat their project, so more would take long. */
const COMPONENTS_READ = 100;
