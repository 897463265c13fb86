import { useSyncExternalStore } from 'react';
import { phaseOf } from '../../data/saveRun.js';
import type { RunView } from '../../data/SaveRunner.js';
import { Message } from '../../i18n/index.js';
import { stopping } from './decisionRun.messages.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { Button } from '../../ui/controls/Button.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { RunProgress } from './RunProgress.js';

/** Props of {@link RunningDialog}. */
export interface RunningDialogProps {
  runner: RunView;
  /** What is being done to how many. */
  titleOf: (total: number) => string;
}

/** Says how far a change of many is, or its undoing; stops it, and goes on where it has paused. */
export function RunningDialog({ runner, titleOf }: RunningDialogProps) {
  const run = useSyncExternalStore(runner.subscribe, runner.getSnapshot);
  const title = titleOf(run.total);
  return (
    <Dialog
      title={title}
      // What is not begun stays selected, so nothing is lost by leaving.
      onClose={runner.stop}
      foot={
        <Button
          data-autofocus=""
          isBusy={phaseOf(run) === 'stopping'}
          busyLabel={<Message {...stopping} />}
          onClick={runner.stop}
        >
          <Message {...actionMessages.stop} />
        </Button>
      }
    >
      <RunProgress runner={runner} label={title} />
    </Dialog>
  );
}
