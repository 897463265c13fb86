import { useMemo } from 'react';
import * as policies from '../../../data/resources/policies.js';
import { useResource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import type { NamedByUuid } from '../../../schema/policy.js';
import type { ConditionDraft } from './policyValues.js';

/** The licenses and license groups that policy conditions can name by UUID. */
export interface ConditionChoices {
  licenses: Choices;
  licenseGroups: Choices;
}

/** Things by UUID; while they are loading and when that failed there are none. */
export interface Choices {
  byUuid: ReadonlyMap<string, NamedByUuid>;
  isLoaded: boolean;
  /** Why they could not be loaded. */
  error?: unknown;
  reload?: () => void;
}

/** Loads the licenses or license groups, each only when a condition is about them. */
export function useConditionChoices(conditions: readonly ConditionDraft[]): ConditionChoices {
  const names = (subject: string) => conditions.some((condition) => condition.subject === subject);
  return {
    licenses: useChoices(policies.licenses, names('LICENSE')),
    licenseGroups: useChoices(policies.licenseGroups, names('LICENSE_GROUP')),
  };
}

function useChoices(ref: typeof policies.licenses, isNeeded: boolean): Choices {
  const { can } = useHost();
  const resource = useResource(ref, { isEnabled: isNeeded && can('POLICY_MANAGEMENT', 'READ') });
  const data = resource.status === 'ready' ? resource.data : undefined;
  const byUuid = useMemo(() => new Map((data ?? []).map((one) => [one.uuid, one])), [data]);
  return resource.status === 'failed'
    ? { byUuid, isLoaded: false, error: resource.error, reload: resource.reload }
    : { byUuid, isLoaded: data !== undefined };
}
