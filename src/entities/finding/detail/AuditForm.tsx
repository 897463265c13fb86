import {
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { ApiError } from '../../../api/errors.js';
import { errorText } from '../../../data/errorText.js';
import { failureNotice } from '../../../data/tellFailure.js';
import { VULNERABILITY_ANALYSIS } from '../../../data/permissionNames.messages.js';
import { useSave } from '../../../data/useSave.js';
import {
  afterSaving,
  draftOf,
  invisibleIn,
  isSameDraft,
  lacksJustification,
  removesDetails,
  takesJustification,
  unprintableIn,
  type AuditDraft,
} from '../../../domain/findings/auditDraft.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { AuditFields, auditText, Head } from '../../decision/index.js';
import { dateTimeText } from '../../../frames/facts/dateText.js';
import { analysisStateText } from '../../vocabulary/index.js';
import type { Analysis } from '../../../schema/analysis.js';
import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
} from '../../../schema/enumerations.js';
import { theme } from '../../../theme/index.js';
import { markKeyUsed } from '../../../ui/controls/usedKeys.js';
import { Form, type FormState } from '../../../ui/form/Form.js';
import { KeptValues } from '../../../ui/form/KeptValues.js';
import { RowFormFoot } from '../../../ui/form/RowFormFoot.js';
import { FormSelect, FormSwitch, FormTextArea } from '../../../ui/form/fields.js';
import { useIsMounted } from '../../../ui/hooks/useIsMounted.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import { DecidedMeanwhile } from '../../../data/changeDecision.js';
import { JustificationMissing } from '../JustificationMissing.js';
import { openChoice } from '../openChoice.js';
import type { SavedDraft } from '../audit/FindingDrafts.js';
import { detailMessages as messages } from './FindingDetail.messages.js';
import { DraftsContext } from '../audit/useIsUnsaved.js';

/** The field of a finding that the keyboard requested. */
export interface DetailFocus {
  id: string;
  field: 'state' | 'comment';
}

/** Props of {@link AuditForm}. */
export interface AuditFormProps {
  row: FindingRow;
  /** Undefined: nothing is decided. While it is loaded: what the list knows of it. */
  analysis: Analysis | undefined;
  /**
   * True while the rest of the decision is loading. Until then, nothing is saved, and unknown fields accept
   * no text.
   */
  isLoading: boolean;
  isReadOnly: boolean;
  onSave: (draft: AuditDraft) => Promise<Analysis>;
  focus?: DetailFocus;
  /** A handle to change texts of the form from outside. */
  handle?: Ref<AuditFormHandle>;
  /** Returns the known facts about the details in the form, shown below its fields. */
  noteOf?: (details: string) => ReactNode;
}

/** Reads and changes the content of the form, as if it were typed. */
export interface AuditFormHandle {
  readonly details: string;
  rewrite: (names: readonly ('details' | 'comment')[], rewritten: (text: string) => string) => void;
}

