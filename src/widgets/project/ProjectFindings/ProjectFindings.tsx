import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { styled } from 'styled-components';
import type { FindingList, FindingsProgress } from '../../../api/findings.js';
import { findingsKey, loadFindings } from '../../../data/loadFindings.js';
import { booleanCodec, usePreference, wordCodec } from '../../../data/usePreference.js';
import { useProgress, type Progress } from '../../../data/useProgress.js';
import { useResource, useResourceCache, type Resource } from '../../../data/useResource.js';
import type { ValueChange } from '../../../data/valueChange.js';
import { errorText } from '../../../data/errorText.js';
import { matrixOf } from '../../../domain/findings/FindingRow.js';
import type { FindingSort, ProjectFindingsValue } from '../../../domain/findings/findingsValue.js';
import { isFiltered } from '../../../domain/findings/findingsValue.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { dateTimeText } from '../../../parts/dateText.js';
import { theme, useDensity, type Density } from '../../../theme/index.js';
import { Button } from '../../../ui/Button.js';
import { PHONE_WIDTH } from '../../../ui/DataTable/columnCss.js';
import { ColumnsButton } from '../../../ui/DataTable/ColumnsButton.js';
import { DataTable } from '../../../ui/DataTable/DataTable.js';
import { arraySource } from '../../../ui/DataTable/arraySource.js';
import type { DataTableHandle } from '../../../ui/DataTable/interfaces.js';
import { deferred } from '../../../ui/deferred.js';
import { MenuButton, MoreButton } from '../../../ui/Menu.js';
import { PopoverButton } from '../../../ui/Popover.js';
import { SkipLink } from '../../../ui/SkipLink.js';
import { InlineNotice, LoadingRows } from '../../../ui/states.js';
import { useWhenDrawn } from '../../../ui/useWhenDrawn.js';
import type { SavedDecision } from './audit/Auditor.js';
import { DraftStore } from './audit/DraftStore.js';
import { findingColumns } from './list/findingColumns.js';
import { lineId, linesOf, withMembers, type FindingLine } from './list/FindingLine.js';
import type { DetailFocus } from './audit/FindingDetail.js';
import { CountSentence, ReadingSentence } from './list/FindingCounts.js';
import { goer, keyAction, vulnerabilityPageOf } from './list/findingKeys.js';
import { FindingsFailure, FindingsRefused } from './list/FindingsFailure.js';
import { cleared, FindingsToolbar, openFacet } from './list/FindingsToolbar.js';
import { messages } from './ProjectFindings.messages.js';
import { DraftsContext } from './audit/useIsUnsaved.js';
import { useAuditFinding, type FindingAuditedEvent } from './audit/useAuditFinding.js';
import { useNarrowing, useOpensOnlyRow } from './list/useFindingFocus.js';
import { useFileActions } from './files/useFileActions.js';
import { useFindings, withDecisions } from './list/useFindings.js';
import { useFindingsLayout } from './list/useFindingsLayout.js';
import { useFindingsValue, useListed } from './list/useFindingsValue.js';
import { useReanalysis } from './list/useReanalysis.js';

/** Props of {@link ProjectFindings}. @public */
export interface ProjectFindingsProps extends HostProps {
  /** UUID the server gave the project. Unknown: “not found” state; not permitted: “forbidden” state. */
  projectId: string;
  /** What the list shows, when the host owns it; see `formatFindingsValue` to keep it in an address. */
  value?: ProjectFindingsValue;
  /** What the list shows at first; what is left out is as the user last chose. Afterwards the user decides. */
  defaultValue?: Partial<ProjectFindingsValue>;
  /** Called when the user asks for another view, or `focus` does. */
  onValueChange?: (value: ProjectFindingsValue, change: ValueChange) => void;
  /** A finding to lead to: it alone is listed, and opened when it is the only one. A new object leads there again. */
  focus?: FindingFocus;
  /** Called when the user closes the row that `focus` opened, so that an address need not lead there any more. */
  onFocusClosed?: () => void;
  /** Called after the server accepted an audit decision. */
  onFindingAudited?: (event: FindingAuditedEvent) => void;
  /** Called when the number of decisions changes that were typed and not saved; a host asks before it leaves. */
  onDirtyChange?: (event: FindingsDirtyEvent) => void;
  /** Makes the worker that reads long lists, for hosts whose bundler needs its own way. @defaultValue the kit's own */
  createWorker?: () => Worker;
}

