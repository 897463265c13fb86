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
      // The typed text arrives a moment later. Another change in the meantime must not undo it.
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
 * Returns the value of the list, whichever finding fills the screen. It is the same object while it requests
 * the same rows, so that no row moves when a finding is opened and closed.
 */
export function useListValue(value: ProjectFindingsValue): ProjectFindingsValue {
  const { openFinding: _, ...asked } = value;
  const key = `${asked.search} ${formatFindingsValue(asked).toString()}`;
  const [listed, setListed] = useState({ key, asked });
  if (listed.key === key) return listed.asked;
  setListed({ key, asked });
  return asked;
}

/**
 * Requests another view. A view that the user did not choose, such as the target of a link, is not
 * remembered.
 */
export type SetFindingsValue = (value: ProjectFindingsValue, isChosen?: boolean) => void;
