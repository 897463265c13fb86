import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../../../i18n/index.js';
import { withWords } from '../../../i18n/words.js';
import { theme } from '../../../theme/index.js';
import { deferred } from '../../../ui/later/deferred.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { markKeyUsed } from '../../../ui/controls/usedKeys.js';
import { messages } from './AdminPanels.messages.js';
import type { PanelMatch } from './searchPanels.js';
import { settingsByPanel, type AdminPanel } from './panels.js';

/** Props of {@link PanelSearch}. */
export interface PanelSearchProps {
  /** The panels that are searched: those that the user may see. */
  panels: readonly AdminPanel[];
  /** Called with what the user chooses; `end` ends the search. */
  onChoose: (match: PanelMatch, end: () => void) => void;
  /** The content below the field while there is no search. */
  children: ReactNode;
}

/**
 * A search over panels and settings above their navigation, in whose place it lists what it finds. Arrow keys walk through
 * that, Enter opens the first, Escape ends the search.
 */
export function PanelSearch({ panels, onChoose, children }: PanelSearchProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const end = () => setText('');
  return (
    <Root
      onKeyDown={(event) =>
        onKey(event, () => {
          end();
          field.current?.focus();
        })
      }
    >
      <Search role="search" aria-label={intl.formatMessage(messages.search)}>
        <Field
          ref={field}
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.search)}
          value={text}
          onValueChange={setText}
          onFocus={() => void PanelMatches.load()}
        />
        {text.trim() && (
          <PanelMatches
            panels={panels}
            text={text}
            onChoose={(match) => onChoose(match, end)}
            fallback={<LoadingRows rows={3} />}
          />
        )}
      </Search>
      <TextSpan>{!text.trim() && children}</TextSpan>
    </Root>
  );
}

// The searchable content loads only for users who search.
const PanelMatches = deferred(async () => {
  const [{ panelMatchesIn }, settings] = await Promise.all([
    withWords(import('./PanelMatches.js')),
    settingsByPanel(),
  ]);
  return panelMatchesIn(settings);
});

/** Keys in the field and in what was found, which come one after the other. */
function onKey(event: KeyboardEvent<HTMLElement>, end: () => void) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-match]')];
  const from = stops.indexOf(event.target as HTMLElement);
  const isMeant = !event.altKey && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
  if (from < 0 || !isMeant) return;
  const isInField = from === 0;
  if (event.key === 'ArrowDown') stops[from + 1]?.focus();
  else if (event.key === 'ArrowUp') stops[from - 1]?.focus();
  else if (event.key === 'Home' && !isInField) stops[1]?.focus();
  else if (event.key === 'End' && !isInField) stops.at(-1)?.focus();
  else if (event.key === 'Enter' && isInField) stops[1]?.click();
  // The field empties itself.
  else if (event.key === 'Escape' && !isInField) end();
  else return;
  markKeyUsed(event);
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;

const Search = styled.div`
  display: grid;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;

const Field = styled(SearchField)`
  inline-size: 100%;
`;
