import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Disclosure } from '../Disclosure.js';
import { Stack } from './form.styles.js';

/** Props of {@link FormPart}. */
export interface FormPartProps {
  /** What opens it. */
  summary: ReactNode;
  /** Names of the fields in it. */
  fields: readonly string[];
  children: ReactNode;
}

/** Fields of a form that wait behind a heading. It opens when there is something wrong among them: nothing hides a problem. */
export function FormPart({ summary, fields, children }: FormPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useFormState({ subscription: SUBSCRIPTION });
  const hasProblem = fields.some(
    (field) =>
      (form.errors?.[field] && (form.submitFailed || form.touched?.[field])) ||
      (form.submitErrors?.[field] && !form.dirtyFieldsSinceLastSubmit?.[field]),
  );
  // And stays open: whoever corrects something there still writes.
  if (hasProblem && !isOpen) setIsOpen(true);
  return (
    <Disclosure summary={summary} isOpen={isOpen} onOpenChange={setIsOpen}>
      <Body>{children}</Body>
    </Disclosure>
  );
}

const SUBSCRIPTION = {
  errors: true,
  submitErrors: true,
  submitFailed: true,
  touched: true,
  dirtyFieldsSinceLastSubmit: true,
} as const;

const Body = styled(Stack)`
  padding-block: ${theme.space.sm};
`;
