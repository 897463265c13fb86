import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { evenIfGone } from '../data/attempt.js';
import { reasonText } from '../data/errorText.js';
import { refusalErrors } from '../data/refusalErrors.js';
import { useSave } from '../data/useSave.js';
import { useHost } from '../host/KitProvider.js';
import { Message, useIntl } from '../i18n/index.js';
import { textOf } from '../list/listText.js';
import { theme } from '../theme/index.js';
import { Button } from '../ui/Button.js';
import { ConfirmDialog } from '../ui/ConfirmDialog.js';
import type { FormState } from '../ui/form/Form.js';
import type { FormQuestion } from '../ui/form/FormBody.js';
import { FormDialog } from '../ui/form/FormDialog.js';
import { FormPage } from '../ui/form/FormPage.js';
import { IconButton } from '../ui/IconButton.js';
import { LoadingRows, NotFoundState } from '../ui/states.js';
import { useEffectEvent } from '../ui/useEffectEvent.js';
import type { CrudDefinition, CrudFormDefinition, CrudQuestion, CrudRemoval } from './CrudDefinition.js';
import { messages } from './CrudPanel.messages.js';

/** Props of {@link CrudForm}. */
export interface CrudFormProps<Row, Values extends object> {
  definition: CrudDefinition<Row, Values>;
  form: CrudFormDefinition<Row, Values>;
  /** As it is saved; absent for a new one, and while it is not there. */
  row: Row | undefined;
  /** `missing`: the list has no such row. */
  state: 'ready' | 'loading' | 'missing';
  /** Whether it stands over the list, as a dialog, instead of beside it. */
  isOver: boolean;
  /** Whether it takes the focus when it comes, because the user has just opened it. */
  takesFocus: boolean;
  /** Called after the server saved it. */
  onSaved: (row: Row) => void;
  onDeleted: () => void;
  onClose: () => void;
  onDirtyChange: (event: { isDirty: boolean }) => void;
}

/** The form of one row of a list, or of a new one. */
export function CrudForm<Row, Values extends object>(props: CrudFormProps<Row, Values>) {
  const { definition, form, row, state, isOver, onSaved, onDeleted, onClose, onDirtyChange } = props;
  const { list, create } = definition;
  const { permission } = list;
  const { fields, validate, confirms, update, removal, valuesOf } = form;
  const intl = useIntl();
  const { mayChange } = useHost();
  const initialValues = useMemo(() => valuesOf(row), [valuesOf, row]);
  const { submit, saved } = useSaveRow(props);
  const createLabel = create && textOf(intl, create);
  const done = () => {
    // At once: who asks before something is lost must know by then that there is nothing to lose.
    flushSync(() => onDirtyChange({ isDirty: false }));
  };
  const body = {
    title: row ? list.row.getName(row) : state === 'ready' ? createLabel : textOf(intl, list.words.label),
    initialValues,
    validate: validate && ((values: Values) => validate(values, { intl, row })),
    confirms: (values: Values) => questionOf(confirms?.(values, { intl, row })),
    isReadOnly: row !== undefined && (!update || !mayChange(permission, 'UPDATE')),
    instead: instead(state, onClose),
    submitLabel: row ? undefined : createLabel,
    deletion:
      row && removal && mayChange(permission, 'DELETE')
        ? {
            label: textOf(intl, removal.label),
            dialog: (close: () => void) => (
              <RowDeletion
                {...{ definition, form, row, removal }}
                onClose={close}
                onDeleted={() => {
                  done();
                  onDeleted();
                }}
              />
            ),
          }
        : undefined,
  };
  if (!isOver) {
    return (
      <Beside takesFocus={props.takesFocus && state !== 'loading'} onEscape={onClose}>
        <FormPage
          {...body}
          headingLevel={3}
          headEnd={<IconButton icon="close" label={intl.formatMessage(messages.close)} onClick={onClose} />}
          countsChanges={row !== undefined}
          onSubmit={submit}
          savedValues={() => valuesOf(saved.current)}
          onSaved={() => onSaved(saved.current!)}
          onDirtyChange={onDirtyChange}
        >
          {(now) => fields({ row, form: now })}
        </FormPage>
      </Beside>
    );
  }
  return (
    <FormDialog
      {...body}
      onSubmit={async (values) => {
        const refusal = await submit(values);
        if (refusal) return refusal;
        done();
        onSaved(saved.current!);
      }}
      onClose={() => {
        done();
        onClose();
      }}
    >
      {(now) => (
        <>
          <DirtyReport form={now} onDirtyChange={onDirtyChange} />
          {fields({ row, form: now })}
        </>
      )}
    </FormDialog>
  );
}

/** Stands beside the list and stays in sight while that is scrolled. */
function Beside(props: { takesFocus: boolean; onEscape: () => void; children: ReactNode }) {
  const { takesFocus, onEscape, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const first = element.current?.querySelector<HTMLElement>(
      'input:not([readonly], [aria-readonly]), select, textarea:not([readonly])',
    );
    (first ?? element.current)?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Column
      ref={element}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
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

/** Saves what was typed; `saved` is the row as the server has it afterwards. */
function useSaveRow<Row, Values extends object>(props: CrudFormProps<Row, Values>) {
  const { form, row, isOver } = props;
  const { create, update, stale, valuesOf, refusals } = form;
  const { rows, list } = props.definition;
  const intl = useIntl();
  const { api } = useHost();
  const saved = useRef<Row>(undefined);
  const { submit } = useSave({
    save: (values: Values, signal) =>
      row ? update!(api, row, values, signal) : create!(api, values, signal),
    stale: (now: Row) => [rows.key, ...(stale?.(now) ?? [])],
    saved: (now: Row) => void (saved.current = now),
    notice: (now: Row) => {
      const words = row ? isOver && messages.saved : messages.created;
      return words ? intl.formatMessage(words, { name: list.row.getName(now) }) : undefined;
    },
    refused: (error) =>
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
  return { submit, saved };
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
  const name = definition.list.row.getName(row);
  const deletion = useSave({
    // Somebody else may have been first, which comes to the same.
    save: (_: undefined, signal) => evenIfGone(removal.remove(api, row, signal)),
    stale: () => [definition.rows.key, ...(form.stale?.(row) ?? [])],
    saved: onDeleted,
    notice: () => intl.formatMessage(messages.deleted, { name }),
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

/** In the place of fields that cannot be drawn. */
function instead(state: CrudFormProps<unknown, object>['state'], onClose: () => void): ReactNode {
  if (state === 'ready') return undefined;
  if (state === 'loading') return <LoadingRows rows={6} />;
  return (
    <NotFoundState
      title={<Message {...messages.notFound} />}
      headingLevel={4}
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

/** Tells when there begins to be something to lose, and when there no longer is; dialogs have no way of their own to say so. */
function DirtyReport<Values extends object>(props: {
  form: FormState<Values>;
  onDirtyChange: (event: { isDirty: boolean }) => void;
}) {
  const { form, onDirtyChange } = props;
  const { isDirty } = form;
  const tell = useEffectEvent((isDirtyNow: boolean) => onDirtyChange({ isDirty: isDirtyNow }));
  useEffect(() => {
    if (!isDirty) return;
    tell(true);
    return () => tell(false);
  }, [isDirty]);
  return null;
}

const Column = styled.div`
  position: sticky;
  inset-block-start: calc(var(--bd-sticky-top, 0px) + ${theme.space.lg});
  min-inline-size: 0;
  max-block-size: calc(100vh - var(--bd-sticky-top, 0px) - ${theme.space.lg} * 2);
  overflow: auto;
  outline: none;
`;
