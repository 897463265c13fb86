import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { IconButton } from '../controls/IconButton.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';
import { Combobox, type ComboboxProps } from './Combobox.js';
import type { ComboboxOption } from './ComboboxOption.js';
import { messages } from './MultiCombobox.messages.js';

/** Props of {@link MultiCombobox}. */
export interface MultiComboboxProps<Option extends ComboboxOption> extends Omit<
  ComboboxProps<Option>,
  'value' | 'onValueChange' | 'canClear'
> {
  /** The chosen options, in the order in which they were chosen. */
  value: readonly Option[];
  onValueChange: (value: readonly Option[]) => void;
  /** Returns the name of a choice for use in a sentence. @defaultValue its label */
  nameOf?: (option: Option) => string;
  /** Draws what is chosen. @defaultValue its label */
  children?: (option: Option) => ReactNode;
}

/** Several choices from a list that is too long to show, found by typing. The chosen options appear below. */
export function MultiCombobox<Option extends ComboboxOption>(props: MultiComboboxProps<Option>) {
  const {
    value,
    onValueChange,
    loadOptions,
    nameOf = labelOf,
    children = labelOf,
    isReadOnly,
    ...rest
  } = props;
  const intl = useIntl();
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const isChosen = ({ id }: ComboboxOption) => value.some((one) => one.id === id);

  function remove(option: Option) {
    onValueChange(value.filter(({ id }) => id !== option.id));
    setSaid(intl.formatMessage(messages.removed, { choice: nameOf(option) }));
    // The button has been removed. The nearest control is the field.
    root.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }

  return (
    <Group ref={root}>
      {isReadOnly ? (
        <ReadOnlyLabel>{rest.label}</ReadOnlyLabel>
      ) : (
        <Combobox<Option>
          {...rest}
          value={undefined}
          onValueChange={(option) => {
            if (!option || isChosen(option)) return;
            onValueChange([...value, option]);
            setSaid(intl.formatMessage(messages.added, { choice: nameOf(option) }));
          }}
          loadOptions={async (text, signal) =>
            (await loadOptions(text, signal)).map((option) =>
              isChosen(option)
                ? { ...option, isDisabled: true, hint: intl.formatMessage(messages.chosen) }
                : option,
            )
          }
        />
      )}
      <List role="list" hidden={value.length === 0}>
        {value.map((option) => (
          <Line key={option.id} role="listitem">
            <span>{children(option)}</span>
            {!isReadOnly && (
              <IconButton
                icon="close"
                size="tiny"
                label={intl.formatMessage(messages.remove, { choice: nameOf(option) })}
                onClick={() => remove(option)}
              />
            )}
          </Line>
        ))}
      </List>
      <TextSpan>{isReadOnly && value.length === 0 && '–'}</TextSpan>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Group>
  );
}

function labelOf({ label }: ComboboxOption): string {
  return label;
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

const ReadOnlyLabel = styled.span`
  color: ${theme.color.text.muted};
  font-weight: ${theme.font.weight.medium};
`;

const List = styled.div`
  display: grid;
  gap: ${theme.space['2xs']};
  &[hidden] {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.sm};
  min-block-size: 24px;
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
