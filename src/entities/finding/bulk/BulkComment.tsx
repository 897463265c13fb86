import { unprintableIn } from '../../../domain/findings/auditDraft.js';
import type { BulkChange } from '../../../domain/findings/bulkDraft.js';
import { useIntl } from '../../../i18n/index.js';
import { TextArea } from '../../../ui/fields/TextArea.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';

/** The comment that every changed finding gets. */
export function BulkComment(props: { change: BulkChange; onChange: (change: BulkChange) => void }) {
  const { change, onChange } = props;
  const intl = useIntl();
  const character = unprintableIn(change.comment);
  return (
    <TextArea
      label={intl.formatMessage(messages.comment)}
      isOptional
      hint={intl.formatMessage(messages.commentHint)}
      error={character && intl.formatMessage(messages.unprintable, { character })}
      value={change.comment}
      onValueChange={(comment) => onChange({ ...change, comment })}
    />
  );
}
