import { useMemo, useState } from 'react';
import { isUnknownProject } from '../../../api/projects.js';
import * as services from '../../../data/resources/services.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { useIntl } from '../../../i18n/index.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import { useListSelection } from '../../../frames/list/useListSelection.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { serviceText } from '../../../entities/service/serviceText.js';
import type { Service } from '../../../schema/service.js';
import { deferred } from '../../../ui/later/deferred.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { messages } from './ProjectServices.messages.js';
import { projectServicesCodec, type ProjectServicesValue } from './projectServicesValue.js';
import { serviceColumns } from './serviceColumns.js';

/** Props of {@link ProjectServices}. @public */
export interface ProjectServicesProps extends HostProps, ProjectProps, ListViewState<ProjectServicesValue> {}

/**
 * Lists the services that the software of a project talks to: where they answer, who provides them, which data flows.
 * @public
 */
export function ProjectServices(props: ProjectServicesProps) {
  return (
    <ProjectWidget props={props} density="comfortable">
      {(own) => <View key={own.projectId} {...own} />}
    </ProjectWidget>
  );
}

const LIST: Omit<ListDefinition<Service, ProjectServicesValue>, 'columns'> = {
  value: projectServicesCodec,
  row: { getId: ({ uuid }) => uuid, getName: serviceText },
  permission: 'VIEW_PORTFOLIO',
  search: { label: messages.search, hint: messages.searchHint },
  isNotFound: isUnknownProject,
  fileName: 'services',
  icon: 'service',
  words: messages,
};

function View(props: PropsOfProject<ProjectServicesProps>) {
  const { projectId } = props;
  const intl = useIntl();
  const { mayChange, notify } = useHost();
  const mayEdit = mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE');
  const [edited, setEdited] = useState<Service>();
  const columns = useMemo(() => serviceColumns(mayEdit ? setEdited : undefined), [mayEdit]);
  const list = useList(
    { ...LIST, columns },
    {
      ...props,
      page: (request) => services.page(projectId, request),
      reloads: [services.of(projectId)],
    },
  );
  const close = () => setEdited(undefined);
  const selection = useListSelection(
    list,
    mayChange('PORTFOLIO_MANAGEMENT', 'DELETE') && {
      label: messages.selected,
      actions: (rows, select) => <ServiceRemoval projectId={projectId} rows={rows} select={select} />,
    },
  );
  return (
    <ListView
      list={list}
      selection={selection}
      create={
        mayEdit && {
          isSecondary: true,
          isOfferedWhenEmpty: true,
          label: messages.add,
          dialog: (close) => (
            <ServiceEditorDialog
              projectId={projectId}
              onClose={close}
              onServiceSaved={({ service }) => {
                close();
                const title = intl.formatMessage(messages.added, { service: serviceText(service) });
                notify({ kind: 'success', title });
                list.reveal(service.name);
              }}
            />
          ),
        }
      }
    >
      {edited && (
        <ServiceEditorDialog
          projectId={projectId}
          service={edited}
          onClose={close}
          onServiceSaved={close}
          onServiceDeleted={close}
        />
      )}
    </ListView>
  );
}

const ServiceRemoval = deferred(() => import('./ServiceRemoval.js').then((module) => module.ServiceRemoval));

// The form is loaded by those who open it.
const ServiceEditorDialog = deferred(() =>
  import('../../../entities/service/editor/ServiceEditorDialog.js').then(
    (module) => module.ServiceEditorDialog,
  ),
);
