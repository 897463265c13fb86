import { useMemo } from 'react';
import type { Resource } from '../../../data/useResource.js';
import { FINDING_OUTCOMES } from '../../../domain/comparison/compareFindings.js';
import type { ViolationComparison } from '../../../domain/comparison/compareViolations.js';
import { useIntl } from '../../../i18n/index.js';
import type { ListColumn, ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { nameOfViolation } from '../../../entities/violation/list/nameOfViolation.js';
import { violationColumns } from '../../../entities/violation/list/violationColumns.js';
import { VIOLATION_STATES } from '../../../entities/violation/list/violationFilters.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { violationMessages as messages } from './ComparedViolations.messages.js';
import { Above } from './comparison.styles.js';
import { countOutcomes } from './countOutcomes.js';
import { ORDER, TONES } from './findingColumns.js';
import { OutcomeChoice } from './OutcomeChoice.js';
import { comparedViolationsCodec, type ComparedViolationsValue } from './projectComparisonValue.js';

/** Props of {@link ComparedViolations}. */
export interface ComparedViolationsProps extends ListViewState<ComparedViolationsValue> {
  violations: Resource<readonly ViolationComparison[]>;
}

const LIST: ListDefinition<ViolationComparison, ComparedViolationsValue> = {
  value: comparedViolationsCodec,
  columns: columnsOf(),
  row: {
    getId: ({ id }) => id,
    getName: ({ violation }) => nameOfViolation(violation),
    isMuted: ({ after }) => after?.analysis?.isSuppressed === true,
  },
  permission: 'VIEW_POLICY_VIOLATION',
  searchedText: ({ violation: { policyCondition, component } }) =>
    [policyCondition?.policy?.name, component?.name].filter(Boolean).join('\n'),
  passes: (row, { outcome }) =>
    outcome === undefined ? row.outcome !== 'stayed' : outcome === 'all' || row.outcome === outcome,
  search: { label: messages.search, hint: messages.searchHint },
  fileName: 'compared-violations',
  icon: 'vio-warn',
  words: messages,
};

/** The policy violations of both versions: new, fixed, and unchanged ones. */
export function ComparedViolations({ violations, ...view }: ComparedViolationsProps) {
  const intl = useIntl();
  const list = useLocalList(LIST, { rows: violations, ...view });
  const counts = useMemo(() => list.allRows && countOutcomes(list.allRows, FINDING_OUTCOMES), [list.allRows]);
  return (
    <ListView
      list={list}
      above={
        <Above>
          <OutcomeChoice
            value={list.value.outcome}
            onValueChange={(outcome) => list.change({ outcome })}
            outcomes={FINDING_OUTCOMES.map((value) => ({
              value,
              label: intl.formatMessage(messages[value]),
            }))}
            counts={counts}
          />
        </Above>
      }
    />
  );
}

/** The columns of lists of violations, of the violation as it is now, else as it was. */
function columnsOf(): readonly ListColumn<ViolationComparison>[] {
  const columns = new Map(violationColumns().map((column) => [column.id, ofComparison(column)]));
  const column = (id: string, sortKey: string, sortValue: (violation: PolicyViolation) => unknown) => ({
    ...columns.get(id)!,
    sortKey,
    sortValue: ({ violation }: ViolationComparison) => sortValue(violation) as string | number | undefined,
  });
  return [
    column('policyCondition.policy.violationState', 'state', ({ policyCondition }) => {
      const place = (VIOLATION_STATES as readonly (string | undefined)[]).indexOf(
        policyCondition?.policy?.violationState,
      );
      return place < 0 ? VIOLATION_STATES.length : place;
    }),
    columns.get('type')!,
    column('policyCondition.policy.name', 'policy', ({ policyCondition }) => policyCondition?.policy?.name),
    column('component.name', 'component', ({ component }) => component?.name),
    {
      id: 'outcome',
      header: messages.outcome,
      width: 110,
      cardSlot: 'secondEnd',
      cell: ({ outcome }, intl) => (
        <Badge tone={TONES[outcome]}>{intl.formatMessage(messages[outcome])}</Badge>
      ),
      sortValue: ({ outcome }) => ORDER[outcome],
      exported: ({ outcome }, intl) => intl.formatMessage(messages[outcome]),
    },
    columns.get('analysis.analysisState')!,
  ];
}

/** The same column for rows with a violation. */
function ofComparison(column: ListColumn<PolicyViolation>): ListColumn<ViolationComparison> {
  const {
    cell,
    exported,
    sortValue: _,
    ...rest
  } = column as ListColumn<PolicyViolation> & { sortValue?: unknown };
  return {
    ...(rest as Omit<ListColumn<ViolationComparison>, 'cell' | 'exported'>),
    cell: ({ violation }, intl, depth) => cell(violation, intl, depth),
    exported:
      typeof exported === 'function'
        ? ({ violation }, intl) => exported(violation, intl)
        : exported?.map((part) => ({ ...part, value: ({ violation }, intl) => part.value(violation, intl) })),
  };
}
