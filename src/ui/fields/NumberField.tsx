import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Field, inputBox, splitFrame, type FieldFrameProps } from './Field.js';
import { messages } from './NumberField.messages.js';
import { numberProblem, plainNumber, shownNumber, type NumberLimits } from './numberText.js';

/** Props of {@link NumberField}; other attributes go to the input. @public */
export interface NumberFieldProps
  extends
    FieldFrameProps,
    NumberLimits,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'value' | 'onChange' | 'size' | 'id' | 'readOnly' | 'type' | 'min' | 'max'
    > {
  /** In plain notation, such as `1025` or `-0.5`, whatever the language; empty: none; a text that is no number stays as typed. */
  value: string;
  /** Called with the value in plain notation, or with what was typed where it is no number. */
  onValueChange: (value: string) => void;
  /** Behind the number, such as “minutes”; read with the label. */
  unit?: ReactNode;
  /** Shows the value and takes none. */
  isReadOnly?: boolean;
}

/**
 * A number, typed in the notation of the language. It is a plain text box: only typing changes it, not the
 * wheel or the arrow keys. The limits appear below it. Check them with `useNumberProblem`.
 * @public
 */
export function NumberField(props: NumberFieldProps) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, min, max, hasFraction = false, unit, isReadOnly, onBlur, ...rest } = own;
  const intl = useIntl();
  const unitId = useId();
  const [typed, setTyped] = useState(value);
  // The typed text is kept while it means the value. A value from elsewhere replaces it.
  const shown = plainNumber(typed, intl.locale) === value ? typed : shownNumber(value, intl.locale);
  return (
    <Field {...frame} note={isReadOnly ? undefined : limitsText(intl, { min, max })}>
      {(control) => (
        <Box>
          <Input
            autoComplete="off"
            {...rest}
            {...control}
            aria-describedby={
              [unit && unitId, control['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            type="text"
            inputMode={min === undefined || min < 0 ? 'text' : hasFraction ? 'decimal' : 'numeric'}
            dir="ltr"
            value={shown}
            readOnly={isReadOnly}
            onChange={({ target }) => {
              setTyped(target.value);
              onValueChange(plainNumber(target.value, intl.locale));
            }}
            onBlur={(event) => {
              setTyped(shownNumber(value, intl.locale));
              onBlur?.(event);
            }}
          />
          {unit && <Unit id={unitId}>{unit}</Unit>}
        </Box>
      )}
    </Field>
  );
}

/**
 * A check of the values of {@link NumberField}: says what is wrong, in the language of the provider; undefined: nothing, also where
 * there is no number.
 * @public
 */
export function useNumberProblem(): (value: string, limits: NumberLimits) => string | undefined {
  const intl = useIntl();
  return (value, limits) => {
    const problem = numberProblem(value, limits);
    switch (problem?.code) {
      case 'tooSmall':
        return intl.formatMessage(messages.tooSmall, { min: intl.formatNumber(problem.min) });
      case 'tooLarge':
        return intl.formatMessage(messages.tooLarge, { max: intl.formatNumber(problem.max) });
      default:
        return problem && intl.formatMessage(messages[problem.code]);
    }
  };
}

function limitsText(intl: IntlShape, { min, max }: NumberLimits): string | undefined {
  const [least, most] = [min, max].map((limit) => (limit === undefined ? '' : intl.formatNumber(limit)));
  if (least && most) return intl.formatMessage(messages.between, { min: least, max: most });
  if (least) return intl.formatMessage(messages.atLeast, { min: least });
  return most ? intl.formatMessage(messages.atMost, { max: most }) : undefined;
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
`;

const Input = styled.input`
  ${inputBox}
  max-inline-size: 16ch;
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  color: ${theme.color.text.muted};
`;
