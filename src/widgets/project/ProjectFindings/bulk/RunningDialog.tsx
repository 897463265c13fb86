import { useSyncExternalStore } from 'react';
import { phaseOf } from '../../../../data/saveRun.js';
import type { RunView } from '../../../../data/SaveRunner.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import { RunProgress } from '../../../../panel/RunProgress.js';
import { Button } from '../../../../ui/Button.js';
import { Dialog } from '../../../../ui/Dialog.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';

/** Says how far a change of many findings is, or its undoing; stops it, and goes on where it has paused. */
export function RunningDialog(props: { runner: RunView; isUndo: boolean }) {
  const { runner, isUndo } = props;
  const intl = useIntl();
  const run = useSyncExternalStore(runner.subscribe, runner.getSnapshot);
  const title = isUndo ? messages.undoing : messages.running;
  return (
    <Dialog
      title={<Message {...title} values={{ count: run.total }} />}
      // What is not begun stays selected, so nothing is lost by leaving.
      onClose={runner.stop}
      foot={
        <Button
          data-autofocus=""
          isBusy={phaseOf(run) === 'stopping'}
          busyLabel={<Message {...messages.stopping} />}
          onClick={runner.stop}
        >
          <Message {...messages.stop} />
        </Button>
      }
    >
      <RunProgress runner={runner} label={intl.formatMessage(title, { count: run.total })} />
    </Dialog>
  );
}
