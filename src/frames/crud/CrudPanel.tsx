import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useResource } from '../../data/useResource.js';
import type { ResourceRef } from '../../data/resources/resourceKey.js';
import { useHost } from '../../host/KitProvider.js';
import { tellHost } from '../../ui/faults/tellHost.js';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { withWords } from '../../i18n/words.js';
import type { List } from '../list/List.js';
import { isRefusedList } from '../list/ListStates.js';
import { ListView } from '../list/ListView.js';
import { textOf } from '../list/listText.js';
import { useList } from '../list/useList.js';
import { useLocalList } from '../list/useLocalList.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import type { DataTableHandle, RowSource } from '../../ui/table/interfaces.js';
import { deferred } from '../../ui/later/deferred.js';
import { LoadingRows } from '../../ui/layout/states.js';
import { useIsMounted } from '../../ui/hooks/useIsMounted.js';
import { useLatestCallback } from '../../ui/hooks/useLatestCallback.js';
import { useIsNarrow } from '../../ui/hooks/useIsNarrow.js';
import {
  NEW_ROW,
  type CrudDefinition,
  type CrudPanelState,
  type CrudValue,
  type PagedRows,
  type RowDeletedEvent,
  type RowSavedEvent,
} from './CrudDefinition.js';
import type { CrudFormProps } from './CrudForm.js';
import { OpenRowContext } from './RowName.js';
import { useLeaveGuard } from './useLeaveGuard.js';
import { useOpenForm } from './useOpenForm.js';
import { useOpenRow } from './useOpenRow.js';

/** Props of {@link CrudPanel}. */
export interface CrudPanelProps<Row, Values extends object> extends CrudPanelState {
  definition: CrudDefinition<Row, Values>;
  /** Beside the title, such as the way to another view of the rows. */
  actions?: ReactNode;
  /** Called after the server created or changed a row, even if its form was left in the meantime. */
  onSaved?: (event: RowSavedEvent<Row>) => void;
  /** Called after the server deleted a row. */
  onDeleted?: (event: RowDeletedEvent<Row>) => void;
}

/**
 * A list whose rows open in a form, beside the list or, where there is no room, over it. Users with
 * permission create, change, and delete rows. The open row is part of the value, so that a host can keep it
 * in its URL.
 */
export function CrudPanel<Row, Values extends object>(props: CrudPanelProps<Row, Values>) {
  const [definition] = useState(props.definition);
  const { rows } = definition;
  return 'key' in rows ? (
    <PanelOfAll {...props} definition={definition} rows={rows} />
  ) : (
    <PanelOfPages {...props} definition={definition} rows={rows} />
  );
}

function PanelOfAll<Row, Values extends object>(
  props: CrudPanelProps<Row, Values> & { rows: ResourceRef<readonly Row[]> },
) {
  const { definition, rows, ...view } = props;
  const { can } = useHost();
  const resource = useResource(rows, { isEnabled: can(definition.list.permission, 'READ') });
  const list = useLocalList(definition.list, { ...view, rows: resource });
  return <ListAndForm {...props} list={list} />;
}

function PanelOfPages<Row, Values extends object>(
  props: CrudPanelProps<Row, Values> & { rows: PagedRows<Row> },
) {
  const { definition, rows, ...view } = props;
  const list = useList(definition.list, { ...view, page: rows.page, reloads: [rows.lists] });
  return <ListAndForm {...props} list={list} />;
}

