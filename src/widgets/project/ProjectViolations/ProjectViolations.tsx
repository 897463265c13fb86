import { useMemo } from 'react';
import { isUnknownOfViolations } from '../../../api/violations.js';
import * as violations from '../../../data/resources/violations.js';
import type { HostProps } from '../../../host/types.js';
import { FoldedControls } from '../../../frames/list/FoldedControls.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { useList } from '../../../frames/list/useList.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import {
  ViolationListView,
  type ViolationsDirtyEvent,
} from '../../../entities/violation/list/ViolationListView.js';
import { nameOfViolation } from '../../../entities/violation/list/nameOfViolation.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { messages } from '../../../entities/violation/list/violationList.messages.js';
import { notFound } from '../../../entities/project/projectPlace.messages.js';
import { projectViolationsCodec, type ProjectViolationsValue } from './projectViolationsValue.js';
import { violationColumns } from '../../../entities/violation/list/violationColumns.js';
import { violationFilters, violationQuestionOf } from '../../../entities/violation/list/violationFilters.js';

/** Props of {@link ProjectViolations}. @public */
export interface ProjectViolationsProps
  extends HostProps, ProjectProps, ListViewState<ProjectViolationsValue> {
  /** Called with how many decisions were typed and not saved, whenever that changes; a host may ask before it leaves. */
  onDirtyChange?: (event: ViolationsDirtyEvent) => void;
}

/**
 * Lists the components of a project that go against policies: against which, why and since when. Auditors decide about each.
 * @public
 */
export function ProjectViolations(props: ProjectViolationsProps) {
  return (
    <ProjectWidget props={props} density="comfortable">
      {(own) => <View key={own.projectId} {...own} />}
    </ProjectWidget>
  );
}

const LIST: Omit<ListDefinition<PolicyViolation, ProjectViolationsValue>, 'columns'> = {
  value: projectViolationsCodec,
  row: {
    getId: ({ uuid }) => uuid,
    getName: nameOfViolation,
    isMuted: ({ analysis }) => analysis?.isSuppressed === true,
  },
  permission: 'VIEW_POLICY_VIOLATION',
  search: { label: messages.search, hint: messages.searchHint },
  filters: violationFilters(),
  Controls: FoldedControls,
  isNotFound: isUnknownOfViolations,
  fileName: 'policy-violations',
  icon: 'policy',
  words: { ...messages, notFound },
};

function View(props: PropsOfProject<ProjectViolationsProps>) {
  const { projectId, onDirtyChange } = props;
  const columns = useMemo(() => violationColumns(projectId), [projectId]);
  const list = useList(
    { ...LIST, columns },
    {
      ...props,
      page: (request, value, onProgress) =>
        violations.page(projectId, violationQuestionOf(value), request, onProgress),
      reloads: [violations.of(projectId)],
    },
  );
  return <ViolationListView list={list} projectIdOf={() => projectId} onDirtyChange={onDirtyChange} />;
}
