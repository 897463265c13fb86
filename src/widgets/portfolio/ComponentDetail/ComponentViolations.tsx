import { useMemo } from 'react';
import { isUnknownOfViolations } from '../../../api/violations.js';
import * as violations from '../../../data/resources/violations.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { flagMember, listCodec } from '../../../frames/list/listCodec.js';
import { listSwitch } from '../../../frames/list/listSwitch.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { useList } from '../../../frames/list/useList.js';
import { nameOfViolation } from '../../../entities/violation/list/nameOfViolation.js';
import { violationColumns } from '../../../entities/violation/list/violationColumns.js';
import { ViolationListView } from '../../../entities/violation/list/ViolationListView.js';
import type { Component } from '../../../schema/component.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { messages as detailMessages } from './ComponentDetail.messages.js';
import { messages } from './ComponentViolations.messages.js';

const SORTS = [
  'timestamp',
  'policyCondition.policy.violationState',
  'type',
  'policyCondition.policy.name',
] as const;

interface ViolationsValue extends ListValue<(typeof SORTS)[number]> {
  showsSuppressed?: boolean;
}

const LIST: Omit<ListDefinition<PolicyViolation, ViolationsValue>, 'columns'> = {
  value: listCodec<ViolationsValue>({
    name: 'ComponentPolicyViolations',
    sorts: SORTS,
    firstOrder: { id: 'timestamp', isDescending: true },
    choices: { showsSuppressed: flagMember('suppressed') },
  }),
  row: {
    getId: ({ uuid }) => uuid,
    getName: nameOfViolation,
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
  fileName: 'component-policy-violations',
  icon: 'policy',
  words: { ...messages, notFound: detailMessages.notFound },
};

/** The policies that a component goes against; auditors decide about each. */
export function ComponentViolations({ component }: { component: Component }) {
  const { uuid, project } = component;
  const columns = useMemo(
    () =>
      violationColumns(project?.uuid).filter(({ id }) => id !== 'component.name' && id !== 'project.name'),
    [project?.uuid],
  );
  const list = useList(
    { ...LIST, columns },
    {
      page: (request, { showsSuppressed = false }) =>
        violations.componentPage(uuid, { showSuppressed: showsSuppressed }, request),
      reloads: [violations.ofComponents],
    },
  );
  return <ViolationListView list={list} projectIdOf={() => project?.uuid} onDirtyChange={undefined} />;
}
