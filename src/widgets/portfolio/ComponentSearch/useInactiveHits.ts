import type { SearchNarrowing } from '../../../api/components.js';
import * as components from '../../../data/resources/components.js';
import { useResource } from '../../../data/useResource.js';
import type { ComponentCriteria } from '../../../domain/componentCriteria.js';
import type { List } from '../../../frames/list/List.js';
import type { Component } from '../../../schema/component.js';
import type { ComponentSearchValue } from './componentSearchValue.js';

/**
 * Returns the number of matching components in inactive projects, whether the list shows them or leaves them
 * out. Undefined while it is not known, and where the server cannot tell without all pages being read.
 */
export function useInactiveHits(
  list: List<Component, ComponentSearchValue>,
  asked: { criteria: ComponentCriteria; narrowing: SearchNarrowing; canTell: boolean },
): number | undefined {
  const { criteria, narrowing, canTell } = asked;
  const { resource, rows, matches } = list;
  const isCurrent = resource.status === 'ready' && !resource.isPrevious;
  const isWhole = !narrowing.inActiveOnly && isCurrent && rows.count === matches;
  const { inActiveOnly, ...rest } = narrowing;
  const other = useResource(
    components.searchTotal(criteria, inActiveOnly ? rest : { ...rest, inActiveOnly: true }),
    {
      isEnabled: canTell && isCurrent && !isWhole,
    },
  );
  if (isWhole) return countInactive(list);
  if (!isCurrent || matches === undefined || other.status !== 'ready') return undefined;
  return Math.max(0, inActiveOnly ? other.data - matches : matches - other.data);
}

function countInactive({ rows }: List<Component, ComponentSearchValue>): number {
  let count = 0;
  for (let index = 0; index < rows.count; index += 1) {
    if (rows.at(index)?.project?.active === false) count += 1;
  }
  return count;
}
