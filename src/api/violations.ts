import { PolicyViolationStruct, ViolationAnalysisStruct } from '../schema/violation.js';
import type { PolicyViolation, ViolationAnalysis } from '../schema/violation.js';
import { checkShape } from './checkShape.js';
import { call, outlineOf, pathOf, textOf, type ApiClient, type ApiRequest } from './client.js';
import { hasStatus, ShapeError } from './errors.js';
import { getPage, type Page, type PageRequest } from './paging.js';

/** Which violations of a project to list. */
export interface ListViolationsOptions {
  /** Adds those that somebody dismissed. */
  showSuppressed: boolean;
}

/**
 * Lists a page of the policy violations of a project, the newest first; searches the names of policies and components.
 * @throws ApiError 403 without `VIEW_POLICY_VIOLATION` or when access control hides the project, 404 when it is unknown
 */
export function listProjectViolations(
  api: ApiClient,
  projectId: string,
  { showSuppressed }: ListViolationsOptions,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<PolicyViolation>> {
  const path = pathOf('violation', 'project', projectId);
  return getPage(api, { path, params: { suppressed: showSuppressed }, signal }, page, PolicyViolationStruct);
}

/**
 * Lists a page of the policy violations of a component, the newest first; searches the names of policies.
 * @throws ApiError 403 without `VIEW_POLICY_VIOLATION` or when access control hides its project, 404 when it is unknown
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

/** Which violations of the portfolio to list. Servers before 4.12 look at `showSuppressed` only; see `hasViolationFilters`. */
export interface ListAllViolationsOptions extends ListViolationsOptions {
  /** What the policy says of it: `FAIL`, `WARN` or `INFO`. */
  state?: string;
  /** What it is about: `SECURITY`, `LICENSE` or `OPERATIONAL`. */
  type?: string;
  /** What was decided: `NOT_SET`, `APPROVED` or `REJECTED`. */
  analysisState?: string;
}

/**
 * Lists a page of the policy violations of all projects that the user may see, the newest first; searches the names of policies,
 * components and projects.
 * @throws ApiError 403 without `VIEW_POLICY_VIOLATION`
 */
export function listViolations(
  api: ApiClient,
  { showSuppressed, state, type, analysisState }: ListAllViolationsOptions,
  { searchText, ...page }: PageRequest,
  signal?: AbortSignal,
): Promise<Page<PolicyViolation>> {
  const params = {
    suppressed: showSuppressed,
    violationState: state,
    riskType: type,
    analysisState,
    ...(searchText && {
      textSearchField: 'policy_name,component,project_name',
      textSearchInput: searchText,
    }),
  };
  return getPage(api, { path: pathOf('violation'), params, signal }, page, PolicyViolationStruct);
}

/** The two UUIDs that a decision about a violation is found by. */
export interface ViolationKey {
  policyViolation: string;
  component: string;
}

/**
 * Loads what was decided about a violation, with its audit trail; undefined before the first decision.
 * @throws ApiError 403 without `VIEW_POLICY_VIOLATION`, 404 when violation or component is gone
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

/** What is decided about a violation. */
export interface ViolationDecision {
  /** `NOT_SET`, `APPROVED` or `REJECTED`; servers read an absent one as `NOT_SET`. */
  analysisState: string;
  isSuppressed: boolean;
  /** To be added to the trail. */
  comment?: string;
}

/**
 * Records what was decided about a violation. The answer of some servers lacks the trail; {@link getViolationAnalysis} has it.
 * @throws ApiError 403 without `POLICY_VIOLATION_ANALYSIS`, 404 when violation or component is gone
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

/** Whether a failure means that there is no such project, or none that the user may see. */
export function isUnknownOfViolations(error: unknown): boolean {
  return hasStatus(error, 404) || hasStatus(error, 400);
}
