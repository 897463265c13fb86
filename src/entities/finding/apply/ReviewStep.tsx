import { useMemo, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { useRunProgress } from '../../../data/useSaveMany.js';
import type { RunView } from '../../../data/SaveRunner.js';
import { APPLIED_PARTS, type AppliedPart } from '../../../domain/findings/appliedDecision.js';
import { lacksJustification } from '../../../domain/findings/auditDraft.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { commentProblem, CommentToAll } from '../../decision/index.js';
import { projectText } from '../../project/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../../ui/overlay/DialogCancel.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { FieldGroup } from '../../../ui/fields/FieldGroup.js';
import { ProgressBar } from '../../../ui/controls/ProgressBar.js';
import { EmptyState } from '../../../ui/layout/states.js';
import { toggled } from '../../../ui/table/toggled.js';
import { arraySource } from '../../../ui/table/arraySource.js';
import { DataTable } from '../../../ui/table/DataTable.js';
import { JustificationMissing } from '../JustificationMissing.js';
import { applyColumns, matchText } from './applyColumns.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import { ApplyRowDetail } from './ApplyRowDetail.js';
import { LookProblems } from './LookProblems.js';
import type { ApplyRow, ApplyWish } from './useApplyRun.js';
import type { ApplyReview } from './useApplyReview.js';

/** Props of {@link ReviewStep}. */
export interface ReviewStepProps {
  /** The number of decisions to apply. */
  count: number;
  review: ApplyReview;
  wish: ApplyWish;
  onWishChange: (wish: ApplyWish) => void;
  onStart: (rows: readonly ApplyRow[]) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The second step: what each finding of the chosen projects has, and what it would get. */
export function ReviewStep(props: ReviewStepProps) {
  const { count, review, wish, onWishChange, onStart, onBack, onClose } = props;
  const { run, rows } = review;
  const intl = useIntl();
  const chosen = rows.filter(({ id }) => review.selectedIds.has(id));
  const unjustified = chosen.filter(({ after }) => lacksJustification(after)).length;
  const problem =
    (run && intl.formatMessage(messages.looking)) ??
    (wish.parts.size === 0
      ? intl.formatMessage(messages.noParts)
      : rows.length > 0 && !rows.some(canSelect)
        ? intl.formatMessage(messages.allSame)
        : chosen.length === 0
          ? intl.formatMessage(messages.selectFirst)
          : commentProblem(intl, wish.comment));
  return (
    <Dialog
      size="large"
      title={<Message {...messages.title} values={{ count }} />}
      onClose={onClose}
      isDirty
      footStart={
        <Button variant="quiet" icon="chevron-left" onClick={onBack}>
          <Message {...messages.back} />
        </Button>
      }
      foot={
        <>
          <DialogCancel onClose={onClose} />
          <Button variant="primary" disabledReason={problem} onClick={() => onStart(chosen)}>
            <Message {...messages.apply} values={{ count: chosen.length }} />
          </Button>
        </>
      }
    >
      <Stack>
        {run && <Looking run={run} onStop={review.stop} />}
        <LookProblems review={review} />
        {!run && review.matches.length > 0 && (
          <>
            <Parts parts={wish.parts} onChange={(parts) => onWishChange({ ...wish, parts })} />
            {unjustified > 0 && (
              <JustificationMissing
                title={<Message {...messages.justificationMissing} values={{ count: unjustified }} />}
              />
            )}
            <CommentToAll
              value={wish.comment}
              onValueChange={(comment) => onWishChange({ ...wish, comment })}
            />
          </>
        )}
        {!run && <Findings review={review} />}
      </Stack>
    </Dialog>
  );
}

function Looking({ run, onStop }: { run: RunView; onStop: () => void }) {
  const intl = useIntl();
  const progress = useRunProgress(run) ?? { answered: 0, total: 0 };
  const text = intl.formatMessage(messages.looked, progress);
  return (
    <>
      <ProgressBar
        label={intl.formatMessage(messages.looking)}
        value={progress.answered}
        max={progress.total}
        valueText={text}
      />
      <Between>
        <span role="status">{text}</span>
        <Button size="small" data-autofocus="" onClick={onStop}>
          <Message {...messages.stop} />
        </Button>
      </Between>
    </>
  );
}

function Parts(props: {
  parts: ReadonlySet<AppliedPart>;
  onChange: (parts: ReadonlySet<AppliedPart>) => void;
}) {
  const { parts, onChange } = props;
  return (
    <FieldGroup label={<Message {...messages.parts} />}>
      {(group) => (
        <Boxes {...group}>
          {APPLIED_PARTS.map((part) => (
            <Checkbox
              key={part}
              label={<Message {...messages[part]} />}
              checked={parts.has(part)}
              onCheckedChange={() => onChange(toggled(parts, part) as ReadonlySet<AppliedPart>)}
            />
          ))}
        </Boxes>
      )}
    </FieldGroup>
  );
}

function Findings({ review }: Pick<ReviewStepProps, 'review'>) {
  const { rows, counts, without, selectedIds, setSelectedIds } = review;
  const intl = useIntl();
  const source = useMemo(() => arraySource(rows), [rows]);
  const columns = useMemo(() => applyColumns(intl), [intl]);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(NO_IDS);
  if (review.isEmpty) return null;
  if (rows.length === 0) {
    return (
      <EmptyState icon="search" headingLevel={3} title={<Message {...messages.nothing} />}>
        <Message {...messages.nothingAdvice} values={{ count: review.hiddenCount }} />
      </EmptyState>
    );
  }
  return (
    <Table>
      <p role="status">
        <Message {...messages.found} values={{ ...counts, kinds: kindsText(intl, counts) }} />
      </p>
      <DataTable<ApplyRow>
        label={intl.formatMessage(messages.table)}
        columns={columns}
        rows={source}
        row={ROW}
        selection={{ ids: selectedIds, onChange: setSelectedIds, canSelect }}
        detail={{ openIds, onOpenChange: setOpenIds, render: detailOf }}
      />
      {without.length > 0 && (
        <Quiet>
          <Message
            {...messages.without}
            values={{ count: without.length, names: intl.formatList(without.map(projectText)) }}
          />
        </Quiet>
      )}
    </Table>
  );
}

/** Returns the number of each kind, without kinds of which there are none. */
function kindsText(intl: IntlShape, counts: ApplyReview['counts']): string {
  const texts = COUNTED.flatMap((kind) =>
    counts[kind] > 0 ? intl.formatMessage(messages[`${kind}Count`], { count: counts[kind] }) : [],
  );
  return intl.formatList(texts, { type: 'unit' });
}

const COUNTED = ['new', 'differs', 'unclear', 'same'] as const;

const ROW = {
  getId: ({ id }: ApplyRow) => id,
  getName: ({ match }: ApplyRow) => matchText(match),
  isMuted: ({ kind }: ApplyRow) => kind === 'same',
};
const canSelect = ({ kind }: ApplyRow) => kind !== 'same';
const detailOf = (row: ApplyRow) => <ApplyRowDetail row={row} />;
const NO_IDS: ReadonlySet<string> = new Set();

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
`;

const Between = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.md};
  font-variant-numeric: tabular-nums;
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.lg};
`;

// The heads stick to the dialog; what floats over the page does not float here.
const Table = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
  --bd-sticky-top: calc(-1 * ${theme.space.xs});
`;

const Quiet = styled.p`
  color: ${theme.color.text.muted};
`;
