import { withWords } from '../i18n/words.js';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ApiClient } from '../api/client.js';
import { ListView } from '../list/ListView.js';
import { textOf } from '../list/listText.js';
import { useLocalList } from '../list/useLocalList.js';
import { useResource } from '../data/useResource.js';
import { useHost } from '../host/KitProvider.js';
import { useIntl } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { Button } from '../ui/Button.js';
import type { DataTableHandle } from '../ui/DataTable/interfaces.js';
import { deferred } from '../ui/deferred.js';
import { LoadingRows } from '../ui/states.js';
import { useEffectEvent } from '../ui/useEffectEvent.js';
import { useIsNarrow } from '../ui/useIsNarrow.js';
import { NEW_ROW, type CrudDefinition, type CrudPanelState } from './CrudDefinition.js';
import type { CrudFormProps } from './CrudForm.js';
import { OpenRow } from './RowName.js';
import { useLeaveGuard } from './useLeaveGuard.js';

/** Props of {@link CrudPanel}. */
export interface CrudPanelProps<Row, Values extends object> extends CrudPanelState {
  definition: CrudDefinition<Row, Values>;
}

/**
 * A list whose row opens to its form, beside the list or, where there is no room, over it. Permitted users create rows, change
 * and delete them. What is open stands in the value, so that a host can keep it in its address.
 */
export function CrudPanel<Row, Values extends object>(props: CrudPanelProps<Row, Values>) {
  const { title, onDirtyChange, ...view } = props;
  const [definition] = useState(props.definition);
  const { create } = definition;
  const { permission } = definition.list;
  const { getId } = definition.list.row;
  const intl = useIntl();
  const { api, can, mayChange } = useHost();
  const [CrudForm] = useState(() => formOf(definition, api));
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<DataTableHandle>(null);
  const guard = useLeaveGuard(onDirtyChange);
  const resource = useResource(definition.rows, { isEnabled: can(permission, 'READ') });
  const list = useLocalList(definition.list, { ...view, rows: resource });
  const isOver = useSteady(useIsNarrow(root, 'tablet') ?? false, guard.isDirty);

  const open = (id: string | undefined) => list.change({ open: id, pageNumber: list.value.pageNumber }, true);
  const shown = useShown(list.value.open, guard, open);
  const [saved, setSaved] = useState<{ row: Row; at: number }>();
  const isLoaded = resource.status === 'ready';
  const all = isLoaded ? resource.data : NONE;
  // The list has it, too, once it has been loaded again.
  const isNewer = saved !== undefined && (!isLoaded || resource.loadedAt < saved.at);
  const rowAt = (id: string): Row | undefined =>
    isNewer && getId(saved.row) === id ? saved.row : all.find((row) => getId(row) === id);

  const canCreate = create !== undefined && mayChange(permission, 'CREATE');
  const [chosen, setChosen] = useState<string>();
  const choose = (id: string) => {
    if (shown === id) return;
    guard.leave(() => {
      setChosen(id);
      open(id);
    });
  };
  const close = () => {
    open(undefined);
    table.current?.focus();
  };
  const creation = canCreate && { label: create, onCreate: () => choose(NEW_ROW) };
  const isCreating = shown === NEW_ROW;
  const hasForm =
    shown !== undefined && list.isAllowed && resource.status !== 'failed' && (canCreate || !isCreating);
  const form = hasForm && (
    <CrudForm
      key={shown}
      row={isCreating ? undefined : rowAt(shown)}
      state={isCreating || rowAt(shown) !== undefined ? 'ready' : isLoaded ? 'missing' : 'loading'}
      isOver={isOver}
      takesFocus={chosen === shown}
      onSaved={(row) => {
        setSaved({ row, at: Date.now() });
        if (isOver) close();
        else if (isCreating) open(getId(row));
      }}
      onDeleted={close}
      onClose={() => (isOver ? close() : guard.leave(close))}
      onDirtyChange={guard.onDirtyChange}
      fallback={!isOver && <LoadingRows rows={6} />}
    />
  );
  return (
    <OpenRow value={choose}>
      <Columns ref={root} data-split={(hasForm && !isOver) || undefined}>
        <ListView
          list={list}
          title={title}
          create={creation}
          emptyActions={
            creation && (
              <Button icon="plus" onClick={creation.onCreate}>
                {textOf(intl, create)}
              </Button>
            )
          }
          onRowOpen={(row) => choose(getId(row))}
          chosenId={hasForm && !isCreating ? shown : undefined}
          handle={table}
        />
        {form}
      </Columns>
      {guard.question}
    </OpenRow>
  );
}

const NONE: readonly never[] = [];

/** The form of a panel, loaded with the first row that is opened. */
function formOf<Row, Values extends object>(definition: CrudDefinition<Row, Values>, api: ApiClient) {
  return deferred(async () => {
    const [module, form] = await Promise.all([withWords(import('./CrudForm.js')), definition.loadForm(api)]);
    return function LoadedForm(props: Omit<CrudFormProps<Row, Values>, 'definition' | 'form'>) {
      return <module.CrudForm {...props} definition={definition} form={form} />;
    };
  });
}

/** Stays as it was while it must not change. */
function useSteady(now: boolean, isHeld: boolean): boolean {
  const [kept, setKept] = useState(now);
  if (!isHeld && kept !== now) setKept(now);
  return isHeld ? kept : now;
}

/**
 * The row that is open. A host may lead to another, such as with Back: what was typed is asked for first, and the value is put
 * right when the user stays.
 */
function useShown(
  wanted: string | undefined,
  guard: ReturnType<typeof useLeaveGuard>,
  open: (id: string | undefined) => void,
): string | undefined {
  const [shown, setShown] = useState(wanted);
  const isHeld = guard.isDirty && shown !== undefined && wanted !== shown;
  if (!isHeld && shown !== wanted) setShown(wanted);
  const ask = useEffectEvent(() =>
    guard.leave(
      () => setShown(wanted),
      () => open(shown),
    ),
  );
  useEffect(() => {
    if (isHeld) ask();
  }, [isHeld, wanted]);
  return isHeld ? shown : wanted;
}

const Columns = styled.div`
  min-inline-size: 0;
  &[data-split] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${theme.size.panel};
    align-items: start;
    gap: ${theme.space.lg};
  }
`;
