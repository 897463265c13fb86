import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../controls/Button.js';
import { IconButton } from '../controls/IconButton.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { FieldHint, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { FieldGroup } from './FieldGroup.js';
import { messages } from './KeyValueField.messages.js';

/** One input of each line of a {@link LinesField}. */
export interface LineColumn<Id extends string> {
  /** Member of a line. */
  id: Id;
  /** The label of the column. */
  label: string;
  /** Its share of the line, beside those of the others. @defaultValue 1 */
  grow?: number;
  /** Words to choose from, instead of free text; a word that is none of them stays until another is chosen. */
  options?: readonly { value: string; label: string }[];
  /** Left to right in every language, such as addresses. @defaultValue false */
  isTechnical?: boolean;
}

/** Props of {@link LinesField}. */
export interface LinesFieldProps<Id extends string> extends FieldFrameProps {
  /** Lines in their order; they may repeat and may be empty, which is for the check of the form to refuse. */
  value: readonly Readonly<Record<Id, string>>[];
  /** Called with all lines. */
  onValueChange: (value: Record<Id, string>[]) => void;
  /** The inputs of a line. */
  columns: readonly LineColumn<Id>[];
  /** The initial values of a new line. @defaultValue the first of the options, and nothing */
  newLine?: Readonly<Record<Id, string>>;
  /** Words of the button that adds a line. @defaultValue “Add line” */
  addLabel?: string;
  /** Places of lines with something wrong, from 0; `error` says what. */
  wrongLines?: readonly number[];
  /** Shows the lines and takes none. */
  isReadOnly?: boolean;
  /** Called when an input is left. */
  onBlur?: () => void;
}

/** Several things of the same few texts each, a line for each. Enter goes to the next line, and adds one after the last. */
export function LinesField<Id extends string>(props: LinesFieldProps<Id>) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, columns, newLine, wrongLines = [], isReadOnly, onBlur } = own;
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);

  /** The focus goes to the first input of a line; past the last one to the button that adds one. */
  const goTo = (place: number) => {
    const target = list.current?.querySelector<HTMLElement>(`[data-line="${place}"] > :is(input, select)`);
    (target ?? list.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
  };
  const set = (place: number, id: Id, text: string) =>
    onValueChange(value.map((line, index) => (index === place ? { ...line, [id]: text } : line)));
  const add = () => {
    flushSync(() => onValueChange([...value, newLine ?? emptyLine(columns)]));
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
              {columns.map(({ id, label, grow = 1, options, isTechnical }) => {
                const shared = {
                  'aria-label': intl.formatMessage(messages.keyOf, { name: label, place: place + 1 }),
                  'aria-invalid': isWrong && wrongLines.includes(place) ? true : undefined,
                  value: line[id],
                  $grow: grow,
                  onBlur,
                };
                if (options && !isReadOnly) {
                  return (
                    <Choice key={id} {...shared} onChange={({ target }) => set(place, id, target.value)}>
                      {withWord(options, line[id]).map((option) => (
                        <option key={option.value} value={option.value}>
                          {option.label}
                        </option>
                      ))}
                    </Choice>
                  );
                }
                return (
                  <Input
                    key={id}
                    {...shared}
                    value={options?.find((option) => option.value === line[id])?.label ?? line[id]}
                    placeholder={isReadOnly ? undefined : label}
                    onChange={({ target }) => set(place, id, target.value)}
                    onKeyDown={isReadOnly ? undefined : (event) => onKeyDown(event, place)}
                    readOnly={isReadOnly}
                    autoComplete="off"
                    spellCheck={false}
                    dir={isTechnical ? 'ltr' : 'auto'}
                  />
                );
              })}
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

function emptyLine<Id extends string>(columns: readonly LineColumn<Id>[]): Record<Id, string> {
  return Object.fromEntries(columns.map(({ id, options }) => [id, options?.[0]?.value ?? ''])) as Record<
    Id,
    string
  >;
}

/** Returns the options, including the current word. */
function withWord(options: readonly { value: string; label: string }[], word: string) {
  return options.some(({ value }) => value === word) ? options : [...options, { value: word, label: word }];
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: start;
`;

// When there is not enough room side by side, a line takes several rows.
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  inline-size: 100%;
`;

const Input = styled.input<{ $grow: number }>`
  ${inputBox}
  flex: ${({ $grow }) => $grow} 1 112px;
  inline-size: auto;
  min-inline-size: 0;
`;

const Choice = styled.select<{ $grow: number }>`
  ${inputBox}
  flex: ${({ $grow }) => $grow} 1 112px;
  inline-size: auto;
  min-inline-size: 0;
`;
