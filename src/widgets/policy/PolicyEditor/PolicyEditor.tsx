import type { IntlShape } from 'react-intl';
import * as policies from '../../../data/resources/policies.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { withWords } from '../../../i18n/words.js';
import { numberColumn, textColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { nameColumn } from '../../../frames/crud/crudColumns.js';
import {
  crudCodec,
  type CrudCodec,
  type CrudDefinition,
  type CrudPanelState,
} from '../../../frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../frames/crud/CrudPanel.js';
import { ViolationStateMark } from '../../../entities/violation/ViolationStateMark.js';
import type { Policy } from '../../../schema/policy.js';
import { messages } from './PolicyEditor.messages.js';
import type { PolicyValues } from './policyValues.js';

/** Props of {@link PolicyEditor}. @public */
export interface PolicyEditorProps extends HostProps, CrudPanelState {
  /** Called after the server created or changed a policy, even if its form was closed in the meantime. */
  onPolicySaved?: (event: PolicySavedEvent) => void;
  /** Called after the server deleted a policy. */
  onPolicyDeleted?: (event: PolicyDeletedEvent) => void;
}

/** A policy that was created or changed. @public */
export interface PolicySavedEvent {
  /** As the server has it, with its conditions and limits. */
  policy: Policy;
  /** True when the policy was created, false when it was changed. */
  isNew: boolean;
}

/** A policy that was deleted. @public */
export interface PolicyDeletedEvent {
  /** As it was. */
  policy: Policy;
}

/**
 * The policies that the server holds components against. Permitted users create and delete them, and change their conditions and
 * limits in a form that reads back what the policy does.
 * @public
 */
export function PolicyEditor(props: PolicyEditorProps) {
  const [host, { onPolicySaved, onPolicyDeleted, ...state }] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <CrudPanel
        definition={DEFINITION}
        onSaved={({ row, isNew }) => onPolicySaved?.({ policy: row, isNew })}
        onDeleted={({ row }) => onPolicyDeleted?.({ policy: row })}
        {...state}
      />
    </Widget>
  );
}

const COLUMNS: readonly ListColumn<Policy>[] = [
  nameColumn({
    id: 'name',
    header: messages.name,
    idOf: ({ uuid }) => uuid,
    nameOf: ({ name }) => name,
  }),
  {
    id: 'violationState',
    header: messages.state,
    width: 150,
    cardSlot: 'titleEnd',
    cell: ({ violationState }) => violationState && <ViolationStateMark state={violationState} />,
    exported: ({ violationState }) => violationState,
  },
  textColumn({
    id: 'operator',
    header: messages.operator,
    width: 110,
    grow: 0,
    foldBelow: 900,
    cardSlot: 'third',
    textOf: operatorText,
    exported: ({ operator }) => operator,
  }),
  numberColumn({
    id: 'conditions',
    header: messages.conditionsHead,
    width: 110,
    cardSlot: 'second',
    valueOf: ({ policyConditions = [] }) => policyConditions.length,
    inBlock: messages.conditionCount,
  }),
  textColumn({
    id: 'limits',
    header: messages.limits,
    width: 180,
    foldBelow: 760,
    cardSlot: 'secondEnd',
    textOf: limitText,
  }),
];

function operatorText({ operator }: Policy, intl: IntlShape): string | undefined {
  if (operator === 'ALL') return intl.formatMessage(messages.all);
  return operator === 'ANY' ? intl.formatMessage(messages.any) : operator;
}

function limitText({ projects = [], tags = [], global }: Policy, intl: IntlShape): string {
  if (projects.length + tags.length === 0) {
    return intl.formatMessage(global === false ? messages.hidden : messages.everywhere);
  }
  return intl.formatMessage(messages.limitedTo, {
    projects: projects.length,
    tags: tags.length,
    isBoth: projects.length > 0 && tags.length > 0 ? 'yes' : 'no',
  });
}

const codec = crudCodec('PolicyEditor', COLUMNS, 'name', ['name', 'operator', 'violationState']);

/** Reads and writes the state of the editor in query parameters and preferences. @public */
export const policyEditorCodec: CrudCodec = codec;

const DEFINITION: CrudDefinition<Policy, PolicyValues> = {
  list: {
    value: codec,
    columns: COLUMNS,
    row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
    permission: 'POLICY_MANAGEMENT',
    search: { label: messages.search, hint: messages.search },
    words: {
      label: messages.policies,
      total: messages.total,
      none: messages.none,
      noneAdvice: messages.noneAdvice,
    },
    icon: 'policy',
    fileName: 'policies',
  },
  rows: { page: (request) => policies.page(request), lists: policies.lists, one: policies.one },
  create: messages.create,
  isFormWide: true,
  // The form is below the heading of a page, as its dialog is.
  formHeadingLevel: 2,
  staysOpen: true,
  loadForm: async () => (await withWords(import('./policyForm.js'))).policyForm,
};
