import { startTransition, useState } from 'react';
import { useIntl } from '../../../../i18n/index.js';
import { SearchField } from '../../../../ui/fields/SearchField.js';
import { messages } from '../ProjectFindings.messages.js';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** What the list is searched for now. */
  search: string;
  /** Called for each letter; the list follows as soon as it can. */
  onSearchChange: (search: string) => void;
}

/** The search field. It keeps what is typed by itself, so that a letter appears at once, however long the list is. */
export function SearchBox({ search, onSearchChange }: SearchBoxProps) {
  const intl = useIntl();
  const [state, setState] = useState<State>({ typed: search, known: search, asked: NONE });
  if (search !== state.known) {
    const at = state.asked.indexOf(search);
    // A text asked for before is the list catching up; any other one is the host's, such as after going back.
    setState(
      at < 0
        ? { typed: search, known: search, asked: NONE }
        : { ...state, known: search, asked: state.asked.slice(at + 1) },
    );
  }
  return (
    <SearchField
      label={intl.formatMessage(messages.searchLabel)}
      placeholder={intl.formatMessage(messages.searchPlaceholder)}
      shortcut="/"
      value={state.typed}
      onValueChange={(typed) => {
        // Not of what was drawn last: React would go on from a drawing that was given up for this very letter.
        setState({ ...state, typed, asked: [...state.asked, typed] });
        startTransition(() => onSearchChange(typed));
      }}
      data-search=""
    />
  );
}

interface State {
  typed: string;
  /** The search as it last came from outside. */
  known: string;
  /** Texts that were asked for and have not come back. */
  asked: readonly string[];
}

const NONE: readonly string[] = [];
