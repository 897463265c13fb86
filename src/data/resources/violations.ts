import type { Page, PageRequest } from '../../api/paging.js';
import {
  getViolationAnalysis,
  listProjectViolations,
  type ListViolationsOptions,
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

/** One page of the policy violations of a project. */
export function page(
  projectId: string,
  question: ListViolationsOptions,
  request: PageRequest,
): ResourceRef<Page<PolicyViolation>> {
  return {
    key: resourceKey('violations', 'of', projectId, question, request),
    load: (api, signal) => listProjectViolations(api, projectId, question, request, signal),
  };
}

/** What was decided about a violation, with its audit trail. */
export function analysis(key: ViolationKey): ResourceRef<{ analysis: ViolationAnalysis | undefined }> {
  return {
    key: resourceKey('violations', 'analysis', key),
    load: async (api, signal) => ({ analysis: await getViolationAnalysis(api, key, signal) }),
  };
}
