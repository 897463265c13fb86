import { listPoliciesNaming, type NamedPolicy, type PolicyReference } from '../../api/policyUses.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** The policies with a condition that names one of some licenses and groups. */
export function naming(references: readonly PolicyReference[]): ResourceRef<readonly NamedPolicy[]> {
  return {
    key: resourceKey('policies', 'naming', references),
    load: (api, signal) => listPoliciesNaming(api, references, signal),
  };
}
