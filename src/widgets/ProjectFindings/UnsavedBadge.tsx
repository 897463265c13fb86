import { Message } from '../../i18n/index.js';
import { Badge } from '../../ui/Badge.js';
import { unsavedMessages as messages } from './UnsavedBadge.messages.js';

/** Something was typed and not saved. */
export function UnsavedBadge() {
  return (
    <Badge tone="warning">
      <Message {...messages.unsaved} />
    </Badge>
  );
}
