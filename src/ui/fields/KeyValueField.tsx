import { useIntl } from '../../i18n/index.js';
import type { FieldFrameProps } from './Field.js';
import { messages } from './KeyValueField.messages.js';
import { LinesField } from './LinesField.js';

/** One line of a {@link KeyValueField}. @public */
export interface KeyValue {
  /** The name. */
  key: string;
  /** The value of the line. */
  value: string;
}

/** Props of {@link KeyValueField}. @public */
export interface KeyValueFieldProps extends FieldFrameProps {
  /** Lines in their order; names may repeat and may be empty, which is for the check of the form to refuse. */
  value: readonly KeyValue[];
  /** Called with all lines. */
  onValueChange: (value: KeyValue[]) => void;
  /** The label of the names. @defaultValue “Name” */
  keyLabel?: string;
  /** The label of the values. @defaultValue “Value” */
  valueLabel?: string;
  /** Words of the button that adds a line. @defaultValue “Add line” */
  addLabel?: string;
  /** Places of lines with something wrong, from 0; `error` says what. */
  wrongLines?: readonly number[];
  /** Shows the lines and takes none. */
  isReadOnly?: boolean;
  /** Called when an input is left. */
  onBlur?: () => void;
}

/** Pairs of a name and a value. Enter goes to the next line, and adds one after the last. @public */
export function KeyValueField(props: KeyValueFieldProps) {
  const { keyLabel, valueLabel, ...lines } = props;
  const intl = useIntl();
  return (
    <LinesField
      {...lines}
      columns={[
        { id: 'key', label: keyLabel ?? intl.formatMessage(messages.key), grow: 2 },
        { id: 'value', label: valueLabel ?? intl.formatMessage(messages.value), grow: 3 },
      ]}
    />
  );
}
