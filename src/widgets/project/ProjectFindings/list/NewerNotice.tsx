import { Message } from '../../../../i18n/index.js';
import { Button } from '../../../../ui/controls/Button.js';
import { InlineNotice } from '../../../../ui/layout/states.js';
import { newerMessages as messages } from './NewerNotice.messages.js';
import type { NewerFindings } from './useFindings.js';

/** The notice that newer findings have arrived and wait. Rows never move automatically. */
export function NewerNotice({ newer, onShow }: { newer: NewerFindings; onShow: () => void }) {
  return (
    <InlineNotice
      role="status"
      title={<NewerSentence {...newer} />}
      actions={
        <Button size="small" onClick={onShow}>
          <Message {...messages.showNewer} />
        </Button>
      }
    />
  );
}

function NewerSentence({ added, removed }: NewerFindings) {
  if (added > 0 && removed > 0) return <Message {...messages.newerBoth} values={{ added, removed }} />;
  if (added > 0) return <Message {...messages.newerAdded} values={{ added }} />;
  if (removed > 0) return <Message {...messages.newerRemoved} values={{ removed }} />;
  return <Message {...messages.newerDecided} />;
}
