import { useId, type AriaAttributes, type AriaRole, type ReactNode } from 'react';
import {
  ChangedBadge,
  FieldError,
  FieldFrame,
  FieldHint,
  FieldLabel,
  type FieldFrameProps,
} from './Field.js';

/** The attributes that tie a group of controls to its label, hint and error. */
export interface FieldGroupControlProps {
  id: string;
  role: AriaRole;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': AriaAttributes['aria-invalid'];
}

/** Label, hint and error around several controls that are one field. */
export function FieldGroup(
  props: FieldFrameProps & {
    role?: AriaRole;
    note?: ReactNode;
    children: (group: FieldGroupControlProps) => ReactNode;
  },
) {
  const { label, isLabelHidden, hint, error, isChanged, className, note, role = 'group', children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [
    error && `${id}-error`,
    props['aria-describedby'],
    hint && `${id}-hint`,
    note && `${id}-note`,
  ];
  return (
    <FieldFrame className={className}>
      <FieldLabel as="span" data-hidden={isLabelHidden || undefined}>
        <span id={`${id}-label`}>{label}</span>
        {isChanged && <ChangedBadge />}
      </FieldLabel>
      {children({
        id,
        role,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : props['aria-invalid'],
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {note && <FieldHint id={`${id}-note`}>{note}</FieldHint>}
    </FieldFrame>
  );
}