/** Which finding a link leads to. @public */
export interface FindingFocus {
  /** Identifier (`CVE-2021-44228`) or UUID of the vulnerability. */
  vulnerability: string;
  /** UUID of the component. Absent: of any component. */
  componentId?: string;
}

/** How much is not saved. @public */
export interface FindingsDirtyEvent {
  /** Findings with a decision that was typed and not saved. */
  count: number;
}

/** Lists the findings of one project and lets a permitted user audit them. @public */
export function ProjectFindings(props: ProjectFindingsProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="compact">
      {(isUnderWay) => <LoadedFindings key={own.projectId} isUnderWay={isUnderWay} {...own} />}
    </Widget>
  );
}

type ViewProps = Omit<ProjectFindingsProps, keyof HostProps>;

/** Asks for the list, which takes longest, before anything is drawn. */
function LoadedFindings({ isUnderWay, ...props }: ViewProps & { isUnderWay: boolean }) {
  const { projectId, createWorker } = props;
  const { api, can } = useHost();
  const isPermitted = can('VIEW_VULNERABILITY');
  const progress = useProgress<FindingsProgress>();
  const untilDrawn = useWhenDrawn(isUnderWay);
  const resource = useResource(
    findingsKey(projectId),
    (signal) => loadFindings(api, projectId, { onProgress: progress.note, createWorker, untilDrawn }, signal),
    { isEnabled: isPermitted, freshForMs: 60_000 },
  );
  if (!isUnderWay) return null;
  if (!isPermitted) return <FindingsRefused why="permission" />;
  return <FindingsView {...props} resource={resource} progress={progress} />;
}

interface LoadedProps {
  resource: Resource<FindingList>;
  progress: Progress<FindingsProgress>;
}

