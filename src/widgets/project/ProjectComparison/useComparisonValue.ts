import { useCallback, useRef, useState } from 'react';
import type { ValueChange } from '../../../data/valueChange.js';
import { useHost } from '../../../host/KitProvider.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import { rememberedProjectComparisonValue, type ProjectComparisonValue } from './projectComparisonValue.js';

/** Props of the view, which the host may keep. */
export interface ComparisonViewState {
  /** The current view, when the host owns it. See `formatProjectComparisonValue` to keep it in a URL. */
  value?: ProjectComparisonValue;
  /** The initial view, when the widget owns it. Members that are left out are as the user last chose. */
  defaultValue?: ProjectComparisonValue;
  /** Called when the user changes the view. */
  onValueChange?: (value: ProjectComparisonValue, change: ValueChange) => void;
}

/** Changes a part of the view; by default a step that Back takes back. */
export type ChangeComparison = (part: ProjectComparisonValue, isStep?: boolean) => void;

/** The view of a comparison: the host's if it keeps it, else the widget's own. */
export function useComparisonValue(props: ComparisonViewState): [ProjectComparisonValue, ChangeComparison] {
  const { onValueChange } = props;
  const { preferences } = useHost();
  const [own, setOwn] = useState(() => ({
    ...rememberedProjectComparisonValue(preferences),
    ...props.defaultValue,
  }));
  const value = props.value ?? own;
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const change = useCallback<ChangeComparison>(
    (part, isStep = true) => {
      const next = { ...latest.current, ...part };
      latest.current = next;
      setOwn(next);
      tellHost(() => onValueChange?.(next, { isStep }));
    },
    [onValueChange],
  );
  return [value, change];
}
