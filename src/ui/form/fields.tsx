/** The fields of `ui/fields`, tied to the form around them by name. */
import { useContext, type ReactNode } from 'react';
import { useField } from 'react-final-form';
import { CodeField, type CodeFieldProps } from '../fields/CodeField.js';
import { DateField, type DateFieldProps } from '../fields/DateField.js';
import { DateTimeField, type DateTimeFieldProps } from '../fields/DateTimeField.js';
import { KeyValueField, type KeyValue, type KeyValueFieldProps } from '../fields/KeyValueField.js';
import { LinesField, type LinesFieldProps } from '../fields/LinesField.js';
import { MatrixField, type MatrixFieldProps } from '../fields/MatrixField.js';
import { NumberField, type NumberFieldProps } from '../fields/NumberField.js';
import { RadioCards, type RadioCardsProps } from '../fields/RadioCards.js';
import { KEPT_SECRET, SecretField, type SecretChange, type SecretFieldProps } from '../fields/SecretField.js';
import { Select, type SelectProps } from '../fields/Select.js';
import { Switch, type SwitchProps } from '../fields/Switch.js';
import { SwitchField, type SwitchFieldProps } from '../fields/SwitchField.js';
import { TagsField, type TagsFieldProps } from '../fields/TagsField.js';
import { TextArea, type TextAreaProps } from '../fields/TextArea.js';
import { TextField, type TextFieldProps } from '../fields/TextField.js';
import { useSettled } from '../hooks/useSettled.js';
import { FormFieldsContext } from './FormFieldsContext.js';

/** The props of a field that the form sets, so the caller does not. @public */
export type FormBoundProp = 'value' | 'onValueChange' | 'error' | 'name';

/** The options of every form field besides its own props. @public */
export interface FormFieldOptions {
  /** Name of the value in the form. */
  name: string;
  /** Shows “Changed” behind the label while the value differs from the saved one. @defaultValue `marksChanges` of the form */
  marksChange?: boolean;
}

/** One line of text of a form. @public */
export function FormTextField(
  props: Omit<TextFieldProps, FormBoundProp> &
    FormFieldOptions & {
      /** Says what is wrong once typing pauses, not only when the field is left. @defaultValue false */
      isCheckedLive?: boolean;
      /** Called with what is typed, besides keeping it. */
      onTyped?: (value: string) => void;
    },
) {
  const { isCheckedLive, onTyped, ...rest } = props;
  const [bound, field] = useBoundField<string, typeof rest>(rest, '');
  const isSettled = useSettled(field.value) === field.value;
  return (
    <TextField
      {...bound}
      // An empty field is not wrong before something was typed into it.
      error={bound.error ?? (isCheckedLive && isSettled && field.value !== '' && field.problem)}
      onValueChange={(value) => {
        bound.onValueChange(value);
        onTyped?.(value);
      }}
    />
  );
}

/** Several lines of text of a form. @public */
export function FormTextArea(props: Omit<TextAreaProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<string, typeof props>(props, '');
  return <TextArea {...bound} />;
}

/** A choice of a form. @public */
export function FormSelect<Value extends string>(
  props: Omit<SelectProps<Value>, FormBoundProp> & FormFieldOptions,
) {
  const [bound] = useBoundField<Value | '', typeof props>(props, '');
  return <Select<Value> {...bound} />;
}

/** Several short texts of a form. @public */
export function FormTagsField(props: Omit<TagsFieldProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<readonly string[], typeof props>(props, NONE);
  return <TagsField {...bound} />;
}

/** A switch of a form. @public */
export function FormSwitch(
  props: Omit<SwitchProps, 'checked' | 'onCheckedChange' | 'name'> & Pick<FormFieldOptions, 'name'>,
) {
  const { name, isReadOnly, ...rest } = props;
  const field = useFormField<boolean>(name, false);
  return (
    <Switch
      {...rest}
      isReadOnly={isReadOnly ?? field.isReadOnly}
      checked={field.value}
      onCheckedChange={field.onChange}
      onBlur={field.onBlur}
      name={name}
    />
  );
}

/** A switch of a form, with a description and what is wrong with it. @public */
export function FormSwitchField(
  props: Omit<SwitchFieldProps, 'checked' | 'onCheckedChange' | 'error' | 'name'> & FormFieldOptions,
) {
  const [{ value, onValueChange, ...bound }] = useBoundField<boolean, typeof props>(props, false);
  return <SwitchField {...bound} checked={value} onCheckedChange={onValueChange} />;
}

