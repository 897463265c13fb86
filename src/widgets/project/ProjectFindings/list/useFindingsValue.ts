import { useCallback, useEffect, useRef, useState } from 'react';
import { isSearchStep, type ValueChange } from '../../../../data/valueChange.js';
import { formatFindingsValue, type ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { useHost } from '../../../../host/KitProvider.js';
import { tellHost } from '../../../../ui/faults/tellHost.js';
import { rememberedFindingsValue, rememberFindingsValue } from './rememberedFindingsValue.js';

/**
 * The value of the list: the host's if it owns it, else the widget's own, which starts as it was last chosen.
 * @returns the value, what changes it, and what changes the search in it and nothing else
 */
export function useFindingsValue(props: {
  value?: ProjectFindingsValue;
  defaultValue?: Partial<ProjectFindingsValue>;
  onValueChange?: (value: ProjectFindingsValue, change: ValueChange) => void;
}): [ProjectFindingsValue, SetFindingsValue, (search: string) => void] {
  const { value, defaultValue, onValueChange } = props;
  const { preferences } = useHost();
  const [own, setOwn] = useState<ProjectFindingsValue>(() => ({
    ...rememberedFindingsValue(preferences),
    ...defaultValue,
  }));
  const current = value ?? own;
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  const put = useCallback(
    (next: ProjectFindingsValue, isStep: boolean) => {
      latest.current = next;
      setOwn(next);
      tellHost(() => onValueChange?.(next, { isStep }));
    },
    [onValueChange],
  );
  const change = useCallback(
    (asked: ProjectFindingsValue, isChosen = true) => {
      // What is typed comes a moment later; a change of something else meanwhile must not take it back.
      const isTyping = asked.search === current.search && latest.current.search !== current.search;
      const next = isTyping ? { ...asked, search: latest.current.search } : asked;
      if (isChosen) rememberFindingsValue(preferences, current, next);
      put(next, isChosen);
    },
    [current, preferences, put],
  );
  const search = useCallback(
    (text: string) => put({ ...latest.current, search: text }, isSearchStep(latest.current.search, text)),
    [put],
  );
  return [current, change, search];
}

/**
 * What is listed, whichever of it fills the screen: the same object as long as it asks for the same rows, so that no row
 * moves while one is opened and closed.
 */
export function useListValue(value: ProjectFindingsValue): ProjectFindingsValue {
  const { openFinding: _, ...asked } = value;
  const key = `${asked.search} ${formatFindingsValue(asked).toString()}`;
  const [listed, setListed] = useState({ key, asked });
  if (listed.key === key) return listed.asked;
  setListed({ key, asked });
  return asked;
}

/** Asks for another view; what the user did not choose, such as where a link leads, is not remembered. */
export type SetFindingsValue = (value: ProjectFindingsValue, isChosen?: boolean) => void;
