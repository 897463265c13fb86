import { useEffect, useRef } from 'react';
import type { ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import type { RowSource } from '../../../../ui/table/interfaces.js';
import { lineId, type FindingLine } from '../../../../entities/finding/FindingLine.js';
import { focusedFindingsValue } from './focusedFindingsValue.js';
import type { FindingFocus } from './focusedFindingsValue.js';
import type { SetFindingsValue } from './useFindingsValue.js';
import { useEffectEvent } from '../../../../ui/hooks/useEffectEvent.js';
import { tellHost } from '../../../../ui/faults/tellHost.js';

/** Narrows the list to what a link leads to. */
export function useFocusFilter(
  focus: FindingFocus | undefined,
  value: ProjectFindingsValue,
  setValue: SetFindingsValue,
) {
  const done = useRef<FindingFocus>(undefined);
  useEffect(() => {
    if (!focus || focus === done.current) return;
    done.current = focus;
    const narrowed = focusedFindingsValue(focus, value);
    if (narrowed !== value) setValue(narrowed, false);
  }, [focus, value, setValue]);
}

/** Opens the target of a link, once, when it is the only row, and reports when the user closes it. */
export function useOpensOnlyRow(
  focus: FindingFocus | undefined,
  value: ProjectFindingsValue,
  lines: RowSource<FindingLine> | undefined,
  row: { open: (line: FindingLine) => void; isOpen: (id: string) => boolean; onClosed?: () => void },
) {
  const done = useRef<FindingFocus>(undefined);
  const opened = useRef<{ focus: FindingFocus; id: string; isSeen: boolean }>(undefined);
  const { open, isOpen } = row;
  const tellClosed = useEffectEvent(() => tellHost(() => row.onClosed?.()));

  useEffect(() => {
    const last = opened.current;
    if (!last) return;
    const isThere = isOpen(last.id);
    // The row is rendered a moment after it was requested.
    if (isThere) last.isSeen = true;
    else if (last.isSeen) {
      opened.current = undefined;
      if (last.focus === focus) tellClosed();
    }
  }, [focus, isOpen]);

  useEffect(() => {
    if (!focus || focus === done.current || !lines || focusedFindingsValue(focus, value) !== value) return;
    // The list follows the value a moment later.
    const only = lines.count === 1 ? lines.at(0) : undefined;
    if (!only) return;
    done.current = focus;
    opened.current = { focus, id: lineId(only), isSeen: false };
    open(only);
  }, [focus, lines, value, open]);
}
