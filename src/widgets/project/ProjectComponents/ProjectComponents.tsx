import { useMemo, useRef, useState } from 'react';
import { isUnknownProject } from '../../../api/projects.js';
import { isCollection } from '../../../domain/isCollection.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import * as permissionNames from '../../../parts/permissionNames.messages.js';
import { FailureState } from '../../../data/FailureState.js';
import { PagedTable, type PagedTableProps } from '../../../data/PagedTable.js';
import { useTableLayout } from '../../../data/useTableLayout.js';
import type { ValueChange } from '../../../data/valueChange.js';
import { projectText } from '../../../parts/ProjectLink.js';
import type { Component } from '../../../schema/component.js';
import { Button } from '../../../ui/Button.js';
import { ColumnsButton } from '../../../ui/DataTable/ColumnsButton.js';
import type { DataTableHandle } from '../../../ui/DataTable/interfaces.js';
import { arraySource } from '../../../ui/DataTable/arraySource.js';
import { deferred } from '../../../ui/deferred.js';
import { IconButton } from '../../../ui/IconButton.js';
import { ListCard, ListFrame } from '../../../ui/list.styles.js';
import { MoreButton } from '../../../ui/Menu.js';
import { EmptyState, ForbiddenState, NotFoundState } from '../../../ui/states.js';
import { BomUploadDialog, type BomProcessedEvent } from '../BomUpload/index.js';
import { COMPONENT_COLUMN_IDS, componentColumns } from './componentColumns.js';
import { ComponentsToolbar } from './ComponentsToolbar.js';
import { messages } from './ProjectComponents.messages.js';
import type { ProjectComponentsValue } from './projectComponentsValue.js';
import { useDownloads } from './useDownloads.js';
import { useProjectComponents } from './useProjectComponents.js';

/** Props of {@link ProjectComponents}. @public */
export interface ProjectComponentsProps extends HostProps {
  /** UUID of the project. Unknown or hidden by access control: a state that says so. */
  projectId: string;
  /** What is shown, when the host keeps it, for example in its address; see `parseProjectComponentsValue`. */
  value?: ProjectComponentsValue;
  /** What is shown at first, when the widget keeps it; what is left out is as the user last chose. */
  defaultValue?: ProjectComponentsValue;
  /** Called when the user changes what is shown. */
  onValueChange?: (value: ProjectComponentsValue, change: ValueChange) => void;
  /** Rows per page as long as `value` names no size and the user has not chosen, 1–100. @defaultValue 25 */
  pageSize?: number;
  /** Called when the server has processed a BOM that was uploaded into the empty list. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
}

/**
 * Lists the components of a project, with what their package repositories and the analysis know of them.
 * @public
 */
export function ProjectComponents(props: ProjectComponentsProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="compact">
      <View key={own.projectId} {...own} />
    </Widget>
  );
}

function View(props: Omit<ProjectComponentsProps, keyof HostProps>) {
  const { projectId, value, defaultValue, onValueChange, pageSize, onBomProcessed } = props;
  const intl = useIntl();
  const { mayChange, notify } = useHost();
  const mayRemove = mayChange('PORTFOLIO_MANAGEMENT', 'DELETE');
  const downloads = useDownloads(projectId);
  const view = useProjectComponents(projectId, { value, defaultValue, onValueChange, pageSize });
  const [layout, setLayout] = useTableLayout('ProjectComponents', COMPONENT_COLUMN_IDS);
  const [isUploading, setIsUploading] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const graphOf = view.hasGraph ? projectId : undefined;
  const columns = useMemo(() => componentColumns(intl, graphOf), [intl, graphOf]);
  const { list, change } = view;
  const source = useMemo(() => arraySource(list.rows), [list.rows]);

  const table = useRef<DataTableHandle>(null);
  const [marked, setMarked] = useState<readonly Component[]>(NONE);
  const selection = useMemo(
    () =>
      mayRemove
        ? {
            ids: new Set(marked.map(idOf)),
            // Those of other pages stay.
            onChange: (ids: ReadonlySet<string>) => {
              const known = new Map(
                [...marked, ...list.rows].map((component) => [component.uuid, component]),
              );
              setMarked([...ids].flatMap((id) => known.get(id) ?? []));
            },
          }
        : undefined,
    [mayRemove, marked, list.rows],
  );

  if (!view.canView) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(permissionNames.VIEW_PORTFOLIO)}
      />
    );
  }
  const { resource } = list;
  // Nothing can be searched in a project that is not there.
  if (resource.status === 'failed' && isUnknownProject(resource.error)) {
    return (
      <ListCard>
        <NotFoundState title={<Message {...messages.notFound} />} />
      </ListCard>
    );
  }
  const mayAdd = mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') && !(view.project && isCollection(view.project));
  const empty = view.isFiltered ? (
    <EmptyState
      title={<Message {...messages.noMatch} />}
      actions={
        <Button onClick={() => change({ searchText: '', onlyOutdated: false, onlyDirect: false })}>
          <Message {...messages.clear} />
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="component"
      title={<Message {...messages.none} />}
      actions={
        mayChange('BOM_UPLOAD') && (
          <Button icon="upload" variant="primary" onClick={() => setIsUploading(true)}>
            <Message {...messages.upload} />
          </Button>
        )
      }
    >
      <Message {...messages.noneAdvice} />
    </EmptyState>
  );
  return (
    <ListFrame>
      <ComponentsToolbar view={view}>
        {mayAdd && (
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            <Message {...messages.add} />
          </Button>
        )}
        <MoreButton
          icon="download"
          variant="secondary"
          label={intl.formatMessage(messages.download)}
          items={downloads}
        />
        <ColumnsButton columns={columns} layout={layout} onLayoutChange={setLayout} />
        <IconButton
          icon="refresh"
          variant="secondary"
          label={intl.formatMessage(messages.reload)}
          onClick={view.reload}
        />
      </ComponentsToolbar>
      <PagedTable
        view={view}
        problemOf={problemOf}
        label={intl.formatMessage(messages.components)}
        columns={columns}
        rows={source}
        row={{ getId: idOf, getName: projectText }}
        empty={empty}
        layout={{ value: layout, onChange: setLayout }}
        selection={selection}
        handle={table}
      />
      {marked !== NONE && (
        <ComponentRemoval
          projectId={projectId}
          components={marked}
          onSelect={setMarked}
          onFocusLost={() => table.current?.focus()}
        />
      )}
      {isAdding && (
        <ComponentEditorDialog
          projectId={projectId}
          onClose={() => setIsAdding(false)}
          onComponentCreated={({ component }) => {
            setIsAdding(false);
            notify({
              kind: 'success',
              title: intl.formatMessage(messages.added, { component: projectText(component) }),
            });
            view.showAdded(component);
          }}
        />
      )}
      {isUploading && (
        <BomUploadDialog
          project={view.project ?? { uuid: projectId }}
          onClose={() => setIsUploading(false)}
          onBomProcessed={onBomProcessed}
        />
      )}
    </ListFrame>
  );
}

const NONE: readonly Component[] = [];

const ComponentRemoval = deferred(() => import('./onDemand.js').then((module) => module.ComponentRemoval));

// The form is loaded by those who open it.
const ComponentEditorDialog = deferred(() =>
  import('../ComponentEditor/onDemand.js').then((module) => module.ComponentEditorDialog),
);

const problemOf: PagedTableProps<Component>['problemOf'] = (failure) => (
  <FailureState title={<Message {...messages.failed} />} failure={failure} />
);

function idOf(component: Component): string {
  return component.uuid;
}
