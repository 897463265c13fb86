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
  /** The change and the number of items: `count`. */
  title: ListMessage;
}

/** Shows the progress of a change of many items, or of its undo, stops it, and resumes it after a pause. */
export function RunningDialog({ runner, title }: RunningDialogProps) {
  const run = useSyncExternalStore(runner.subscribe, runner.getSnapshot);
  const name = textOf(useIntl(), title, { count: run.total });
  return (
    <Dialog
      title={name}
      // Items that were not started are unchanged, so nothing is lost by leaving.
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
