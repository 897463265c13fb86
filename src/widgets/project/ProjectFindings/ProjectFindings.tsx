import { useCallback, useMemo, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { FindingList, FindingsProgress } from '../../../api/findings.js';
import { findingList } from '../../../data/resources/findingLists.js';
import { useProgress, type Progress } from '../../../data/useProgress.js';
import { useResource, type Resource } from '../../../data/useResource.js';
import type { ValueChange } from '../../../data/valueChange.js';
import type { ProjectFindingsValue } from '../../../domain/findings/findingsValue.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { deferred } from '../../../ui/later/deferred.js';
import { ListPlace } from '../../../ui/table/list.styles.js';
import { SkipLink } from '../../../ui/controls/SkipLink.js';
import { InlineNotice, LoadingRows } from '../../../ui/layout/states.js';
import { useWhenDrawn } from '../../../ui/hooks/useWhenDrawn.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
import { DraftsContext } from '../../../entities/finding/audit/useIsUnsaved.js';
import { hasPage, vulnerabilityPageOf } from './list/findingCommands.js';
import { lineId, type FindingLine } from '../../../entities/finding/FindingLine.js';
import { FindingsBar } from './list/FindingsBar.js';
import { FindingsFailure, FindingsRefused } from './list/FindingsFailure.js';
import { FindingsTable } from './list/FindingsTable.js';
import { RefreshFailed } from './list/RefreshFailed.js';
import { messages } from './ProjectFindings.messages.js';
import { FindingDetail, useProjectFindings } from './useProjectFindings.js';
import type { FindingFocus } from './list/focusedFindingsValue.js';

export type { FindingFocus } from './list/focusedFindingsValue.js';

/** Props of {@link ProjectFindings}. @public */
export interface ProjectFindingsProps extends HostProps, ProjectProps {
  /** The current view of the list, when the host owns it. See `formatFindingsValue` to keep it in a URL. */
  value?: ProjectFindingsValue;
  /**
   * The initial view of the list. Members that are left out are as the user last chose. Later changes are up
   * to the user.
   */
  defaultValue?: Partial<ProjectFindingsValue>;
  /** Called when the user or `focus` changes the view. */
  onValueChange?: (value: ProjectFindingsValue, change: ValueChange) => void;
  /** A finding to lead to: it alone is listed, and opened when it is the only one. A new object leads there again. */
  focus?: FindingFocus;
  /** Called when the user closes the row that `focus` opened, so that a URL no longer needs to lead there. */
  onFocusClosed?: () => void;
  /** Called after the server accepted an audit decision. */
  onFindingAudited?: (event: FindingAuditedEvent) => void;
  /** Called when the number of decisions changes that were typed and not saved; a host asks before it leaves. */
  onDirtyChange?: (event: FindingsDirtyEvent) => void;
  /** Makes the worker that reads long lists, for hosts whose bundler needs its own way. @defaultValue the kit's own */
  createWorker?: () => Worker;
}

/** The unsaved decisions. @public */
export interface FindingsDirtyEvent {
  /** Findings with a decision that was typed and not saved. */
  count: number;
}

/** Lists the findings of one project and lets a permitted user audit them. @public */
export function ProjectFindings(props: ProjectFindingsProps) {
  return (
    <ProjectWidget props={props} density="compact" loading={() => <LoadingRows rows={10} />} isEarly>
      {(own, isUnderWay) => <LoadedFindings key={own.projectId} isUnderWay={isUnderWay} {...own} />}
    </ProjectWidget>
  );
}

type ViewProps = PropsOfProject<ProjectFindingsProps>;

/** Requests the list, which takes longest, before anything is rendered. */
function LoadedFindings({ isUnderWay, ...props }: ViewProps & { isUnderWay: boolean }) {
  const { projectId, createWorker } = props;
  const { can } = useHost();
  const isPermitted = can('VIEW_VULNERABILITY');
  const progress = useProgress<FindingsProgress>();
  const untilDrawn = useWhenDrawn(isUnderWay);
  const resource = useResource(
    findingList(projectId, { onProgress: progress.note, createWorker, untilDrawn }),
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

function FindingsView({ resource, progress, ...props }: ViewProps & LoadedProps) {
  const intl = useIntl();
  const view = useProjectFindings(props, resource);
  const { value, setValue, listed, opened, selected, look, columns, commands, dialogs, reanalysis } = view;
  const { index, selection, lines } = listed;
  const { openIds, setOpenIds, open } = opened;
  const { renderDetail } = view;
  const detail = useMemo(
    () => ({
      openIds,
      onOpenChange: (ids: ReadonlySet<string>, line: FindingLine) =>
        ids.size > openIds.size ? open(line) : setOpenIds(ids),
      render: renderDetail,
    }),
    [openIds, setOpenIds, open, renderDetail],
  );
  if (resource.status === 'failed') {
    return (
      <ListPlace data-place="list">
        <FindingsFailure error={resource.error} onRetry={resource.reload} isRetrying={resource.isReloading} />
      </ListPlace>
    );
  }
  return (
    <DraftsContext.Provider value={view.drafts}>
      <Root ref={view.root} onPointerOver={loadDetail} onFocus={loadDetail}>
        <SkipLink onSkip={view.focusTable}>{intl.formatMessage(messages.skip)}</SkipLink>
        <FindingsBar
          root={view.toolbar}
          value={value}
          setValue={setValue}
          setSearch={view.setSearch}
          index={index}
          selection={selection}
          progress={progress}
          columns={columns}
          layout={look.layout}
          setLayout={look.setLayout}
          density={look.density}
          setDensity={look.setDensity}
          files={view.files}
          boms={view.boms}
          analyze={reanalysis.isPermitted ? reanalysis.start : undefined}
          refresh={listed.refresh}
          showKeys={dialogs.showKeys}
          openFacet={dialogs.openFacet}
          setOpenFacet={dialogs.setOpenFacet}
          focusTable={view.focusTable}
        />
        {reanalysis.isRunning && (
          <InlineNotice role="status">
            <Message {...messages.analyzing} />
          </InlineNotice>
        )}
        {listed.newer && <NewerNotice newer={listed.newer} onShow={listed.showNewer} />}
        <RefreshFailed resource={resource} onRetry={listed.refresh} />
        <FindingsTable
          columns={columns}
          lines={lines}
          index={index}
          isRefreshing={listed.isRefreshing}
          loadedAt={resource.status === 'ready' ? resource.loadedAt : undefined}
          value={value}
          setValue={setValue}
          layout={look.layout}
          setLayout={look.setLayout}
          density={look.density}
          selection={selected.ofTable}
          detail={detail}
          hasOpenGroups={listed.hasOpenGroups}
          commands={commands}
          hasLetterKeys={look.hasLetterKeys}
          handle={view.table}
        />
        <OverTheList {...props} view={view} />
      </Root>
    </DraftsContext.Provider>
  );
}

/** The elements that open over the list or float above it. */
function OverTheList(props: ViewProps & { view: ReturnType<typeof useProjectFindings> }) {
  const { projectId, createWorker, view } = props;
  const { listed, opened, selected, applying, dialogs } = view;
  const { index, lines } = listed;
  const { navigation } = useHost();
  const listOf = useCallback((id: string) => findingList(id, { createWorker }), [createWorker]);
  const first = index?.rows[0];
  return (
    <>
      {(selected.hasBeenUsed || applying.hasBeenUsed) && (
        <ChangeMany projectId={projectId} view={view} listOf={listOf} />
      )}
      {opened.sheetId !== undefined && !applying.asked && (
        <FindingSheet lines={lines} getId={lineId} id={opened.sheetId} onIdChange={opened.moveSheet}>
          {(line) => view.renderDetail(line, true)}
        </FindingSheet>
      )}
      {dialogs.hasVexUpload && (
        <UploadVex
          projectId={projectId}
          createWorker={createWorker}
          onClose={dialogs.closeVexUpload}
          onVexProcessed={listed.awaitNewer}
        />
      )}
      {dialogs.hasKeys && (
        <KeyHelp
          hasLetterKeys={view.look.hasLetterKeys}
          onLetterKeysChange={view.look.setHasLetterKeys}
          mayAudit={view.mayAudit}
          hasGraph={hasPage(navigation, { to: 'dependencyGraph', projectId, componentIds: [] })}
          hasVulnerabilityPage={first !== undefined && hasPage(navigation, vulnerabilityPageOf(first))}
          onClose={dialogs.closeKeys}
        />
      )}
    </>
  );
}

/** Fetches the code of an opened row once the pointer or the focus comes onto one, without waiting for an idle moment. */
function loadDetail({ target }: SyntheticEvent) {
  if (target instanceof Element && target.closest('[data-row]')) void FindingDetail.load();
}

const FindingSheet = deferred(() =>
  import('../../../entities/finding/detail/FindingSheet.js').then((module) => module.FindingSheet),
);
const UploadVex = deferred(() => import('./list/UploadVex.js').then((module) => module.UploadVex));
const ChangeMany = deferred(() => import('./list/ChangeMany.js').then((module) => module.ChangeMany));
const NewerNotice = deferred(() => import('./list/NewerNotice.js').then((module) => module.NewerNotice));
const KeyHelp = deferred(() => import('./list/KeyHelp.js').then((module) => module.KeyHelp));

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;
