import type { ReactNode } from 'react';
import { hasStatus } from '../../../api/errors.js';
import { sortProjects } from '../../../data/loadProjects.js';
import * as portfolioMetrics from '../../../data/resources/portfolioMetrics.js';
import * as projects from '../../../data/resources/projects.js';
import { excerpt } from '../../../domain/excerpt.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { FoldedControls } from '../../../list/FoldedControls.js';
import { listChoice } from '../../../list/listChoice.js';
import { listTextFilter } from '../../../list/listTextFilter.js';
import { ListView } from '../../../list/ListView.js';
import type { ListViewState } from '../../../list/useListState.js';
import type { TreeRow } from '../../../list/treeRows.js';
import { useListSelection } from '../../../list/useListSelection.js';
import { useTreeList, type TreeDefinition } from '../../../list/useTreeList.js';
import { classifierMessages } from '../../../parts/classifier.messages.js';
import { classifierText } from '../../../parts/classifierText.js';
import { projectText } from '../../../parts/ProjectLink.js';
import { CLASSIFIERS } from '../../../schema/enumerations.js';
import type { Project } from '../../../schema/project.js';
import { Button } from '../../../ui/Button.js';
import { deferred } from '../../../ui/deferred.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Switch } from '../../../ui/fields/Switch.js';
import type { ProjectCreatedEvent } from '../ProjectEditor/index.js';
import { PROJECT_COLUMNS } from './projectColumns.js';
import { ProjectListFigures } from './ProjectListFigures.js';
import { hasVisibleChildren } from './hasVisibleChildren.js';
import { messages } from './ProjectList.messages.js';
import { projectListCodec, type ProjectListValue } from './projectListValue.js';

/** Props of {@link ProjectList}. @public */
export interface ProjectListProps extends HostProps, ListViewState<ProjectListValue> {
  /** Above the figures, such as the heading of the page. */
  title?: ReactNode;
  /** Called when the user created a project. Absent: the host's navigation leads to it. */
  onProjectCreated?: (event: ProjectCreatedEvent) => void;
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
      valueOf: (text) => text.toLowerCase(),
    }),
    listChoice({
      key: 'classifier',
      label: messages.classifier,
      name: messages.classifierName,
      says: messages.classifierIs,
      options: CLASSIFIERS,
      valueText: classifierText,
    }),
  ],
  hasPresets: true,
  Controls: FoldedControls,
  filterProblem: (error, { classifier }, intl) =>
    classifier !== undefined && hasStatus(error, 400) && !Object.hasOwn(classifierMessages, classifier)
      ? intl.formatMessage(messages.badFilter, { classifier: excerpt(classifier) })
      : undefined,
  fileName: 'projects',
  icon: 'project',
  words: { ...messages, label: messages.projects },
  tree: {
    isNested: (value) => value.layout !== 'flat' && !projectListCodec.isFiltered(value),
    flat: (value) => ({ ...value, layout: 'flat' }),
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

function View(props: Omit<ProjectListProps, keyof HostProps>) {
  const { title, onProjectCreated } = props;
  const intl = useIntl();
  const { mayChange, navigation } = useHost();
  const mayCreate = mayChange('PORTFOLIO_MANAGEMENT', 'CREATE');
  const list = useTreeList(LIST, {
    ...props,
    page: (request, { tag, classifier, showsInactive = false, layout }) =>
      projects.page(
        {
          includeInactive: showsInactive,
          isTree: LIST.tree.isNested({ layout, tag, classifier, searchText: request.searchText }),
          tag,
          classifier,
        },
        request,
      ),
    reloads: [projects.lists, portfolioMetrics.all],
  });
  const selection = useListSelection(
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
  const { value, change, isFiltered } = list;
  const { showsInactive = false, layout = 'tree' } = value;
  const advice = intl.formatMessage(mayCreate ? messages.firstUseAdvice : messages.firstUseWait);
  const hint = showsInactive ? undefined : intl.formatMessage(messages.noMatchInactive);
  const words = {
    ...LIST.words,
    noneAdvice: [advice, hint].filter(Boolean).join(' '),
    noMatchAdvice: hint,
  };
  const showInactive = !showsInactive && (
    <Button onClick={() => change({ showsInactive: true })}>
      <Message {...messages.showInactive} />
    </Button>
  );
  return (
    <ListView
      list={{ ...list, definition: { ...list.definition, words } }}
      selection={selection}
      title={
        <>
          {title}
          <ProjectListFigures />
        </>
      }
      create={
        mayCreate && {
          label: messages.newProject,
          isOfferedWhenEmpty: true,
          dialog: (close) => (
            <ProjectEditorDialog
              onClose={close}
              onProjectCreated={({ project }) => {
                close();
                if (onProjectCreated) onProjectCreated({ project });
                else navigation?.go?.({ to: 'project', projectId: project.uuid });
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
            value={list.tree ? 'tree' : 'flat'}
            onValueChange={(next) => change({ layout: next })}
            options={[
              { value: 'tree', label: <Message {...messages.tree} />, icon: 'tree', isDisabled: isFiltered },
              { value: 'flat', label: <Message {...messages.flat} />, icon: 'list' },
            ]}
          />
        </>
      }
      emptyActions={showInactive}
      noMatchActions={showInactive}
      foot={
        Boolean(list.paging?.total) && layout === 'tree' && !isFiltered && <Message {...messages.topLevel} />
      }
    />
  );
}

function isProject(line: TreeRow<Project>): boolean {
  return line.kind === 'row';
}

/** A project may stand in the tree and, found by a search, at the top: it is one. */
function projectsOf(lines: readonly TreeRow<Project>[]): readonly Project[] {
  const projects = lines.flatMap((line) => (line.kind === 'row' ? line.row : []));
  return [...new Map(projects.map((project) => [project.uuid, project])).values()];
}

const ProjectBulk = deferred(() => import('./onDemand.js').then((module) => module.ProjectBulk));

// A dialog and its form are loaded by those who open it.
const ProjectEditorDialog = deferred(() =>
  import('../ProjectEditor/index.js').then((module) => module.ProjectEditorDialog),
);
