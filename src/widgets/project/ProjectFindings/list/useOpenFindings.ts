import { useCallback, useState, type RefObject } from 'react';
import type { ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { PHONE_WIDTH } from '../../../../ui/table/columnCss.js';
import type { DetailFocus } from '../../../../entities/finding/detail/FindingDetail.js';
import { lineId, type FindingLine } from '../../../../entities/finding/FindingLine.js';
import type { SetFindingsValue } from './useFindingsValue.js';

/** The options of {@link useOpenFindings}. */
export interface UseOpenFindingsOptions {
  /** The widget's element, whose width decides where a finding opens. */
  root: RefObject<HTMLElement | null>;
  /** The requested value, with the finding that fills the screen. */
  asked: ProjectFindingsValue;
  /** The value of the list, whichever finding fills the screen. */
  listed: ProjectFindingsValue;
  setValue: SetFindingsValue;
}

/** See {@link useOpenFindings}. */
export type OpenFindings = ReturnType<typeof useOpenFindings>;

/** Returns the open findings: below their rows, or one in a sheet when the table is too narrow for that. */
export function useOpenFindings({ root, asked, listed, setValue }: UseOpenFindingsOptions) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(NO_IDS);
  const [detailFocus, setDetailFocus] = useState<DetailFocus>();
  // A finding that a link leads to is already in the URL of the link.
  const [linkedId, setLinkedId] = useState<string>();
  const sheetId = linkedId ?? asked.openFinding;

  const openLinked = useCallback(
    (line: FindingLine) => {
      if (isNarrow(root.current)) setLinkedId(lineId(line));
      else setOpenIds((ids) => new Set(ids).add(lineId(line)));
    },
    [root],
  );
  const open = useCallback(
    (line: FindingLine) => {
      if (isNarrow(root.current)) setValue({ ...listed, openFinding: lineId(line) });
      else openLinked(line);
    },
    [root, openLinked, setValue, listed],
  );
  return {
    openIds,
    setOpenIds,
    sheetId,
    /** Leads the sheet on to another finding, or closes it. */
    moveSheet: (id: string | undefined) => {
      if (linkedId !== undefined) setLinkedId(id);
      // This adds no step to the history: Back closes the sheet, whichever neighbor it shows by then.
      else if (id !== undefined) setValue({ ...listed, openFinding: id }, false);
      else setValue(listed);
    },
    isOpen: useCallback((id: string) => id === sheetId || openIds.has(id), [sheetId, openIds]),
    open,
    openLinked,
    detailFocus,
    /** Opens a finding with the focus in one of its fields. */
    openField: (line: FindingLine, field: DetailFocus['field']) => {
      open(line);
      setDetailFocus({ id: lineId(line), field });
    },
  };
}

/** Returns true when rows are blocks, which have no space for content below them. */
function isNarrow(element: HTMLElement | null): boolean {
  const width = element?.clientWidth ?? 0;
  // 0: not laid out.
  return width > 0 && width < PHONE_WIDTH;
}

const NO_IDS: ReadonlySet<string> = new Set();
