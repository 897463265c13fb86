import { useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { useIntl } from '../../i18n/index.js';
import { Icon } from '../controls/Icon.js';
import { messages as pillMessages } from '../controls/Pill.messages.js';
import { bare, cut, focusRing } from '../layout/mixins.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { useHoldText } from '../form/unsaved.js';
import { Field, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { messages } from './Field.messages.js';

/** Props of {@link TagsField}. @public */
export interface TagsFieldProps extends FieldFrameProps {
  /** The texts in their order, each once. */
  value: readonly string[];
  /** Called with all texts. */
  onValueChange: (value: string[]) => void;
  /** Shown while nothing is typed. @defaultValue how to add one */
  placeholder?: string;
  /** Shows the texts and takes none. */
  isReadOnly?: boolean;
  /** Makes typed text what is stored, such as lower case. @defaultValue trims it */
  normalize?: (text: string) => string;
  /** Called when it is left; what was typed by then is added. */
  onBlur?: () => void;
  /** Name of the input. */
  name?: string;
}

/** Several short texts: Enter or a comma adds one, Backspace in the empty field takes the last one back. @public */
export function TagsField(props: TagsFieldProps) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, placeholder, isReadOnly, normalize = trim, onBlur, name } = own;
  const intl = useIntl();
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The form has it once it is added.
  useHoldText(draft.trim() !== '');

  const add = (texts: readonly string[]) => {
    const added = texts.map(normalize).filter((text) => text !== '');
    onValueChange([...new Set([...value, ...added])]);
    setDraft('');
  };
  const remove = (tag: string) => {
    onValueChange(value.filter((other) => other !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' || event.key === ',') && draft.trim() !== '') {
      markKeyUsed(event);
      add([draft]);
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      markKeyUsed(event);
      setDraft(value[value.length - 1] ?? '');
      onValueChange(value.slice(0, -1));
    }
  };

  return (
    <Field {...frame}>
      {(control) => (
        <Box
          data-focus-within=""
          data-readonly={isReadOnly || undefined}
          aria-invalid={control['aria-invalid']}
          onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        >
          {value.map((tag) => (
            <Entry key={tag}>
              <bdi>{tag}</bdi>
              {!isReadOnly && (
                <button
                  type="button"
                  onClick={() => remove(tag)}
                  aria-label={intl.formatMessage(pillMessages.remove, { name: tag })}
                >
                  <Icon name="close" size={12} />
                </button>
              )}
            </Entry>
          ))}
          <input
            {...control}
            ref={input}
            name={name}
            value={draft}
            readOnly={isReadOnly}
            autoComplete="off"
            dir="auto"
            placeholder={isReadOnly ? undefined : (placeholder ?? intl.formatMessage(messages.addTag))}
            onChange={(event) => setDraft(event.target.value)}
            onPaste={(event) => {
              const parts = event.clipboardData.getData('text').split(/[,\n\t]/);
              if (parts.length < 2) return;
              event.preventDefault();
              add(parts);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              // Text that was typed but not yet added would be lost with the form.
              if (draft.trim() !== '') add([draft]);
              onBlur?.();
            }}
          />
        </Box>
      )}
    </Field>
  );
}

function trim(text: string) {
  return text.trim();
}

const Box = styled.div`
  ${inputBox}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  block-size: auto;
  min-block-size: ${theme.size.control};
  padding: 3px 6px;
  cursor: text;
  &[data-readonly] {
    border-color: transparent;
    background-color: ${theme.color.surface.sunken};
  }
  > input {
    flex: 1;
    block-size: auto;
    min-inline-size: 96px;
    padding: 2px ${theme.space.xs};
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  > input::placeholder {
    color: ${theme.color.text.subtle};
    opacity: 1;
  }
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space['2xs']};
  block-size: 24px;
  max-inline-size: 264px;
  padding-inline: 6px 2px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.sunken};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  > bdi {
    ${cut}
  }
  > button {
    ${bare}
    ${focusRing}
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: ${theme.radius.sm};
  }
  > button:hover {
    background: ${theme.color.border.default};
  }
`;
