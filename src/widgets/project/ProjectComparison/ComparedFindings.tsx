import { useMemo } from 'react';
import { countFindings, type FindingComparison } from '../../../domain/comparison/compareFindings.js';
import { useIntl } from '../../../i18n/index.js';
import { listChoice } from '../../../frames/list/listChoice.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { severityText } from '../../../entities/vocabulary/vocabulary.js';
import { SEVERITIES, type Severity } from '../../../schema/enumerations.js';
import { findingMessages as messages } from './ComparedFindings.messages.js';
import type { SideNames } from './componentColumns.js';
import { Above } from './comparison.styles.js';
import { decisionText, findingColumns } from './findingColumns.js';
import { OutcomeChoice } from './OutcomeChoice.js';
import {
  comparedFindingsCodec,
  DECISIONS,
  type ComparedDecision,
  type ComparedFindingsValue,
} from './projectComparisonValue.js';
import { ReadingProgress } from './ReadingProgress.js';
import type { Comparison } from './useComparison.js';
import { useWholeDecisions } from './useWholeDecisions.js';
import { WholeDecisions } from './WholeDecisions.js';

/** Props of {@link ComparedFindings}. */
export interface ComparedFindingsProps extends ListViewState<ComparedFindingsValue> {
  comparison: Comparison;
  names: SideNames;
}

const LIST: Omit<ListDefinition<FindingComparison, ComparedFindingsValue>, 'columns'> = {
  value: comparedFindingsCodec,
  row: {
    getId: ({ id }) => id,
    getName: ({ finding }) => `${finding.vulnerability.vulnId} ${finding.component.name}`,
    isMuted: ({ isSuppressed }) => isSuppressed.after,
  },
  permission: 'VIEW_VULNERABILITY',
  searchedText: ({ before, after, otherNames }) =>
    [before, after]
      .flatMap((one) =>
        one
          ? [one.vulnerability.vulnId, ...one.vulnerability.aliases.map(({ id }) => id), one.component.name]
          : [],
      )
      .concat(otherNames)
      .join('\n'),
  passes: (row, { outcome, severity, decision }) =>
    (outcome === undefined
      ? decision !== undefined || row.outcome !== 'stayed'
      : outcome === 'all' || row.outcome === outcome) &&
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
      valueText: (intl, value) => decisionText(intl, value as ComparedDecision),
    }),
  ],
  fileName: 'compared-findings',
  icon: 'bug',
  words: messages,
};

/** The findings of both versions: new, fixed, and unchanged ones. */
export function ComparedFindings(props: ComparedFindingsProps) {
  const { comparison, names, ...view } = props;
  const { findings } = comparison;
  const intl = useIntl();
  const { before, after } = names;
  const columns = useMemo(() => findingColumns(intl, { before, after }), [intl, before, after]);
  const whole = useWholeDecisions(findings.status === 'ready' ? findings.data : undefined);
  const rows = findings.status === 'ready' && whole.rows ? { ...findings, data: whole.rows } : findings;
  const list = useLocalList({ ...LIST, columns }, { rows, ...view });
  const counts = useMemo(() => (list.allRows ? countFindings(list.allRows) : undefined), [list.allRows]);
  const { outcome, decision } = list.value;
  const showsUnchanged =
    decision !== undefined || (outcome !== undefined && outcome !== 'came' && outcome !== 'went');
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
          {showsUnchanged && <WholeDecisions whole={whole} />}
          <OutcomeChoice
            value={outcome === 'lost' ? undefined : (outcome ?? (decision && 'all'))}
            onValueChange={(next) =>
              list.change({ outcome: next, decision: next === undefined ? undefined : decision })
            }
            outcomes={OUTCOMES.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
            counts={counts}
          />
        </Above>
      }
    />
  );
}

const OUTCOMES = ['came', 'went', 'stayed'] as const;
