import { useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { Checkbox } from '../../ui/fields/Checkbox.js';
import { Dialog, type DialogProps } from '../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../ui/overlay/DialogCancel.js';
import type { TableColumn } from '../../ui/table/interfaces.js';
import { textOf, type ListMessage } from '../list/listText.js';
import type { RunNames } from './RunDefinition.js';
import { RunTable } from './RunTable.js';

/** Props of {@link RunPreview}. */
export interface RunPreviewProps<Item, Step> {
  title: string;
  /** @defaultValue 'large' */
  size?: DialogProps['size'];
  /** The selected items. */
  items: readonly Item[];
  names: RunNames<Item>;
  /**
   * Returns the effects of the change on items, without those that it leaves as they are. Keep the function
   * while the change is the same.
   */
  stepsOf: (items: readonly Item[]) => readonly Step[];
  /**
   * Returns true if a step can be done. Others are listed, and left out when the change starts. @defaultValue
   * all can
   */
  isPossible?: (step: Step) => boolean;
  /** Gives the item of a step. */
  itemOf: (step: Step) => Item;
  /** Columns behind the name of the item. Keep the array. */
  columns: readonly TableColumn<Step>[];
  /**
   * Returns true if someone decided about an item before. The user can leave those items as they are.
   * @defaultValue none is
   */
  isDecided?: (item: Item) => boolean;
  /**
   * True when nothing is selected yet. @defaultValue undefined: there is nothing to select, so the focus is
   * on the button that starts the change
   */
  isEmpty?: boolean;
  /** Closing it would lose something. @defaultValue it would once something was typed */
  isDirty?: boolean;
  /** Keeps it from beginning, such as a wrong field. */
  problem?: string | undefined;
  words: RunPreviewWords;
  /** The fields that say what is to change. */
  fields: ReactNode;
  /** Draws the content between the fields and the table. */
  warning?: (steps: readonly Step[]) => ReactNode;
  /** Draws the content below the table. */
  note?: (steps: readonly Step[]) => ReactNode;
  /** Returns the label of the button that starts the change. @defaultValue `words.apply` */
  applyWord?: (steps: readonly Step[]) => ListMessage;
  onStart: (items: readonly Item[]) => void;
  onClose: () => void;
}

/** The sentences of a preview. */
export interface RunPreviewWords {
  /** Name of the table. */
  changes: ListMessage;
  /** Button that starts the change: `count`. */
  apply: ListMessage;
  /** In place of the table, and at the button, while `isEmpty`. */
  chooseFirst?: ListMessage;
  /** In the same places, while nothing would change. */
  noneChanges?: ListMessage;
  /** Below the table: `count` stay as they are. */
  same?: ListMessage;
  /** Leaves alone what `isDecided`: `count`. */
  leaveDecided?: ListMessage;
}

/** A change of many things before it is made: its fields, and a row for each thing that it would change. */
export function RunPreview<Item, Step>(props: RunPreviewProps<Item, Step>) {
  const { items, names, stepsOf, isPossible, itemOf, columns, isDecided = never, isEmpty } = props;
  const { words, onClose } = props;
  const intl = useIntl();
  const [leavesDecided, setLeavesDecided] = useState(false);
  const decidedCount = items.filter(isDecided).length;
  const steps = useMemo(
    () => stepsOf(leavesDecided ? items.filter((item) => !isDecided(item)) : items),
    [items, isDecided, leavesDecided, stepsOf],
  );
  const possible = isPossible ? steps.filter(isPossible) : steps;
  const count = possible.length;
  const sameCount = items.length - steps.length;
  const nothing = isEmpty ? words.chooseFirst : count === 0 ? words.noneChanges : undefined;
  const problem = nothing ? textOf(intl, nothing) : props.problem;
  return (
    <Dialog
      size={props.size ?? 'large'}
      title={props.title}
      isDirty={props.isDirty}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) props.onStart(possible.map(itemOf));
      }}
      foot={
        <>
          <DialogCancel onClose={onClose} />
          <Button
            type="submit"
            variant="primary"
            disabledReason={problem}
            data-autofocus={isEmpty === undefined ? '' : undefined}
          >
            {textOf(intl, props.applyWord?.(steps) ?? words.apply, { count })}
          </Button>
        </>
      }
    >
      <TextSpan>{props.fields}</TextSpan>
      {decidedCount > 0 && words.leaveDecided && (
        <Checkbox
          label={textOf(intl, words.leaveDecided, { count: decidedCount })}
          checked={leavesDecided}
          onCheckedChange={setLeavesDecided}
        />
      )}
      <TextSpan>{props.warning?.(steps)}</TextSpan>
      {nothing && (isEmpty || steps.length === 0) ? (
        <Quiet role="status">{problem}</Quiet>
      ) : (
        <>
          <RunTable
            label={textOf(intl, words.changes)}
            names={names}
            rows={steps}
            itemOf={itemOf}
            columns={columns}
          />
          <TextSpan>{props.note?.(steps)}</TextSpan>
          {sameCount > 0 && words.same && <Quiet>{textOf(intl, words.same, { count: sameCount })}</Quiet>}
        </>
      )}
    </Dialog>
  );
}

const never = () => false;

/** A remark in a preview. */
export const Quiet = styled.p`
  color: ${theme.color.text.muted};
`;
