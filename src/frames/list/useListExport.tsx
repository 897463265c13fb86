import { useId, useState, type MouseEvent } from 'react';
import { useIntl } from '../../i18n/index.js';
import { deferred } from '../../ui/later/deferred.js';
import { IconButton } from '../../ui/controls/IconButton.js';
import { markKeyUsed } from '../../ui/controls/usedKeys.js';
import type { List } from './List.js';
import { messages } from './list.messages.js';
import type { ListValue } from './listValue.js';

const ListExport = deferred(() => import('./ListExport.js').then((module) => module.ListExport));

/** The button that exports a list, and what it brings: the menu of formats, then how far the file is or why there is none. */
export function useListExport<Row, Value extends ListValue>(list: List<Row, Value>) {
  const intl = useIntl();
  const menuId = useId();
  const [button, setButton] = useState<HTMLElement>();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const preload = () => void ListExport.load();
  const open = (event: { currentTarget: HTMLElement; stopPropagation: () => void }) => {
    event.stopPropagation();
    setButton(event.currentTarget);
    setIsMenuOpen(!isMenuOpen);
  };
  const source = list.exportSource;
  return {
    button: source && (
      <IconButton
        icon="export"
        variant="secondary"
        label={intl.formatMessage(messages.export)}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen ? menuId : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event: MouseEvent<HTMLElement>) => open(event)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          markKeyUsed(event);
          open(event);
        }}
      />
    ),
    notice: source && button && (
      <ListExport
        // Only how its columns are laid out.
        list={list as never}
        source={source}
        button={button}
        menuId={menuId}
        isMenuOpen={isMenuOpen}
        onMenuClose={() => setIsMenuOpen(false)}
      />
    ),
  };
}