/** The decision about a finding. What is typed is kept until it is saved or thrown away, whatever happens to the row. */
export function AuditForm(props: AuditFormProps) {
  const { row, analysis, isLoading, isReadOnly, onSave, focus, handle, noteOf } = props;
  const { notify, isReadOnly: isHostReadOnly } = useHost();
  const intl = useIntl();
  const drafts = useContext(DraftsContext);
  const id = matrixOf(row);
  const saved = useMemo(() => draftOf(analysis), [analysis]);
  // Not of this form alone: the row may have been closed and opened again while its decision was being saved.
  const save = useSyncExternalStore(
    drafts.subscribeToSaves,
    () => drafts.saveOf(id),
    () => undefined,
  );
  const [saveBefore] = useState(save);
  const isSaving = save === 'underway';
  const lastSave = save === saveBefore || isSaving ? undefined : save;
  const lastChange = analysis?.analysisComments?.at(-1)?.timestamp;
  const isMounted = useIsMounted();

  const { submit } = useSave({
    save: (draft: AuditDraft) => {
      drafts.noteSave(id, 'underway');
      return onSave(draft);
    },
    saved: ({ analysisDetails }, draft) => {
      const details = analysisDetails ?? '';
      const done = { sent: draft, details, keepsDetails: removesDetails(draft, { ...draft, details }) };
      const kept = drafts.get(id);
      // The row may be closed by now. If it is open, its form reports what is left.
      if (kept) drafts.set(id, isSameDraft(draft, kept) ? undefined : afterSaving(kept, done));
      drafts.noteSave(id, done);
    },
    refused: (error, draft) => {
      drafts.noteSave(id, undefined);
      if (!isMounted.current) {
        // The form that would report the problem is no longer visible. The typed text is still in the row.
        const title = intl.formatMessage(messages.closedNotSaved, {
          vulnerability: row.vulnerability.vulnId,
        });
        const isLate = error instanceof DecidedMeanwhile;
        const reason = isLate && { detail: intl.formatMessage(messages.closedDecidedMeanwhile) };
        notify(failureNotice(intl, error, { title, ...reason }));
        return {};
      }
      const refused = error instanceof ApiError && error.status === 400 && problemsOf(draft, invisibleIn);
      if (refused && (refused.details || refused.comment)) return refused;
      return { form: <SaveProblem error={error} /> };
    },
  });
  const problemsOf = (draft: AuditDraft, refusedIn: (text: string) => string | undefined) => {
    const problemOf = (text: string) => {
      const character = refusedIn(text);
      return character && intl.formatMessage(messages.unprintable, { character });
    };
    return { details: problemOf(draft.details), comment: problemOf(draft.comment) };
  };

  return (
    <Form<AuditDraft>
      label={intl.formatMessage(messages.auditOf, { vulnerability: row.vulnerability.vulnId })}
      initialValues={saved}
      validate={(draft) => problemsOf(draft, unprintableIn)}
      // Problems appear where the user is looking, and where no table head covers them.
      problemPlace="end"
      // The button is blocked while a decision is being saved or loaded, but the keys are not.
      onSubmit={(draft) => (isSaving || isLoading ? undefined : submit(draft))}
    >
      {(state) => (
        <>
          <Head>
            <h3>
              <Message {...messages.audit} />
            </h3>
            {lastChange !== undefined && (
              <span>
                <Message {...messages.lastChange} values={{ time: dateTimeText(intl, lastChange) }} />
              </span>
            )}
          </Head>
          <Keeper id={id} state={state} lastSave={lastSave} />
          <Handle state={state} handle={handle} />
          <Fields state={state} isLoading={isLoading} isReadOnly={isReadOnly} focus={focus} />
          {noteOf?.(state.values.details)}
          {isReadOnly ? (
            !isHostReadOnly && (
              <Hint>
                <Message
                  {...messages.readOnly}
                  values={{ permission: intl.formatMessage(VULNERABILITY_ANALYSIS) }}
                />
              </Hint>
            )
          ) : (
            <RowFormFoot
              state={state}
              saved={saved}
              isSaving={isSaving}
              problem={isLoading ? intl.formatMessage(messages.loading) : undefined}
              start={<FormSwitch name="isSuppressed" label={intl.formatMessage(messages.suppress)} />}
            >
              {lastSave && !state.isDirty && (
                <Hint role="status">
                  <Message {...(lastSave.keepsDetails ? messages.detailsKept : messages.saved)} />
                </Hint>
              )}
            </RowFormFoot>
          )}
        </>
      )}
    </Form>
  );
}

