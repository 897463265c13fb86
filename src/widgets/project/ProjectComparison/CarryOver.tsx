import { useMemo, useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { refusalText } from '../../../entities/decision/decisionRefusal.js';
import type { RunView } from '../../../data/SaveRunner.js';
import type { FindingComparison } from '../../../domain/comparison/compareFindings.js';
import { unprintableIn } from '../../../domain/findings/auditDraft.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { RunningDialog } from '../../../frames/run/RunningDialog.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { Project } from '../../../schema/project.js';
import { Button } from '../../../ui/controls/Button.js';
import { arraySource } from '../../../ui/table/arraySource.js';
import { DataTable } from '../../../ui/table/DataTable.js';
import type { TableColumn } from '../../../ui/table/interfaces.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../../ui/overlay/DialogCancel.js';
import { TextArea } from '../../../ui/fields/TextArea.js';
import { Note, SecondLine, TwoLines } from '../../../ui/table/list.styles.js';
import { theme } from '../../../theme/index.js';
import { useIsMounted } from '../../../ui/hooks/useIsMounted.js';
import type { FindingAuditedEvent } from '../ProjectFindings/index.js';
import { carryMessages as messages } from './CarryOver.messages.js';
import type { SideNames } from './componentColumns.js';
import { Analysis } from './findingColumns.js';
import { DecisionWithdrawn, useCarryOver, type CarriedOver, type CarryResult } from './useCarryOver.js';

/** Props of {@link CarryOver}. */
export interface CarryOverProps {
  /** The decisions to carry over; undefined: the dialog is closed. */
  asked: readonly FindingComparison[] | undefined;
  /** All compared findings as they are now. */
  all: readonly FindingComparison[];
  before: Project;
  after: Project;
  names: SideNames;
  onClose: () => void;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
}

/** Decisions of the earlier version that the later one lacks: a look at them, how far it is, what came of each, and the way back. */
export function CarryOver(props: CarryOverProps) {
  const { asked, before, after, onClose, onFindingAudited } = props;
  const intl = useIntl();
  const { notify } = useHost();
  const carrying = useCarryOver(after.uuid, onFindingAudited);
  const { results, run, changed } = carrying;
  const [typed, setTyped] = useState<string>();
  const comment = typed ?? intl.formatMessage(messages.firstComment, { project: projectText(before) });
  const isMounted = useIsMounted();

  /** What is offered once there is no dialog any more. */
  const takeBackLater = async (carried: readonly CarriedOver[], id: string) => {
    const { left, errors, ...end } = await carrying.takeBack(carried);
    carrying.reset();
    const again = { label: intl.formatMessage(messages.undo), run: () => void takeBackLater(left, id) };
    notify({
      id,
      kind: left.length > 0 ? 'failure' : 'success',
      title: intl.formatMessage(messages.takenBackCount, end),
      detail: errors.length > 0 ? reasonOf(intl, errors[0]) : undefined,
      action: left.length > 0 ? again : undefined,
    });
  };
  const tellEnd = (carried: readonly CarriedOver[], total: number) => {
    if (carried.length === 0) return;
    const id = nextNoticeId();
    notify({
      id,
      kind: 'success',
      title: intl.formatMessage(messages.ended, { done: carried.length, total }),
      action: { label: intl.formatMessage(messages.undo), run: () => void takeBackLater(carried, id) },
    });
  };
  const start = async (rows: readonly FindingComparison[]) => {
    const written = await carrying.start(rows, comment);
    if (!isMounted.current) tellEnd(written, rows.length);
  };
  if (run) return <Running view={run.view} isUndo={run.isUndo} intl={intl} />;
  if (!asked) return null;
  return (
    <LookedAt
      {...props}
      asked={asked}
      results={results}
      comment={comment}
      onCommentChange={setTyped}
      onStart={(rows) => void start(rows)}
      onUndo={changed.length > 0 ? () => void carrying.takeBack(changed) : undefined}
      onClose={() => {
        tellEnd(changed, asked.length);
        carrying.reset();
        setTyped(undefined);
        onClose();
      }}
    />
  );
}

function Running(props: { view: RunView; isUndo: boolean; intl: IntlShape }) {
  const { view, isUndo, intl } = props;
  const title = isUndo ? messages.undoing : messages.running;
  return <RunningDialog runner={view} titleOf={(count) => intl.formatMessage(title, { count })} />;
}

interface LookedAtProps extends CarryOverProps {
  asked: readonly FindingComparison[];
  results: ReadonlyMap<string, CarryResult>;
  comment: string;
  onCommentChange: (comment: string) => void;
  onStart: (rows: readonly FindingComparison[]) => void;
  /** Absent: there is nothing to take back. */
  onUndo: (() => void) | undefined;
}

/** Before: what is to be carried over. Afterwards: what came of each. */
function LookedAt(props: LookedAtProps) {
  const { asked, all, names, results, comment, onCommentChange } = props;
  const { onStart, onUndo, onClose } = props;
  const intl = useIntl();
  const isOver = results.size > 0;
  const { before: earlier, after: later } = names;
  const columns = useMemo(
    () => carryColumns(intl, { before: earlier, after: later }, isOver ? results : undefined),
    [intl, earlier, later, isOver, results],
  );
  const rows = useMemo(() => arraySource(asked), [asked]);
  const character = unprintableIn(comment);
  const open = asked.filter(({ id }) => isOpen(results.get(id)));
  const done = asked.filter(({ id }) =>
    ['done', 'already', 'notTakenBack'].includes(results.get(id)?.kind ?? ''),
  );
  const again = () => {
    const ids = new Set(open.map(({ id }) => id));
    // As they are now: somebody may have decided meanwhile, and trying again decides over it.
    onStart(all.filter(({ id }) => ids.has(id)));
  };
  return (
    <Dialog
      size="large"
      title={
        isOver ? (
          <Message {...messages.ended} values={{ done: done.length, total: asked.length }} />
        ) : (
          <Message {...messages.title} values={{ count: asked.length, version: names.after }} />
        )
      }
      onClose={onClose}
      footStart={
        onUndo && (
          <Button icon="undo" onClick={onUndo}>
            <Message {...messages.undo} />
          </Button>
        )
      }
      foot={
        <>
          <DialogCancel isFirst={isOver && open.length === 0} onClose={onClose}>
            {isOver ? <Message {...messages.close} /> : undefined}
          </DialogCancel>
          {!isOver && (
            <Button
              variant="primary"
              data-autofocus=""
              disabledReason={character ? intl.formatMessage(messages.unprintable, { character }) : undefined}
              onClick={() => onStart(asked)}
            >
              <Message {...messages.apply} values={{ count: asked.length }} />
            </Button>
          )}
          {isOver && open.length > 0 && (
            <Button variant="primary" data-autofocus="" onClick={again}>
              <Message {...messages.retry} />
            </Button>
          )}
        </>
      }
    >
      {!isOver && (
        <>
          <Note data-wraps="">
            <Message {...messages.whole} />
          </Note>
          <TextArea
            label={intl.formatMessage(messages.comment)}
            isOptional
            hint={intl.formatMessage(messages.commentHint)}
            error={character && intl.formatMessage(messages.unprintable, { character })}
            value={comment}
            onValueChange={onCommentChange}
          />
        </>
      )}
      <Table>
        <DataTable<FindingComparison>
          label={intl.formatMessage(messages.list)}
          columns={columns}
          rows={rows}
          row={{ getId: idOf, getName: nameOf }}
          layout={{ density: 'compact' }}
        />
      </Table>
    </Dialog>
  );
}

/** Whether a decision can be tried again. */
function isOpen(result: CarryResult | undefined): boolean {
  return result?.kind === 'refused' || result?.kind === 'left';
}

function carryColumns(
  intl: IntlShape,
  names: SideNames,
  results: ReadonlyMap<string, CarryResult> | undefined,
): TableColumn<FindingComparison>[] {
  const analysisIn = (side: 'before' | 'after'): TableColumn<FindingComparison> => ({
    id: side,
    header: intl.formatMessage(messages.analysisIn, { version: names[side] }),
    width: 170,
    grow: 1,
    cardSlot: side === 'before' ? 'secondEnd' : 'third',
    cell: (row) => <Analysis finding={row[side]} intl={intl} />,
  });
  return [
    {
      id: 'vulnerability',
      header: intl.formatMessage(messages.vulnerability),
      width: 160,
      cardSlot: 'title',
      cell: ({ finding }) => <bdi>{finding.vulnerability.vulnId}</bdi>,
    },
    {
      id: 'component',
      header: intl.formatMessage(messages.component),
      width: 150,
      grow: 1,
      cardSlot: 'second',
      cell: ({ finding: { component } }) => (
        <TwoLines>
          <bdi>{component.name}</bdi>
          <SecondLine>
            <bdi>{component.version}</bdi>
          </SecondLine>
        </TwoLines>
      ),
    },
    analysisIn('before'),
    ...(results
      ? [
          {
            id: 'result',
            header: intl.formatMessage(messages.result),
            width: 260,
            grow: 2,
            cardSlot: 'third' as const,
            cell: ({ id }: FindingComparison) => resultText(intl, results.get(id)),
          },
        ]
      : [analysisIn('after')]),
  ];
}

function resultText(intl: IntlShape, result: CarryResult | undefined): ReactNode {
  if (!result) return intl.formatMessage(messages.waiting);
  if (result.kind === 'refused') return <Reason dir="auto">{reasonOf(intl, result.error)}</Reason>;
  if (result.kind === 'notTakenBack') {
    const reason = reasonOf(intl, result.error);
    return <Reason dir="auto">{intl.formatMessage(messages.notTakenBack, { reason })}</Reason>;
  }
  return intl.formatMessage(messages[result.kind]);
}

function reasonOf(intl: IntlShape, error: unknown): string {
  return error instanceof DecisionWithdrawn
    ? intl.formatMessage(messages.withdrawn)
    : refusalText(intl, error);
}

const idOf = ({ id }: FindingComparison) => id;
const nameOf = ({ finding }: FindingComparison) =>
  `${finding.vulnerability.vulnId} ${finding.component.name}`;

let noticeCount = 0;

/** Names the notice of a change, whose place that takes which says that it was taken back. */
function nextNoticeId(): string {
  noticeCount += 1;
  return `carry-over-${noticeCount}`;
}

// The heads stick to the dialog; what floats over the page does not float here.
const Table = styled.div`
  --bd-sticky-top: calc(-1 * ${theme.space.xs});
`;

const Reason = styled.span`
  display: block;
  white-space: pre-line;
`;