/** A number of a form, in plain notation. @public */
export function FormNumberField(props: Omit<NumberFieldProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<string, typeof props>(props, '');
  return <NumberField {...bound} />;
}

/** A day of a form. @public */
export function FormDateField(props: Omit<DateFieldProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<string, typeof props>(props, '');
  return <DateField {...bound} />;
}

/** A moment of a form. @public */
export function FormDateTimeField(props: Omit<DateTimeFieldProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<string, typeof props>(props, '');
  return <DateTimeField {...bound} />;
}

/** A field for a change to a secret, in a form. @public */
export function FormSecretField(props: Omit<SecretFieldProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<SecretChange, typeof props>(props, KEPT_SECRET);
  return <SecretField {...bound} />;
}

/** A text in a computer language, in a form. @public */
export function FormCodeField(props: Omit<CodeFieldProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<string, typeof props>(props, '');
  return <CodeField {...bound} />;
}

/** A choice of a form, as cards. @public */
export function FormRadioCards<Value extends string>(
  props: Omit<RadioCardsProps<Value>, FormBoundProp> & FormFieldOptions,
) {
  const [bound] = useBoundField<Value | '', typeof props>(props, '');
  return <RadioCards<Value> {...bound} />;
}

/** Pairs of a name and a value, in a form. @public */
export function FormKeyValueField(props: Omit<KeyValueFieldProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<readonly KeyValue[], typeof props>(props, NONE);
  return <KeyValueField {...bound} />;
}

/** Several things of the same few texts each, in a form. */
export function FormLinesField<Id extends string>(
  props: Omit<LinesFieldProps<Id>, FormBoundProp> & FormFieldOptions,
) {
  const [bound] = useBoundField<readonly Readonly<Record<Id, string>>[], typeof props>(props, NONE);
  return <LinesField<Id> {...bound} />;
}

/** A grid of boxes to tick, in a form. @public */
export function FormMatrixField(props: Omit<MatrixFieldProps, FormBoundProp> & FormFieldOptions) {
  const [bound] = useBoundField<MatrixFieldProps['value'], typeof props>(props, NOTHING_ON);
  return <MatrixField {...bound} />;
}

/**
 * Ties the props of a field to the form around it.
 * @returns the props for the field, and what the form knows of it
 */
function useBoundField<Value, Props extends FormFieldOptions & { isReadOnly?: boolean }>(
  props: Props,
  empty: Value,
) {
  const { marksChange, isReadOnly, ...rest } = props;
  const field = useFormField<Value>(props.name, empty);
  const bound = {
    ...rest,
    ...field.bind(marksChange),
    onBlur: field.onBlur,
    isReadOnly: isReadOnly ?? field.isReadOnly,
  };
  return [bound, field] as const;
}

const NONE: readonly never[] = [];
const NOTHING_ON = {};

/** One field of the form around: its value, and its problem once it may be shown. */
export function useFormField<Value>(name: string, empty: Value) {
  const { input, meta } = useField<Value>(name, {
    subscription: {
      value: true,
      dirty: true,
      error: true,
      touched: true,
      submitFailed: true,
      submitError: true,
      dirtySinceLastSubmit: true,
    },
    // An emptied field is empty, not absent: the comparison with the saved value is then a plain one.
    parse: (value) => value,
    format: (value) => value,
  });
  const { isReadOnly, marksChanges } = useContext(FormFieldsContext);
  const isShown = meta.touched || meta.submitFailed;
  const own = isShown ? (meta.error as ReactNode) : undefined;
  const refused = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as ReactNode);
  const value = input.value ?? empty;
  return {
    value,
    error: own ?? refused,
    isReadOnly,
    /** The problem, whether or not it can be shown yet. */
    problem: meta.error as ReactNode,
    isDirty: meta.dirty === true,
    onChange: (next: Value) => input.onChange(next),
    onBlur: () => afterPress(() => input.onBlur()),
    bind: (marksChange = marksChanges) => ({
      value,
      onValueChange: (next: Value) => input.onChange(next),
      error: own ?? refused,
      isChanged: marksChange && meta.dirty === true,
    }),
  };
}

/**
 * Leaving a field shows its problem, which moves what is below it. When a press on a button made it leave, the button
 * would slip away from under the pointer before the press becomes a click.
 */
function afterPress(action: () => void) {
  if (!document.querySelector(':active')) return action();
  const finish = () => {
    window.removeEventListener('pointerup', finish, true);
    window.removeEventListener('pointercancel', finish, true);
    setTimeout(action);
  };
  window.addEventListener('pointerup', finish, true);
  window.addEventListener('pointercancel', finish, true);
}
