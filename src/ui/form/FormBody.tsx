import { dequal } from 'dequal';
import type { FormApi } from 'final-form';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Button } from '../controls/Button.js';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { tellHost } from '../faults/tellHost.js';
import { HeldTextContext, useHoldUnsaved } from './unsaved.js';
import { isKeyUsed, markKeyUsed } from '../controls/usedKeys.js';
import { FormCore, type FormOptions, type FormState } from './Form.js';
import { messages } from './form.messages.js';
import { FormFieldsContext } from './FormFieldsContext.js';

/** The options that forms in dialogs and forms in pages share. @public */
export interface FormBodyOptions<Values extends object> extends FormOptions<Values> {
  /**
   * Replaces the fields while they cannot be shown: loading, forbidden, not found, failed. Nothing can be
   * saved or deleted in the meantime. Absent: the fields are drawn.
   */
  instead?: ReactNode;
  /**
   * Shows the values and accepts no input. Fields follow automatically, and there is no button to save.
   * @defaultValue false
   */
  isReadOnly?: boolean;
  /**
   * For existing items: fields show “Changed” after their label while their value differs from the saved one,
   * and the button to save is unavailable while no value differs. @defaultValue false
   */
  marksChanges?: boolean;
  /** The action: “Create project”. @defaultValue “Save” */
  submitLabel?: ReactNode;
  /** The word in progress: “Creating”. @defaultValue “Saving” */
  busyLabel?: ReactNode;
  /**
   * Returns the question to ask before saving, such as when saving deletes something else. Undefined: no
   * question.
   */
  confirms?: (values: Values) => FormQuestion | undefined;
  /** Offers to delete what the form shows. Absent: it cannot be deleted here. */
  deletion?: FormDeletion;
  /** Called when the user wants to save, before anything is checked; for opening the part of a form that has a problem. */
  onSubmitAttempt?: (values: Values) => void;
  /**
   * Returns the values that count as saved after `onSubmit` succeeded. @defaultValue the values that were
   * sent
   */
  savedValues?: (sent: Values) => Values;
  /** Called after the form counts as saved. */
  onSaved?: (sent: Values) => void;
  /** Called when leaving would start to lose something, and when it no longer would. */
  onDirtyChange?: (event: FormDirtyEvent) => void;
  /** The fields. A function receives the current state of the form. */
  children: ReactNode | ((state: FormState<Values>) => ReactNode);
}

/** The unsaved state of a form. @public */
export interface FormDirtyEvent {
  /** True: something was typed that is not saved. */
  isDirty: boolean;
}

/**
 * Draws the dialog with which a form asks before it saves, such as a `ConfirmDialog`. It replaces a form that
 * is itself a dialog. `save` closes the question and saves, `close` closes it.
 * @public
 */
export type FormQuestion = (answer: { save: () => void; close: () => void }) => ReactNode;

/** The way a form deletes the item it shows. @public */
export interface FormDeletion {
  /** Words of the button: “Delete policy”. */
  label: ReactNode;
  /**
   * Draws the dialog that asks, such as a `ConfirmDialog`. It replaces a form that is itself a dialog, which
   * keeps the typed text. `close` closes the question.
   */
  dialog: (close: () => void) => ReactNode;
}

/** The parts of a form, for who arranges them. */
export interface FormParts<Values extends object> {
  state: FormState<Values>;
  /**
   * True when leaving would lose something: a changed value, or text that a field has not yet added to its
   * value.
   */
  isUnsaved: boolean;
  /** True when the fields are drawn. */
  hasFields: boolean;
  /** True when the fields also accept values. */
  canSave: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  /** Sends the form with Ctrl or Cmd and Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** The problems that belong to no field, and the fields, or their replacement. */
  content: ReactNode;
  deleteButton: ReactNode;
  /** The open dialog that asks whether to delete, or something else before saving. */
  question: ReactNode;
  submitButton: ReactNode;
}

/** Props of {@link FormBody}. */
export interface FormBodyProps<Values extends object> extends Omit<FormBodyOptions<Values>, 'children'> {
  /** The element in which the first problem is searched. */
  element: RefObject<HTMLElement | null>;
  fields: FormBodyOptions<Values>['children'];
  isDestructive?: boolean;
  children: (parts: FormParts<Values>) => ReactNode;
}

