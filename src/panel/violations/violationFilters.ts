import { VIOLATION_TYPES } from '../../domain/policy/policySubjects.js';
import { VIOLATION_ANALYSIS_STATES } from '../../domain/policy/violationDraft.js';
import { listChoice } from '../../list/listChoice.js';
import { wordMember } from '../../list/listCodec.js';
import type { ListFilter } from '../../list/ListDefinition.js';
import { listSwitch } from '../../list/listSwitch.js';
import type { ListValue } from '../../list/listValue.js';
import { violationStateText, violationTypeText } from '../../parts/violationText.js';
import { analysisStateText } from '../../parts/vocabulary.js';
import { messages } from './violationList.messages.js';

/** What policies say of what violates them, the worst first. */
export const VIOLATION_STATES = ['FAIL', 'WARN', 'INFO'] as const;

/** Which violations a list shows. */
export interface ViolationFilterValue extends ListValue {
  state?: (typeof VIOLATION_STATES)[number];
  type?: (typeof VIOLATION_TYPES)[number];
  analysisState?: (typeof VIOLATION_ANALYSIS_STATES)[number];
  showsSuppressed?: boolean;
}

/** The filters in addresses. */
export const violationFilterMembers = {
  state: wordMember('violationState', VIOLATION_STATES),
  type: wordMember('riskType', VIOLATION_TYPES),
  analysisState: wordMember('analysisState', VIOLATION_ANALYSIS_STATES),
};

/** The filters above a list of violations. */
export function violationFilters<Value extends ViolationFilterValue>(): readonly ListFilter<Value>[] {
  return [
    listChoice<Value>({
      key: 'state',
      label: messages.columnState,
      name: messages.columnState,
      says: messages.stateIs,
      options: VIOLATION_STATES,
      valueText: violationStateText,
    }),
    listChoice<Value>({
      key: 'type',
      label: messages.columnType,
      name: messages.columnType,
      says: messages.typeIs,
      options: VIOLATION_TYPES,
      valueText: violationTypeText,
    }),
    listChoice<Value>({
      key: 'analysisState',
      label: messages.columnAnalysis,
      name: messages.columnAnalysis,
      says: messages.analysisIs,
      options: VIOLATION_ANALYSIS_STATES,
      valueText: analysisStateText,
    }),
    listSwitch<Value>({
      key: 'showsSuppressed',
      label: messages.showsSuppressed,
      tip: messages.showsSuppressedTip,
    }),
  ];
}
