import type { ReactNode } from 'react';
import { useDebouncedText } from '../../ui/fields/useDebouncedText.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Button } from '../../ui/controls/Button.js';
import { ColumnsButton } from '../../ui/table/ColumnsButton.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { IconButton } from '../../ui/controls/IconButton.js';
import { MatchCount, PillsLine, Toolbar, ToolbarEnd } from '../../ui/table/list.styles.js';
import { usePassFocusOn } from '../../ui/focus/usePassFocusOn.js';
import { Pills } from '../../ui/controls/Pills.js';
import type { List } from './List.js';
import { messages } from './list.messages.js';
import { ListPresets } from './ListPresets.js';
import type { ListSearch } from './ListDefinition.js';
import type { ListValue } from './listValue.js';
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
  const { search, filters = [], words, Controls } = definition;
  const intl = useIntl();
  const passFocusOn = usePassFocusOn();
  const count = isFiltered ? (words.matches ?? messages.matches) : words.total;
  const applied = filters.filter(({ key, Applied }) => Applied && value[key] !== undefined);
  const controls = (
    <>
      {filters.map(
        ({ key, Control }) =>
          Control && <Control key={key} value={value} change={change} offReason={offReasons?.[key]} />,
      )}
      <ToolbarEnd>
        <MatchCount role="status">
          {count && matches !== undefined && countTextOf(intl, count, matches)}
        </MatchCount>
        <TextSpan>{children}</TextSpan>
        {definition.hasPresets && <ListPresets list={list} />}
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
    </>
  );
  return (
    <>
      <Toolbar role="search" aria-label={search && textOf(intl, search.label)} data-searched={search && ''}>
        {search && <ListSearchField list={list} search={search} />}
        {Controls ? <Controls count={applied.length}>{controls}</Controls> : controls}
      </Toolbar>
      {applied.length > 0 && (
        <PillsLine ref={passFocusOn}>
          <Pills>
            {applied.map(
              ({ key, Applied }) => Applied && <Applied key={key} value={value} change={change} />,
            )}
            {Controls && (
              <Button variant="quiet" size="small" onClick={list.clear}>
                <Message {...messages.clearAll} />
              </Button>
            )}
          </Pills>
        </PillsLine>
      )}
    </>
  );
}

function ListSearchField<Row, Value extends ListValue>(props: {
  list: List<Row, Value>;
  search: ListSearch<Value>;
}) {
  const { list, search } = props;
  const intl = useIntl();
  const text = list.value.searchText ?? '';
  const apply = (searchText: string) => {
    const ended = searchText ? (search.ends ?? []).map((key) => [key, undefined]) : [];
    list.change({ searchText, ...Object.fromEntries(ended) });
  };
  // Rows that are all here are searched with each letter.
  const { draft, setDraft, commit } = useDebouncedText(text, apply, list.isSearchedAtOnce ? 0 : undefined);
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
