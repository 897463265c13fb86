import type { Page, PageProgress, PageRequest } from '../../api/paging.js';
import { readAllPages } from '../../api/readAllPages.js';
import {
  getViolationAnalysis,
  listComponentViolations,
  listProjectViolations,
  listViolations,
  type FilteredViolationsOptions,
  type ListViolationsOptions,
  type ViolationAbilities,
  type ViolationKey,
} from '../../api/violations.js';
import type { PolicyViolation, ViolationAnalysis } from '../../schema/violation.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of policy violations. */
export const all = resourceKey('violations');

/** Every list of the policy violations of a project. */
export function of(projectId: string): ResourceKey {
  return resourceKey('violations', 'of', projectId);
}

/** One page of the policy violations of a project. `onProgress` receives the progress. */
export function page(
  projectId: string,
  question: FilteredViolationsOptions,
  request: PageRequest,
  onProgress?: (progress: PageProgress) => void,
): ResourceRef<Page<PolicyViolation>> {
  return {
    key: resourceKey('violations', 'of', projectId, question, request),
    load: (api, signal) => listProjectViolations(api, projectId, question, request, { signal, onProgress }),
  };
}

/** All policy violations of a project, suppressed ones too, whatever their number. */
export function every(projectId: string): ResourceRef<readonly PolicyViolation[]> {
  return {
    key: resourceKey('violations', 'of', projectId, 'every'),
    load: (api, signal) =>
      readAllPages({
        loadPage: (request) => listProjectViolations(api, projectId, EVERY, request, { signal }),
        rowId: ({ uuid }) => uuid,
        signal,
      }),
  };
}

const EVERY: FilteredViolationsOptions = { showSuppressed: true };

/** Every list of the policy violations of a component, whichever it is. */
export const ofComponents = resourceKey('violations', 'ofComponent');

/** One page of the policy violations of a component. */
export function componentPage(
  componentId: string,
  question: ListViolationsOptions,
  request: PageRequest,
): ResourceRef<Page<PolicyViolation>> {
  return {
    key: resourceKey('violations', 'ofComponent', componentId, question, request),
    load: (api, signal) => listComponentViolations(api, componentId, question, request, signal),
  };
}

/** Every list of the policy violations of the portfolio. */
export const lists = resourceKey('violations', 'list');

/**
 * One page of the policy violations of all projects. `onProgress` receives the progress.
 * @param abilities - the server's abilities to filter them
 */
export function portfolioPage(
  question: FilteredViolationsOptions,
  request: PageRequest,
  abilities: ViolationAbilities,
  onProgress?: (progress: PageProgress) => void,
): ResourceRef<Page<PolicyViolation>> {
  return {
    key: resourceKey('violations', 'list', question, request, abilities),
    load: (api, signal) => listViolations(api, question, request, { ...abilities, signal, onProgress }),
  };
}

/** The decisions on violations, of any project. */
export const analyses = resourceKey('violations', 'analysis');

/** The decision on a violation, with its audit trail. */
export function analysis(key: ViolationKey): ResourceRef<{ analysis: ViolationAnalysis | undefined }> {
  return {
    key: resourceKey('violations', 'analysis', key),
    load: async (api, signal) => ({ analysis: await getViolationAnalysis(api, key, signal) }),
  };
}