function FindingsView(props: ViewProps & LoadedProps) {
  const { projectId, focus, onFocusClosed, onFindingAudited, onDirtyChange, createWorker } = props;
  const { resource, progress } = props;
  const { mayChange, navigation } = useHost();
  const intl = useIntl();
  const mayAudit = mayChange('VULNERABILITY_ANALYSIS', 'UPDATE');

  const [asked, setValue, setSearch] = useFindingsValue(props);
  const value = useListed(asked);
  useNarrowing(focus, asked, setValue);
  const [layout, setLayout] = useFindingsLayout();
  const scopeDensity = useDensity();
  const [density, setDensity] = usePreference<Density>('ProjectFindingsDensity', scopeDensity, DENSITY);
  const [hasLetterKeys, setHasLetterKeys] = usePreference('ProjectFindingsLetterKeys', true, booleanCodec);

  const [isAwaited, setIsAwaited] = useState(false);
  // Rows are drawn in slices: all of them at once would stop the page while it is being read.
  const loaded = useDeferredValue(resource.status === 'ready' ? resource.data : undefined);
  const settledValue = useDeferredValue(value);
  const view = useFindings(loaded, settledValue, isAwaited);
  const { index, selection, decide } = view;

  const cache = useResourceCache();
  const onSaved = useCallback(
    (saved: readonly SavedDecision[]) => {
      const decided = saved.map(({ row, analysis: { analysisState: state, isSuppressed } }) => ({
        ...row,
        state,
        isSuppressed,
      }));
      decide(decided);
      // Another look at the list that is kept shows what this one does.
      const kept = cache.get<FindingList>(findingsKey(projectId));
      if (kept) cache.set(findingsKey(projectId), { ...kept, rows: withDecisions(kept.rows, decided) });
    },
    [cache, decide, projectId],
  );
  const audit = useAuditFinding(onSaved, onFindingAudited);
  const [drafts] = useState(() => new DraftStore());
  useEffect(() => drafts.subscribe(() => onDirtyChange?.({ count: drafts.count })), [drafts, onDirtyChange]);

  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(NO_IDS);
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(NO_IDS);
  const [detailFocus, setDetailFocus] = useState<DetailFocus>();
  const lines = useMemo(
    () =>
      index && selection
        ? linesOf(index, selection, openGroups, settledValue.suppression === 'hidden')
        : NO_LINES,
    [index, selection, openGroups, settledValue.suppression],
  );
  const root = useRef<HTMLDivElement>(null);
  // What a link leads to stands in its own address already.
  const [linkedId, setLinkedId] = useState<string>();
  const sheetId = linkedId ?? asked.openFinding;
  const openLinked = useCallback((line: FindingLine) => {
    if (isNarrow(root.current)) setLinkedId(lineId(line));
    else setOpenIds((ids) => new Set(ids).add(lineId(line)));
  }, []);
  const openRow = useCallback(
    (line: FindingLine) => {
      if (isNarrow(root.current)) setValue({ ...value, openFinding: lineId(line) });
      else openLinked(line);
    },
    [openLinked, setValue, value],
  );
  const moveSheet = (id: string | undefined) => {
    if (linkedId !== undefined) setLinkedId(id);
    // Back closes it, whichever of its neighbours it has come to.
    else if (id !== undefined) setValue({ ...value, openFinding: id }, false);
    else setValue(value);
  };
  const isRowOpen = useCallback((id: string) => id === sheetId || openIds.has(id), [sheetId, openIds]);
  useOpensOnlyRow(focus, settledValue, index && lines, {
    open: openLinked,
    isOpen: isRowOpen,
    onClosed: onFocusClosed,
  });

  const [markedIds, setMarkedIds] = useState<ReadonlySet<string>>(NO_IDS);
  // From the start: a column that came with the rows would move all others.
  const marks = useMemo(
    () =>
      mayAudit
        ? {
            ids: markedIds,
            onChange: (ids: ReadonlySet<string>) =>
              index && selection && setMarkedIds(withMembers(index, selection, markedIds, ids)),
          }
        : undefined,
    [mayAudit, index, selection, markedIds],
  );

  const bringBack = audit.toggleSuppressed;
  const columns = useMemo(
    () =>
      findingColumns(intl, {
        onToggleGroup: (line) => setOpenGroups((ids) => toggled(ids, lineId(line))),
        onBringBack: (line) => void bringBack(line.finding),
        mayAudit,
      }),
    [intl, bringBack, mayAudit],
  );
  const nameOf = useCallback(
    ({ finding }: FindingLine) =>
      intl.formatMessage(messages.rowName, {
        vulnerability: finding.vulnerability.vulnId,
        component: finding.component.name,
      }),
    [intl],
  );
  const list = view.list;
  const { save } = audit;
  // The same from one row that is opened to the next, so that those that are open already are not drawn again.
  const renderDetail = useCallback(
    ({ finding }: FindingLine, isSheet?: boolean) =>
      list && (
        <FindingDetail
          fallback={<DetailWaiting />}
          row={finding}
          texts={list}
          isReadOnly={!mayAudit}
          onSave={save}
          focus={detailFocus?.id === matrixOf(finding) ? detailFocus : undefined}
          isSheet={isSheet}
        />
      ),
    [list, mayAudit, save, detailFocus],
  );
  const detail = useMemo(
    () => ({
      openIds,
      onOpenChange: (ids: ReadonlySet<string>, line: FindingLine) =>
        ids.size > openIds.size ? openRow(line) : setOpenIds(ids),
      render: renderDetail,
    }),
    [openIds, openRow, renderDetail],
  );
  const tree = useMemo(
    () => (openGroups.size > 0 ? { levelOf: (line: FindingLine) => line.level } : undefined),
    [openGroups],
  );

  const reload = resource.status === 'loading' ? undefined : resource.reload;
  const isRefreshing = resource.status === 'ready' && resource.isRefreshing;
  const isSettled = resource.status === 'ready' && !isRefreshing && resource.data === loaded;
  if (isAwaited && isSettled && view.list === loaded) setIsAwaited(false);
  const latestReload = useRef(reload);
  useEffect(() => {
    latestReload.current = reload;
  });
  const refresh = useCallback(() => {
    setIsAwaited(true);
    latestReload.current?.();
  }, []);
  const quietly = useCallback(() => latestReload.current?.(), []);
  const reanalysis = useReanalysis(projectId, index !== undefined, quietly);

  const table = useRef<DataTableHandle>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [hasHelp, setHasHelp] = useState(false);
  const focusSearch = () => toolbar.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  const open = (line: FindingLine, field: DetailFocus['field']) => {
    openRow(line);
    setDetailFocus({ id: lineId(line), field });
  };
  const onRowKey = (event: KeyboardEvent<HTMLElement>, line: FindingLine, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = bulkAction(event.key, line) ?? keyAction(event.key, { line, at, ...keyContext });
    if (!action) return;
    event.preventDefault();
    action();
  };
  const keyContext = {
    lines,
    projectId,
    navigation,
    audit: mayAudit ? audit : undefined,
    open,
    focusRow: (index: number) => table.current?.focusRow(index),
    focusSearch,
    openFilters: () => openFacet(toolbar.current, 'all', () => table.current?.focus()),
    toggleGrouping: () => setValue({ ...value, isGrouped: !value.isGrouped }),
    showKeys: () => setHasHelp(true),
  };
  /** What changes one finding changes the selected ones. */
  const bulkAction = (key: string, line: FindingLine) => {
    if (markedIds.size === 0) return undefined;
    const button = root.current?.querySelector<HTMLElement>(`[data-bulk="${CSS.escape(key)}"]`);
    if (button) return () => (button.focus(), button.click());
    return key === 'Escape' && !openIds.has(lineId(line)) ? () => setMarkedIds(new Set()) : undefined;
  };

  const [hasVexUpload, setHasVexUpload] = useState(false);
  const uploadVex = useCallback(() => setHasVexUpload(true), []);
  const files = useFileActions({ projectId, index, selection, mayAudit, onUploadVex: uploadVex });

  // Opening a row or moving through them must not draw the filters again.
  const { start: analyze, isPermitted: mayAnalyze } = reanalysis;
  const bar = useMemo(() => {
    const counts = index && selection && (
      <CountSentence
        rows={selection.rows.length}
        findings={selection.findingCount}
        allRows={index.groupCount}
        allFindings={index.rows.length}
        isGrouped={value.isGrouped}
        isPart={isFiltered(value) || selection.findingCount < index.rows.length}
      />
    );
    return (
      <FindingsToolbar
        root={toolbar}
        value={value}
        onValueChange={setValue}
        onSearchChange={setSearch}
        index={index}
        suppressedCount={selection?.suppressedCount ?? 0}
        count={counts ?? <ReadingSentence progress={progress} />}
        actions={
          <>
            <ColumnsButton columns={columns as never} layout={layout} onLayoutChange={setLayout}>
              <DensityChoice density={density} onDensityChange={setDensity} />
            </ColumnsButton>
            <MoreButton
              label={intl.formatMessage(messages.more)}
              variant="secondary"
              items={[
                ...files,
                ...(mayAnalyze
                  ? [
                      {
                        id: 'analyze',
                        icon: 'play' as const,
                        label: intl.formatMessage(messages.analyze),
                        onSelect: () => void analyze(),
                      },
                    ]
                  : []),
                {
                  id: 'refresh',
                  icon: 'refresh',
                  label: intl.formatMessage(messages.refresh),
                  onSelect: refresh,
                },
                {
                  id: 'keys',
                  icon: 'help',
                  keys: '?',
                  hasRule: true,
                  label: intl.formatMessage(messages.keys),
                  onSelect: () => setHasHelp(true),
                },
              ]}
            />
          </>
        }
      />
    );
  }, [
    value,
    setValue,
    setSearch,
    index,
    selection,
    progress,
    columns,
    layout,
    setLayout,
    density,
    setDensity,
    mayAnalyze,
    refresh,
    analyze,
    files,
    intl,
  ]);

  if (resource.status === 'failed') {
    return (
      <FindingsFailure error={resource.error} onRetry={resource.reload} isRetrying={resource.isReloading} />
    );
  }

  const clear = () => setValue(cleared(value));
  const first = index?.rows[0];
  const loadedAt = resource.status === 'ready' ? resource.loadedAt : undefined;

  return (
    <DraftsContext value={drafts}>
      <Root ref={root} onPointerOver={loadDetail} onFocus={loadDetail}>
        <SkipLink onSkip={() => table.current?.focus()}>{intl.formatMessage(messages.skip)}</SkipLink>
        {bar}
        {reanalysis.isRunning && (
          <InlineNotice role="status">
            <Message {...messages.analyzing} />
          </InlineNotice>
        )}
        {view.newer && <NewerNotice newer={view.newer} onShow={view.showNewer} />}
        {resource.status === 'ready' && resource.refreshError !== undefined && (
          <InlineNotice
            tone="warning"
            role="status"
            title={intl.formatMessage(messages.refreshFailed, {
              time: dateTimeText(intl, resource.loadedAt),
            })}
            actions={
              <Button size="small" icon="refresh" isBusy={isRefreshing} onClick={refresh}>
                <Message {...messages.retry} />
              </Button>
            }
          >
            {errorText(intl, resource.refreshError).title} {errorText(intl, resource.refreshError).detail}
          </InlineNotice>
        )}
        <DataTable<FindingLine>
          label={intl.formatMessage(messages.table)}
          columns={columns}
          rows={lines}
          row={{ getId: lineId, getName: nameOf, isMuted, isRecycled: true }}
          status={index ? (isRefreshing ? 'refreshing' : 'idle') : 'loading'}
          empty={index && <NoFindings index={index} value={value} onClear={clear} />}
          sorting={{
            rules: value.sort,
            onChange: (sort) => setValue({ ...value, sort: sort as readonly FindingSort[] }),
          }}
          layout={{ value: layout, onChange: setLayout, density }}
          selection={marks}
          detail={detail}
          tree={tree}
          keys={{ onRowKey, hasLetters: hasLetterKeys }}
          handle={table}
          foot={{
            note: index && loadedAt !== undefined && (
              <span>
                <Message
                  {...messages.loadedAt}
                  values={{ count: index.rows.length, time: dateTimeText(intl, loadedAt) }}
                />
              </span>
            ),
          }}
        />
        {marks && index && selection && markedIds !== NO_IDS && (
          <BulkAudit
            index={index}
            listed={selection}
            ids={markedIds}
            onIdsChange={setMarkedIds}
            audit={audit}
            blocks={BULK_BLOCKS}
            onFocusLost={() => table.current?.focus()}
          />
        )}
        {sheetId !== undefined && (
          <FindingSheet lines={lines} getId={lineId} id={sheetId} onIdChange={moveSheet}>
            {(line) => renderDetail(line, true)}
          </FindingSheet>
        )}
        {hasVexUpload && (
          <VexUploadWindow
            project={{ uuid: projectId }}
            createWorker={createWorker}
            onClose={() => setHasVexUpload(false)}
            // Whoever uploads decisions wants to see them.
            onVexProcessed={() => setIsAwaited(true)}
          />
        )}
        {hasHelp && (
          <KeyHelp
            hasLetterKeys={hasLetterKeys}
            onLetterKeysChange={setHasLetterKeys}
            mayAudit={mayAudit}
            hasGraph={goer(navigation, { to: 'dependencyGraph', projectId, componentIds: [] }) !== undefined}
            hasVulnerabilityPage={
              first !== undefined && goer(navigation, vulnerabilityPageOf(first)) !== undefined
            }
            onClose={() => setHasHelp(false)}
          />
        )}
      </Root>
    </DraftsContext>
  );
}

