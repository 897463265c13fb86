import { useCallback, useMemo, useRef, type Ref, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { withRef } from '../controls/withRef.js';
import { Field, fieldText, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { messages } from './CodeField.messages.js';
import { useCharactersLeft } from './useCharactersLeft.js';

/** Props of {@link CodeField}; other attributes go to the textarea. @public */
export interface CodeFieldProps
  extends
    FieldFrameProps,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'value' | 'onChange' | 'id' | 'readOnly' | 'maxLength'
    > {
  /** The text. */
  value: string;
  /** Called with the text. */
  onValueChange: (value: string) => void;
  /** Most characters. What is pasted beyond stays and is counted; refuse it in the check of the form. */
  limit?: number;
  /** Lines shown at first; people may drag it taller. @defaultValue 10 */
  rows?: number;
  /** Shows the text and takes none. */
  isReadOnly?: boolean;
  /**
   * Splits the text into parts with different looks. Together, they form the complete text. Texts of more
   * than 10,000 characters stay plain.
   */
  highlight?: (text: string) => readonly CodePiece[];
  /** The textarea. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A part of a text in a computer language. @public */
export interface CodePiece {
  /** As it is written. */
  text: string;
  /** The kind of the piece, which determines its look. Absent: plain. */
  kind?: 'mark' | 'comment' | 'keyword' | 'string' | 'number' | 'name' | 'problem';
}

/** A text in a computer language: fixed width, numbered lines that do not wrap. The Tab key leaves it, as it leaves every field. @public */
export const CodeField = withRef(function CodeField(props: CodeFieldProps) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, limit, rows = 10, isReadOnly, highlight, ref, onScroll, ...rest } = own;
  const numbers = useRef<HTMLPreElement>(null);
  const looks = useRef<HTMLPreElement>(null);
  const pieces = useMemo(
    () => (value === '' || value.length > LONGEST_LOOKS ? undefined : highlight?.(value)),
    [highlight, value],
  );
  const placeLooks = useCallback((element: HTMLPreElement | null) => {
    looks.current = element;
    // When the looks reappear, the textarea after them may be scrolled.
    const area = element?.parentElement?.nextElementSibling;
    if (element && area) element.style.translate = placeIn(area);
  }, []);
  const left = useCharactersLeft(value, limit);
  const excess = limit === undefined ? 0 : value.length - limit;
  const count = value.split('\n').length;
  return (
    <Field {...frame} note={excess > 0 ? <Message {...messages.tooMany} values={{ count: excess }} /> : left}>
      {(control) => (
        <Box
          data-focus-within=""
          aria-invalid={control['aria-invalid']}
          data-readonly={isReadOnly || undefined}
        >
          <Gutter aria-hidden>
            <pre ref={numbers}>{Array.from({ length: count }, (_, line) => line + 1).join('\n')}</pre>
          </Gutter>
          <Text>
            {pieces && (
              <Looks aria-hidden>
                <pre ref={placeLooks}>
                  {pieces.map(({ text, kind }, place) =>
                    kind ? (
                      <span key={place} data-kind={kind}>
                        {text}
                      </span>
                    ) : (
                      text
                    ),
                  )}
                </pre>
              </Looks>
            )}
            <Area
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              ref={ref}
              rows={rows}
              wrap="off"
              dir="ltr"
              value={value}
              data-looks={pieces && ''}
              readOnly={isReadOnly}
              onChange={(event) => onValueChange(event.target.value)}
              onScroll={(event) => {
                const { scrollTop } = event.currentTarget;
                if (numbers.current) numbers.current.style.translate = `0 ${-scrollTop}px`;
                if (looks.current) looks.current.style.translate = placeIn(event.currentTarget);
                onScroll?.(event);
              }}
            />
          </Text>
        </Box>
      )}
    </Field>
  );
});

/** Returns the position of a text in a box with this scroll position. */
function placeIn({ scrollLeft, scrollTop }: Element): string {
  return `${-scrollLeft}px ${-scrollTop}px`;
}

const Box = styled.div`
  ${inputBox}
  display: flex;
  block-size: auto;
  padding: 0;
  overflow: hidden;
  direction: ltr;
  font-family: ${theme.font.family.mono};
  font-size: ${fieldText(theme.font.size.small)};
  line-height: ${theme.font.line.body};
  &[data-readonly] {
    border-color: transparent;
    background-color: ${theme.color.surface.sunken};
  }
`;

const Gutter = styled.div`
  flex: none;
  min-inline-size: 4ch;
  padding: ${theme.space.xs} ${theme.space.sm};
  border-inline-end: ${theme.border.width} solid ${theme.color.border.subtle};
  background: ${theme.color.surface.sunken};
  color: ${theme.color.text.subtle};
  text-align: end;
  overflow: hidden;
  /* The textarea alone says how high the field is. */
  contain: size layout;
  contain-intrinsic-inline-size: 4ch;
  user-select: none;
  > pre {
    margin: 0;
    font: inherit;
  }
`;

/** Characters. The parts of a longer text would take too long to draw with each key. */
const LONGEST_LOOKS = 10_000;

/** The textarea, and below it the same text with its looks. */
const Text = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-inline-size: 0;
`;

const Looks = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  > pre {
    margin: 0;
    padding: ${theme.space.xs} ${theme.space.sm};
    font: inherit;
    white-space: pre;
  }
  [data-kind='mark'],
  [data-kind='keyword'] {
    color: ${theme.color.accent.text};
  }
  [data-kind='keyword'] {
    font-weight: ${theme.font.weight.strong};
  }
  [data-kind='string'] {
    color: ${theme.color.success.text};
  }
  [data-kind='number'] {
    color: ${theme.color.warning.text};
  }
  [data-kind='name'] {
    color: ${theme.color.info.text};
  }
  [data-kind='comment'] {
    color: ${theme.color.text.subtle};
    font-style: italic;
  }
  [data-kind='problem'] {
    color: ${theme.color.danger.text};
    text-decoration: underline wavy;
  }
  /* The textarea has the colours of the system, and all of its text. */
  @media (forced-colors: active) {
    display: none;
  }
`;

const Area = styled.textarea`
  position: relative;
  min-inline-size: 0;
  min-block-size: 60px;
  padding: ${theme.space.xs} ${theme.space.sm};
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  resize: vertical;
  white-space: pre;
  overflow: auto;
  &[data-looks] {
    caret-color: ${theme.color.text.default};
    color: transparent;
  }
  @media (forced-colors: active) {
    &[data-looks] {
      color: FieldText;
    }
  }
`;
