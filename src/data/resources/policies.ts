import {
  findPolicyTags,
  getPolicy,
  listConditionLicenseGroups,
  listConditionLicenses,
  listPolicies,
} from '../../api/policies.js';
import type { Page, PageRequest } from '../../api/paging.js';
import type { ServerLine } from '../../domain/serverLine.js';
import type { NamedByUuid, Policy, PolicyTag } from '../../schema/policy.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of policies. */
export const all = resourceKey('policies');

/** Every page of policies. */
export const lists = resourceKey('policies', 'list');

/** One page of the policies. */
export function page(request: PageRequest): ResourceRef<Page<Policy>> {
  return {
    key: resourceKey('policies', 'list', request),
    load: (api, signal) => listPolicies(api, request, signal),
  };
}

/** A policy with its conditions and limits. */
export function one(uuid: string): ResourceRef<Policy> {
  return {
    key: resourceKey('policies', 'one', uuid),
    load: (api, signal) => getPolicy(api, uuid, signal),
  };
}

/** Tags that a policy can be limited to, those with a text in them. */
export function tags(
  policyUuid: string,
  request: PageRequest & { searchText: string },
  line: ServerLine,
): ResourceRef<Page<PolicyTag>> {
  return {
    key: resourceKey('policies', 'tags', policyUuid, request),
    load: (api, signal) => findPolicyTags(api, policyUuid, request, line, signal),
  };
}

/** The licenses that a condition can name. */
export const licenses: ResourceRef<NamedByUuid[]> = {
  key: resourceKey('licenses', 'conditions'),
  load: (api, signal) => listConditionLicenses(api, signal),
};

/** The groups of licenses that a condition can name. */
export const licenseGroups: ResourceRef<NamedByUuid[]> = {
  key: resourceKey('licenseGroups', 'conditions'),
  load: (api, signal) => listConditionLicenseGroups(api, signal),
};