/** Whether rows are blocks, which have no room for what opens below them. */
function isNarrow(element: HTMLElement | null): boolean {
  const width = element?.clientWidth ?? 0;
  // 0: not laid out.
  return width > 0 && width < PHONE_WIDTH;
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function DetailWaiting() {
  const intl = useIntl();
  return <LoadingRows rows={4} label={intl.formatMessage(messages.opening)} />;
}

/** Fetches the code of an opened row once somebody moves onto a row, so that whoever only reads the list does without. */
function loadDetail({ target }: SyntheticEvent) {
  if (target instanceof Element && target.closest('[data-row]')) void FindingDetail.load();
}

const isMuted = ({ finding }: FindingLine) => finding.isSuppressed;
const NO_IDS: ReadonlySet<string> = new Set();
const NO_LINES = arraySource<FindingLine>([]);
const BULK_BLOCKS = { DataTable, MenuButton, PopoverButton };
const DENSITY = wordCodec<Density>(['comfortable', 'compact']);

const FindingDetail = deferred(() => import('./openedRow.js').then((module) => module.FindingDetail));
const FindingSheet = deferred(() => import('./openedRow.js').then((module) => module.FindingSheet));
const BulkAudit = deferred(() => import('./onDemand.js').then((module) => module.BulkAudit));
const VexUploadWindow = deferred(() => import('./onDemand.js').then((module) => module.VexUploadWindow));
const NewerNotice = deferred(() => import('./onDemand.js').then((module) => module.NewerNotice));
const NoFindings = deferred(() => import('./onDemand.js').then((module) => module.NoFindings));
const KeyHelp = deferred(() => import('./onDemand.js').then((module) => module.KeyHelp));
const DensityChoice = deferred(() => import('./onDemand.js').then((module) => module.DensityChoice));

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;
