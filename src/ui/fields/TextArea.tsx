import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { withRef } from '../controls/withRef.js';
import { Field, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { useCharactersLeft } from './useCharactersLeft.js';

/** Props of {@link TextArea}; other attributes go to the textarea. @public */
export interface TextAreaProps
  extends
    FieldFrameProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'id' | 'readOnly'> {
  /** The text in the field. */
  value: string;
  /** Called with what is typed. */
  onValueChange: (value: string) => void;
  /** Lines shown at first; people may drag it taller. @defaultValue 2 */
  rows?: number;
  /** Most characters it takes; a note appears when it is nearly full. */
  maxLength?: number;
  /** Shows the text and takes none. */
  isReadOnly?: boolean;
  /** For technical strings: fixed width, left to right. */
  isMonospace?: boolean;
  /** The textarea. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. @public */
export const TextArea = withRef(function TextArea(props: TextAreaProps) {
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
});

const Area = styled.textarea`
  ${inputBox}
  block-size: auto;
  min-block-size: 60px;
  padding-block: 6px;
  resize: vertical;
`;
