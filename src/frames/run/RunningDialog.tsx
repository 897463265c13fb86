import { useSyncExternalStore } from 'react';
import { phaseOf } from '../../data/saveRun.js';
import type { RunView } from '../../data/SaveRunner.js';
import { Message, useIntl } from '../../i18n/index.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { Button } from '../../ui/controls/Button.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { textOf, type ListMessage } from '../list/listText.js';
import { messages } from './run.messages.js';
import { RunProgress } from './RunProgress.js';

/** Props of {@link RunningDialog}. */
export interface RunningDialogProps {
  runner: RunView;
  /** What is being done to how many: `count`. */
  title: ListMessage;
}

/** Says how far a change of many is, or its undoing; stops it, and goes on where it has paused. */
export function RunningDialog({ runner, title }: RunningDialogProps) {
  const run = useSyncExternalStore(runner.subscribe, runner.getSnapshot);
  const name = textOf(useIntl(), title, { count: run.total });
  return (
    <Dialog
      title={name}
      // What is not begun stays as it was, so nothing is lost by leaving.
      onClose={runner.stop}
      foot={
        <Button
          data-autofocus=""
          isBusy={phaseOf(run) === 'stopping'}
          busyLabel={<Message {...messages.stopping} />}
          onClick={runner.stop}
        >
          <Message {...actionMessages.stop} />
        </Button>
      }
    >
      <RunProgress runner={runner} label={name} />
    </Dialog>
  );
}
