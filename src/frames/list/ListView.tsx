import { useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { RefreshFailure } from '../../data/FailureState.js';
import type { LoadingResource, ReadyResource } from '../../data/useResource.js';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { DataTable } from '../../ui/table/DataTable.js';
import type { DataTableHandle, TableDetail } from '../../ui/table/interfaces.js';
import { ListFrame } from '../../ui/table/list.styles.js';
import { useLatestCallback } from '../../ui/hooks/useLatestCallback.js';
import { LargePage } from './LargePage.js';
import type { List } from './List.js';
import { ListChangeContext } from './listChange.js';
import type { ListValue } from './listValue.js';
import { EmptyList, ListFailure, replacementOf } from './ListStates.js';
import { textOf, type ListText } from './listText.js';
import { ListToolbar } from './ListToolbar.js';
import { useListExport } from './useListExport.js';
import type { ListSelection } from './useListSelection.js';

/** Props of {@link ListView}. @public */
export interface ListViewProps<Row, Value extends ListValue> {
  /** The result of `useList` or `useLocalList`. */
  list: List<Row, Value>;
  /**
   * Above everything, such as the heading of the page: a bare `<h1>`, `<h2>` or `<h3>` looks as those of the widgets. Gives way
   * with all else where the definition's `permission` is missing, or where what the list belongs to is not there.
   */
  title?: ReactNode;
  /** Absent or false: the user adds no rows here. */
  create?: ListCreation | false;
  /** Beside the title, before the button that adds a row: what else brings rows. */
  actions?: ReactNode;
  /** Content between the title and the toolbar, such as metrics. */
  above?: ReactNode;
  /** In the toolbar, before the buttons that every list has. */
  tools?: ReactNode;
  /** Why a switch cannot be used now, by its key; it can be reached all the same. */
  offReasons?: Readonly<Partial<Record<keyof Value, ListText>>>;
  /** Below “nothing here yet”: what brings the first rows. */
  emptyActions?: ReactNode;
  /** Below “nothing matches”, beside the button that removes search and filters. */
  noMatchActions?: ReactNode;
  /** The result of `useListSelection`. Absent: nothing can be selected. */
  selection?: ListSelection<Row>;
  /** The detail that opens below a row. */
  detail?: TableDetail<Row>;
  /** Enter or a click beside a link, for rows without a detail. */
  onRowOpen?: (row: Row) => void;
  /** Id of the row that something beside the table is about. */
  chosenId?: string;
  /** Beside the range of rows below the table. */
  foot?: ReactNode;
  /** Receives the functions that control the table. @defaultValue that of `selection` */
  handle?: Ref<DataTableHandle>;
  /** Below the table: dialogs of the list's own. */
  children?: ReactNode;
}

/** The way the user adds a row. @public */
export interface ListCreation {
  /** Words of the button. */
  label: ListText;
  /** Draws the dialog that the button opens. `close` removes it. */
  dialog?: (close: () => void) => ReactNode;
  /** The action of the button instead of a dialog. */
  onCreate?: () => void;
  /**
   * True when the button is in the toolbar instead of beside the title, because rows usually come by other
   * ways. @defaultValue false
   */
  isSecondary?: boolean;
  /** True when the button is also below “nothing here yet”. @defaultValue false */
  isOfferedWhenEmpty?: boolean;
}

/** A list with all that may become of it: toolbar, rows and pages; empty, forbidden, not there, failed, old. @public */
export function ListView<Row, Value extends ListValue>(props: ListViewProps<Row, Value>) {
  const { list, title, create, actions, above, tools, offReasons, emptyActions, noMatchActions, selection } =
    props;
  const { definition, resource, progress } = list;
  const { reading } = definition.words;
  const intl = useIntl();
  const exporting = useListExport(list);
  const change = useLatestCallback((part: ListValue) => list.change(part as Partial<Value>));

  const [isCreating, setIsCreating] = useState(false);
  const createButton = create && (
    <Button
      variant={create.isSecondary ? 'secondary' : 'primary'}
      icon="plus"
      opens
      onClick={() => (create.onCreate ? create.onCreate() : setIsCreating(true))}
    >
      {textOf(intl, create.label)}
    </Button>
  );

  const replacement = replacementOf(intl, list);
  if (replacement) return replacement;
  return (
    <ListFrame>
      {(title || actions || (create && !create.isSecondary)) && (
        <Head>
          <div>{title}</div>
          <HeadActions>
            <TextSpan>{actions}</TextSpan>
            {create && !create.isSecondary && createButton}
          </HeadActions>
        </Head>
      )}
      <TextSpan>{above}</TextSpan>
      <ListToolbar list={list} offReasons={offReasons}>
        {create && create.isSecondary && createButton}
        <TextSpan>{tools}</TextSpan>
        {exporting.button}
      </ListToolbar>
      {exporting.notice}
      {resource.status === 'failed' ? (
        <ListFailure list={list} failure={resource} />
      ) : (
        <>
          <RefreshFailure resource={resource} />
          {progress && reading && (resource.status === 'loading' || resource.isPrevious) && (
            <LargePage progress={progress} words={reading} />
          )}
          <ListChangeContext.Provider value={change}>
            <DataTable
              label={textOf(intl, definition.words.label)}
              columns={list.columns}
              rows={list.rows}
              row={{ ...list.row, onOpen: props.onRowOpen, chosenId: props.chosenId }}
              status={statusOf(list, resource)}
              empty={
                <EmptyList
                  list={list}
                  actions={
                    <>
                      {create && create.isOfferedWhenEmpty && createButton}
                      <TextSpan>{emptyActions}</TextSpan>
                    </>
                  }
                  noMatchActions={noMatchActions}
                />
              }
              sorting={{ rules: list.sort, onChange: list.setSort }}
              layout={{ value: list.layout, onChange: list.setLayout }}
              selection={selection?.ofTable}
              detail={props.detail}
              tree={list.tree}
              foot={{ paging: list.paging, note: props.foot }}
              handle={props.handle ?? selection?.table}
            />
          </ListChangeContext.Provider>
        </>
      )}
      <TextSpan>{selection?.bar}</TextSpan>
      {create && isCreating && create.dialog?.(() => setIsCreating(false))}
      <TextSpan>{props.children}</TextSpan>
    </ListFrame>
  );
}

function statusOf<Row, Value extends ListValue>(
  { isFiltered, matches = 0, rows }: List<Row, Value>,
  resource: LoadingResource | ReadyResource<unknown>,
): 'idle' | 'loading' | 'refreshing' {
  if (resource.status === 'loading') return 'loading';
  // The rows are on another page, which is being requested.
  if (rows.count === 0 && matches > 0) return 'loading';
  // Previous rows that a filter left empty show nothing about the list without it.
  if (resource.isPrevious && rows.count === 0 && !isFiltered) return 'loading';
  return resource.isRefreshing ? 'refreshing' : 'idle';
}

const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.md};

  /* More than what undoes the styles that hosts give to headings, less than any class of theirs. */
  div:where(&) div :is(h1, h2, h3) {
    font-weight: ${theme.font.weight.strong};
  }
  div:where(&) div h1 {
    font-size: ${theme.font.size.title};
    line-height: ${theme.font.line.title};
    letter-spacing: -0.012em;
  }
  div:where(&) div :is(h2, h3) {
    font-size: ${theme.font.size.heading};
    line-height: ${theme.size.control};
  }
`;
