import { isFilter, isFoundBy, passesFilter, type ViolationFilter } from '../domain/policy/violationFilter.js';
import { PolicyViolationStruct, ViolationAnalysisStruct } from '../schema/violation.js';
import type { PolicyViolation, ViolationAnalysis } from '../schema/violation.js';
import { checkShape } from './checkShape.js';
import { call, outlineOf, pathOf, textOf, type ApiClient, type ApiRequest } from './client.js';
import { hasStatus, ShapeError } from './errors.js';
import { pageOfPassing, type ReadingOptions } from './pageOfPassing.js';
import { pageWithinDays } from './pageWithinDays.js';
import { getPage, type Page, type PageRequest } from './paging.js';

/** The options for listing the violations of a project. */
export interface ListViolationsOptions {
  /** True when suppressed violations are included. */
  showSuppressed: boolean;
}

/** The options for listing violations, with a filter. */
export interface FilteredViolationsOptions extends ListViolationsOptions, ViolationFilter {}

/**
 * Lists a page of the policy violations of a project, the newest first. Searches the names of policies and
 * components. No server filters them, so all are read when there is a filter.
 * @param onProgress - called with the progress when all are read
 * @throws ApiError 403 without `VIEW_POLICY_VIOLATION` or when access control hides the project, 404 when it
 * is unknown
 * @throws IncompleteListError when all are read and do not add up, because violations come and go
 */
export function listProjectViolations(
  api: ApiClient,
  projectId: string,
  { showSuppressed, ...filter }: FilteredViolationsOptions,
  page: PageRequest,
  { signal, onProgress }: ReadingOptions = {},
): Promise<Page<PolicyViolation>> {
  const request = {
    path: pathOf('violation', 'project', projectId),
    params: { suppressed: showSuppressed },
    signal,
  };
  const load = (part: PageRequest) => getPage(api, request, part, PolicyViolationStruct);
  if (!isFilter(filter)) return load(page);
  const passes = (violation: PolicyViolation) => passesFilter(violation, filter);
  return pageOfPassing(load, passes, idOf, page, { signal, onProgress });
}

/**
 * Lists a page of the policy violations of a component, the newest first. Searches the names of policies.
 * @throws ApiError 403 without `VIEW_POLICY_VIOLATION` or when access control hides its project, 404 when it
 * is unknown
 */
export function listComponentViolations(
  api: ApiClient,
  componentId: string,
  { showSuppressed }: ListViolationsOptions,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<PolicyViolation>> {
  const path = pathOf('violation', 'component', componentId);
  return getPage(api, { path, params: { suppressed: showSuppressed }, signal }, page, PolicyViolationStruct);
}

/**
 * Lists a page of the policy violations of all projects that the user can see, the newest first. Searches the
 * names of policies, components, and projects. Days are in the user's time zone.
 * @throws ApiError 403 without `VIEW_POLICY_VIOLATION`
 * @throws IncompleteListError when all are read and do not add up, because violations come and go
 */
export function listViolations(
  api: ApiClient,
  { showSuppressed, ...filter }: FilteredViolationsOptions,
  page: PageRequest,
  { hasFilters, takesMoments, signal, onProgress }: ReadingOptions & ViolationAbilities,
): Promise<Page<PolicyViolation>> {
  const { searchText = '', ...unsearched } = page;
  const load = (params: object, part: PageRequest) => {
    const request = { path: pathOf('violation'), params: { suppressed: showSuppressed, ...params }, signal };
    return getPage(api, request, part, PolicyViolationStruct);
  };
  if (hasFilters) {
    const { state, type, analysisState, occurred } = filter;
    const params = {
      violationState: state?.join(),
      riskType: type?.join(),
      analysisState: analysisState?.join(),
      ...(searchText && {
        textSearchField: 'policy_name,component,project_name',
        textSearchInput: searchText,
      }),
    };
    return pageWithinDays(
      {
        wanted: { occurred },
        momentOf: ({ timestamp }) => timestamp,
        rowId: idOf,
        takesMoments,
        load: (days, part) =>
          load(
            { ...params, occurredOnDateFrom: days.occurred?.from, occurredOnDateTo: days.occurred?.to },
            part,
          ),
      },
      unsearched,
      { signal, onProgress },
    );
  }
  if (!isFilter(filter) && searchText.trim() === '') return load({}, unsearched);
  return pageOfPassing(
    (part) => load({}, part),
    (violation) => passesFilter(violation, filter) && isFoundBy(violation, searchText),
    idOf,
    unsearched,
    { signal, onProgress },
  );
}

/** The server's abilities to filter the violations of all projects. */
export interface ViolationAbilities {
  /**
   * True when the server searches and filters them, from 4.12 on (`hasViolationFilters`). Otherwise all are
   * read when a search or filter is requested.
   */
  hasFilters: boolean;
  /** True when the server accepts moments instead of days (`takesMoments`). */
  takesMoments: boolean;
}

function idOf({ uuid }: PolicyViolation): string {
  return uuid;
}

/** The two UUIDs that a decision about a violation is found by. */
export interface ViolationKey {
  policyViolation: string;
  component: string;
}

/**
 * Loads the decision on a violation, with its audit trail. Undefined before the first decision.
 * @throws ApiError 403 without `VIEW_POLICY_VIOLATION`, 404 when the violation or component no longer exists
 */
export async function getViolationAnalysis(
  api: ApiClient,
  { policyViolation, component }: ViolationKey,
  signal?: AbortSignal,
): Promise<ViolationAnalysis | undefined> {
  const request: ApiRequest = {
    path: pathOf('violation', 'analysis'),
    params: { policyViolation, component },
    signal,
  };
  const text = await textOf(await api.send(request), request);
  // Nothing was decided yet: servers say yes, and nothing else.
  if (text.trim() === '') return undefined;
  return checkShape(parsed(text, request), ViolationAnalysisStruct, outlineOf(request));
}

/** A decision on a violation. */
export interface ViolationDecision {
  /** `NOT_SET`, `APPROVED` or `REJECTED`; servers read an absent one as `NOT_SET`. */
  analysisState: string;
  isSuppressed: boolean;
  /** To be added to the trail. */
  comment?: string;
}

/**
 * Records a decision on a violation. The answer of some servers lacks the audit trail, which {@link
 * getViolationAnalysis} returns.
 * @throws ApiError 403 without `POLICY_VIOLATION_ANALYSIS`, 404 when the violation or component no longer
 * exists
 */
export async function updateViolationAnalysis(
  api: ApiClient,
  key: ViolationKey,
  decision: ViolationDecision,
  signal?: AbortSignal,
): Promise<void> {
  const path = pathOf('violation', 'analysis');
  await call(api, { method: 'PUT', path, body: { ...key, ...decision }, signal }, ViolationAnalysisStruct);
}

function parsed(text: string, request: ApiRequest): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ShapeError(outlineOf(request), '', 'expected JSON, found text that breaks off or is not JSON');
  }
}

/** Returns true when a failure means that the project does not exist, or that the user cannot see it. */
export function isUnknownOfViolations(error: unknown): boolean {
  return hasStatus(error, 404) || hasStatus(error, 400);
}