function Fields(props: {
  state: FormState<AuditDraft>;
  isLoading: boolean;
  isReadOnly: boolean;
  focus: DetailFocus | undefined;
}) {
  const { state, isLoading, isReadOnly, focus } = props;
  const { values, change } = state;
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const isJustified = takesJustification(values.state);
  const unset = isLoading ? intl.formatMessage(messages.loading) : isReadOnly ? NOTHING : undefined;
  const choiceText = (word: string) => (word === 'NOT_SET' && unset) || auditText(intl, word);

  useEffect(() => {
    if (!focus) return;
    box.current?.querySelector<HTMLElement>(`[name="${focus.field}"]`)?.focus();
  }, [focus]);
  // A justification that explains nothing must not travel along unseen.
  useEffect(() => {
    if (!isJustified && values.justification !== 'NOT_SET') change('justification', 'NOT_SET');
  }, [isJustified, values.justification, change]);

  return (
    <AuditFields
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isReadOnly) return;
        markKeyUsed(event);
        state.submit();
      }}
    >
      <FormSelect
        name="state"
        marksChange
        label={intl.formatMessage(messages.analysis)}
        isReadOnly={isReadOnly}
        options={ANALYSIS_STATES.map((word) => ({ value: word, label: analysisStateText(intl, word) }))}
      />
      <Pair>
        <FormSelect
          name="justification"
          marksChange
          label={intl.formatMessage(messages.justification)}
          isReadOnly={isReadOnly}
          disabled={isLoading || !isJustified}
          options={ANALYSIS_JUSTIFICATIONS.map((word) => ({
            value: word,
            label:
              word === 'NOT_SET' && !isJustified && !isReadOnly
                ? intl.formatMessage(messages.justificationOnly)
                : choiceText(word),
          }))}
        />
        <FormSelect
          name="response"
          marksChange
          label={intl.formatMessage(messages.response)}
          isReadOnly={isReadOnly}
          disabled={isLoading}
          options={ANALYSIS_RESPONSES.map((word) => ({ value: word, label: choiceText(word) }))}
        />
      </Pair>
      {!isLoading && !isReadOnly && lacksJustification(values) && (
        <JustificationMissing
          title={<Message {...messages.justificationMissing} />}
          onChoose={() => openChoice(box.current, 'justification')}
        />
      )}
      <FormTextArea
        name="details"
        marksChange
        label={intl.formatMessage(messages.details)}
        hint={isReadOnly ? undefined : intl.formatMessage(messages.detailsHint)}
        placeholder={unset}
        isReadOnly={isReadOnly}
        disabled={isLoading}
        dir="auto"
      />
      {!isReadOnly && (
        <FormTextArea
          name="comment"
          rows={1}
          isOptional
          label={intl.formatMessage(messages.comment)}
          placeholder={intl.formatMessage(messages.commentPlaceholder)}
          dir="auto"
        />
      )}
    </AuditFields>
  );
}

/** Keeps what is typed with the drafts of the widget, and takes away what the server has by now. */
function Keeper(props: { id: string; state: FormState<AuditDraft>; lastSave: SavedDraft | undefined }) {
  const { id, state, lastSave } = props;
  const drafts = useContext(DraftsContext);
  const { values, change } = state;
  // Applies the saved values in the render that reports them, and not a moment later, when someone may have
  // typed again. Text typed in the meantime is kept.
  useLayoutEffect(() => {
    if (!lastSave) return;
    const { comment, details } = afterSaving(values, lastSave);
    change('comment', comment);
    change('details', details);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [lastSave]);
  return <KeptValues state={state} drafts={drafts} id={id} />;
}

/** Outside of the fields, whose keys are not those of what calls it. */
function Handle({
  state,
  handle,
}: {
  state: FormState<AuditDraft>;
  handle: Ref<AuditFormHandle> | undefined;
}) {
  const { values, change } = state;
  useImperativeHandle(
    handle,
    () => ({
      details: values.details,
      rewrite: (names, rewritten) => {
        for (const name of names) change(name, rewritten(values[name]));
      },
    }),
    [values, change],
  );
  return null;
}

function SaveProblem({ error }: { error: unknown }) {
  const intl = useIntl();
  if (error instanceof DecidedMeanwhile) return <Message {...messages.decidedMeanwhile} />;
  const { title, detail } = errorText(intl, error);
  return (
    <>
      <Message {...messages.notSaved} /> <Plain>{title}</Plain> {detail && <Plain dir="auto">{detail}</Plain>}
    </>
  );
}

/** Shown where there is no value and none can be set. */
const NOTHING = '–';

/** Side by side only where the longest of their words are not cut off. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space.md};
`;

const Hint = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Plain = styled.span`
  font-weight: ${theme.font.weight.regular};
  overflow-wrap: anywhere;
`;
