import { errorText } from '../../../data/errorText.js';
import { useRunProgress } from '../../../data/useSaveMany.js';
import { Message, useIntl } from '../../../i18n/index.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { Button } from '../../../ui/controls/Button.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { findingMessages as messages } from './ComparedFindings.messages.js';
import type { useWholeDecisions } from './useWholeDecisions.js';

/** Says that decisions are compared by what lists show of them, and compares the rest. Nothing once that is done. */
export function WholeDecisions({ whole }: { whole: ReturnType<typeof useWholeDecisions> }) {
  const { open, compare, run, stop, error } = whole;
  const intl = useIntl();
  const progress = useRunProgress(run?.view);
  if (run && progress) {
    return (
      <InlineNotice
        role="status"
        actions={
          <Button size="small" onClick={stop}>
            <Message {...actionMessages.stop} />
          </Button>
        }
      >
        <Message {...messages.comparing} values={{ done: progress.answered, total: progress.total }} />
      </InlineNotice>
    );
  }
  if (open.length === 0) return null;
  return (
    <InlineNotice
      tone={error === undefined ? 'info' : 'warning'}
      actions={
        <Button size="small" onClick={compare}>
          <Message {...messages.compareWhole} values={{ count: open.length }} />
        </Button>
      }
    >
      {error === undefined ? <Message {...messages.comparedInPart} /> : errorText(intl, error).title}
    </InlineNotice>
  );
}
