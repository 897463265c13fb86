import { useCallback, useContext, useMemo, useState } from 'react';
import { getViolationAnalysis, updateViolationAnalysis, type ViolationKey } from '../../../api/violations.js';
import { DecidedByOthers } from '../../../data/changeDecision.js';
import { restoreViolation, type ViolationSteps } from '../../../data/changeViolation.js';
import { withData } from '../../../data/cacheChange.js';
import { violationsAudited } from '../../../data/resources/changes.js';
import * as violations from '../../../data/resources/violations.js';
import { ContestedFields, useMergedEdit } from '../../../data/useMergedEdit.js';
import { useSave } from '../../../data/useSave.js';
import { unprintableIn } from '../../../domain/findings/auditDraft.js';
import {
  VIOLATION_ANALYSIS_STATES,
  violationDraftOf,
  type ViolationDraft,
} from '../../../domain/policy/violationDraft.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { AuditButtons, AuditFields, AuditFoot } from '../../decision/index.js';
import { contestedErrors } from '../../../frames/facts/contestedErrors.js';
import { analysisStateText } from '../../vocabulary/index.js';
import type { PolicyViolation, ViolationAnalysis } from '../../../schema/violation.js';
import { Button } from '../../../ui/controls/Button.js';
import { FormSelect, FormSwitch, FormTextArea } from '../../../ui/form/fields.js';
import { Form, type FormState } from '../../../ui/form/Form.js';
import { KeptValues } from '../../../ui/form/KeptValues.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import { markKeyUsed } from '../../../ui/controls/usedKeys.js';
import { messages } from './violationDecision.messages.js';
import { nameOfViolation } from '../list/nameOfViolation.js';
import { ViolationDraftsContext } from './ViolationDrafts.js';

/** Props of {@link ViolationAuditForm}. */
export interface ViolationAuditFormProps {
  violation: PolicyViolation;
  violationKey: ViolationKey;
  /** The project it is in; undefined where the server does not say. */
  projectId: string | undefined;
  /** Undefined: nothing was decided. */
  analysis: ViolationAnalysis | undefined;
}

/**
 * The form for the decision about a policy violation. Typed input is kept until it is saved or discarded,
 * whatever happens to the row.
 */
export function ViolationAuditForm(props: ViolationAuditFormProps) {
  const { violation, violationKey: key, projectId, analysis } = props;
  const { api } = useHost();
  const intl = useIntl();
  const saved = useMemo(() => violationDraftOf(analysis), [analysis]);
  const merged = useMergedEdit(saved);
  const [lastSent, setLastSent] = useState<ViolationDraft>();
  const write = async (draft: ViolationDraft) => {
    const { state, isSuppressed } = draft;
    const comment = draft.comment.trim();
    await updateViolationAnalysis(api, key, {
      analysisState: state,
      isSuppressed,
      ...(comment !== '' && { comment }),
    });
    return getViolationAnalysis(api, key);
  };
  const now = (decided: ViolationAnalysis | undefined) => [
    withData(violations.analysis(key), { analysis: decided }),
  ];
  const undo = useSave({
    save: (change: ViolationSteps) => restoreViolation(api, key, change),
    stale: () => violationsAudited(projectId),
    notice: () => intl.formatMessage(messages.undone, { name: nameOfViolation(violation) }),
    failed: (error) => ({
      title: intl.formatMessage(messages.notUndone, { name: nameOfViolation(violation) }),
      ...(error instanceof DecidedByOthers && { detail: intl.formatMessage(messages.decidedSince) }),
    }),
  });
  const { submit, isRunning } = useSave({
    save: async (draft: ViolationDraft) => {
      const current = violationDraftOf(await getViolationAnalysis(api, key));
      const after = merged(draft, { ...current, comment: '' });
      return { before: current, decided: await write(after) };
    },
    known: ({ decided }) => now(decided),
    stale: () => violationsAudited(projectId),
    saved: (_, draft) => setLastSent(draft),
    notice: ({ before, decided }) => {
      const after = violationDraftOf(decided);
      const isChanged = after.state !== before.state || after.isSuppressed !== before.isSuppressed;
      return {
        id: `violation-${violation.uuid}`,
        title: intl.formatMessage(messages.decided, { name: nameOfViolation(violation) }),
        // Comments stay in the trail.
        action: isChanged
          ? { label: intl.formatMessage(messages.undo), run: () => void undo.submit({ before, after }) }
          : undefined,
      };
    },
    refused: (error) =>
      error instanceof ContestedFields
        ? contestedErrors(intl, {
            ...error.theirs,
            ...('state' in error.theirs && { state: analysisStateText(intl, String(error.theirs.state)) }),
          })
        : undefined,
  });

  return (
    <Form<ViolationDraft>
      label={intl.formatMessage(messages.auditOf, { name: nameOfViolation(violation) })}
      initialValues={saved}
      validate={({ comment }) => {
        const character = unprintableIn(comment);
        return { comment: character && intl.formatMessage(messages.unprintable, { character }) };
      }}
      problemPlace="end"
      onSubmit={(draft) => (isRunning ? undefined : submit(draft))}
    >
      {(state) => (
        <AuditFields
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            markKeyUsed(event);
            state.submit();
          }}
        >
          <Keeper id={violation.uuid} state={state} lastSent={lastSent} />
          <FormSelect
            name="state"
            marksChange
            label={intl.formatMessage(messages.analysis)}
            options={statesWith(saved.state).map((value) => ({
              value,
              label: analysisStateText(intl, value),
            }))}
          />
          <FormTextArea
            name="comment"
            rows={1}
            isOptional
            label={intl.formatMessage(messages.comment)}
            placeholder={intl.formatMessage(messages.commentPlaceholder)}
            dir="auto"
          />
          <AuditFoot>
            <FormSwitch name="isSuppressed" label={intl.formatMessage(messages.suppress)} />
            <AuditButtons>
              {state.isDirty && (
                <Button variant="quiet" onClick={() => discard(state, saved)}>
                  <Message {...messages.discard} />
                </Button>
              )}
              <Button
                type="submit"
                variant="primary"
                isBusy={isRunning}
                busyLabel={<Message {...messages.saving} />}
              >
                <Message {...messages.save} />
              </Button>
            </AuditButtons>
          </AuditFoot>
        </AuditFields>
      )}
    </Form>
  );
}

/** Those to choose from, and the one that a newer server has. */
function statesWith(current: string): readonly string[] {
  const known: readonly string[] = VIOLATION_ANALYSIS_STATES;
  return known.includes(current) ? known : [...known, current];
}

/** Field by field: resetting a form that keeps what was typed would keep it. */
function discard({ change }: FormState<ViolationDraft>, saved: ViolationDraft) {
  for (const name of Object.keys(saved) as (keyof ViolationDraft)[]) change(name, saved[name]);
}

/** Keeps what is typed with the drafts of the list, and takes away a comment that is in the trail by now. */
function Keeper(props: {
  id: string;
  state: FormState<ViolationDraft>;
  lastSent: ViolationDraft | undefined;
}) {
  const { id, state, lastSent } = props;
  const drafts = useContext(ViolationDraftsContext);
  const { values, change } = state;
  const keep = useCallback((draft: ViolationDraft | undefined) => drafts.set(id, draft), [drafts, id]);
  useLayoutEffect(() => {
    if (lastSent && values.comment === lastSent.comment) change('comment', '');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [lastSent]);
  return <KeptValues state={state} kept={drafts.get(id)} onKeep={keep} />;
}
