import type { BulkChange } from '../../../domain/findings/bulkDraft.js';
import { decisionOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { Analysis } from '../../../schema/analysis.js';
import { Button } from '../../../ui/controls/Button.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { detailMessages as messages } from './FindingDetail.messages.js';

/** Props of {@link OthersDecided}. */
export interface OthersDecidedProps {
  row: FindingRow;
  /** Those that mean the same vulnerability of the same component. */
  others: readonly FindingRow[];
  /** The decision about the row. */
  analysis: Analysis | undefined;
  onDecideAlike: (rows: readonly FindingRow[], decision: BulkChange) => void;
}

/**
 * Says which other names of a vulnerability were not decided as this one was: the server keeps a decision for each, so that one that
 * was dismissed comes back under another name. Nothing while this one is not decided, or all are decided alike.
 */
export function OthersDecided({ row, others, analysis, onDecideAlike }: OthersDecidedProps) {
  const intl = useIntl();
  const { analysisState: state, isSuppressed = false } = analysis ?? {};
  const isDecided = isSuppressed || (state !== undefined && state !== 'NOT_SET');
  const own = decisionOf(row);
  const different = others.filter((other) => decisionOf(other) !== own);
  if (!isDecided || different.length === 0) return null;
  const names = intl.formatList(different.map(({ vulnerability }) => vulnerability.vulnId));
  return (
    <InlineNotice
      tone="warning"
      title={intl.formatMessage(messages.othersDecided, { names, count: different.length })}
      actions={
        <Button
          size="small"
          opens
          onClick={() =>
            onDecideAlike(different, {
              state,
              justification: analysis?.analysisJustification,
              response: analysis?.analysisResponse,
              isSuppressed,
              comment: '',
            })
          }
        >
          <Message {...messages.decideAlike} />
        </Button>
      }
    />
  );
}
