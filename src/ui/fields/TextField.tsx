import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { IconButton } from '../controls/IconButton.js';
import { withRef } from '../controls/withRef.js';
import { Field, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { messages } from './Field.messages.js';
import { useCharactersLeft } from './useCharactersLeft.js';
import { useEarlyInput } from './useEarlyInput.js';

/** Props of {@link TextField}; other attributes go to the input. @public */
export interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size' | 'id' | 'readOnly'> {
  /** The text in the field. */
  value: string;
  /** Called with what is typed. */
  onValueChange: (value: string) => void;
  /** `password` gets a button that shows it. @defaultValue 'text' */
  type?: 'text' | 'email' | 'url' | 'password' | 'number' | 'date' | 'time' | 'datetime-local' | 'search';
  /** Most characters it takes; a note appears when it is nearly full. */
  maxLength?: number;
  /** Shows the text and takes none. */
  isReadOnly?: boolean;
  /** For technical strings: fixed width, left to right. */
  isMonospace?: boolean;
  /** `small` 26 px, `medium` 32 px, `tall` 38 px. @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'tall';
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. @public */
export const TextField = withRef(function TextField(props: TextFieldProps) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, type = 'text', isReadOnly, isMonospace, size = 'medium', ref, ...rest } = own;
  const intl = useIntl();
  const control = useEarlyInput(ref, value, onValueChange);
  const note = useCharactersLeft(value, rest.maxLength);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...frame} note={note}>
      {(attributes) => (
        <Box data-button={type === 'password' ? '' : undefined}>
          <Input
            {...TEXT_DEFAULTS[type]}
            {...rest}
            {...attributes}
            ref={control}
            type={type === 'password' && isShown ? 'text' : type}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            readOnly={isReadOnly}
            data-size={size}
            data-mono={isMonospace || undefined}
            dir={rest.dir ?? (isMonospace ? 'ltr' : type === 'text' ? 'auto' : undefined)}
          />
          {type === 'password' && (
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              size="small"
              label={intl.formatMessage(isShown ? messages.hidePassword : messages.showPassword)}
              onClick={() => setIsShown(!isShown)}
            />
          )}
        </Box>
      )}
    </Field>
  );
});

// Names, keys and ids are no prose: correcting them changes what was meant.
const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const TEXT_DEFAULTS: Record<string, object> = { password: PLAIN, email: PLAIN, url: PLAIN };

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  &[data-button] > input {
    padding-inline-end: calc(${theme.space['2xl']} + ${theme.space.sm});
  }
  > button {
    position: absolute;
    inset-inline-end: 6px;
  }
`;

const Input = styled.input`
  ${inputBox}
  text-overflow: ellipsis;
  &[type='number'] {
    font-variant-numeric: tabular-nums;
  }
`;
