import { styled } from 'styled-components';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../controls/Button.js';
import { Dialog } from '../overlay/Dialog.js';
import { SegmentedControl } from '../fields/SegmentedControl.js';
import { Select } from '../fields/Select.js';
import { IconButton } from '../controls/IconButton.js';
import { sortMessages as messages } from './SortDialog.messages.js';
import type { SortRule, TableColumn } from './interfaces.js';

/** Props of {@link SortDialog}. */
export interface SortDialogProps {
  /** Those that can be sorted by. */
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isDescendingFirst'>[];
  sort: readonly SortRule[];
  onSortChange: (sort: readonly SortRule[]) => void;
  onClose: () => void;
}

/** The columns a list is sorted by, one below the other: for where there are no heads to click with Shift. */
export function SortDialog({ columns, sort, onSortChange, onClose }: SortDialogProps) {
  const intl = useIntl();
  const free = columns.filter(({ id }) => !sort.some((rule) => rule.id === id));
  const ruleOf = (id: string): SortRule => ({
    id,
    isDescending: columns.find((column) => column.id === id)?.isDescendingFirst === true,
  });
  const optionsOf = (some: typeof columns) => some.map(({ id, header }) => ({ value: id, label: header }));
  const known = sort.filter((rule) => columns.some(({ id }) => id === rule.id));

  return (
    <Dialog
      size="small"
      title={<Message {...messages.title} />}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          <Message {...messages.done} />
        </Button>
      }
    >
      <Rules>
        {known.map((rule, place) => {
          const own = columns.filter(({ id }) => id === rule.id);
          const name = own[0]!.header;
          const swapped = (by: number) =>
            known.map((other, at) => (at === place ? known[at + by]! : at === place + by ? rule : other));
          return (
            <li key={rule.id}>
              <Select
                label={intl.formatMessage(messages.rule, { place: place + 1 })}
                value={rule.id}
                options={optionsOf([...own, ...free])}
                onValueChange={(id) =>
                  onSortChange(known.map((other) => (other === rule ? ruleOf(id) : other)))
                }
              />
              <Line>
                <SegmentedControl
                  label={intl.formatMessage(messages.direction, { name })}
                  value={rule.isDescending ? 'descending' : 'ascending'}
                  onValueChange={(direction) =>
                    onSortChange(
                      known.map((other) =>
                        other === rule ? { ...rule, isDescending: direction === 'descending' } : other,
                      ),
                    )
                  }
                  options={(['ascending', 'descending'] as const).map((direction) => ({
                    value: direction,
                    label: intl.formatMessage(messages[direction]),
                  }))}
                />
                {place > 0 && (
                  <IconButton
                    icon="arrow-up"
                    label={intl.formatMessage(messages.earlier, { name })}
                    onClick={() => onSortChange(swapped(-1))}
                  />
                )}
                <IconButton
                  icon="close"
                  label={intl.formatMessage(messages.remove, { name })}
                  onClick={() => onSortChange(known.filter((other) => other !== rule))}
                />
              </Line>
            </li>
          );
        })}
        {free.length > 0 && (
          <li>
            <Select
              label={intl.formatMessage(messages.rule, { place: known.length + 1 })}
              value=""
              options={[{ value: '', label: intl.formatMessage(messages.add) }, ...optionsOf(free)]}
              onValueChange={(id) => id !== '' && onSortChange([...known, ruleOf(id)])}
            />
          </li>
        )}
      </Rules>
    </Dialog>
  );
}

const Rules = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.lg};
  > li {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.sm};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  > :first-child {
    margin-inline-end: auto;
  }
`;
