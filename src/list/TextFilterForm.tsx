import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Message } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { Button } from '../ui/Button.js';
import { TextField } from '../ui/fields/TextField.js';
import { messages } from './textFilterForm.messages.js';

/** Props of {@link TextFilterForm}. */
export interface TextFilterFormProps {
  label: string;
  /** Below the field: what can be typed. */
  hint?: string;
  /** Called with what was typed, without spaces around it; never with nothing. */
  onApply: (text: string) => void;
}

/** What opens from the button of a filter by a text. */
export function TextFilterForm({ label, hint, onApply }: TextFilterFormProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form floats in a tree of its own, but its events bubble to what is around the button.
    event.stopPropagation();
    if (text.trim()) onApply(text.trim());
  };
  return (
    <Fields onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        value={text}
        onValueChange={setText}
        autoCapitalize="none"
        autoComplete="off"
        autoFocus
      />
      <Button type="submit" variant="primary" size="small">
        <Message {...messages.apply} />
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${theme.space.sm};
  inline-size: 256px;
  padding: ${theme.space.sm};
  > :first-child {
    align-self: stretch;
  }
`;
