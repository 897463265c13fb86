import { startTransition } from 'react';
import { useIntl } from '../../../../i18n/index.js';
import { SearchField } from '../../../../ui/fields/SearchField.js';
import { useTypedText } from '../../../../ui/fields/useTypedText.js';
import { messages } from '../ProjectFindings.messages.js';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** The current search text of the list. */
  search: string;
  /** Called for each letter; the list follows as soon as it can. */
  onSearchChange: (search: string) => void;
}

/**
 * The search field. It keeps the typed text itself, so that a letter appears immediately, however long the
 * list is.
 */
export function SearchBox({ search, onSearchChange }: SearchBoxProps) {
  const intl = useIntl();
  const { typed, setTyped, noteAsked } = useTypedText(search);
  return (
    <SearchField
      label={intl.formatMessage(messages.searchLabel)}
      placeholder={intl.formatMessage(messages.searchPlaceholder)}
      shortcut="/"
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        noteAsked(text);
        startTransition(() => onSearchChange(text));
      }}
      data-search=""
    />
  );
}
