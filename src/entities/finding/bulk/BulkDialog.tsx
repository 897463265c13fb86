import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { takesJustification, unprintableIn } from '../../../domain/findings/auditDraft.js';
import {
  countUnjustified,
  isDecided,
  isEmptyChange,
  stepsOf,
  type BulkStep,
} from '../../../domain/findings/bulkChange.js';
import type { BulkChange } from '../../../domain/findings/bulkDraft.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { AnalysisLabel, auditText, refusalText } from '../../decision/index.js';
import { analysisStateText } from '../../vocabulary/index.js';
import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
} from '../../../schema/enumerations.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { DialogCancel } from '../../../ui/overlay/DialogCancel.js';
import { DataTable } from '../../../ui/table/DataTable.js';
import type { RowSource, TableColumn } from '../../../ui/table/interfaces.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { Select } from '../../../ui/fields/Select.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { JustificationMissing } from '../JustificationMissing.js';
import { openChoice } from '../openChoice.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';
import { BulkComment } from './BulkComment.js';
import type { Refusal } from '../../../data/saveRun.js';
import { RunOutcomeDialog } from '../../../frames/run/RunOutcomeDialog.js';
import { RunningDialog } from './RunningDialog.js';
import type { BulkStage } from './useBulkRun.js';

/** Props of {@link BulkDialog}. */
export interface BulkDialogProps {
  /** The selected findings. */
  rows: readonly FindingRow[];
  change: BulkChange;
  onChange: (change: BulkChange) => void;
  /** Undefined: the change is looked at before it is made. */
  stage: BulkStage | undefined;
  onStart: (rows: readonly FindingRow[]) => void;
  onClose: () => void;
}

/** The change of many findings: what it would do, how far it is, and what was refused. */
export function BulkDialog(props: BulkDialogProps) {
  const { stage, onClose } = props;
  if (stage?.kind === 'running') return <RunningDialog {...stage} />;
  if (stage?.kind === 'refused') return <Refused {...stage} onClose={onClose} />;
  return <Preview {...props} />;
}

