import type { ReactNode } from 'react';
import { useDebouncedText } from '../data/useDebouncedText.js';
import { useIntl } from '../i18n/index.js';
import { ColumnsButton } from '../ui/DataTable/ColumnsButton.js';
import { SearchField } from '../ui/fields/SearchField.js';
import { IconButton } from '../ui/IconButton.js';
import { MatchCount, Toolbar, ToolbarEnd } from '../ui/list.styles.js';
import { Pills } from '../ui/Pills.js';
import type { List } from './List.js';
import { messages } from './list.messages.js';
import type { ListSearch } from './ListDefinition.js';
import type { ListValue } from './listCodec.js';
import { countTextOf, textOf, type ListText } from './listText.js';

/** Props of {@link ListToolbar}. */
export interface ListToolbarProps<Row, Value extends ListValue> {
  list: List<Row, Value>;
  offReasons?: Readonly<Partial<Record<keyof Value, ListText>>>;
  /** Buttons before those that every list has. */
  children?: ReactNode;
}

/** Search, switches, how many rows match, and what changes the view; below it the filters that came from an address. */
export function ListToolbar<Row, Value extends ListValue>(props: ListToolbarProps<Row, Value>) {
  const { list, offReasons, children } = props;
  const { definition, value, change, matches, isFiltered } = list;
  const { search, filters = [], words } = definition;
  const intl = useIntl();
  const count = isFiltered ? (words.matches ?? messages.matches) : words.total;
  const applied = filters.filter(({ key, Applied }) => Applied && value[key] !== undefined);
  return (
    <>
      <Toolbar role="search">
        {search && <ListSearchField list={list} search={search} />}
        {filters.map(
          ({ key, Control }) =>
            Control && <Control key={key} value={value} change={change} offReason={offReasons?.[key]} />,
        )}
        <ToolbarEnd>
          <MatchCount role="status">
            {count && matches !== undefined && countTextOf(intl, count, matches)}
          </MatchCount>
          {children}
          <ColumnsButton columns={list.columns} layout={list.layout} onLayoutChange={list.setLayout} />
          {list.reload && (
            <IconButton
              icon="refresh"
              variant="secondary"
              label={intl.formatMessage(messages.reload)}
              onClick={list.reload}
            />
          )}
        </ToolbarEnd>
      </Toolbar>
      {applied.length > 0 && (
        <Pills>
          {applied.map(({ key, Applied }) => Applied && <Applied key={key} value={value} change={change} />)}
        </Pills>
      )}
    </>
  );
}

function ListSearchField<Row, Value extends ListValue>(props: {
  list: List<Row, Value>;
  search: ListSearch<Row, Value>;
}) {
  const { list, search } = props;
  const intl = useIntl();
  const { draft, setDraft, commit } = useDebouncedText(
    list.value.searchText ?? '',
    (searchText) => {
      const ended = searchText ? (search.ends ?? []).map((key) => [key, undefined]) : [];
      list.change({ searchText, ...Object.fromEntries(ended) });
    },
    list.searchDelayMs,
  );
  return (
    <SearchField
      label={textOf(intl, search.label)}
      placeholder={search.hint && textOf(intl, search.hint)}
      value={draft}
      onValueChange={setDraft}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
