import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { serverOf, type Capabilities } from '../../api/servers.js';
import { evenIfGone } from '../../data/attempt.js';
import { reasonText } from '../../data/errorText.js';
import { FailureState } from '../../data/FailureState.js';
import { refusalErrors } from '../../data/refusalErrors.js';
import { useSave } from '../../data/useSave.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import { textOf } from '../list/listText.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import type { FormQuestion } from '../../ui/form/FormBody.js';
import { FormDialog } from '../../ui/form/FormDialog.js';
import { FormPage } from '../../ui/form/FormPage.js';
import { IconButton } from '../../ui/controls/IconButton.js';
import { LoadingRows, NotFoundState } from '../../ui/layout/states.js';
import { isKeyUsed, markKeyUsed } from '../../ui/controls/usedKeys.js';
import { useIsMounted } from '../../ui/hooks/useIsMounted.js';
import { useLatestCallback } from '../../ui/hooks/useLatestCallback.js';
import type { CrudDefinition, CrudFormDefinition, CrudQuestion, CrudRemoval } from './CrudDefinition.js';
import { messages } from './CrudPanel.messages.js';
import type { OpenRowState } from './useOpenRow.js';

/** Props of {@link CrudForm}. */
export interface CrudFormProps<Row, Values extends object> {
  definition: CrudDefinition<Row, Values>;
  /** The form for a server that can do so much. */
  formOn: (server: Capabilities) => CrudFormDefinition<Row, Values>;
  /** The capabilities of the server. Undefined while they are not known. */
  capabilities: Capabilities | undefined;
  /** The row as it is saved, or why its fields cannot be drawn. */
  state: OpenRowState<Row>;
  /** True when the form is a dialog over the list instead of beside it. */
  isDialog: boolean;
  /** True when the form takes the focus as it appears, because the user has just opened it. */
  takesFocus: boolean;
  /** Called when the form is drawn and has taken the focus. */
  onDrawn: () => void;
  /** Called after the form counts as saved. */
  onSaved: (row: Row, isNew: boolean) => void;
  onDeleted: (row: Row) => void;
  onClose: () => void;
  onDirtyChange: (event: { isDirty: boolean }) => void;
}

/** The form of one row of a list, or of a new one. */
export function CrudForm<Row, Values extends object>(props: CrudFormProps<Row, Values>) {
  const { definition, formOn, capabilities = OLDEST, state, isDialog, onClose, onDirtyChange } = props;
  const { list, create, formHeadingLevel: titleLevel = 3 } = definition;
  const { permission } = list;
  const row = state.status === 'ready' ? state.row : undefined;
  // While the fields cannot be drawn, it does not matter for which server they would be.
  const form = useMemo(() => formOn(capabilities), [formOn, capabilities]);
  const { fields, validate, confirms, update, removal, isFixed, valuesOf } = form;
  const isRowFixed = row !== undefined && (isFixed?.(row) ?? false);
  const intl = useIntl();
  const { mayChange } = useHost();
  const initialValues = useMemo(() => valuesOf(row), [valuesOf, row]);
  const send = useSaveRow(definition, form, row, isDialog);
  const isReady = state.status !== 'loading';
  const drawn = useLatestCallback(props.onDrawn);
  useEffect(() => {
    if (isReady) drawn();
  }, [isReady, drawn]);
  const saved = useRef<Row>(undefined);
  const onSaved = () => saved.current !== undefined && props.onSaved(saved.current, row === undefined);
  const createLabel = create && textOf(intl, create);
  const body = {
    title: row
      ? list.row.getName(row)
      : state.status === 'ready'
        ? createLabel
        : textOf(intl, list.words.label),
    initialValues,
    validate: validate && ((values: Values) => validate(values, { intl, row })),
    confirms: (values: Values) => questionOf(confirms?.(values, { intl, row })),
    isReadOnly: row !== undefined && (!update || isRowFixed || !mayChange(permission, 'UPDATE')),
    marksChanges: row !== undefined,
    instead: withoutFields(state, onClose, (isDialog ? 2 : titleLevel) === 2 ? 3 : 4),
    submitLabel: row ? undefined : createLabel,
    onSubmit: async (values: Values) => {
      const end = await send(values);
      saved.current = end.status === 'done' ? end.result : undefined;
      return end.refusal;
    },
    savedValues: () => valuesOf(saved.current),
    onSaved,
    onDirtyChange,
    deletion:
      row && removal && !isRowFixed && mayChange(permission, 'DELETE')
        ? {
            label: textOf(intl, removal.label),
            dialog: (close: () => void) => (
              <RowDeletion
                definition={definition}
                form={form}
                row={row}
                removal={removal}
                onClose={close}
                onDeleted={() => props.onDeleted(row)}
              />
            ),
          }
        : undefined,
  };
  if (!isDialog) {
    return (
      <Beside takesFocus={props.takesFocus && isReady} isNew={row === undefined} onEscape={onClose}>
        <FormPage
          {...body}
          headingLevel={titleLevel}
          headEnd={<IconButton icon="close" label={intl.formatMessage(messages.close)} onClick={onClose} />}
          countsChanges={row !== undefined}
        >
          {(now) => fields({ row, form: now })}
        </FormPage>
      </Beside>
    );
  }
  return (
    <FormDialog {...body} onClose={onClose} saysSaved={definition.staysOpen}>
      {(now) => fields({ row, form: now })}
    </FormDialog>
  );
}

const OLDEST = serverOf(undefined).capabilities;

