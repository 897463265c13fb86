import { listPoliciesNaming, type NamedPolicy, type PolicyReference } from '../../api/policyUses.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of policies. */
export const policies = resourceKey('policies');

/** The policies with a condition that names a license or a group of them. */
export function naming({ subject, uuid }: PolicyReference): ResourceRef<readonly NamedPolicy[]> {
  return {
    key: resourceKey('policies', 'naming', subject, uuid),
    load: (api, signal) => listPoliciesNaming(api, { subject, uuid }, signal),
  };
}
