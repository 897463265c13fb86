import { useMemo, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { countFindings, type FindingComparison } from '../../../domain/comparison/compareFindings.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { listChoice } from '../../../frames/list/listChoice.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useListSelection } from '../../../frames/list/useListSelection.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import * as permissionNames from '../../../data/permissionNames.messages.js';
import { severityText } from '../../../entities/vocabulary/vocabulary.js';
import { SEVERITIES, type Severity } from '../../../schema/enumerations.js';
import type { Project } from '../../../schema/project.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
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
import { useWholeDecisions } from './useWholeDecisions.js';
import { WholeDecisions } from './WholeDecisions.js';

/** Props of {@link ComparedFindings}. */
export interface ComparedFindingsProps extends ListViewState<ComparedFindingsValue> {
  comparison: Comparison;
  before: Project;
  after: Project;
  names: SideNames;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
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
  const { comparison, before: earlier, after: later, names, onFindingAudited, ...view } = props;
  const { findings } = comparison;
  const intl = useIntl();
  const { can, isReadOnly } = useHost();
  const mayCarry = can('VULNERABILITY_ANALYSIS') && !isReadOnly;
  const [carried, setCarried] = useState<Carried>();
  const [hasCarried, setHasCarried] = useState(false);
  const carry = (asked: Carried) => {
    setHasCarried(true);
    setCarried(asked);
  };
  const { before, after } = names;
  const columns = useMemo(() => findingColumns(intl, { before, after }), [intl, before, after]);
  const whole = useWholeDecisions(findings.status === 'ready' ? findings.data : undefined);
  const rows = findings.status === 'ready' && whole.rows ? { ...findings, data: whole.rows } : findings;
  const list = useLocalList({ ...LIST, columns }, { rows, ...view });
  const counts = useMemo(() => (list.allRows ? countFindings(list.allRows) : undefined), [list.allRows]);
  const close = () => {
    const left = new Set(list.allRows?.filter(isLost).map(({ id }) => id));
    carried?.select?.(carried.rows.filter(({ id }) => left.has(id)));
    setCarried(undefined);
  };
  const selection = useListSelection(
    list,
    mayCarry &&
      counts !== undefined &&
      counts.lost > 0 && {
        label: messages.selected,
        canSelect: isLost,
        actions: (rows, select) => (
          <Button variant="primary" opens onClick={() => carry({ rows: rows.filter(isLost), select })}>
            <Message {...messages.carrySelected} />
          </Button>
        ),
      },
  );
  return (
    <ListView
      list={list}
      selection={selection}
      tools={
        counts &&
        counts.lost > 0 &&
        !isReadOnly && (
          <Button
            opens
            disabledReason={mayCarry ? undefined : carryRefusal(intl)}
            onClick={() => carry({ rows: (list.allRows ?? []).filter(isLost) })}
          >
            <Message {...messages.carryAll} values={{ count: counts.lost }} />
          </Button>
        )
      }
      above={
        <Above>
          {findings.status === 'loading' && (
            <ReadingProgress
              components={comparison.componentsProgress}
              findings={comparison.findingsProgress}
            />
          )}
          <WholeDecisions whole={whole} />
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
    >
      {hasCarried && (
        <CarryOver
          asked={carried?.rows}
          before={earlier}
          after={later}
          names={names}
          onClose={close}
          onFindingAudited={onFindingAudited}
        />
      )}
    </ListView>
  );
}

/** The decisions to carry over, and the function that sets which of them stay selected. */
interface Carried {
  readonly rows: readonly FindingComparison[];
  readonly select?: (rows: readonly FindingComparison[]) => void;
}

/** Why a user may not carry decisions over. */
function carryRefusal(intl: IntlShape): string {
  const permission = intl.formatMessage(permissionNames.VULNERABILITY_ANALYSIS);
  return intl.formatMessage(statesMessages.permission, { permission });
}

const isLost = ({ decision }: FindingComparison) => decision === 'lost';

// Most look only.
const CarryOver = deferred(() => import('./CarryOver.js').then((module) => module.CarryOver));
