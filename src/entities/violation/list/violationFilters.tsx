import type { FilteredViolationsOptions } from '../../../api/violations.js';
import { VIOLATION_TYPES } from '../../../domain/policy/policySubjects.js';
import { VIOLATION_ANALYSIS_STATES } from '../../../domain/policy/violationDraft.js';
import { endsOf, isDay } from '../../../domain/range.js';
import { rangeMember, wordsMember } from '../../../frames/list/listCodec.js';
import { listDays } from '../../../frames/list/listDays.js';
import type { ListFilter } from '../../../frames/list/ListDefinition.js';
import { listSwitch } from '../../../frames/list/listSwitch.js';
import { listWords } from '../../../frames/list/listWords.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ViolationStateMark } from '../ViolationStateMark.js';
import { violationStateText, violationTypeText } from '../violationText.js';
import { analysisStateText } from '../../vocabulary/index.js';
import { messages } from './violationList.messages.js';

/** The violation states that policies set, worst first. */
export const VIOLATION_STATES = ['FAIL', 'WARN', 'INFO'] as const;

/** The violations that a list shows. */
export interface ViolationFilterValue extends ListValue {
  state?: readonly (typeof VIOLATION_STATES)[number][];
  type?: readonly (typeof VIOLATION_TYPES)[number][];
  analysisState?: readonly (typeof VIOLATION_ANALYSIS_STATES)[number][];
  occurredOn?: string;
  showsSuppressed?: boolean;
}

/** The filters in addresses. */
export const violationFilterMembers = {
  state: wordsMember('violationState', VIOLATION_STATES),
  type: wordsMember('riskType', VIOLATION_TYPES),
  analysisState: wordsMember('analysisState', VIOLATION_ANALYSIS_STATES),
  occurredOn: rangeMember('occurredOn', isDay),
};

/** Converts a view into the options of a list request. */
export function violationQuestionOf(value: ViolationFilterValue): FilteredViolationsOptions {
  const { showsSuppressed = false, state, type, analysisState, occurredOn } = value;
  const occurred = occurredOn === undefined ? undefined : endsOf(occurredOn);
  return { showSuppressed: showsSuppressed, state, type, analysisState, occurred };
}

/** The filters above a list of violations. */
export function violationFilters<Value extends ViolationFilterValue>(): readonly ListFilter<Value>[] {
  return [
    listWords<Value>({
      key: 'state',
      label: messages.columnState,
      name: messages.columnState,
      says: messages.stateIs,
      options: VIOLATION_STATES,
      valueText: violationStateText,
      valueLabel: (state) => <ViolationStateMark state={state} />,
    }),
    listWords<Value>({
      key: 'type',
      label: messages.columnType,
      name: messages.columnType,
      says: messages.typeIs,
      options: VIOLATION_TYPES,
      valueText: violationTypeText,
    }),
    listWords<Value>({
      key: 'analysisState',
      label: messages.columnAnalysis,
      name: messages.columnAnalysis,
      says: messages.analysisIs,
      options: VIOLATION_ANALYSIS_STATES,
      valueText: analysisStateText,
    }),
    listDays<Value>({
      key: 'occurredOn',
      label: messages.columnOccurred,
      name: messages.columnOccurred,
      says: messages.occurredIs,
    }),
    listSwitch<Value>({
      key: 'showsSuppressed',
      label: messages.showsSuppressed,
      tip: messages.showsSuppressedTip,
    }),
  ];
}
