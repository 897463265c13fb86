import type { ReactNode } from 'react';
import { DateTimeField } from '../../ui/fields/DateTimeField.js';
import { useFormField } from '../../ui/form/fields.js';

/** Props of a setting's field that is loaded when it is drawn. */
export interface LateFieldProps {
  name: string;
  label: string;
  hint: ReactNode;
  /** Undefined: the form decides. */
  isReadOnly: boolean | undefined;
}

/** A moment by the clock of servers. The field of forms would come with all of them. */
export function MomentField({ isReadOnly, ...props }: LateFieldProps) {
  const field = useFormField<string>(props.name, '');
  return (
    <DateTimeField
      {...props}
      {...field.bind()}
      isReadOnly={isReadOnly ?? field.isReadOnly}
      onBlur={field.onBlur}
      zone="UTC"
    />
  );
}
