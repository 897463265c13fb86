import { Button } from '../ui/Button.js';
import { InlineNotice } from '../ui/states.js';
import type { Notice } from './types.js';

/** The last result of a widget whose host has no place for results: above the widget, until dismissed. */
export function LastNotice(props: { notice: Notice; onDismiss: () => void }) {
  const { notice, onDismiss } = props;
  const { kind, title, detail, action } = notice;
  const run = () => {
    onDismiss();
    action?.run();
  };
  return (
    <InlineNotice
      tone={kind === 'failure' ? 'danger' : kind}
      role={kind === 'failure' ? 'alert' : 'status'}
      title={title}
      actions={
        action && (
          <Button size="small" onClick={run}>
            {action.label}
          </Button>
        )
      }
      onDismiss={onDismiss}
    >
      {detail}
    </InlineNotice>
  );
}
