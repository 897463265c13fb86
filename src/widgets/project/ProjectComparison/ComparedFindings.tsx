import { useMemo } from 'react';
import type { FindingComparison } from '../../../domain/comparison/compareFindings.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { listChoice } from '../../../list/listChoice.js';
import type { ListDefinition } from '../../../list/ListDefinition.js';
import { ListView } from '../../../list/ListView.js';
import { useListSelection } from '../../../list/useListSelection.js';
import type { ListViewState } from '../../../list/useListState.js';
import { useLocalList } from '../../../list/useLocalList.js';
import { severityText } from '../../../parts/vocabulary.js';
import { SEVERITIES, type Severity } from '../../../schema/enumerations.js';
import type { Project } from '../../../schema/project.js';
import { findingMessages as messages } from './ComparedFindings.messages.js';
import type { SideNames } from './componentColumns.js';
import { Above } from './comparison.styles.js';
import { findingColumns } from './findingColumns.js';
import { OutcomeChoice } from './OutcomeChoice.js';
import {
  comparedFindingsCodec,
  DECISIONS,
  type ComparedDecision,
  type ComparedFindingsValue,
} from './projectComparisonValue.js';
import { ReadingProgress } from './ReadingProgress.js';
import type { Comparison } from './useComparison.js';

/** Props of {@link ComparedFindings}. */
export interface ComparedFindingsProps extends ListViewState<ComparedFindingsValue> {
  comparison: Comparison;
  before: Project;
  after: Project;
  names: SideNames;
}

const LIST: Omit<ListDefinition<FindingComparison, ComparedFindingsValue>, 'columns'> = {
  value: comparedFindingsCodec,
  row: {
    getId: ({ id }) => id,
    getName: ({ finding }) => `${finding.vulnerability.vulnId} ${finding.component.name}`,
    isMuted: ({ after }) => after?.isSuppressed === true,
  },
  permission: 'VIEW_VULNERABILITY',
  searchedText: ({ before, after }) =>
    [before, after]
      .flatMap((one) =>
        one
          ? [one.vulnerability.vulnId, ...one.vulnerability.aliases.map(({ id }) => id), one.component.name]
          : [],
      )
      .join('\n'),
  passes: (row, { outcome, severity, decision }) =>
    (outcome === undefined || row.outcome === outcome || row.decision === outcome) &&
    (severity === undefined || row.finding.vulnerability.severity === severity) &&
    (decision === undefined || (row.outcome === 'stayed' && row.decision === decision)),
  search: { label: messages.search, hint: messages.searchHint },
  filters: [
    listChoice({
      key: 'severity',
      label: messages.severity,
      options: SEVERITIES,
      name: messages.severityName,
      says: messages.severityName,
      valueText: (intl, value) => severityText(intl, value as Severity),
    }),
    listChoice({
      key: 'decision',
      label: messages.decision,
      options: DECISIONS,
      name: messages.decisionName,
      says: messages.decisionName,
      valueText: (intl, value) => intl.formatMessage(messages[value as ComparedDecision]),
    }),
  ],
  fileName: 'compared-findings',
  icon: 'bug',
  words: { ...messages, none: messages.noFindings },
};

/** The findings of both versions: what came, went and stayed, and which decisions did not carry over. */
export function ComparedFindings(props: ComparedFindingsProps) {
  const { comparison, before: _, after: __, names, ...view } = props;
  const { findings } = comparison;
  const intl = useIntl();
  const { mayChange } = useHost();
  const { before, after } = names;
  const columns = useMemo(() => findingColumns(intl, { before, after }), [intl, before, after]);
  const list = useLocalList({ ...LIST, columns }, { rows: findings, ...view });
  const counts = useMemo(() => (list.allRows ? countFindings(list.allRows) : undefined), [list.allRows]);
  return (
    <ListView
      list={list}
      above={
        <Above>
          {findings.status === 'loading' && (
            <ReadingProgress
              components={comparison.componentsProgress}
              findings={comparison.findingsProgress}
            />
          )}
          <OutcomeChoice
            value={list.value.outcome ?? 'all'}
            onValueChange={(outcome) => list.change({ outcome: outcome === 'all' ? undefined : outcome })}
            options={[
              { value: 'all', label: intl.formatMessage(messages.all), count: list.allRows?.length },
              ...(['came', 'went', 'stayed', 'lost'] as const).map((value) => ({
                value,
                label: intl.formatMessage(messages[value]),
                count: counts?.[value],
              })),
            ]}
          />
        </Above>
      }
    />
  );
}

/** How many findings came, went and stayed, and how many of those that stayed lost their decision. */
export function countFindings(rows: readonly FindingComparison[]) {
  const counts = { came: 0, went: 0, stayed: 0, lost: 0 };
  for (const { outcome, decision } of rows) {
    counts[outcome] += 1;
    if (decision === 'lost') counts.lost += 1;
  }
  return counts;
}