function Preview(props: BulkDialogProps) {
  const { rows, change, onChange, onStart, onClose } = props;
  const intl = useIntl();
  const [leavesDecided, setLeavesDecided] = useState(false);
  const decidedCount = useMemo(() => rows.filter(isDecided).length, [rows]);
  const steps = useMemo(
    () => stepsOf(leavesDecided ? rows.filter((row) => !isDecided(row)) : rows, change),
    [rows, leavesDecided, change],
  );
  const source = useMemo(() => sourceOf(steps), [steps]);
  const columns = useMemo(() => stepColumns(intl), [intl]);
  const sameCount = rows.length - steps.length;
  const unjustified = countUnjustified(steps, change);
  const fields = useRef<HTMLDivElement>(null);
  const unsureCount = steps.filter(({ isSure }) => !isSure).length;
  const problem = isEmptyChange(change)
    ? intl.formatMessage(messages.chooseFirst)
    : steps.length === 0
      ? intl.formatMessage(messages.noneChanges)
      : undefined;
  const character = unprintableIn(change.comment);

  return (
    <Dialog
      size="large"
      title={<Message {...messages.title} values={{ count: rows.length }} />}
      onClose={onClose}
      foot={
        <>
          <DialogCancel onClose={onClose} />
          <Button
            variant="primary"
            disabledReason={
              problem ?? (character && intl.formatMessage(messages.unprintable, { character })) ?? undefined
            }
            onClick={() => onStart(steps.map(({ row }) => row))}
          >
            <Message
              {...(unsureCount > 0 ? messages.applyUpTo : messages.apply)}
              values={{ count: steps.length }}
            />
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <ChangeFields change={change} onChange={onChange} />
      </div>
      <BulkComment change={change} onChange={onChange} />
      {decidedCount > 0 && (
        <Checkbox
          label={intl.formatMessage(messages.leaveDecided, { count: decidedCount })}
          checked={leavesDecided}
          onCheckedChange={setLeavesDecided}
        />
      )}
      {unjustified > 0 && (
        <JustificationMissing
          title={<Message {...messages.justificationMissing} values={{ count: unjustified }} />}
          onChoose={() => openChoice(fields.current, 'justification')}
        />
      )}
      {problem ? (
        <Quiet role="status">{problem}</Quiet>
      ) : (
        <>
          <Table>
            <DataTable<BulkStep>
              label={intl.formatMessage(messages.changes)}
              columns={columns}
              rows={source}
              row={{ getId: idOfStep, getName: nameOfStep }}
              layout={{ density: 'compact' }}
            />
          </Table>
          {unsureCount > 0 && (
            <Quiet>
              <Message {...messages.unsure} values={{ count: unsureCount }} />
            </Quiet>
          )}
          {sameCount > 0 && (
            <Quiet>
              <Message {...messages.same} values={{ count: sameCount }} />
            </Quiet>
          )}
        </>
      )}
    </Dialog>
  );
}

/** What the change makes of each finding. */
function ChangeFields({ change, onChange }: Pick<BulkDialogProps, 'change' | 'onChange'>) {
  const intl = useIntl();
  return (
    <Fields>
      <Choice
        label={intl.formatMessage(messages.analysis)}
        value={change.state}
        options={ANALYSIS_STATES}
        textOf={(state) => analysisStateText(intl, state)}
        onValueChange={(state) => onChange({ ...change, state })}
      />
      {change.state && takesJustification(change.state) && (
        <Choice
          label={intl.formatMessage(messages.justification)}
          name="justification"
          value={change.justification}
          options={ANALYSIS_JUSTIFICATIONS}
          textOf={(word) => auditText(intl, word)}
          onValueChange={(justification) => onChange({ ...change, justification })}
        />
      )}
      <Choice
        label={intl.formatMessage(messages.response)}
        value={change.response}
        options={ANALYSIS_RESPONSES}
        textOf={(word) => auditText(intl, word)}
        onValueChange={(response) => onChange({ ...change, response })}
      />
      <Choice
        label={intl.formatMessage(messages.suppression)}
        value={change.isSuppressed === undefined ? undefined : change.isSuppressed ? 'suppress' : 'bringBack'}
        options={['suppress', 'bringBack'] as const}
        textOf={(word) => intl.formatMessage(messages[word])}
        onValueChange={(word) => onChange({ ...change, isSuppressed: word && word === 'suppress' })}
      />
    </Fields>
  );
}

function Choice<Word extends string>(props: {
  label: string;
  name?: string;
  value: Word | undefined;
  options: readonly Word[];
  textOf: (word: Word) => string;
  onValueChange: (value: Word | undefined) => void;
}) {
  const { label, name, value, options, textOf, onValueChange } = props;
  const intl = useIntl();
  return (
    <Select<Word | '-'>
      label={label}
      name={name}
      value={value ?? '-'}
      options={[
        { value: '-', label: intl.formatMessage(messages.unchanged) },
        ...options.map((word) => ({ value: word, label: textOf(word) })),
      ]}
      onValueChange={(word) => onValueChange(word === '-' ? undefined : word)}
    />
  );
}

function Refused(props: {
  refusals: readonly Refusal<FindingRow>[];
  retry: () => void;
  undo: (() => void) | undefined;
  onClose: () => void;
}) {
  const { refusals, retry, undo, onClose } = props;
  const intl = useIntl();
  const rows = useMemo(
    () => refusals.map((refusal): RefusedRow => ({ ...refusal, kind: 'refused' })),
    [refusals],
  );
  const columns = useMemo(() => findingColumns<RefusedRow>(intl, ({ item }) => item), [intl]);
  return (
    <RunOutcomeDialog<RefusedRow>
      title={<Message {...messages.refusedTitle} values={{ count: refusals.length }} />}
      rows={rows}
      row={{ getId: idOfRefusal, getName: nameOfRefusal }}
      columns={columns}
      outcome={intl.formatMessage(messages.reason)}
      textOf={({ error }) => refusalText(intl, error)}
      retry={retry}
      undo={
        undo &&
        (() => {
          onClose();
          undo();
        })
      }
      undoLabel={<Message {...messages.undoSaved} />}
      onClose={onClose}
    />
  );
}

type RefusedRow = Refusal<FindingRow> & { readonly kind: 'refused' };

function stepColumns(intl: IntlShape): TableColumn<BulkStep>[] {
  return [
    ...findingColumns<BulkStep>(intl, ({ row }) => row),
    {
      id: 'change',
      header: intl.formatMessage(messages.change),
      width: 320,
      grow: 1,
      cardSlot: 'third',
      cell: (step) => <StepCell step={step} intl={intl} />,
    },
  ];
}

function findingColumns<Row>(intl: IntlShape, rowOf: (row: Row) => FindingRow): TableColumn<Row>[] {
  return [
    {
      id: 'vulnerability',
      header: intl.formatMessage(messages.vulnerability),
      width: 180,
      cardSlot: 'title',
      cell: (row) => <bdi>{rowOf(row).vulnerability.vulnId}</bdi>,
    },
    {
      id: 'component',
      header: intl.formatMessage(messages.component),
      width: 180,
      grow: 1,
      cardSlot: 'second',
      cell: (row) => <bdi>{rowOf(row).component.name}</bdi>,
    },
  ];
}

function StepCell({ step, intl }: { step: BulkStep; intl: IntlShape }): ReactNode {
  const { from, to } = step;
  return (
    <Steps>
      <AnalysisLabel state={from.state} />
      {from.state !== to.state && (
        <>
          <Icon name="arrow-right" size={12} />
          <VisuallyHidden>{intl.formatMessage(messages.becomes)}</VisuallyHidden>
          <AnalysisLabel state={to.state} />
        </>
      )}
      {from.isSuppressed !== to.isSuppressed && (
        <Quiet>{intl.formatMessage(to.isSuppressed ? messages.suppressed : messages.broughtBack)}</Quiet>
      )}
    </Steps>
  );
}

function sourceOf<Row>(rows: readonly Row[]): RowSource<Row> {
  return { count: rows.length, at: (index) => rows[index] };
}

const nameOf = ({ vulnerability, component }: FindingRow) => `${vulnerability.vulnId} ${component.name}`;
const idOfStep = ({ row }: BulkStep) => matrixOf(row);
const nameOfStep = ({ row }: BulkStep) => nameOf(row);
const idOfRefusal = ({ item }: Refusal<FindingRow>) => matrixOf(item);
const nameOfRefusal = ({ item }: Refusal<FindingRow>) => nameOf(item);

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: ${theme.space.md};
`;

// The heads stick to the dialog; what floats over the page does not float here.
const Table = styled.div`
  --bd-sticky-top: calc(-1 * ${theme.space.xs});
`;

const Steps = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
`;

const Quiet = styled.span`
  color: ${theme.color.text.muted};
`;
