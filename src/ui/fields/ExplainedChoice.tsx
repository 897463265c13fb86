import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { theme } from '../../theme/index.js';
import { monospace, onPhone, onTouch } from '../layout/mixins.js';
import { boxLook } from './Checkbox.js';
import { FieldError } from './Field.js';
import { SegmentGroup } from './SegmentedControl.js';

/** One choice of an {@link ExplainedChoice}. */
export interface ExplainedOption {
  value: string;
  /** A word or two. */
  label: string;
  /** A sentence about it. */
  meaning: string;
}

/** Props of {@link ExplainedChoice}. */
export interface ExplainedChoiceProps {
  /** The name of the choice. */
  label: string;
  /** The short name that experts know it by, such as `AV`. */
  code: string;
  /** Absent: nothing is chosen yet. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  options: readonly ExplainedOption[];
  /**
   * `one`: below the choices, the meaning of the chosen one, or of the one that the pointer or the focus is on;
   * `all`: each choice with its meaning; `none`: for screen readers and as tips only. @defaultValue 'one'
   */
  meanings?: 'one' | 'all' | 'none';
  /** Replaces the meaning while nothing is chosen. */
  unset?: ReactNode;
  /** The problem with the choice. */
  error?: ReactNode;
  isReadOnly?: boolean;
  /** Set on the first choice, for who leads people here. */
  inputId?: string;
}

/** One of a few choices that experts know by heart and others have to read about. */
export function ExplainedChoice(props: ExplainedChoiceProps) {
  const { label, code, value, onValueChange, options, meanings = 'one', unset, error } = props;
  const { isReadOnly, inputId } = props;
  const id = useId();
  const [pointed, setPointed] = useState<string>();
  const meaningId = (index: number) => `${id}-${index}`;
  const shown = options.findIndex((option) => option.value === (pointed ?? value));
  const errorId = `${id}-error`;
  const isList = meanings === 'all';
  const Group = isList ? List : Segments;
  return (
    <Row>
      <Name id={id}>
        <span>{label}</span> <Code>{code}</Code>
      </Name>
      <Choices>
        <Group
          role="radiogroup"
          aria-labelledby={id}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          aria-readonly={isReadOnly || undefined}
          onPointerLeave={() => setPointed(undefined)}
          onBlur={() => setPointed(undefined)}
        >
          {options.map((option, index) => (
            <label
              key={option.value}
              data-checked={option.value === value || undefined}
              title={meanings === 'none' ? option.meaning : undefined}
              onPointerEnter={() => setPointed(option.value)}
            >
              <input
                type="radio"
                id={index === 0 ? inputId : undefined}
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={isReadOnly && option.value !== value}
                onFocus={() => setPointed(option.value)}
                onChange={() => onValueChange(option.value)}
                aria-describedby={meaningId(index)}
              />
              <span>
                <span data-label="">{option.label}</span>
                {isList && (
                  <Meaning aria-hidden id={meaningId(index)}>
                    {option.meaning}
                  </Meaning>
                )}
              </span>
              {meanings === 'none' && (
                <span hidden id={meaningId(index)}>
                  {option.meaning}
                </span>
              )}
            </label>
          ))}
        </Group>
        {meanings === 'one' && (
          <Stack aria-hidden>
            {options.map((option, index) => (
              <Meaning
                key={option.value}
                id={meaningId(index)}
                data-hidden={index === shown ? undefined : ''}
              >
                {option.meaning}
              </Meaning>
            ))}
            {shown === -1 && <Meaning>{unset}</Meaning>}
          </Stack>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </Choices>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--bd-choice-label, 210px) minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.lg};
  align-items: start;
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.div`
  display: flex;
  gap: ${theme.space.sm};
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  ${onPhone} {
    justify-content: start;
    min-block-size: 0;
    font-weight: ${theme.font.weight.medium};
  }
`;

const Code = styled.span`
  ${monospace}
  color: ${theme.color.text.subtle};
`;

const Choices = styled.div`
  display: grid;
  gap: ${theme.space['2xs']};
  justify-items: start;
  min-inline-size: 0;
`;

const Segments = styled(SegmentGroup)`
  flex-wrap: wrap;
  max-inline-size: 100%;
  &[aria-invalid] {
    border-color: ${theme.color.danger.solid};
  }
  ${onPhone} {
    inline-size: 100%;
    > label {
      flex: 1 0 auto;
      min-block-size: 36px;
    }
  }
`;

const Meaning = styled.span`
  min-block-size: ${theme.font.line.small};
  max-inline-size: 96ch;
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;

/** As high as the longest meaning, so that nothing moves while the pointer goes over the choices. */
const Stack = styled.div`
  display: grid;
  > span {
    grid-area: 1 / 1;
  }
  > [data-hidden] {
    visibility: hidden;
  }
`;

const List = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  padding-block: 6px;
  > label {
    display: flex;
    position: relative;
    gap: ${theme.space.sm};
    cursor: pointer;
  }
  > label > span {
    display: grid;
  }
  > label > [hidden] {
    display: none;
  }
  > label[data-checked] [data-label] {
    font-weight: ${theme.font.weight.medium};
  }
  > label:has(:disabled) {
    cursor: not-allowed;
  }
  input {
    ${boxLook}
    margin-block-start: 2px;
  }
  ${onTouch} {
    gap: ${theme.space.sm};
  }
`;
