import { array, nonempty, optional, string, type, type Describe } from 'superstruct';
import { pathOf, type ApiClient } from './client.js';
import { getAll } from './paging.js';

/** A policy, as far as it is named. */
export interface NamedPolicy {
  /** UUID the server gave it. */
  uuid: string;
  /** Name. */
  name: string;
}

/** A license or license group that a policy can name in one of its conditions, by UUID. */
export interface PolicyReference {
  subject: 'LICENSE' | 'LICENSE_GROUP';
  uuid: string;
}

/**
 * Lists the policies with a condition that names one of the given licenses and groups. Servers cannot search
 * for these, so all policies are read.
 * @throws ApiError 403 without `POLICY_MANAGEMENT`
 * @throws IncompleteListError when policies are added or removed in the meantime
 */
export async function listPoliciesNaming(
  api: ApiClient,
  references: readonly PolicyReference[],
  signal?: AbortSignal,
): Promise<NamedPolicy[]> {
  const policies = await getAll(api, { path: pathOf('policy'), signal }, PolicyStruct);
  return policies
    .filter(({ policyConditions = [] }) =>
      policyConditions.some((condition) =>
        references.some(({ subject, uuid }) => condition.subject === subject && condition.value === uuid),
      ),
    )
    .map(({ uuid: id, name }) => ({ uuid: id, name }));
}

interface Policy extends NamedPolicy {
  policyConditions?: { subject?: string; value?: string }[];
}

const PolicyStruct: Describe<Policy> = type({
  uuid: nonempty(string()),
  name: string(),
  policyConditions: optional(array(type({ subject: optional(string()), value: optional(string()) }))),
});
