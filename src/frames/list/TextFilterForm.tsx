import { useState, type FormEvent } from 'react';
import { Message } from '../../i18n/index.js';
import { Button } from '../../ui/controls/Button.js';
import { TextField } from '../../ui/fields/TextField.js';
import { FilterFields } from './FilterFields.js';
import { messages } from './textFilterForm.messages.js';

/** Props of {@link TextFilterForm}. */
export interface TextFilterFormProps {
  label: string;
  /** Below the field: what can be typed. */
  hint?: string;
  /** Called with what was typed, without spaces around it; never with nothing. */
  onApply: (text: string) => void;
}

/** The form that opens from the button of a text filter. */
export function TextFilterForm({ label, hint, onApply }: TextFilterFormProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form floats in its own tree, but its events bubble to the elements around the button.
    event.stopPropagation();
    if (text.trim()) onApply(text.trim());
  };
  return (
    <FilterFields onSubmit={submit}>
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
    </FilterFields>
  );
}
