import { useMemo, useState } from 'react';
import { isUnknownProject } from '../../api/projects.js';
import { splitHostProps, useHost } from '../../host/KitProvider.js';
import type { HostProps } from '../../host/types.js';
import { Widget } from '../../host/Widget.js';
import { Message, useIntl } from '../../i18n/index.js';
import { RefreshFailure } from '../../data/FailureState.js';
import { PAGE_SIZES } from '../../data/usePageSize.js';
import { useTableLayout } from '../../data/useTableLayout.js';
import { projectText } from '../../parts/ProjectLink.js';
import type { Component } from '../../schema/component.js';
import { Button } from '../../ui/Button.js';
import { ColumnsButton } from '../../ui/DataTable/ColumnsButton.js';
import { DataTable } from '../../ui/DataTable/DataTable.js';
import { arraySource } from '../../ui/DataTable/RowSource.js';
import { IconButton } from '../../ui/IconButton.js';
import { ListFrame } from '../../ui/list.styles.js';
import { EmptyState, ForbiddenState } from '../../ui/states.js';
import { BomUploadDialog, type BomProcessedEvent } from '../BomUpload/index.js';
import { COMPONENT_COLUMN_IDS, componentColumns } from './componentColumns.js';
import { ComponentsProblem } from './ComponentsProblem.js';
import { ComponentsToolbar } from './ComponentsToolbar.js';
import { messages } from './ProjectComponents.messages.js';
import { useProjectComponents } from './useProjectComponents.js';

/** Props of {@link ProjectComponents}. @public */
export interface ProjectComponentsProps extends HostProps {
  /** UUID of the project. Unknown or hidden by access control: a state that says so. */
  projectId: string;
  /** Rows per page as long as the user has not chosen, 1–100. @defaultValue 25 */
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
      <View {...own} />
    </Widget>
  );
}

function View({ projectId, pageSize, onBomProcessed }: Omit<ProjectComponentsProps, keyof HostProps>) {
  const intl = useIntl();
  const { mayChange } = useHost();
  const view = useProjectComponents(projectId, pageSize);
  const [layout, setLayout] = useTableLayout('ProjectComponents', COMPONENT_COLUMN_IDS);
  const [isUploading, setIsUploading] = useState(false);
  const columns = useMemo(() => componentColumns(intl), [intl]);
  const { list, asked, change } = view;
  const source = useMemo(() => arraySource(list.rows), [list.rows]);

  if (!view.canView) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(messages.permission)}
      />
    );
  }
  const { resource } = list;
  // Nothing can be searched in a project that is not there.
  if (resource.status === 'failed' && isUnknownProject(resource.error))
    return <ComponentsProblem failure={resource} />;
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
        <ColumnsButton columns={columns} layout={layout} onLayoutChange={setLayout} />
        <IconButton
          icon="refresh"
          variant="secondary"
          label={intl.formatMessage(messages.reload)}
          onClick={view.reload}
        />
      </ComponentsToolbar>
      <RefreshFailure resource={resource} />
      {resource.status === 'failed' ? (
        <ComponentsProblem failure={resource} />
      ) : (
        <DataTable
          label={intl.formatMessage(messages.components)}
          columns={columns}
          rows={source}
          getRowId={idOf}
          getRowName={projectText}
          status={resource.status === 'loading' ? 'loading' : resource.isRefreshing ? 'refreshing' : 'idle'}
          empty={empty}
          sort={view.sort}
          onSortChange={view.setSort}
          layout={layout}
          onLayoutChange={setLayout}
          paging={{
            pageIndex: asked.pageNumber - 1,
            pageSize: view.pageSize,
            pageSizes: PAGE_SIZES,
            total: list.total,
            onChange: (page) => view.setPage(page.pageIndex + 1, page.pageSize),
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

function idOf(component: Component): string {
  return component.uuid;
}
