import { useEffect, useRef } from 'react';
import type { ProjectFindingsValue } from '../../domain/findings/findingsValue.js';
import type { RowSource } from '../../ui/DataTable/RowSource.js';
import type { FindingLine } from './FindingLine.js';
import { cleared } from './FindingsToolbar.js';
import type { FindingFocus } from './ProjectFindings.js';
import type { SetFindingsValue } from './useFindingsValue.js';

/** Narrows the list to what a link leads to. */
export function useNarrowing(
  focus: FindingFocus | undefined,
  value: ProjectFindingsValue,
  setValue: SetFindingsValue,
) {
  const done = useRef<FindingFocus>(undefined);
  useEffect(() => {
    if (!focus || focus === done.current) return;
    done.current = focus;
    setValue({ ...cleared(value), suppression: 'shown', search: searchOf(focus) }, false);
  }, [focus, value, setValue]);
}

const searchOf = ({ vulnerability, componentId }: FindingFocus) =>
  componentId ? `${vulnerability} ${componentId}` : vulnerability;

/** Opens what a link leads to, once, when it is the only row. */
export function useOpensOnlyRow(
  focus: FindingFocus | undefined,
  value: ProjectFindingsValue,
  lines: RowSource<FindingLine> | undefined,
  openRow: (line: FindingLine) => void,
) {
  const done = useRef<FindingFocus>(undefined);
  useEffect(() => {
    if (!focus || focus === done.current || !lines || value.search !== searchOf(focus)) return;
    // The list follows the value a moment later.
    const only = lines.count === 1 ? lines.at(0) : undefined;
    if (!only) return;
    done.current = focus;
    openRow(only);
  }, [focus, lines, value.search, openRow]);
}
