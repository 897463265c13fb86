import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { Button } from '../../ui/controls/Button.js';
import { Icon } from '../../ui/controls/Icon.js';
import { messages as statesMessages } from '../../ui/layout/states.messages.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';
import type { TableColumn } from '../../ui/table/interfaces.js';
import type { RunText } from './RunDefinition.js';
import { messages } from './run.messages.js';
import { outcomeText, outcomeTitle, type OutcomeRow, type RunOutcome } from './runOutcome.js';
import { RunTable } from './RunTable.js';

/** Props of {@link RunOutcomeDialog}. */
export interface RunOutcomeDialogProps<Item> {
  outcome: RunOutcome<Item>;
  text: RunText<Item>;
  /** Leads back to the selection. Absent: that no longer exists. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** Shows the result of a change of many items: the outcome of each, and the ways to try again or go back. */
export function RunOutcomeDialog<Item>({ outcome, text, onBack, onClose }: RunOutcomeDialogProps<Item>) {
  const { isUndo, rows, retry, undo } = outcome;
  const intl = useIntl();
  const { names, words, reasonOf } = text;
  const columns = useMemo(
    () => [outcomeColumn<Item>(intl, { words, reasonOf }, isUndo)],
    [intl, words, reasonOf, isUndo],
  );
  return (
    <Dialog
      size="large"
      title={outcomeTitle(intl, text, outcome)}
      onClose={onClose}
      footStart={
        undo && (
          <Button variant="quiet" icon="undo" onClick={undo}>
            <Message {...(retry ? messages.undoSaved : actionMessages.undo)} />
          </Button>
        )
      }
      foot={
        <>
          <Button
            variant={retry ? 'quiet' : 'primary'}
            data-autofocus={retry ? undefined : ''}
            onClick={onClose}
          >
            <Message {...dialogMessages.close} />
          </Button>
          {retry && !isUndo && onBack && (
            <Button variant="quiet" onClick={onBack}>
              <Message {...messages.changeFields} />
            </Button>
          )}
          {retry && (
            <Button variant="primary" data-autofocus="" onClick={retry}>
              <Message {...statesMessages.retry} />
            </Button>
          )}
        </>
      }
    >
      <RunTable
        label={intl.formatMessage(messages.outcome)}
        names={names}
        rows={rows}
        itemOf={itemOf}
        columns={columns}
      />
    </Dialog>
  );
}

function outcomeColumn<Item>(
  intl: IntlShape,
  text: Omit<RunText<Item>, 'names'>,
  isUndo: boolean,
): TableColumn<OutcomeRow<Item>> {
  return {
    id: 'outcome',
    header: intl.formatMessage(messages.outcome),
    width: 260,
    grow: 2,
    cardSlot: 'thirdEnd',
    cell: (row) => (
      <Outcome data-kind={row.kind}>
        <Icon name={ICONS[row.kind]} />
        <span dir="auto">{outcomeText(intl, text, row, isUndo)}</span>
      </Outcome>
    ),
  };
}

const itemOf = <Item,>({ item }: OutcomeRow<Item>) => item;

const ICONS = { changed: 'check', same: 'check', left: 'minus', refused: 'alert' } as const;

const Outcome = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  text-align: start;
  white-space: pre-line;
  > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${theme.color.text.subtle};
  }
  &[data-kind='refused'] > svg {
    color: ${theme.color.danger.text};
  }
`;
