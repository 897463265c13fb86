import { useCallback, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { FindingList } from '../../../api/findings.js';
import * as analyses from '../../../data/resources/analyses.js';
import { useResource, useResourceCache } from '../../../data/useResource.js';
import { isDecidedDraft } from '../../../domain/findings/appliedDecision.js';
import { draftOf, type AuditDraft } from '../../../domain/findings/auditDraft.js';
import type { BulkChange } from '../../../domain/findings/bulkDraft.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { Analysis, AnalysisComment } from '../../../schema/analysis.js';
import type { AnalysisState } from '../../../schema/enumerations.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { useHasRendered } from '../../../ui/hooks/useHasRendered.js';
import type { StartApplying } from '../apply/useApplying.js';
import { OverriddenRating } from '../rescoring/OverriddenRating.js';
import { messages as rescoringMessages } from '../rescoring/rescoring.messages.js';
import { useRescoring } from '../rescoring/useRescoring.js';
import { VectorNotes } from '../rescoring/VectorNotes.js';
import { AuditForm, type AuditFormHandle } from './AuditForm.js';
import { AuditTrail } from '../../decision/index.js';
import { detailMessages as messages } from './FindingDetail.messages.js';
import { FindingFacts, FindingTitle } from './FindingFacts.js';
import { OthersDecided } from './OthersDecided.js';
import { PartFailed } from '../../../data/PartFailed.js';
import { useIsUnsaved } from '../audit/useIsUnsaved.js';
import { analysisKeyOf } from '../../../data/analysisKeyOf.js';
import type { DetailFocus } from './AuditForm.js';

export type { DetailFocus } from './AuditForm.js';

/** Props of {@link FindingDetail}. */
export interface FindingDetailProps {
  row: FindingRow;
  /** The source of the long texts. */
  texts: Pick<FindingList, 'textsOf'>;
  /** All findings of the project. Absent: those of the component are requested where they matter. */
  findings?: readonly FindingRow[];
  isReadOnly: boolean;
  onSave: (row: FindingRow, draft: AuditDraft, known: Analysis | undefined) => Promise<Analysis>;
  /** Other findings of the component that mean the same vulnerability, listed in the same row. */
  others?: readonly FindingRow[];
  /** Asks to decide other findings as this one was; absent: nothing may be decided. */
  onDecideAlike?: (rows: readonly FindingRow[], decision: BulkChange) => void;
  /** Asks to apply the decision to other versions and projects; absent: nothing may be decided. */
  onApplyElsewhere?: StartApplying;
  /** A field to go to; a new object goes there again. */
  focus?: DetailFocus;
  /** True when it fills a sheet. The decision is then between the title and the facts. */
  isSheet?: boolean;
}

/** The content that opens below a finding: the facts, and beside them the decision. */
export function FindingDetail(props: FindingDetailProps) {
  const { row, texts, isReadOnly, onSave, others = NO_ROWS, onDecideAlike, focus, isSheet } = props;
  const { findings, onApplyElsewhere } = props;
  const intl = useIntl();
  const cache = useResourceCache();
  // The list has the state of everything that was ever recorded, even a lone comment. Requests for the others
  // would only put a 404 into the browser's log. Saving requests the decision again, so none made in the
  // meantime is overwritten.
  const isRecorded = row.state !== undefined || row.isSuppressed;
  const ref = analyses.one(analysisKeyOf(row));
  const resource = useResource<analyses.KnownAnalysis>(
    {
      ...ref,
      load: async (api, signal) =>
        isRecorded || cache.get(ref)?.analysis ? ref.load(api, signal) : { analysis: undefined },
    },
    { freshForMs: 10_000 },
  );
  const isUnknown = isRecorded && resource.status === 'ready' && resource.data.analysis === undefined;
  useEffect(() => {
    // A newer list shows that someone has decided since.
    if (isUnknown) cache.refresh(ref);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each decision that came
  }, [isRecorded]);
  const isLoading = resource.status === 'loading' && isRecorded;
  const { state, isSuppressed } = row;
  const listed = useMemo(
    (): Analysis => ({ analysisState: state as AnalysisState | undefined, isSuppressed }),
    [state, isSuppressed],
  );
  const analysis = resource.status === 'ready' ? resource.data.analysis : isLoading ? listed : undefined;
  const save = useCallback((draft: AuditDraft) => onSave(row, draft, analysis), [onSave, row, analysis]);
  // The decision is what a row is opened for: it is on the screen before the rest of a large detail is drawn.
  const hasRendered = useHasRendered();

  const form = useRef<AuditFormHandle>(null);
  const rescoring = useRescoring(row, texts, isReadOnly || isLoading ? undefined : form);
  const noteOf = useCallback(
    (text: string) => <VectorNotes text={text} onOpen={rescoring.open} />,
    [rescoring.open],
  );

  const title = <FindingTitle row={row} texts={texts} isIdentified={isSheet} />;
  const facts = (
    <Facts>
      {hasRendered && (
        <>
          {!isSheet && title}
          <FindingFacts row={row} texts={texts} findings={findings} onCalculate={rescoring.open} />
        </>
      )}
    </Facts>
  );
  // In the order in which it is seen, so that Tab and screen readers go the same way.
  return (
    <Frame data-sheet={isSheet || undefined}>
      {isSheet ? <Main>{title}</Main> : facts}
      <Side>
        {resource.status === 'failed' ? (
          <PartFailed title={<Message {...messages.trailFailed} />} resource={resource} />
        ) : (
          <>
            <AuditForm
              row={row}
              analysis={analysis}
              isLoading={isLoading}
              isReadOnly={isReadOnly}
              onSave={save}
              focus={focus}
              handle={form}
              noteOf={noteOf}
            />
            {onDecideAlike && !isLoading && (
              <OthersDecided row={row} others={others} analysis={analysis} onDecideAlike={onDecideAlike} />
            )}
            <Ways>
              {!isReadOnly && (
                <Button
                  size="small"
                  icon="edit"
                  opens
                  disabledReason={isLoading ? intl.formatMessage(messages.loading) : undefined}
                  onClick={() => rescoring.open(undefined)}
                >
                  <Message {...rescoringMessages.open} />
                </Button>
              )}
              {onApplyElsewhere && (
                <ApplyElsewhere
                  row={row}
                  analysis={analysis}
                  isLoading={isLoading}
                  onApply={() => onApplyElsewhere([row])}
                />
              )}
              {rescoring.isAdded && (
                <Hint role="status">
                  <Message {...rescoringMessages.added} />
                </Hint>
              )}
            </Ways>
            {analysis && <OverriddenRating analysis={analysis} onOpen={rescoring.open} />}
            {isLoading && <LoadingRows rows={3} />}
            {hasRendered && !isLoading && (
              <AuditTrail comments={analysis?.analysisComments ?? NONE} noteOf={noteOf} />
            )}
          </>
        )}
      </Side>
      {isSheet && facts}
      {rescoring.dialog}
    </Frame>
  );
}

/** The way to the same finding in other versions; says why there is nothing to apply. */
function ApplyElsewhere(props: {
  row: FindingRow;
  analysis: Analysis | undefined;
  isLoading: boolean;
  onApply: () => void;
}) {
  const { row, analysis, isLoading, onApply } = props;
  const intl = useIntl();
  const isUnsaved = useIsUnsaved(row);
  const problem = isLoading
    ? messages.loading
    : isUnsaved
      ? messages.saveBeforeApply
      : isDecidedDraft(draftOf(analysis))
        ? undefined
        : messages.nothingToApply;
  return (
    <Button
      size="small"
      icon="copy"
      opens
      disabledReason={problem && intl.formatMessage(problem)}
      onClick={onApply}
    >
      <Message {...messages.applyElsewhere} />
    </Button>
  );
}

const NONE: readonly AnalysisComment[] = [];
const NO_ROWS: readonly FindingRow[] = [];

// Lengths follow the width of the table by a unit, not by a query: a rule in a query that arrives while the
// page is in use makes browsers check every element again, and this one arrives with the first row that is
// opened.
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Main = styled.div`
  box-sizing: border-box;
  display: flex;
  flex: 1 1 100%;
  flex-direction: column;
  gap: ${theme.space.lg};
  min-inline-size: 0;
  padding: clamp(${theme.space.md}, 1.6cqi, ${theme.space.lg}) clamp(${theme.space.md}, 2cqi, 20px);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
`;

const Hint = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

/**
 * The facts about a finding. The form is beside them, and below them where a window is too narrow for both.
 */
const Facts = styled(Main)`
  flex: 999 1 min(100%, 320px);
  [data-sheet] > & {
    flex-basis: 100%;
  }
`;

const Side = styled(Main)`
  flex: 1 0 min(100%, clamp(320px, 36cqi, 372px));
  border-inline-start: 1px solid ${theme.color.border.subtle};
  [data-sheet] > & {
    flex-basis: 100%;
    border-inline-start: 0;
    border-block: 1px solid ${theme.color.border.subtle};
  }
`;
