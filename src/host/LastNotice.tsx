import { Button } from '../ui/controls/Button.js';
import { InlineNotice } from '../ui/layout/states.js';
import type { Notice, NoticeAction } from './types.js';

/** The last result of a widget whose host has no place for results: above the widget, until dismissed. */
export function LastNotice(props: { notice: Notice; onDismiss: () => void }) {
  const { notice, onDismiss } = props;
  const { kind, title, detail, action, secondAction } = notice;
  const button = ({ label, run }: NoticeAction) => (
    <Button
      size="small"
      onClick={() => {
        onDismiss();
        run();
      }}
    >
      {label}
    </Button>
  );
  return (
    <InlineNotice
      tone={kind === 'failure' ? 'danger' : kind}
      role={kind === 'failure' ? 'alert' : 'status'}
      title={title}
      actions={
        (action || secondAction) && (
          <>
            {action && button(action)}
            {secondAction && button(secondAction)}
          </>
        )
      }
      onDismiss={onDismiss}
    >
      {detail}
    </InlineNotice>
  );
}
