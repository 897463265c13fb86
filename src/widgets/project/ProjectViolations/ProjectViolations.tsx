import { useMemo, useState } from 'react';
import { isUnknownOfViolations } from '../../../api/violations.js';
import * as violations from '../../../data/resources/violations.js';
import type { HostProps } from '../../../host/types.js';
import type { ListDefinition } from '../../../list/ListDefinition.js';
import { listSwitch } from '../../../list/listSwitch.js';
import { ListView } from '../../../list/ListView.js';
import { useList } from '../../../list/useList.js';
import type { ListViewState } from '../../../list/useListState.js';
import { projectText } from '../../../parts/ProjectLink.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { deferred } from '../../../ui/deferred.js';
import { LoadingRows } from '../../../ui/states.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { messages } from './ProjectViolations.messages.js';
import { projectViolationsCodec, type ProjectViolationsValue } from './projectViolationsValue.js';
import { violationColumns } from './violationColumns.js';

/** Props of {@link ProjectViolations}. @public */
export interface ProjectViolationsProps
  extends HostProps, ProjectProps, ListViewState<ProjectViolationsValue> {}

/**
 * Lists the components of a project that go against policies: against which, why, since when, and what was decided about it.
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
    getName: ({ policyCondition, component }) =>
      [policyCondition?.policy?.name, component && projectText(component)].filter(Boolean).join(', '),
    isMuted: ({ analysis }) => analysis?.isSuppressed === true,
  },
  permission: 'VIEW_POLICY_VIOLATION',
  search: { label: messages.search, hint: messages.searchHint },
  filters: [
    listSwitch({
      key: 'showsSuppressed',
      label: messages.showsSuppressed,
      tip: messages.showsSuppressedTip,
    }),
  ],
  isNotFound: isUnknownOfViolations,
  fileName: 'policy-violations',
  icon: 'policy',
  words: messages,
};

function View(props: PropsOfProject<ProjectViolationsProps>) {
  const { projectId } = props;
  const columns = useMemo(() => violationColumns(projectId), [projectId]);
  const list = useList(
    { ...LIST, columns },
    {
      ...props,
      page: (request, { showsSuppressed = false }) =>
        violations.page(projectId, { showSuppressed: showsSuppressed }, request),
      reloads: [violations.of(projectId)],
    },
  );
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <ListView
      list={list}
      detail={{
        openIds,
        onOpenChange: setOpenIds,
        render: (violation) => <ViolationDetail violation={violation} fallback={<LoadingRows rows={3} />} />,
      }}
    />
  );
}

// Most rows are never opened.
const ViolationDetail = deferred(() =>
  import('./ViolationDetail.js').then((module) => module.ViolationDetail),
);
