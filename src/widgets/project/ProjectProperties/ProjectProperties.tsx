import { useMemo } from 'react';
import {
  createProjectProperty,
  deleteProjectProperty,
  updateProjectProperty,
} from '../../../api/projectProperties.js';
import { isUnknownProject } from '../../../api/projects.js';
import * as projects from '../../../data/resources/projects.js';
import { useCapabilities } from '../../../data/useCapabilities.js';
import { useResource } from '../../../data/useResource.js';
import { propertyTypesOf } from '../../../domain/propertyValue.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { PropertyList, type PropertyCalls } from '../../../entities/property/PropertyList.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { messages } from './ProjectProperties.messages.js';
import { projectPropertiesCodec, type ProjectPropertiesSort } from './projectPropertiesValue.js';

/**
 * The view of {@link ProjectProperties}, by default all by name. The search covers group, name, value, and
 * description. @public
 */
export type ProjectPropertiesValue = ListValue<ProjectPropertiesSort>;

/** Props of {@link ProjectProperties}. @public */
export interface ProjectPropertiesProps
  extends HostProps, ProjectProps, ListViewState<ProjectPropertiesValue> {}

/**
 * Lists the properties of a project, by group and name: facts that are stored with it, such as settings of
 * integrations. Permitted users add, change, and delete them.
 * @public
 */
export function ProjectProperties(props: ProjectPropertiesProps) {
  return (
    <ProjectWidget props={props} density="comfortable">
      {(own) => <View key={own.projectId} {...own} />}
    </ProjectWidget>
  );
}

function View({ projectId, ...state }: PropsOfProject<ProjectPropertiesProps>) {
  const { can } = useHost();
  // As in the list, which shares the answer: what the server offers matters once there is something to change.
  const properties = useResource(projects.properties(projectId), {
    isEnabled: can('PORTFOLIO_MANAGEMENT', 'READ'),
  });
  const line = useCapabilities(properties.status === 'ready')?.line;
  const calls = useMemo((): PropertyCalls => {
    const rows = projects.properties(projectId);
    return {
      codec: projectPropertiesCodec,
      // Servers require this permission to read properties too, because integrations store their credentials
      // here.
      permission: 'PORTFOLIO_MANAGEMENT',
      rows,
      add: (api, property) => createProjectProperty(api, projectId, property),
      addAction: 'CREATE',
      setValue: (api, property, signal) => updateProjectProperty(api, projectId, property, signal),
      remove: (api, property) => deleteProjectProperty(api, projectId, property),
      stale: [rows.key],
      types: propertyTypesOf(line),
      isGroupRequired: true,
      isNotFound: isUnknownProject,
      words: messages,
    };
  }, [projectId, line]);
  return <PropertyList calls={calls} state={state} />;
}
