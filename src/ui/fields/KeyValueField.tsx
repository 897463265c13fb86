import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../Button.js';
import { IconButton } from '../IconButton.js';
import { markKeyUsed } from '../usedKeys.js';
import { FieldHint, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { FieldGroup } from './FieldGroup.js';
import { messages } from './KeyValueField.messages.js';

/** One line of a {@link KeyValueField}. @public */
export interface KeyValue {
  /** The name. */
  key: string;
  /** What it has. */
  value: string;
}

/** Props of {@link KeyValueField}. @public */
export interface KeyValueFieldProps extends FieldFrameProps {
  /** Lines in their order; names may repeat and may be empty, which is for the check of the form to refuse. */
  value: readonly KeyValue[];
  /** Called with all lines. */
  onValueChange: (value: KeyValue[]) => void;
  /** What a name is called. @defaultValue “Name” */
  keyLabel?: string;
  /** What a value is called. @defaultValue “Value” */
  valueLabel?: string;
  /** Words of the button that adds a line. @defaultValue “Add line” */
  addLabel?: string;
  /** Places of lines with something wrong, from 0; `error` says what. */
  wrongLines?: readonly number[];
  /** Shows the lines and takes none. */
  isReadOnly?: boolean;
  /** Called when an input is left. */
  onBlur?: () => void;
}

/** Pairs of a name and a value. Enter goes to the next line, and adds one after the last. @public */
export function KeyValueField(props: KeyValueFieldProps) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, wrongLines = [], isReadOnly, onBlur } = own;
  const intl = useIntl();
  const { keyLabel = intl.formatMessage(messages.key), valueLabel = intl.formatMessage(messages.value) } =
    own;
  const list = useRef<HTMLDivElement>(null);

  /** The focus goes to the name of a line; past the last one to the button that adds one. */
  const goTo = (place: number) => {
    const target = list.current?.querySelector<HTMLElement>(`[data-line="${place}"] > input`);
    (target ?? list.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
  };
  const set = (place: number, change: Partial<KeyValue>) =>
    onValueChange(value.map((line, index) => (index === place ? { ...line, ...change } : line)));
  const add = () => {
    flushSync(() => onValueChange([...value, { key: '', value: '' }]));
    goTo(value.length);
  };
  const remove = (place: number) => {
    flushSync(() => onValueChange(value.filter((_, index) => index !== place)));
    goTo(place);
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // It would send the form.
    markKeyUsed(event);
    if (place < value.length - 1) goTo(place + 1);
    else add();
  };

  return (
    <FieldGroup {...frame}>
      {({ 'aria-invalid': isWrong, ...group }) => (
        <Lines {...group} ref={list} aria-invalid={(isWrong && wrongLines.length === 0) || undefined}>
          {isReadOnly && value.length === 0 && (
            <FieldHint>
              <Message {...messages.none} />
            </FieldHint>
          )}
          {value.map((line, place) => (
            <Line key={place} data-line={place}>
              {(
                [
                  ['key', keyLabel],
                  ['value', valueLabel],
                ] as const
              ).map(([half, label]) => (
                <Input
                  key={half}
                  aria-label={intl.formatMessage(messages.keyOf, { name: label, place: place + 1 })}
                  aria-invalid={isWrong && wrongLines.includes(place) ? true : undefined}
                  placeholder={isReadOnly ? undefined : label}
                  value={line[half]}
                  onChange={({ target }) => set(place, { [half]: target.value })}
                  onKeyDown={isReadOnly ? undefined : (event) => onKeyDown(event, place)}
                  onBlur={onBlur}
                  readOnly={isReadOnly}
                  autoComplete="off"
                  spellCheck={false}
                  dir="auto"
                />
              ))}
              {!isReadOnly && (
                <IconButton
                  icon="close"
                  label={intl.formatMessage(messages.remove, { place: place + 1 })}
                  onClick={() => remove(place)}
                />
              )}
            </Line>
          ))}
          {!isReadOnly && (
            <Button size="small" icon="plus" onClick={add}>
              {own.addLabel ?? <Message {...messages.add} />}
            </Button>
          )}
        </Lines>
      )}
    </FieldGroup>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: start;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  gap: ${theme.space.xs};
  inline-size: 100%;
`;

const Input = styled.input`
  ${inputBox}
`;
