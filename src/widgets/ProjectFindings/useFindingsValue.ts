import { useCallback, useEffect, useRef, useState } from 'react';
import { DEFAULT_FINDINGS_VALUE, type ProjectFindingsValue } from '../../domain/findings/findingsValue.js';
import { useHost } from '../../host/KitProvider.js';

/** The value of the list: the host's if it owns it, else the widget's own, which remembers two switches. */
export function useFindingsValue(props: {
  value?: ProjectFindingsValue;
  defaultValue?: Partial<ProjectFindingsValue>;
  onValueChange?: (value: ProjectFindingsValue) => void;
}): [ProjectFindingsValue, SetFindingsValue] {
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
  const change = useCallback(
    (asked: ProjectFindingsValue, isRemembered = true) => {
      // What is typed comes a moment later; whoever changes something else meanwhile must not take it back.
      const isTyping = asked.search === current.search && latest.current.search !== current.search;
      const next = isTyping ? { ...asked, search: latest.current.search } : asked;
      latest.current = next;
      if (isRemembered && next.suppression !== current.suppression && next.suppression !== 'only') {
        preferences.set(SHOWS_SUPPRESSED, String(next.suppression === 'shown'));
      }
      if (isRemembered && next.isGrouped !== current.isGrouped)
        preferences.set(IS_GROUPED, String(next.isGrouped));
      setOwn(next);
      onValueChange?.(next);
    },
    [current, preferences, onValueChange],
  );
  return [current, change];
}

/** Asks for another view; what the user did not choose, such as where a link leads, is not remembered. */
export type SetFindingsValue = (value: ProjectFindingsValue, isRemembered?: boolean) => void;

// The first name is the one that the existing console uses.
const SHOWS_SUPPRESSED = 'ProjectFindingsShowSuppressedFindings';
const IS_GROUPED = 'ProjectFindingsGrouped';
