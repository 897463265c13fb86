import { useMemo, useState } from 'react';
import { isUnknownProject } from '../../../api/projects.js';
import * as components from '../../../data/resources/components.js';
import * as projects from '../../../data/resources/projects.js';
import { useResource } from '../../../data/useResource.js';
import { isCollection } from '../../../domain/isCollection.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { listSwitch } from '../../../frames/list/listSwitch.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import { useListSelection } from '../../../frames/list/useListSelection.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { useBomDownloads } from '../../../entities/project/useBomDownloads.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { Component } from '../../../schema/component.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { MoreButton } from '../../../ui/overlay/Menu.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { BomUploadDialog, type BomProcessedEvent } from '../BomUpload/index.js';
import { componentColumns } from './componentColumns.js';
import { messages } from './ProjectComponents.messages.js';
import { projectComponentsCodec, type ProjectComponentsValue } from './projectComponentsValue.js';

/** Props of {@link ProjectComponents}. @public */
export interface ProjectComponentsProps
  extends HostProps, ProjectProps, ListViewState<ProjectComponentsValue> {
  /** Called when the server has processed a BOM that was uploaded into the empty list. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
}

/**
 * Lists the components of a project, with what their package repositories and the analysis know of them.
 * @public
 */
export function ProjectComponents(props: ProjectComponentsProps) {
  return (
    <ProjectWidget props={props} density="compact" loading={() => <LoadingRows rows={10} />}>
      {(own) => <View key={own.projectId} {...own} />}
    </ProjectWidget>
  );
}

const LIST: Omit<ListDefinition<Component, ProjectComponentsValue>, 'columns'> = {
  value: projectComponentsCodec,
  row: { getId: ({ uuid }) => uuid, getName: projectText },
  permission: 'VIEW_PORTFOLIO',
  search: { label: messages.search, hint: messages.searchHint },
  filters: [
    listSwitch({ key: 'onlyOutdated', label: messages.onlyOutdated, tip: messages.onlyOutdatedTip }),
    listSwitch({ key: 'onlyDirect', label: messages.onlyDirect, tip: messages.onlyDirectTip }),
  ],
  isNotFound: isUnknownProject,
  fileName: 'components',
  icon: 'component',
  words: { ...messages, label: messages.components },
};

function View(props: PropsOfProject<ProjectComponentsProps>) {
  const { projectId, onBomProcessed } = props;
  const intl = useIntl();
  const { can, mayChange, notify } = useHost();
  const downloads = useBomDownloads(projectId);
  const [isUploading, setIsUploading] = useState(false);

  const project = useResource(projects.one(projectId), { isEnabled: can('VIEW_PORTFOLIO') });
  const known = project.status === 'ready' ? project.data : undefined;
  const graphOf = known?.directDependencies ? projectId : undefined;
  const columns = useMemo(() => componentColumns(graphOf), [graphOf]);
  const list = useList(
    { ...LIST, columns },
    {
      ...props,
      page: (request, { onlyOutdated = false, onlyDirect = false }) =>
        components.page(projectId, { onlyOutdated, onlyDirect }, request),
      reloads: [components.of(projectId)],
    },
  );
  const selection = useListSelection(
    list,
    mayChange('PORTFOLIO_MANAGEMENT', 'DELETE') && {
      label: messages.selected,
      actions: (rows, select) => <ComponentRemoval projectId={projectId} rows={rows} select={select} />,
    },
  );
  const mayAdd = mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') && !(known && isCollection(known));
  return (
    <ListView
      list={list}
      selection={selection}
      // Until the project is loaded, it is not known whether it has a graph.
      offReasons={{ onlyDirect: graphOf ? undefined : known ? messages.noGraph : messages.onlyDirectTip }}
      create={
        mayAdd && {
          isSecondary: true,
          label: messages.add,
          dialog: (close) => (
            <ComponentEditorDialog
              projectId={projectId}
              onClose={close}
              onComponentCreated={({ component }) => {
                close();
                const title = intl.formatMessage(messages.added, { component: projectText(component) });
                notify({ kind: 'success', title });
                list.reveal(component.name);
              }}
            />
          ),
        }
      }
      tools={
        <MoreButton
          icon="download"
          variant="secondary"
          label={intl.formatMessage(messages.download)}
          items={downloads}
        />
      }
      emptyActions={
        mayChange('BOM_UPLOAD') && (
          <Button icon="upload" variant="primary" opens onClick={() => setIsUploading(true)}>
            <Message {...messages.upload} />
          </Button>
        )
      }
    >
      {isUploading && (
        <BomUploadDialog
          project={known ?? { uuid: projectId }}
          onClose={() => setIsUploading(false)}
          onBomProcessed={onBomProcessed}
        />
      )}
    </ListView>
  );
}

const ComponentRemoval = deferred(() =>
  import('./ComponentRemoval.js').then((module) => module.ComponentRemoval),
);

// The form is loaded by those who open it.
const ComponentEditorDialog = deferred(() =>
  import('../../../entities/component/editor/ComponentEditorDialog.js').then(
    (module) => module.ComponentEditorDialog,
  ),
);