function ListAndForm<Row, Values extends object>(
  props: CrudPanelProps<Row, Values> & { list: List<Row, CrudValue> },
) {
  const { definition, list, title, actions, onDirtyChange, onSaved, onDeleted } = props;
  const { create } = definition;
  const { permission } = definition.list;
  const { getId } = definition.list.row;
  const intl = useIntl();
  const { mayChange } = useHost();
  const [CrudForm] = useState(() => formOf(definition));
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<DataTableHandle>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const focusesCreate = useRef(false);
  const guard = useLeaveGuard(onDirtyChange);
  const isDialog = useSteady(useIsNarrow(root, 'tablet') ?? false, guard.isDirty);

  const setOpen = (id: string | undefined) =>
    list.change({ open: id, pageNumber: list.value.pageNumber }, true);
  const form = useOpenForm(list.value.open, setOpen, guard);
  const isCreating = form.place === NEW_ROW;
  const canCreate = create !== undefined && mayChange(permission, 'CREATE');
  const startCreating = () => form.choose(NEW_ROW);
  /** @param id - of the row that was shown at last */
  const close = (id = form.place) => {
    form.close();
    const place = placeOf(id, list.rows, getId);
    if (place !== undefined) table.current?.focusRow(place);
    else if (form.isNew) focusesCreate.current = true;
    else table.current?.focus();
  };
  // If all rows are loaded together, a form takes its row from them.
  const isWithout = 'key' in definition.rows && list.resource.status === 'failed' && !guard.isDirty;
  const isAllowed = list.isAllowed && !isRefusedList(list);
  const hasForm = form.place !== undefined && isAllowed && !isWithout && (canCreate || !isCreating);
  const beside = hasForm && !isDialog && !isCreating ? form.place : undefined;
  useEffect(() => {
    // Beside its form the list has less room, so that its rows become higher and the one that was chosen moves away.
    if (beside) root.current?.querySelector('tr[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [beside]);
  // A form beside the list has its own button that creates the row. Until it is drawn, this one keeps the focus.
  const [drawnVisit, setDrawnVisit] = useState<number>();
  const hasCreate = canCreate && !(hasForm && !isDialog && isCreating && drawnVisit === form.visit);
  useEffect(() => {
    if (form.place !== undefined || !focusesCreate.current) return;
    focusesCreate.current = false;
    createButton.current?.focus();
  }, [form.place]);
  return (
    <OpenRowContext.Provider value={form.choose}>
      <Columns
        ref={root}
        data-split={hasForm && !isDialog ? (definition.isFormWide ? 'wide' : '') : undefined}
      >
        <ListView
          list={list}
          title={title}
          actions={
            (actions || hasCreate) && (
              <>
                <TextSpan>{actions}</TextSpan>
                {hasCreate && (
                  <Button ref={createButton} variant="primary" icon="plus" opens onClick={startCreating}>
                    {textOf(intl, create)}
                  </Button>
                )}
              </>
            )
          }
          emptyActions={
            hasCreate && (
              <Button icon="plus" opens onClick={startCreating}>
                {textOf(intl, create)}
              </Button>
            )
          }
          onRowOpen={(row) => form.choose(getId(row))}
          chosenId={hasForm && !isCreating ? form.place : undefined}
          handle={table}
        />
        {hasForm && (
          <RowForm
            key={form.visit}
            definition={definition}
            CrudForm={CrudForm}
            id={isCreating ? undefined : form.place}
            isDialog={isDialog}
            takesFocus={form.isChosen}
            onDrawn={() => setDrawnVisit(form.visit)}
            onSaved={onSaved}
            onDeleted={onDeleted}
            onCreatedHere={(row) => form.follow(getId(row))}
            onOver={(created) => guard.letGo(() => close(created && getId(created)))}
            onClose={() => guard.leave(() => close())}
            onDirtyChange={guard.onDirtyChange}
          />
        )}
      </Columns>
      <TextSpan>{guard.question}</TextSpan>
    </OpenRowContext.Provider>
  );
}

/**
 * The form of the open row. Its responses may arrive while another form is shown: the host is notified then,
 * and nothing else happens.
 */
function RowForm<Row, Values extends object>(
  props: Pick<CrudPanelProps<Row, Values>, 'definition' | 'onSaved' | 'onDeleted'> &
    Pick<CrudFormProps<Row, Values>, 'isDialog' | 'takesFocus' | 'onDrawn' | 'onClose' | 'onDirtyChange'> & {
      CrudForm: ReturnType<typeof formOf<Row, Values>>;
      /** Undefined for a new row. */
      id: string | undefined;
      /** Called when a row was created and its form stays. */
      onCreatedHere: (row: Row) => void;
      /** Called when there is nothing left to do in the form, with the row that was created in it. */
      onOver: (created?: Row) => void;
    },
) {
  const { definition, CrudForm, id, isDialog, takesFocus, onDrawn, onClose, onDirtyChange } = props;
  const { state, capabilities, noteSaved } = useOpenRow(definition, id);
  const isMounted = useIsMounted();
  const saved = useLatestCallback((row: Row, isNew: boolean) => {
    if (isMounted.current) {
      noteSaved(row);
      if (isNew && (!isDialog || definition.staysOpen)) props.onCreatedHere(row);
      else if (isDialog) props.onOver(isNew ? row : undefined);
    }
    tellHost(() => props.onSaved?.({ row, isNew }));
  });
  const deleted = useLatestCallback((row: Row) => {
    if (isMounted.current) props.onOver();
    tellHost(() => props.onDeleted?.({ row }));
  });
  return (
    <CrudForm
      state={state}
      capabilities={capabilities}
      isDialog={isDialog}
      takesFocus={takesFocus}
      onDrawn={onDrawn}
      onSaved={saved}
      onDeleted={deleted}
      // The dialog has asked already.
      onClose={isDialog ? () => props.onOver() : onClose}
      onDirtyChange={onDirtyChange}
      fallback={!isDialog && <LoadingRows rows={6} />}
    />
  );
}

/** The form of a panel; its code is loaded with the first row that is opened. */
function formOf<Row, Values extends object>(definition: CrudDefinition<Row, Values>) {
  return deferred(async () => {
    const [module, formOn] = await Promise.all([withWords(import('./CrudForm.js')), definition.loadForm()]);
    return function LoadedForm(props: Omit<CrudFormProps<Row, Values>, 'definition' | 'formOn'>) {
      return <module.CrudForm {...props} definition={definition} formOn={formOn} />;
    };
  });
}

/** Returns the index of the row with an ID on the page. Undefined if no drawn row has it. */
function placeOf<Row>(id: string | undefined, rows: RowSource<Row>, getId: (row: Row) => string) {
  for (let index = 0; index < rows.count; index += 1) {
    const row = rows.at(index);
    if (row !== undefined && getId(row) === id) return index;
  }
  return undefined;
}

/** Stays as it was while it must not change. */
function useSteady(now: boolean, isHeld: boolean): boolean {
  const [kept, setKept] = useState(now);
  if (!isHeld && kept !== now) setKept(now);
  return isHeld ? kept : now;
}

const Columns = styled.div`
  min-inline-size: 0;
  &[data-split] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${theme.size.panel};
    align-items: start;
    gap: ${theme.space.lg};
  }
  &[data-split='wide'] {
    grid-template-columns: minmax(260px, 2fr) minmax(0, 5fr);
  }
`;
