import type { ReactNode } from 'react';
import { Message } from '../../i18n/index.js';
import * as messages from './justification.messages.js';
import { Button } from '../../ui/controls/Button.js';
import { InlineNotice } from '../../ui/layout/states.js';

/** Warns that something is marked as not affected without a justification. */
export function JustificationMissing(props: {
  /** Names the item without a justification. */
  title: ReactNode;
  /** Leads to where it is chosen; absent: that is elsewhere. */
  onChoose?: () => void;
}) {
  const { title, onChoose } = props;
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title={title}
      actions={
        onChoose && (
          <Button size="small" onClick={onChoose}>
            <Message {...messages.chooseJustification} />
          </Button>
        )
      }
    >
      <Message {...messages.justificationAdvice} />
    </InlineNotice>
  );
}
