import { useMemo, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { unprintableIn } from '../../../domain/findings/auditDraft.js';
import {
  isEmptyViolationChange,
  isViolationDecided,
  NO_VIOLATION_CHANGE,
  violationSteps,
  type ViolationChange,
  type ViolationStep,
} from '../../../domain/policy/violationChange.js';
import { VIOLATION_ANALYSIS_STATES } from '../../../domain/policy/violationDraft.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { AnalysisLabel } from '../../decision/index.js';
import { analysisStateText } from '../../vocabulary/index.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { arraySource } from '../../../ui/table/arraySource.js';
import { DataTable } from '../../../ui/table/DataTable.js';
import type { TableColumn } from '../../../ui/table/interfaces.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../../ui/overlay/DialogCancel.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { Select } from '../../../ui/fields/Select.js';
import { TextArea } from '../../../ui/fields/TextArea.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { nameOfViolation } from '../list/nameOfViolation.js';
import { messages } from './violationBulk.messages.js';
import { violationNameColumns } from './violationNameColumns.js';

/** Props of {@link ViolationBulkDialog}. */
export interface ViolationBulkDialogProps {
  /** The selected violations. */
  violations: readonly PolicyViolation[];
  onStart: (violations: readonly PolicyViolation[], change: ViolationChange) => void;
  onClose: () => void;
}

/** One decision about many violations, with what it would change about each. */
export function ViolationBulkDialog({ violations, onStart, onClose }: ViolationBulkDialogProps) {
  const intl = useIntl();
  const [change, setChange] = useState(NO_VIOLATION_CHANGE);
  const [leavesDecided, setLeavesDecided] = useState(false);
  const decidedCount = violations.filter(isViolationDecided).length;
  const steps = useMemo(
    () =>
      violationSteps(
        leavesDecided ? violations.filter((violation) => !isViolationDecided(violation)) : violations,
        change,
      ),
    [violations, leavesDecided, change],
  );
  const isEmpty = isEmptyViolationChange(change);
  const problem = isEmpty ? messages.chooseFirst : steps.length === 0 ? messages.noneChanges : undefined;
  const character = unprintableIn(change.comment);
  const unprintable = character && intl.formatMessage(messages.unprintable, { character });
  const refusal = problem ? intl.formatMessage(problem) : unprintable;
  const sameCount = violations.length - steps.length;
  return (
    <Dialog
      size="large"
      title={<Message {...messages.title} values={{ count: violations.length }} />}
      isDirty={!isEmpty}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!refusal)
          onStart(
            steps.map(({ violation }) => violation),
            change,
          );
      }}
      foot={
        <>
          <DialogCancel onClose={onClose} />
          <Button type="submit" variant="primary" disabledReason={refusal}>
            <Message {...messages.apply} values={{ count: steps.length }} />
          </Button>
        </>
      }
    >
      <Stack>
        <ChangeFields change={change} onChange={setChange} unprintable={unprintable} />
        {decidedCount > 0 && (
          <Checkbox
            label={intl.formatMessage(messages.leaveDecided, { count: decidedCount })}
            checked={leavesDecided}
            onCheckedChange={setLeavesDecided}
          />
        )}
        {problem ? (
          <Quiet role="status">
            <Message {...problem} />
          </Quiet>
        ) : (
          <Steps steps={steps} />
        )}
        {!problem && sameCount > 0 && (
          <Quiet>
            <Message {...messages.same} values={{ count: sameCount }} />
          </Quiet>
        )}
      </Stack>
    </Dialog>
  );
}

function ChangeFields(props: {
  change: ViolationChange;
  onChange: (change: ViolationChange) => void;
  unprintable: string | undefined;
}) {
  const { change, onChange, unprintable } = props;
  const intl = useIntl();
  const unchanged = { value: '-', label: intl.formatMessage(messages.unchanged) };
  return (
    <>
      <Fields>
        <Select
          label={intl.formatMessage(messages.analysis)}
          value={change.state ?? '-'}
          options={[
            unchanged,
            ...VIOLATION_ANALYSIS_STATES.map((value) => ({ value, label: analysisStateText(intl, value) })),
          ]}
          onValueChange={(state) => onChange({ ...change, state: state === '-' ? undefined : state })}
        />
        <Select
          label={intl.formatMessage(messages.suppression)}
          value={change.isSuppressed === undefined ? '-' : String(change.isSuppressed)}
          options={[
            unchanged,
            { value: 'true', label: intl.formatMessage(messages.suppress) },
            { value: 'false', label: intl.formatMessage(messages.bringBack) },
          ]}
          onValueChange={(word) =>
            onChange({ ...change, isSuppressed: word === '-' ? undefined : word === 'true' })
          }
        />
      </Fields>
      <TextArea
        label={intl.formatMessage(messages.comment)}
        isOptional
        rows={2}
        hint={intl.formatMessage(messages.commentHint)}
        error={unprintable}
        value={change.comment}
        onValueChange={(comment) => onChange({ ...change, comment })}
      />
    </>
  );
}

function Steps({ steps }: { steps: readonly ViolationStep[] }) {
  const intl = useIntl();
  const columns = useMemo(() => stepColumns(intl), [intl]);
  const rows = useMemo(() => arraySource(steps), [steps]);
  return (
    <Place>
      <DataTable<ViolationStep>
        label={intl.formatMessage(messages.changes)}
        columns={columns}
        rows={rows}
        row={ROW}
        layout={{ density: 'compact' }}
      />
    </Place>
  );
}

function stepColumns(intl: IntlShape): TableColumn<ViolationStep>[] {
  return [
    ...violationNameColumns<ViolationStep>(intl, ({ violation }) => violation),
    {
      id: 'change',
      header: intl.formatMessage(messages.change),
      width: 280,
      grow: 1,
      cardSlot: 'third',
      cell: ({ from, to }) => (
        <Change>
          <AnalysisLabel state={from.state} />
          {from.state !== to.state && (
            <>
              <Icon name="arrow-right" size={12} />
              <VisuallyHidden>{intl.formatMessage(messages.becomes)}</VisuallyHidden>
              <AnalysisLabel state={to.state} />
            </>
          )}
          {from.isSuppressed !== to.isSuppressed && (
            <Quiet as="span">
              {intl.formatMessage(to.isSuppressed ? messages.suppressed : messages.broughtBack)}
            </Quiet>
          )}
        </Change>
      ),
    },
  ];
}

const ROW = {
  getId: ({ violation }: ViolationStep) => violation.uuid,
  getName: ({ violation }: ViolationStep) => nameOfViolation(violation),
};

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: ${theme.space.md};
`;

// The heads stick to the dialog; what floats over the page does not float here.
const Place = styled.div`
  --bd-sticky-top: calc(-1 * ${theme.space.xs});
`;

const Change = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
`;

const Quiet = styled.p`
  color: ${theme.color.text.muted};
`;
