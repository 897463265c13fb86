import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import * as permissionNames from '../../../parts/permissionNames.messages.js';
import { PagedTable } from '../../../data/PagedTable.js';
import { useTableLayout } from '../../../data/useTableLayout.js';
import type { ValueChange } from '../../../data/valueChange.js';
import type { ProjectCreatedEvent } from '../ProjectEditor/index.js';
import { Button } from '../../../ui/Button.js';
import type { TableTree } from '../../../ui/DataTable/interfaces.js';
import { arraySource } from '../../../ui/DataTable/arraySource.js';
import { deferred } from '../../../ui/deferred.js';
import { ListFrame } from '../../../ui/list.styles.js';
import { ForbiddenState } from '../../../ui/states.js';
import { PROJECT_COLUMN_IDS, projectColumns, rowNameOf } from './projectColumns.js';
import { ProjectListFigures } from './ProjectListFigures.js';
import { ProjectListProblem, ProjectListEmpty } from './ProjectListStates.js';
import { ProjectListToolbar } from './ProjectListToolbar.js';
import { Head, HeadEnd } from './ProjectList.styles.js';
import { messages } from './ProjectList.messages.js';
import { isFiltered, type ProjectListValue } from './projectListValue.js';
import type { ProjectTreeRow } from './projectTree.js';
import { useProjectList } from './useProjectList.js';

/** Props of {@link ProjectList}. @public */
export interface ProjectListProps extends HostProps {
  /** What is shown, when the host keeps it, for example in its address; see `parseProjectListValue`. */
  value?: ProjectListValue;
  /** What is shown at first, when the widget keeps it; what is left out is as the user last chose. */
  defaultValue?: ProjectListValue;
  /** Called when the user changes what is shown. */
  onValueChange?: (value: ProjectListValue, change: ValueChange) => void;
  /** Rows per page as long as `value` names no size and the user has not chosen, 1–100. @defaultValue 25 */
  pageSize?: number;
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

// A dialog and its form are loaded by those who open it.
const ProjectEditorDialog = deferred(() =>
  import('../ProjectEditor/index.js').then((module) => module.ProjectEditorDialog),
);

function View(props: Omit<ProjectListProps, keyof HostProps>) {
  const { value, defaultValue, onValueChange, pageSize, title, onProjectCreated } = props;
  const intl = useIntl();
  const { mayChange, navigation } = useHost();
  const view = useProjectList({ value, defaultValue, onValueChange, pageSize });
  const [layout, setLayout] = useTableLayout('ProjectList', PROJECT_COLUMN_IDS);
  const [isCreating, setIsCreating] = useState(false);
  const canCreate = mayChange('PORTFOLIO_MANAGEMENT', 'CREATE');
  const canUpload = mayChange('BOM_UPLOAD');

  const { change, showMore, toggle, rows, isTree } = view;
  const onTagSelect = useCallback((tag: string) => change({ tag }), [change]);
  const columns = useMemo(
    () => projectColumns(intl, { onTagSelect, onShowMore: showMore, canUpload }),
    [intl, onTagSelect, showMore, canUpload],
  );
  const source = useMemo(() => arraySource(rows), [rows]);
  const tree = useMemo(
    (): TableTree<ProjectTreeRow> | undefined =>
      isTree
        ? {
            levelOf: (row) => row.depth,
            isOpen: (row) => (row.kind === 'project' && row.isExpandable ? row.isExpanded : undefined),
            onToggle: (row) => row.kind === 'project' && toggle(row.project.uuid),
          }
        : undefined,
    [isTree, toggle],
  );

  if (!view.canView) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(permissionNames.VIEW_PORTFOLIO)}
      />
    );
  }

  const createButton = canCreate && (
    <Button variant="primary" icon="plus" onClick={() => setIsCreating(true)}>
      <Message {...messages.newProject} />
    </Button>
  );
  return (
    <ListFrame>
      <Head>
        <div>
          {title}
          <ProjectListFigures />
        </div>
        <HeadEnd>{createButton}</HeadEnd>
      </Head>
      <ProjectListToolbar view={view} columns={columns} layout={layout} onLayoutChange={setLayout} />
      <PagedTable
        view={view}
        problemOf={(failure) => <ProjectListProblem failure={failure} view={view} />}
        label={intl.formatMessage(messages.projects)}
        columns={columns}
        rows={source}
        row={{ getId: idOf, getName: rowNameOf, isMuted }}
        tree={tree}
        empty={<ProjectListEmpty view={view} createButton={createButton} />}
        layout={{ value: layout, onChange: setLayout }}
        foot={{
          note: Boolean(view.list.total) && isTree && !isFiltered(view.value) && (
            <Message {...messages.topLevel} />
          ),
        }}
      />
      {isCreating && (
        <ProjectEditorDialog
          onClose={() => setIsCreating(false)}
          onProjectCreated={({ project }) => {
            setIsCreating(false);
            if (onProjectCreated) onProjectCreated({ project });
            else navigation?.go?.({ to: 'project', projectId: project.uuid });
          }}
        />
      )}
    </ListFrame>
  );
}

function idOf(row: ProjectTreeRow): string {
  return row.id;
}

function isMuted(row: ProjectTreeRow): boolean {
  return row.kind === 'project' && row.project.active === false;
}