/** The common part of forms in dialogs and in pages: their states, keys, saving, and deleting. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const {
    instead,
    isReadOnly = false,
    marksChanges = false,
    confirms,
    deletion,
    onSubmitAttempt,
    onDirtyChange,
    element,
    fields,
    children,
  } = props;
  const { initialValues, validate, keepsDirty, submitLabel, busyLabel, isDestructive } = props;
  const intl = useIntl();
  const forFields = useMemo(() => ({ isReadOnly, marksChanges }), [isReadOnly, marksChanges]);
  const [isDeleting, setIsDeleting] = useState(false);
  const [asked, setAsked] = useState<{ question: FormQuestion }>();
  const [heldTexts, setHeldTexts] = useState(0);
  const holdText = useCallback(() => {
    setHeldTexts((count) => count + 1);
    return () => setHeldTexts((count) => count - 1);
  }, []);
  const hasFields = instead === undefined || instead === null || instead === false;
  const canSave = hasFields && !isReadOnly;
  return (
    <FormCore
      initialValues={initialValues}
      validate={canSave ? validate : undefined}
      keepsDirty={keepsDirty}
      onSubmit={props.onSubmit}
      onSent={(values, form) => settle(values, form, props)}
      element={element}
    >
      {(state, submit, problem) => {
        const refusal =
          marksChanges && !state.isDirty ? intl.formatMessage(messages.nothingToSave) : undefined;
        const onSubmit = (event: SyntheticEvent) => {
          if (canSave && refusal === undefined && !state.isSubmitting) {
            onSubmitAttempt?.(state.values);
            const question = state.hasErrors ? undefined : confirms?.(state.values);
            if (question) {
              event.preventDefault();
              setAsked({ question });
            } else submit(event);
          } else event.preventDefault();
        };
        const isUnsaved = canSave && (state.isDirty || heldTexts > 0);
        const parts: FormParts<Values> = {
          state,
          isUnsaved,
          hasFields,
          canSave,
          onSubmit,
          onKeyDown: (event) => {
            const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
            if (!isMeant || isKeyUsed(event) || event.nativeEvent.isComposing) return;
            markKeyUsed(event);
            onSubmit(event);
          },
          content: hasFields ? (
            <FormFieldsContext.Provider value={forFields}>
              <TextSpan>{problem}</TextSpan>
              <TextSpan>{typeof fields === 'function' ? fields(state) : fields}</TextSpan>
            </FormFieldsContext.Provider>
          ) : (
            instead
          ),
          deleteButton: hasFields && deletion && (
            <Button variant="dangerQuiet" icon="trash" opens onClick={() => setIsDeleting(true)}>
              {deletion.label}
            </Button>
          ),
          question: asked
            ? asked.question({
                save: () => {
                  setAsked(undefined);
                  state.submit();
                },
                close: () => setAsked(undefined),
              })
            : isDeleting && deletion?.dialog(() => setIsDeleting(false)),
          submitButton: canSave && (
            <Button
              type="submit"
              variant={isDestructive ? 'danger' : 'primary'}
              isBusy={state.isSubmitting}
              busyLabel={busyLabel ?? <Message {...messages.saving} />}
              disabledReason={refusal}
            >
              {submitLabel ?? <Message {...messages.save} />}
            </Button>
          ),
        };
        return (
          <>
            <DirtyWatch isDirty={isUnsaved} isSubmitting={state.isSubmitting} onDirtyChange={onDirtyChange} />
            <HeldTextContext.Provider value={holdText}>{children(parts)}</HeldTextContext.Provider>
          </>
        );
      }}
    </FormCore>
  );
}

/**
 * Notifies the host when leaving would lose something, and when it no longer would. It stays mounted while a
 * question replaces the form.
 */
function DirtyWatch(props: {
  isDirty: boolean;
  isSubmitting: boolean;
  onDirtyChange: ((event: FormDirtyEvent) => void) | undefined;
}) {
  const { isDirty, isSubmitting, onDirtyChange } = props;
  // As in a dialog: what is on its way to the server is not lost.
  useHoldUnsaved(isDirty && !isSubmitting);
  const tell = useEffectEvent((isDirtyNow: boolean) =>
    tellHost(() => onDirtyChange?.({ isDirty: isDirtyNow })),
  );
  useEffect(() => {
    if (!isDirty) return;
    tell(true);
    return () => tell(false);
  }, [isDirty]);
  return null;
}

/** Marks the sent values as saved. The form continues from there. */
function settle<Values extends object>(
  sent: Values,
  form: FormApi<Values>,
  props: Pick<FormBodyProps<Values>, 'savedValues' | 'onSaved' | 'keepsDirty'>,
) {
  const { savedValues = keepSent, onSaved, keepsDirty = true } = props;
  // Synchronous, so that a host that asks before leaving already sees that there is nothing to lose.
  flushSync(() => adoptSaved(form, sent, savedValues(sent), keepsDirty));
  // Not within: what it throws is not about the form, and reaches the page as any error of a callback does.
  if (onSaved) queueMicrotask(() => onSaved(sent));
}

function keepSent<Values>(sent: Values): Values {
  return sent;
}

/** Makes `saved` the saved values. What was typed while they were being saved stays, as a change. */
function adoptSaved<Values extends object>(
  form: FormApi<Values>,
  sent: Values,
  saved: Values,
  keepsDirty: boolean,
) {
  const now = form.getState().values;
  form.batch(() => {
    form.setConfig('keepDirtyOnReinitialize', false);
    form.initialize(saved);
    form.setConfig('keepDirtyOnReinitialize', keepsDirty);
    for (const name of Object.keys(saved) as (keyof Values & string)[]) {
      if (!dequal(now[name], sent[name])) form.change(name, now[name]);
    }
  });
}
