import type { RunView } from '../../../data/SaveRunner.js';
import { useIntl } from '../../../i18n/index.js';
import { RunningDialog as SharedDialog } from '../../../frames/run/RunningDialog.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';

/** Says how far a change of many findings is, or its undoing. */
export function RunningDialog({ runner, isUndo }: { runner: RunView; isUndo: boolean }) {
  const intl = useIntl();
  const title = isUndo ? messages.undoing : messages.running;
  return <SharedDialog runner={runner} titleOf={(count) => intl.formatMessage(title, { count })} />;
}
