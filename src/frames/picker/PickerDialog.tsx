import { useCallback, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import type { List } from '../list/List.js';
import type { ListValue } from '../list/listValue.js';
import { ListView } from '../list/ListView.js';
import { useSelectedRows } from '../list/useSelectedRows.js';
import { theme } from '../../theme/index.js';
import { Badge } from '../../ui/controls/Badge.js';
import { Button } from '../../ui/controls/Button.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../ui/overlay/DialogCancel.js';
import { InlineNotice } from '../../ui/layout/states.js';
import { messages } from './PickerDialog.messages.js';

/** Props of {@link PickerDialog}. */
export interface PickerDialogProps<Row, Value extends ListValue> {
  /** The action: “Add members to Payments auditors”. */
  title: ReactNode;
  /** The rows that can be picked, from `useList` or `useLocalList`, with its own value. */
  list: List<Row, Value>;
  /** Ids of rows that belong to the target already: they are marked and cannot be picked again. */
  memberIds?: ReadonlySet<string>;
  /** Words of the button: “Add”. */
  pickLabel: ReactNode;
  /** Called with the picked rows, whatever page they are on. The owner closes the dialog. */
  onPick: (rows: readonly Row[]) => void;
  onClose: () => void;
  /** True while picking runs. The dialog stays open in the meantime. */
  isBusy?: boolean;
  /** Why picking failed; what was selected stays. */
  error?: ReactNode;
}

/** A dialog that picks rows of a list. What is selected stays through search, order and pages. */
export function PickerDialog<Row, Value extends ListValue>(props: PickerDialogProps<Row, Value>) {
  const { title, list, memberIds = NO_MEMBERS, pickLabel, onPick, onClose, isBusy, error } = props;
  const { getId } = list.row;
  const intl = useIntl();
  const canPick = useCallback((row: Row) => !memberIds.has(getId(row)), [memberIds, getId]);
  const { selected = [], select, ofTable } = useSelectedRows(list, canPick);
  // A row that became a member in the meantime is not added again.
  const picked = selected.filter(canPick);
  // The column with the name of a row, which is in view at every width.
  const columns = useMemo(() => {
    const name = list.columns.find(({ cardSlot }) => cardSlot === 'title') ?? list.columns[0];
    return list.columns.map((column) =>
      column === name
        ? { ...column, cell: (row: Row) => marked(column.cell(row), memberIds.has(getId(row))) }
        : column,
    );
  }, [list.columns, memberIds, getId]);
  const count = picked.length;
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      isDirty={count > 0}
      isBusy={isBusy}
      footStart={
        <Count role="status">
          <Message {...messages.selected} values={{ count }} />
          {count > 0 && (
            <Button variant="quiet" size="small" onClick={() => select([])}>
              <Message {...messages.clear} />
            </Button>
          )}
        </Count>
      }
      foot={
        <>
          <DialogCancel isBusy={isBusy} onClose={onClose} />
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={count === 0 ? intl.formatMessage(messages.pickFirst) : undefined}
            onClick={() => onPick(picked)}
          >
            {pickLabel}
          </Button>
        </>
      }
    >
      {error && <InlineNotice tone="danger" role="alert" title={error} />}
      <ListView list={{ ...list, columns }} selection={{ ofTable }} />
    </Dialog>
  );
}

/** The name of a row, and that it belongs to the target. */
function marked(name: ReactNode, isMember: boolean): ReactNode {
  if (!isMember) return name;
  return (
    <Marked>
      <TextSpan>{name}</TextSpan>
      <Badge icon="check">
        <Message {...messages.member} />
      </Badge>
    </Marked>
  );
}

const NO_MEMBERS: ReadonlySet<string> = new Set();

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.sm};
  color: ${theme.color.text.muted};
  font-variant-numeric: tabular-nums;
`;

const Marked = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-inline-size: 0;
`;
