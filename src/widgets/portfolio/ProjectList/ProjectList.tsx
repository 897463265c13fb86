import { useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { hasStatus } from '../../../api/errors.js';
import { sortProjects, TeamFilterMissing } from '../../../data/loadProjects.js';
import * as portfolioMetrics from '../../../data/resources/portfolioMetrics.js';
import * as projects from '../../../data/resources/projects.js';
import { useCapabilities } from '../../../data/useCapabilities.js';
import { excerpt } from '../../../domain/excerpt.js';
import { normalizeTag } from '../../../domain/normalizeTag.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { FoldedControls } from '../../../frames/list/FoldedControls.js';
import type { ListFilterProps } from '../../../frames/list/ListDefinition.js';
import { listChoice } from '../../../frames/list/listChoice.js';
import { listTextFilter } from '../../../frames/list/listTextFilter.js';
import { ListView } from '../../../frames/list/ListView.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import type { List } from '../../../frames/list/List.js';
import type { TreeRow } from '../../../frames/list/treeRows.js';
import { useListSelection } from '../../../frames/list/useListSelection.js';
import { useTreeList, type TreeDefinition } from '../../../frames/list/useTreeList.js';
import { classifierMessages } from '../../../entities/component/classifier.messages.js';
import { classifierText } from '../../../entities/component/classifierText.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { CLASSIFIERS } from '../../../schema/enumerations.js';
import type { Project } from '../../../schema/project.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Switch } from '../../../ui/fields/Switch.js';
import type { BomsProcessedEvent } from '../BomUploadManyDialog/index.js';
import type { VersionAddedEvent } from '../../project/ProjectHeader/index.js';
import type { ProjectCreatedEvent } from '../ProjectEditor/index.js';
import { ProjectActionContext, type ProjectAction } from './projectAction.js';
import { ACTIONS, PROJECT_COLUMNS } from './projectColumns.js';
import { ProjectListFigures } from './ProjectListFigures.js';
import { hasVisibleChildren } from './hasVisibleChildren.js';
import { messages } from './ProjectList.messages.js';
import { projectListCodec, type ProjectListLayout, type ProjectListValue } from './projectListValue.js';
import { useBomDrop } from './useBomDrop.js';

/** Props of {@link ProjectList}. @public */
export interface ProjectListProps extends HostProps, ListViewState<ProjectListValue> {
  /** The content above the metrics, such as the heading of the page. */
  title?: ReactNode;
  /** Called when the user created a project. Absent: the host's navigation leads to it. */
  onProjectCreated?: (event: ProjectCreatedEvent) => void;
  /**
   * The maximum size of a BOM in bytes. Larger files are rejected immediately. When absent, the server
   * decides.
   */
  maxBomBytes?: number;
  /** Called when the server is done with BOMs that were uploaded together. */
  onBomsProcessed?: (event: BomsProcessedEvent) => void;
  /**
   * Called when leaving the page would start to lose files that are to be uploaded, and again when it no
   * longer would.
   */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
  /** Called when the server has made another version of a project, and the user may see it. */
  onVersionAdded?: (event: VersionAddedEvent) => void;
}

/**
 * Lists the projects of the portfolio, as a tree or flat, and lets a permitted user create one.
 * @public
 */
export function ProjectList(props: ProjectListProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

const TEAM_FILTER = listTextFilter<ProjectListValue>({
  key: 'team',
  label: messages.team,
  name: messages.teamName,
  says: messages.teamIs,
  hint: messages.teamHint,
});

/** Offered by servers that know it; an address may name a team on others, too, which the list then says. */
function TeamControl(props: ListFilterProps<ProjectListValue>) {
  const capabilities = useCapabilities(true);
  const { Control } = TEAM_FILTER;
  return capabilities?.hasTeamFilter && Control ? <Control {...props} /> : null;
}

const LIST: TreeDefinition<Project, ProjectListValue> = {
  value: projectListCodec,
  columns: PROJECT_COLUMNS,
  row: {
    getId: ({ uuid }) => uuid,
    getName: projectText,
    isMuted: ({ active }) => active === false,
  },
  permission: 'VIEW_PORTFOLIO',
  search: { label: messages.search, hint: messages.searchHint },
  filters: [
    listTextFilter({
      key: 'tag',
      label: messages.tag,
      name: messages.tagName,
      says: messages.tagIs,
      // Servers of this line cannot list tags, and have them in lower case.
      hint: messages.tagHint,
      toValue: normalizeTag,
    }),
    listChoice({
      key: 'classifier',
      label: messages.classifier,
      name: messages.classifierName,
      says: messages.classifierIs,
      options: CLASSIFIERS,
      valueText: classifierText,
    }),
    { ...TEAM_FILTER, Control: TeamControl },
  ],
  hasPresets: true,
  Controls: FoldedControls,
  filterProblem: (error, { classifier }, intl) =>
    error instanceof TeamFilterMissing
      ? intl.formatMessage(messages.noTeamFilter)
      : classifier !== undefined && hasStatus(error, 400) && !Object.hasOwn(classifierMessages, classifier)
        ? intl.formatMessage(messages.badFilter, { classifier: excerpt(classifier) })
        : undefined,
  fileName: 'projects',
  icon: 'project',
  words: { ...messages, label: messages.projects },
  tree: {
    isNested: (value) => layoutOf(value) === 'tree',
    above: ({ parent }) => parent ?? undefined,
    flat: (value) => ({ ...value, layout: 'flat', foundLayout: 'flat' }),
    hasChildren: hasVisibleChildren,
    children: (projectId, { showsInactive = false }) => projects.children(projectId, showsInactive),
    sort: sortProjects,
    words: {
      loading: messages.childrenLoading,
      failed: messages.childrenFailed,
      none: messages.childrenNone,
      more: messages.childrenMore,
    },
  },
};

/**
 * Returns the layout of the list. The results of a search or filter have their own layout, so that neither
 * layout affects the other.
 */
function layoutOf(value: ProjectListValue): ProjectListLayout {
  const { layout = 'tree', foundLayout = 'flat' } = value;
  return projectListCodec.isFiltered(value) ? foundLayout : layout;
}

const READ_ONLY_LIST: typeof LIST = { ...LIST, columns: PROJECT_COLUMNS.filter(({ id }) => id !== ACTIONS) };

/** The actions in the menu of a project row. */
const MAY_ACT = ['CREATE', 'UPDATE', 'DELETE'] as const;

function View(props: Omit<ProjectListProps, keyof HostProps>) {
  const {
    title,
    onProjectCreated,
    onVersionAdded,
    maxBomBytes: maxBytes,
    onBomsProcessed,
    onDirtyChange,
  } = props;
  const intl = useIntl();
  const { mayChange } = useHost();
  const mayCreate = mayChange('PORTFOLIO_MANAGEMENT', 'CREATE');
  const [action, setAction] = useState<ProjectAction>();
  const boms = useBomDrop({ maxBytes, onBomsProcessed, onDirtyChange });
  const mayAct = MAY_ACT.some((each) => mayChange('PORTFOLIO_MANAGEMENT', each));
  const list = useTreeList(mayAct ? LIST : READ_ONLY_LIST, {
    ...props,
    page: (request, value) => {
      const { tag, classifier, team, showsInactive: includeInactive = false } = value;
      const asked = { ...value, searchText: request.searchText };
      const isFound = projectListCodec.isFiltered(asked);
      const isTree = layoutOf(asked) === 'tree';
      return projects.page(
        {
          includeInactive,
          isTree: isTree && !isFound,
          withParents: isTree && isFound,
          tag,
          classifier,
          team,
        },
        request,
      );
    },
    reloads: [projects.lists, portfolioMetrics.all],
  });
  const selection = useProjectSelection(list);
  const { value, change, isFiltered } = list;
  const { showsInactive = false } = value;
  const words = { ...LIST.words, ...emptyWords(intl, mayCreate, showsInactive) };
  const showInactive = !showsInactive && (
    <Button onClick={() => change({ showsInactive: true })}>
      <Message {...messages.showInactive} />
    </Button>
  );
  const created = useTellCreated(onProjectCreated);
  return (
    <ProjectActionContext.Provider value={setAction}>
      {boms.zone(
        <ListView
          list={{ ...list, definition: { ...list.definition, words } }}
          selection={selection}
          title={
            <>
              <TextSpan>{title}</TextSpan>
              <ProjectListFigures />
            </>
          }
          actions={boms.button}
          create={
            mayCreate && {
              label: messages.newProject,
              isOfferedWhenEmpty: true,
              dialog: (close) => (
                <ProjectEditorDialog
                  onClose={close}
                  onProjectCreated={(event) => {
                    close();
                    created(event);
                  }}
                />
              ),
            }
          }
          tools={
            <>
              <Switch
                label={<Message {...messages.inactive} />}
                checked={showsInactive}
                onCheckedChange={(shows) => change({ showsInactive: shows })}
              />
              <SegmentedControl
                label={intl.formatMessage(messages.layout)}
                value={layoutOf(value)}
                onValueChange={(next) => change(isFiltered ? { foundLayout: next } : { layout: next })}
                options={[
                  { value: 'tree', label: <Message {...messages.tree} />, icon: 'tree' },
                  { value: 'flat', label: <Message {...messages.flat} />, icon: 'list' },
                ]}
              />
            </>
          }
          emptyActions={
            <>
              <TextSpan>{boms.button}</TextSpan>
              {showInactive}
            </>
          }
          noMatchActions={showInactive}
          foot={Boolean(list.paging?.total) && list.tree && !isFiltered && <Message {...messages.topLevel} />}
        >
          {action && (
            <ActionDialog
              action={action}
              onClose={() => setAction(undefined)}
              onProjectCreated={created}
              onVersionAdded={onVersionAdded}
            />
          )}
        </ListView>,
      )}
    </ProjectActionContext.Provider>
  );
}

/** Returns the selection with the actions for several projects. Users without permission get none. */
function useProjectSelection(list: List<TreeRow<Project>, ProjectListValue>) {
  const { mayChange } = useHost();
  return useListSelection(
    list,
    (mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') || mayChange('PORTFOLIO_MANAGEMENT', 'DELETE')) && {
      label: messages.selected,
      canSelect: isProject,
      actions: (lines, select) => (
        <ProjectBulk
          projects={projectsOf(lines)}
          select={(left) => {
            const ids = new Set(left.map(({ uuid }) => uuid));
            select(lines.filter((line) => line.kind === 'row' && ids.has(line.row.uuid)));
          }}
        />
      ),
    },
  );
}

/** Returns the texts of a list without rows. */
function emptyWords(intl: IntlShape, mayCreate: boolean, showsInactive: boolean) {
  const advice = intl.formatMessage(mayCreate ? messages.firstUseAdvice : messages.firstUseWait);
  const hint = showsInactive ? undefined : intl.formatMessage(messages.noMatchInactive);
  return { noneAdvice: [advice, hint].filter(Boolean).join(' '), noMatchAdvice: hint };
}

/** Notifies the host of a new project, or opens the project. */
function useTellCreated(onProjectCreated: ProjectListProps['onProjectCreated']) {
  const { navigation } = useHost();
  return ({ project }: ProjectCreatedEvent) => {
    if (onProjectCreated) onProjectCreated({ project });
    else navigation?.go?.({ to: 'project', projectId: project.uuid });
  };
}

/** The dialog that the menu of a row opens. */
function ActionDialog(props: {
  action: ProjectAction;
  onClose: () => void;
  onProjectCreated: (event: ProjectCreatedEvent) => void;
  onVersionAdded: ProjectListProps['onVersionAdded'];
}) {
  const { action, onClose, onProjectCreated, onVersionAdded } = props;
  const { kind, project } = action;
  if (kind === 'copy')
    return <ProjectCopyDialog project={project} onClose={onClose} onVersionAdded={onVersionAdded} />;
  if (kind !== 'create') return <OneProjectAction kind={kind} project={project} onClose={onClose} />;
  return (
    <ProjectEditorDialog
      parent={project}
      onClose={onClose}
      onProjectCreated={(event) => {
        onClose();
        onProjectCreated(event);
      }}
    />
  );
}

function isProject(line: TreeRow<Project>): boolean {
  return line.kind === 'row';
}

/** Returns each project once. A project can appear both in the tree and, as a search result, at the top. */
function projectsOf(lines: readonly TreeRow<Project>[]): readonly Project[] {
  const projects = lines.flatMap((line) => (line.kind === 'row' ? line.row : []));
  return [...new Map(projects.map((project) => [project.uuid, project])).values()];
}

const OneProjectAction = deferred(() =>
  import('./bulk/OneProjectAction.js').then((module) => module.OneProjectAction),
);

const ProjectBulk = deferred(() => import('./bulk/ProjectBulk.js').then((module) => module.ProjectBulk));

// A dialog and its form are loaded by those who open it.
const ProjectCopyDialog = deferred(() =>
  import('../../../entities/project/copy/ProjectCopyDialog.js').then((module) => module.ProjectCopyDialog),
);

const ProjectEditorDialog = deferred(() =>
  import('../ProjectEditor/index.js').then((module) => module.ProjectEditorDialog),
);
