import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Field, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { useCharactersLeft } from './useCharactersLeft.js';

/** Props of {@link TextArea}; other attributes go to the textarea. */
export interface TextAreaProps
  extends
    FieldFrameProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'id' | 'readOnly'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Lines shown at first; people may drag it taller. @defaultValue 2 */
  rows?: number;
  maxLength?: number;
  isReadOnly?: boolean;
  isMonospace?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, rows = 2, isReadOnly, isMonospace, ref, ...rest } = own;
  const note = useCharactersLeft(value, rest.maxLength);
  return (
    <Field {...frame} note={note}>
      {(control) => (
        <Area
          {...rest}
          {...control}
          ref={ref}
          rows={rows}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          readOnly={isReadOnly}
          data-mono={isMonospace || undefined}
          dir={rest.dir ?? (isMonospace ? 'ltr' : 'auto')}
        />
      )}
    </Field>
  );
}

const Area = styled.textarea`
  ${inputBox}
  block-size: auto;
  min-block-size: 60px;
  padding-block: 5px;
  resize: vertical;
`;