/** Shows the form beside the list and keeps it in view while the list is scrolled. */
function Beside(props: { takesFocus: boolean; isNew: boolean; onEscape: () => void; children: ReactNode }) {
  const { takesFocus, isNew, onEscape, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const first = element.current?.querySelector<HTMLElement>(
      'input:not([readonly], [aria-readonly]), select, textarea:not([readonly])',
    );
    (first ?? element.current)?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    // The button that created the row is redrawn as the one that saves it.
    const { activeElement, body } = element.current?.ownerDocument ?? {};
    if (!isNew && body && activeElement === body) element.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Column
      ref={element}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isKeyUsed(event)) return;
        markKeyUsed(event);
        onEscape();
      }}
    >
      {children}
    </Column>
  );
}

/** Asks before it is saved; nothing where there is nothing to ask. */
function questionOf(asked: CrudQuestion | undefined): FormQuestion | undefined {
  if (!asked) return undefined;
  const { title, text, confirmLabel } = asked;
  return ({ save, close }) => (
    <ConfirmDialog title={title} confirmLabel={confirmLabel} onConfirm={save} onClose={close}>
      {text}
    </ConfirmDialog>
  );
}

/** Sends what was typed; a row is created where there is none. */
function useSaveRow<Row, Values extends object>(
  definition: CrudDefinition<Row, Values>,
  form: CrudFormDefinition<Row, Values>,
  row: Row | undefined,
  isDialog: boolean,
) {
  const { create, update, stale, valuesOf, refusals, refused } = form;
  const { list } = definition;
  const intl = useIntl();
  const { api } = useHost();
  const { send } = useSave({
    save: (values: Values, signal) =>
      row ? update!(api, row, values, signal) : create!(api, values, signal),
    stale: (now: Row) => [...staleWith(definition, now), ...(stale?.(now) ?? [])],
    staysInForm: !isDialog || (row === undefined && definition.staysOpen),
    notice: (now: Row) =>
      intl.formatMessage(row ? messages.saved : messages.created, { name: list.row.getName(now) }),
    refused: (error, values) =>
      refused?.(error, values, { intl, row }) ??
      refusalErrors<Values>(intl, error, {
        fields: Object.keys(valuesOf(row)) as (keyof Values & string)[],
        rules: [
          ...(refusals?.({ intl, row }) ?? []),
          {
            status: 404,
            at: () => row && { form: intl.formatMessage(messages.gone, { name: list.row.getName(row) }) },
          },
        ],
        form: (reason) => intl.formatMessage(messages.notSaved, { reason }),
      }),
  });
  return send;
}

/** Asks before a row is deleted, and says why the server refuses. */
function RowDeletion<Row, Values extends object>(props: {
  definition: CrudDefinition<Row, Values>;
  form: CrudFormDefinition<Row, Values>;
  row: Row;
  removal: CrudRemoval<Row>;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { definition, form, row, removal, onClose, onDeleted } = props;
  const { api } = useHost();
  const intl = useIntl();
  const { rows, list } = definition;
  const name = list.row.getName(row);
  const isMounted = useIsMounted();
  const deletion = useSave({
    // Someone else may have deleted it first, which has the same result.
    save: (_: undefined, signal) => evenIfGone(removal.remove(api, row, signal)),
    stale: () => [...staleWith(definition, row), ...(form.stale?.(row) ?? [])],
    gone: () => [...('key' in rows ? [] : [rows.one(list.row.getId(row))]), ...(removal.gone?.(row) ?? [])],
    saved: onDeleted,
    notice: () => intl.formatMessage(messages.deleted, { name }),
    // Once the form was left there is no question that could say it.
    failed: () => (isMounted.current ? undefined : intl.formatMessage(messages.leftUndeleted, { name })),
  });
  const { error } = deletion;
  return (
    <ConfirmDialog
      title={<Message {...messages.remove} values={{ name: <bdi key="name">{name}</bdi> }} />}
      confirmLabel={textOf(intl, removal.label)}
      busyLabel={<Message {...messages.removing} />}
      isBusy={deletion.isRunning}
      error={
        error !== undefined &&
        (removal.refusal?.(error, row, intl) ?? (
          <Message {...messages.notDeleted} values={{ reason: reasonText(intl, error) }} />
        ))
      }
      onConfirm={() => void deletion.submit(undefined)}
      onClose={onClose}
    >
      {removal.consequences(row, intl)}
    </ConfirmDialog>
  );
}

/** Returns the row keys that are stale after one of the rows was changed. */
function staleWith<Row, Values extends object>({ rows, list }: CrudDefinition<Row, Values>, row: Row) {
  return 'key' in rows ? [rows.key] : [rows.lists, rows.one(list.row.getId(row)).key];
}

/** Returns the content shown in place of fields that cannot be drawn. */
function withoutFields(state: OpenRowState<unknown>, onClose: () => void, headingLevel: 3 | 4): ReactNode {
  if (state.status === 'ready') return undefined;
  if (state.status === 'loading') return <LoadingRows rows={6} />;
  if (state.status === 'failed') {
    return <FailureState title={<Message {...messages.failed} />} failure={state.failure} />;
  }
  return (
    <NotFoundState
      title={<Message {...messages.notFound} />}
      headingLevel={headingLevel}
      actions={
        <Button onClick={onClose}>
          <Message {...messages.backToList} />
        </Button>
      }
    >
      <Message {...messages.notFoundAdvice} />
    </NotFoundState>
  );
}

const Column = styled.div`
  position: sticky;
  inset-block-start: calc(var(--bd-sticky-top, 0px) + ${theme.space.lg});
  min-inline-size: 0;
  max-block-size: calc(100vh - var(--bd-sticky-top, 0px) - ${theme.space.lg} * 2);
  overflow: auto;
  outline: none;
`;
