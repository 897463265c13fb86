import { useCallback, useEffect, useRef, useState } from 'react';
import { DEFAULT_FINDINGS_VALUE, type ProjectFindingsValue } from '../../domain/findings/findingsValue.js';
import { useHost } from '../../host/KitProvider.js';

/**
 * The value of the list: the host's if it owns it, else the widget's own, which remembers two switches.
 * @returns the value, what changes it, and what changes the search in it and nothing else
 */
export function useFindingsValue(props: {
  value?: ProjectFindingsValue;
  defaultValue?: Partial<ProjectFindingsValue>;
  onValueChange?: (value: ProjectFindingsValue) => void;
}): [ProjectFindingsValue, SetFindingsValue, (search: string) => void] {
  const { value, defaultValue, onValueChange } = props;
  const { preferences } = useHost();
  const [own, setOwn] = useState<ProjectFindingsValue>(() => ({
    ...DEFAULT_FINDINGS_VALUE,
    suppression: preferences.get(SHOWS_SUPPRESSED) === 'true' ? 'shown' : 'hidden',
    isGrouped: preferences.get(IS_GROUPED) !== 'false',
    ...defaultValue,
  }));
  const current = value ?? own;
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  const put = useCallback(
    (next: ProjectFindingsValue) => {
      latest.current = next;
      setOwn(next);
      onValueChange?.(next);
    },
    [onValueChange],
  );
  const change = useCallback(
    (asked: ProjectFindingsValue, isRemembered = true) => {
      // What is typed comes a moment later; whoever changes something else meanwhile must not take it back.
      const isTyping = asked.search === current.search && latest.current.search !== current.search;
      const next = isTyping ? { ...asked, search: latest.current.search } : asked;
      if (isRemembered && next.suppression !== current.suppression && next.suppression !== 'only') {
        preferences.set(SHOWS_SUPPRESSED, String(next.suppression === 'shown'));
      }
      if (isRemembered && next.isGrouped !== current.isGrouped)
        preferences.set(IS_GROUPED, String(next.isGrouped));
      put(next);
    },
    [current, preferences, put],
  );
  const search = useCallback((text: string) => put({ ...latest.current, search: text }), [put]);
  return [current, change, search];
}

/** Asks for another view; what the user did not choose, such as where a link leads, is not remembered. */
export type SetFindingsValue = (value: ProjectFindingsValue, isRemembered?: boolean) => void;

// The first name is the one that the existing console uses.
const SHOWS_SUPPRESSED = 'ProjectFindingsShowSuppressedFindings';
const IS_GROUPED = 'ProjectFindingsGrouped';
