import { useContext, useMemo, useState } from 'react';
import { getViolationAnalysis, type ViolationKey } from '../../../api/violations.js';
import { DecidedByOthers } from '../../../data/changeDecision.js';
import { restoreViolation, writeViolation, type ViolationSteps } from '../../../data/changeViolation.js';
import { withData } from '../../../data/cacheChange.js';
import { violationsAudited } from '../../../data/resources/changes.js';
import * as violations from '../../../data/resources/violations.js';
import { ContestedFields, useMergedEdit } from '../../../data/useMergedEdit.js';
import { useSave } from '../../../data/useSave.js';
import { unprintableIn } from '../../../domain/findings/auditDraft.js';
import { isSameViolationDecision } from '../../../domain/policy/violationChange.js';
import {
  VIOLATION_ANALYSIS_STATES,
  violationDraftOf,
  type ViolationDraft,
} from '../../../domain/policy/violationDraft.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { AuditFields } from '../../decision/index.js';
import { contestedErrors } from '../../../frames/facts/contestedErrors.js';
import { analysisStateText } from '../../vocabulary/index.js';
import type { PolicyViolation, ViolationAnalysis } from '../../../schema/violation.js';
import { FormSelect, FormSwitch, FormTextArea } from '../../../ui/form/fields.js';
import { Form, type FormState } from '../../../ui/form/Form.js';
import { KeptValues } from '../../../ui/form/KeptValues.js';
import { RowFormFoot } from '../../../ui/form/RowFormFoot.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import { markKeyUsed } from '../../../ui/controls/usedKeys.js';
import { messages } from './violationDecision.messages.js';
import { nameOfViolation } from '../list/nameOfViolation.js';
import { ViolationDraftsContext } from './ViolationDraftsContext.js';

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
      await writeViolation(api, key, merged(draft, { ...current, comment: '' }));
      return { before: current, decided: await getViolationAnalysis(api, key) };
    },
    known: ({ decided }) => [withData(violations.analysis(key), { analysis: decided })],
    stale: () => violationsAudited(projectId),
    saved: (_, draft) => setLastSent(draft),
    notice: ({ before, decided }) => {
      const after = violationDraftOf(decided);
      return {
        id: `violation-${violation.uuid}`,
        title: intl.formatMessage(messages.decided, { name: nameOfViolation(violation) }),
        // Comments stay in the trail.
        action: isSameViolationDecision(before, after)
          ? undefined
          : { label: intl.formatMessage(messages.undo), run: () => void undo.submit({ before, after }) },
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
          <RowFormFoot
            state={state}
            saved={saved}
            isSaving={isRunning}
            start={<FormSwitch name="isSuppressed" label={intl.formatMessage(messages.suppress)} />}
          />
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

/** Keeps what is typed with the drafts of the list, and takes away a comment that is in the trail by now. */
function Keeper(props: {
  id: string;
  state: FormState<ViolationDraft>;
  lastSent: ViolationDraft | undefined;
}) {
  const { id, state, lastSent } = props;
  const drafts = useContext(ViolationDraftsContext);
  const { values, change } = state;
  useLayoutEffect(() => {
    if (lastSent && values.comment === lastSent.comment) change('comment', '');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [lastSent]);
  return <KeptValues state={state} drafts={drafts} id={id} />;
}
