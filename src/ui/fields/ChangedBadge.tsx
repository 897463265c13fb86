import { Message } from '../../i18n/index.js';
import { Badge } from '../controls/Badge.js';
import { messages } from './Field.messages.js';

/** The value differs from the saved one. */
export function ChangedBadge() {
  return (
    <Badge tone="info">
      <Message {...messages.changed} />
    </Badge>
  );
}
