/** Policies, their conditions, and the projects and tags they are limited to. A change counts from the next evaluation on. */
import { isSince, type ServerLine } from '../domain/serverLine.js';
import {
  NamedByUuidStruct,
  PolicyConditionStruct,
  PolicyStruct,
  PolicyTagStruct,
  type NamedByUuid,
  type Policy,
  type PolicyCondition,
  type PolicyConditionRequest,
  type PolicyRequest,
} from '../schema/policy.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { commandUnlessSo } from './commandUnlessSo.js';
import { getAll, getList, getPage, type Page, type PageRequest } from './paging.js';

/**
 * One page of the policies, by name unless `page` says otherwise; searched in their names.
 * @throws ApiError 403 without `POLICY_MANAGEMENT` (from 5.0 `…_READ`)
 */
export function listPolicies(api: ApiClient, page: PageRequest, signal?: AbortSignal): Promise<Page<Policy>> {
  return getPage(api, { path: pathOf('policy'), signal }, page, PolicyStruct);
}

/**
 * Loads a policy with its conditions and limits.
 * @throws ApiError 403 without `POLICY_MANAGEMENT`, 404 when it does not exist
 */
export function getPolicy(api: ApiClient, uuid: string, signal?: AbortSignal): Promise<Policy> {
  return call(api, { path: pathOf('policy', uuid), signal }, PolicyStruct);
}

/**
 * Creates a policy without conditions and limits.
 * @throws ApiError 400 with the rejected fields, 403 without `POLICY_MANAGEMENT` (from 5.0 `…_CREATE`), 409
 * when the name is taken
 */
export function createPolicy(
  api: ApiClient,
  policy: Pick<PolicyRequest, 'name' | 'operator' | 'violationState'>,
  signal?: AbortSignal,
): Promise<Policy> {
  return call(api, { method: 'PUT', path: pathOf('policy'), body: policy, signal }, PolicyStruct);
}

/**
 * Changes name, operator, state, and children of a policy. Members that are left out would be lost.
 * Conditions and limits are kept.
 * @throws ApiError 400 with the rejected fields, 403 without `POLICY_MANAGEMENT` (from 5.0 `…_UPDATE`), 404
 * when it does not exist, 409 when another policy has this name
 */
export function updatePolicy(api: ApiClient, policy: PolicyRequest, signal?: AbortSignal): Promise<Policy> {
  return call(api, { method: 'POST', path: pathOf('policy'), body: policy, signal }, PolicyStruct);
}

/**
 * Deletes a policy with its conditions, its violations, and the decisions about them.
 * @throws ApiError 403 without `POLICY_MANAGEMENT` (from 5.0 `…_DELETE`), 404 when it does not exist
 */
export function deletePolicy(api: ApiClient, uuid: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('policy', uuid), signal });
}

/**
 * Adds a condition to a policy.
 * @throws ApiError 400 for a condition that the server does not accept, 404 when the policy does not exist
 */
export function addPolicyCondition(
  api: ApiClient,
  policyUuid: string,
  condition: PolicyConditionRequest,
  signal?: AbortSignal,
): Promise<PolicyCondition> {
  const path = pathOf('policy', policyUuid, 'condition');
  return call(api, { method: 'PUT', path, body: condition, signal }, PolicyConditionStruct);
}

/**
 * Replaces a condition.
 * @throws ApiError 400 for a condition that the server does not accept, 404 when it does not exist
 */
export function updatePolicyCondition(
  api: ApiClient,
  condition: PolicyConditionRequest & { uuid: string },
  signal?: AbortSignal,
): Promise<PolicyCondition> {
  const path = pathOf('policy', 'condition');
  return call(api, { method: 'POST', path, body: condition, signal }, PolicyConditionStruct);
}

/**
 * Deletes a condition with its violations and the decisions about them.
 * @throws ApiError 404 when it does not exist
 */
export function deletePolicyCondition(api: ApiClient, uuid: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('policy', 'condition', uuid), signal });
}

/**
 * Limits a policy to a project, in addition to its existing limits, or removes that limit. Making no change
 * is not an error.
 * @throws ApiError 403 without access to the project, 404 when the policy or the project does not exist
 */
export function limitPolicyToProject(
  api: ApiClient,
  policyUuid: string,
  projectUuid: string,
  isLimited: boolean,
  signal?: AbortSignal,
): Promise<void> {
  const path = pathOf('policy', policyUuid, 'project', projectUuid);
  return commandUnlessSo(api, { method: isLimited ? 'POST' : 'DELETE', path, signal });
}

/**
 * Limits a policy to a tag, in addition to its existing limits, or removes that limit. Making no change is
 * not an error.
 * @param line - servers from 4.12 on have another call for it, and from 5.0 on no longer the old one
 * @throws ApiError 404 when the policy or the tag does not exist
 */
export function limitPolicyToTag(
  api: ApiClient,
  policyUuid: string,
  tag: string,
  isLimited: boolean,
  line: ServerLine,
  signal?: AbortSignal,
): Promise<void> {
  const method = isLimited ? 'POST' : 'DELETE';
  return commandUnlessSo(
    api,
    isSince(line, '4.12')
      ? { method, path: pathOf('tag', tag, 'policy'), body: [policyUuid], signal }
      : { method, path: pathOf('policy', policyUuid, 'tag', tag), signal },
  );
}

/**
 * Finds tags that a policy can be limited to. Servers before 4.12 send all in one answer, or if the policy is
 * limited to projects, the tags of these projects. Later ones search.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`
 */
export async function findPolicyTags(
  api: ApiClient,
  policyUuid: string,
  page: PageRequest & { searchText: string },
  line: ServerLine,
  signal?: AbortSignal,
): Promise<Page<{ name: string }>> {
  if (isSince(line, '4.12')) return getPage(api, { path: pathOf('tag'), signal }, page, PolicyTagStruct);
  const all = await getList(api, { path: pathOf('tag', policyUuid), signal }, PolicyTagStruct);
  const sought = page.searchText.trim().toLowerCase();
  const found = all.filter(({ name }) => name.toLowerCase().includes(sought));
  return { rows: found.slice(0, page.pageSize), total: found.length };
}

/**
 * Lists the licenses that a condition can name, by name: SPDX and custom ones. Servers send all in one
 * answer.
 */
export function listConditionLicenses(api: ApiClient, signal?: AbortSignal): Promise<NamedByUuid[]> {
  return getList(api, { path: pathOf('license', 'concise'), signal }, NamedByUuidStruct);
}

/**
 * Groups of licenses that a condition can name, by name; page after page, because servers send 100 at a time.
 * @throws ApiError 403 without `POLICY_MANAGEMENT`
 */
export function listConditionLicenseGroups(api: ApiClient, signal?: AbortSignal): Promise<NamedByUuid[]> {
  return getAll(api, { path: pathOf('licenseGroup'), signal }, NamedByUuidStruct);
}
