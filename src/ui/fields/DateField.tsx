import type { SyntheticEvent } from 'react';
import { HALF_TYPED } from './dateTimeText.js';
import { TextField, type TextFieldProps } from './TextField.js';

/** Props of {@link DateField}. @public */
export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'maxLength' | 'isMonospace' | 'min' | 'max'
> {
  /** A day such as `2026-03-31`; empty: none; `incomplete`: half typed, which is for the check of the form to refuse. */
  value: string;
  /** Called with the day. */
  onValueChange: (value: string) => void;
  /** First day that is offered. */
  min?: string;
  /** Last day that is offered. @defaultValue '9999-12-31' */
  max?: string;
}

/** A day, with the calendar of the browser. @public */
export function DateField(props: DateFieldProps) {
  // Browsers offer no more than four digits for the year where the last day has four.
  return <HalfTypedField max="9999-12-31" {...props} type="date" />;
}

/** A field of the browser in parts, such as a date: knows a value that is half typed from none, so that none is lost without a word. */
export function HalfTypedField(props: TextFieldProps) {
  const { value, onValueChange, onKeyUp, onBlur, ...rest } = props;
  const isHalf = value === HALF_TYPED;
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value === '' && currentTarget.validity.badInput !== isHalf) {
      onValueChange(isHalf ? '' : HALF_TYPED);
    }
  };
  return (
    <TextField
      {...rest}
      value={isHalf ? '' : value}
      onValueChange={onValueChange}
      onKeyUp={(event) => {
        look(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        look(event);
        onBlur?.(event);
      }}
    />
  );
}
