import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FindingList } from '../../../api/findings.js';
import { booleanCodec, usePreference, wordCodec } from '../../../data/usePreference.js';
import type { Resource } from '../../../data/useResource.js';
import { matrixOf } from '../../../domain/findings/FindingRow.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl, whenIdle } from '../../../i18n/index.js';
import { useDensity, type Density } from '../../../theme/index.js';
import type { DataTableHandle } from '../../../ui/table/interfaces.js';
import { deferred } from '../../../ui/later/deferred.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { useApplying, type StartApplying } from '../../../entities/finding/apply/useApplying.js';
import { useDecisions } from '../../../entities/finding/audit/useDecisions.js';
import {
  useSelectedFindings,
  type SelectedFindings,
} from '../../../entities/finding/bulk/useSelectedFindings.js';
import { useFileActions } from './files/useFileActions.js';
import { findingColumns } from './list/findingColumns.js';
import type { FindingLine } from '../../../entities/finding/FindingLine.js';
import type { OpenFacet } from './list/FindingsToolbar.js';
import { useFindingCommands } from './list/useFindingCommands.js';
import { useFocusFilter, useOpensOnlyRow } from './list/useFindingFocus.js';
import { useFindingsLayout } from './list/useFindingsLayout.js';
import { useFindingsValue, useListValue } from './list/useFindingsValue.js';
import { useListedFindings } from './list/useListedFindings.js';
import { useOpenFindings } from './list/useOpenFindings.js';
import { useReanalysis } from './list/useReanalysis.js';
import { messages } from './ProjectFindings.messages.js';
import type { PropsOfProject } from '../../ProjectWidget.js';
import type { ProjectFindingsProps } from './ProjectFindings.js';

/** Everything the view over the findings draws and runs, as plain values. */
export function useProjectFindings(
  props: PropsOfProject<ProjectFindingsProps>,
  resource: Resource<FindingList>,
) {
  const { projectId, focus, onFocusClosed } = props;
  const mayAudit = useHost().mayChange('VULNERABILITY_ANALYSIS', 'UPDATE');
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const table = useRef<DataTableHandle>(null);

  const [asked, setValue, setSearch] = useFindingsValue(props);
  const value = useListValue(asked);
  useFocusFilter(focus, asked, setValue);
  const listed = useListedFindings(resource, value);
  const { index, selection, lines, settledValue, toggleGroup } = listed;

  const { audit, drafts } = useDecisions({ ...props, decide: listed.decide });
  const opened = useOpenFindings({ root, asked, listed: value, setValue });
  useOpensOnlyRow(focus, settledValue, index && lines, {
    open: opened.openLinked,
    isOpen: opened.isOpen,
    onClosed: onFocusClosed,
  });
  const selected = useSelectedFindings(index, selection, mayAudit);
  const applying = useApplying();
  const dialogs = useDialogs();
  const { uploadVex } = dialogs;
  const bringBack = audit.toggleSuppressed;
  usePreloadedDetail(lines.count > 0);

  return {
    root,
    toolbar,
    table,
    value,
    setValue,
    setSearch,
    listed,
    opened,
    selected,
    audit,
    drafts,
    dialogs,
    applying,
    mayAudit,
    look: useLook(),
    columns: useMemo(
      () =>
        findingColumns(intl, {
          onToggleGroup: toggleGroup,
          onBringBack: (line) => void bringBack(line.finding),
          mayAudit,
        }),
      [intl, bringBack, toggleGroup, mayAudit],
    ),
    renderDetail: useDetail({
      texts: listed.list,
      mayAudit,
      save: audit.save,
      focus: opened.detailFocus,
      decideAlike: selected.startWith,
      applyElsewhere: applying.start,
    }),
    reanalysis: useReanalysis(projectId, index !== undefined, listed.reload),
    ...useFileActions({ projectId, index, selection, mayAudit, onUploadVex: uploadVex }),
    focusTable: useCallback(() => table.current?.focus(), []),
    commands: useFindingCommands({
      projectId,
      value,
      setValue,
      opened,
      selected,
      table,
      toolbar,
      audit: mayAudit ? audit : undefined,
      openFilters: dialogs.setOpenFacet,
      showKeys: dialogs.showKeys,
    }),
  };
}

/** Returns the user's choices about the table: columns, density, and whether letter keys are shortcuts. */
function useLook() {
  const [layout, setLayout] = useFindingsLayout();
  const [density, setDensity] = usePreference<Density>('ProjectFindingsDensity', useDensity(), DENSITY);
  const [hasLetterKeys, setHasLetterKeys] = usePreference('ProjectFindingsLetterKeys', true, booleanCodec);
  return { layout, setLayout, density, setDensity, hasLetterKeys, setHasLetterKeys };
}

/** Returns the state of the elements that open beside the table. */
function useDialogs() {
  const [openFacet, setOpenFacet] = useState<OpenFacet>();
  const [hasKeys, setHasKeys] = useState(false);
  const [hasVexUpload, setHasVexUpload] = useState(false);
  return {
    openFacet,
    setOpenFacet,
    hasKeys,
    hasVexUpload,
    showKeys: useCallback(() => setHasKeys(true), []),
    closeKeys: () => setHasKeys(false),
    uploadVex: useCallback(() => setHasVexUpload(true), []),
    closeVexUpload: () => setHasVexUpload(false),
  };
}

/** Draws an opened finding; the same function from one to the next, so that those that are open are not drawn again. */
function useDetail(options: {
  texts: FindingList | undefined;
  mayAudit: boolean;
  save: ReturnType<typeof useDecisions>['audit']['save'];
  focus: ReturnType<typeof useOpenFindings>['detailFocus'];
  decideAlike: SelectedFindings['startWith'];
  applyElsewhere: StartApplying;
}) {
  const { texts, mayAudit, save, focus, decideAlike, applyElsewhere } = options;
  return useCallback(
    ({ finding, others }: FindingLine, isSheet?: boolean) =>
      texts && (
        <FindingDetail
          fallback={<DetailWaiting />}
          row={finding}
          texts={texts}
          findings={texts.rows}
          isReadOnly={!mayAudit}
          onSave={save}
          others={others}
          onDecideAlike={mayAudit ? decideAlike : undefined}
          onApplyElsewhere={mayAudit ? applyElsewhere : undefined}
          focus={focus?.id === matrixOf(finding) ? focus : undefined}
          isSheet={isSheet}
        />
      ),
    [texts, mayAudit, save, focus, decideAlike, applyElsewhere],
  );
}

function DetailWaiting() {
  const intl = useIntl();
  return <LoadingRows rows={4} label={intl.formatMessage(messages.opening)} />;
}

const DENSITY = wordCodec<Density>(['comfortable', 'compact']);

/** Fetches the code of an opened row while nothing else is to do: a list of findings is there to be opened. */
function usePreloadedDetail(hasRows: boolean) {
  useEffect(() => (hasRows ? whenIdle(() => void FindingDetail.load()) : undefined), [hasRows]);
}

/**
 * The opened row. Its code is loaded while idle, or immediately when the pointer or the focus moves to a row.
 */
export const FindingDetail = deferred(() =>
  import('../../../entities/finding/detail/FindingDetail.js').then((module) => module.FindingDetail),
);
