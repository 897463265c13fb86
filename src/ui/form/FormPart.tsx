import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Disclosure } from '../layout/Disclosure.js';
import { Stack } from './form.styles.js';
import { useShownProblems } from './formProblems.js';

/** Props of {@link FormPart}. */
export interface FormPartProps {
  /** The heading that opens the part. */
  summary: ReactNode;
  /** Names of the fields in it. */
  fields: readonly string[];
  children: ReactNode;
}

/** Fields of a form that wait behind a heading. It opens when there is something wrong among them: nothing hides a problem. */
export function FormPart({ summary, fields, children }: FormPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const problems = useShownProblems();
  const hasProblem = fields.some((field) => problems.includes(field));
  // It stays open: people who correct something there are still writing.
  if (hasProblem && !isOpen) setIsOpen(true);
  return (
    <Disclosure summary={summary} isOpen={isOpen} onOpenChange={setIsOpen}>
      <Body>{children}</Body>
    </Disclosure>
  );
}

const Body = styled(Stack)`
  padding-block: ${theme.space.sm};
`;
