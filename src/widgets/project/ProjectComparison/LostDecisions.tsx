import { useId, useMemo, useState } from 'react';
import type { IntlShape } from 'react-intl';
import type { DecisionPair, FindingComparison } from '../../../domain/comparison/compareFindings.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { listCodec } from '../../../frames/list/listCodec.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useListSelection } from '../../../frames/list/useListSelection.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import * as permissionNames from '../../../data/permissionNames.messages.js';
import type { Project } from '../../../schema/project.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
import type { SideNames } from './componentColumns.js';
import { analysisColumn, componentColumn, severityColumn, vulnerabilityColumn } from './findingColumns.js';
import { lostMessages as messages } from './LostDecisions.messages.js';

/** Props of {@link LostDecisions}. */
export interface LostDecisionsProps {
  findings: readonly FindingComparison[];
  /** The number of decisions that could have carried over. */
  decided: number;
  before: Project;
  after: Project;
  names: SideNames;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
}

type LostSort = 'severity' | 'vulnerability' | 'component';

const LIST: Omit<ListDefinition<DecisionPair, ListValue<LostSort>>, 'columns' | 'words'> = {
  value: listCodec<ListValue<LostSort>>({
    name: 'ProjectComparison.Decisions',
    sorts: ['severity', 'vulnerability', 'component'],
    firstOrder: { id: 'severity', isDescending: true },
  }),
  row: {
    getId: ({ id }) => id,
    getName: ({ finding }) => `${finding.vulnerability.vulnId} ${finding.component.name}`,
  },
  headingLevel: 3,
  icon: 'bug',
};

/** The decisions of the earlier version that the later one lacks, to be carried over. Nothing where there are none. */
export function LostDecisions(props: LostDecisionsProps) {
  const { findings, decided, before: earlier, after: later, names, onFindingAudited } = props;
  const intl = useIntl();
  const { can, isReadOnly } = useHost();
  const mayCarry = can('VULNERABILITY_ANALYSIS') && !isReadOnly;
  const headingId = useId();
  const [carried, setCarried] = useState<Carried>();
  const [hasCarried, setHasCarried] = useState(false);
  const carry = (asked: Carried) => {
    setHasCarried(true);
    setCarried(asked);
  };
  const lost = useMemo(() => findings.flatMap((row) => row.lost), [findings]);
  const { before, after } = names;
  const columns = useMemo(
    () => [
      severityColumn<DecisionPair>(),
      vulnerabilityColumn<DecisionPair>(),
      componentColumn<DecisionPair>(intl, { before, after }),
      // The only facts that differ, so that they have a place on a phone, too.
      { ...analysisColumn<DecisionPair>(intl, { before, after }, 'before'), ...FIRST },
      { ...analysisColumn<DecisionPair>(intl, { before, after }, 'after'), ...SECOND },
    ],
    [intl, before, after],
  );
  const total = (lostCount: number) => intl.formatMessage(messages.note, { lost: lostCount, total: decided });
  const list = useLocalList(
    { ...LIST, columns, words: { ...messages, total } },
    { rows: lost, pageSize: FEW },
  );
  const close = () => {
    const left = new Set(lost.map(({ id }) => id));
    carried?.select?.(carried.rows.filter(({ id }) => left.has(id)));
    setCarried(undefined);
  };
  const selection = useListSelection(
    list,
    mayCarry &&
      lost.length > 0 && {
        label: messages.selected,
        actions: (rows, select) => (
          <Button variant="primary" opens onClick={() => carry({ rows, select })}>
            <Message {...messages.carrySelected} />
          </Button>
        ),
      },
  );
  return (
    <>
      {lost.length > 0 && (
        <section aria-labelledby={headingId}>
          <ListView
            list={list}
            selection={selection}
            title={<h2 id={headingId}>{intl.formatMessage(messages.label)}</h2>}
            tools={
              !isReadOnly && (
                <Button
                  variant="primary"
                  icon="copy"
                  opens
                  disabledReason={mayCarry ? undefined : carryRefusal(intl)}
                  onClick={() => carry({ rows: lost })}
                >
                  <Message {...messages.carryAll} values={{ count: lost.length }} />
                </Button>
              )
            }
          />
        </section>
      )}
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
    </>
  );
}

/** The decisions to carry over, and the function that sets which of them stay selected. */
interface Carried {
  readonly rows: readonly DecisionPair[];
  readonly select?: (rows: readonly DecisionPair[]) => void;
}

/** Why a user may not carry decisions over. */
function carryRefusal(intl: IntlShape): string {
  const permission = intl.formatMessage(permissionNames.VULNERABILITY_ANALYSIS);
  return intl.formatMessage(statesMessages.permission, { permission });
}

const FIRST = { cardSlot: 'secondEnd', foldBelow: undefined } as const;
const SECOND = { cardSlot: 'third', foldBelow: undefined } as const;

/** Rows per page at first, so that the lists below stay near. */
const FEW = 10;

// Most look only.
const CarryOver = deferred(() => import('./CarryOver.js').then((module) => module.CarryOver));
