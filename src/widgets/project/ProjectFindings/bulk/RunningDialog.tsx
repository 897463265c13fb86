import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { errorText } from '../../../../data/errorText.js';
import { phaseOf } from '../../../../data/saveRun.js';
import type { RunView } from '../../../../data/SaveRunner.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import { Button } from '../../../../ui/Button.js';
import { Dialog } from '../../../../ui/Dialog.js';
import { ProgressBar } from '../../../../ui/ProgressBar.js';
import { InlineNotice } from '../../../../ui/states.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';

/** Says how far a change of many findings is, or its undoing; stops it, and goes on where it has paused. */
export function RunningDialog(props: { runner: RunView; isUndo: boolean }) {
  const { runner, isUndo } = props;
  const intl = useIntl();
  const run = useSyncExternalStore(runner.subscribe, runner.getSnapshot);
  const phase = phaseOf(run);
  const counts = { done: run.done.length, total: run.total, refused: run.refused.length };
  const text = intl.formatMessage(messages.progress, counts);
  const title = isUndo ? messages.undoing : messages.running;
  return (
    <Dialog
      title={<Message {...title} values={{ count: run.total }} />}
      // What is not begun stays selected, so nothing is lost by leaving.
      onClose={runner.stop}
      foot={
        <Button
          data-autofocus=""
          isBusy={phase === 'stopping'}
          busyLabel={<Message {...messages.stopping} />}
          onClick={runner.stop}
        >
          <Message {...messages.stop} />
        </Button>
      }
    >
      <ProgressBar
        label={intl.formatMessage(title, { count: run.total })}
        value={counts.done + counts.refused}
        max={counts.total}
        valueText={text}
      />
      <Progress>{text}</Progress>
      {phase === 'waiting' && (
        <InlineNotice
          tone="warning"
          role="alert"
          title={<Message {...messages.waiting} />}
          actions={
            <Button size="small" onClick={runner.resume}>
              <Message {...messages.continue} />
            </Button>
          }
        >
          {errorText(intl, run.obstacle).title}
        </InlineNotice>
      )}
    </Dialog>
  );
}

const Progress = styled.span`
  font-variant-numeric: tabular-nums;
`;
