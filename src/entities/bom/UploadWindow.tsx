import { useEffect, useState, type ReactNode } from 'react';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { Button } from '../../ui/controls/Button.js';
import { InlineNotice, LoadingRows } from '../../ui/layout/states.js';
import { usePassFocusOn } from '../../ui/focus/usePassFocusOn.js';
import { messages } from './bomUpload.messages.js';
import { Column } from './upload.styles.js';
import { CopyProblems, UploadActions } from './UploadActions.js';
import type { UploadJob, UploadState } from './uploadJob.js';
import { UploadSteps, type UploadScreens } from './UploadSteps.js';

/** Props of {@link UploadWindow}. */
export interface UploadWindowProps<Outcome> {
  state: UploadState<Outcome>;
  job: UploadJob<Outcome>;
  title: string;
  /** Name and version of the project. */
  subtitle: string | undefined;
  screens: UploadScreens<Outcome>;
  /** A file that was dropped or picked already. */
  file?: File;
  /** True when the project is not known: it is being looked up, or cannot be loaded. */
  isWaiting: boolean;
  /** Why it cannot be had. */
  problem: ReactNode;
  /** The next steps after processing. Gets a function that closes the window. */
  next?: (close: () => void) => ReactNode;
  onClose: () => void;
}

/** An upload in a dialog. */
export function UploadWindow<Outcome>(props: UploadWindowProps<Outcome>) {
  const { title, subtitle, screens, file, isWaiting, problem, state, job, next, onClose } = props;
  const { notify } = useHost();
  const intl = useIntl();
  const passFocusOn = usePassFocusOn();

  // A file that comes while another is on its way waits for its turn.
  const [waiting, setWaiting] = useState(() => (hasEnded(state) ? undefined : file));
  const [given, setGiven] = useState({ file, job });
  if (given.file !== file || given.job !== job) {
    setGiven({ file, job });
    setWaiting(hasEnded(state) ? undefined : file);
  }
  const taken = waiting || isWaiting ? undefined : file;
  useEffect(() => {
    if (taken) job.choose(taken);
  }, [taken, job]);

  const { step } = state;
  const close = () => {
    if (waiting) {
      notify({
        kind: 'info',
        title: intl.formatMessage(messages.notTaken, { name: waiting.name }),
        detail: intl.formatMessage(messages.notTakenAdvice),
      });
    }
    // Processing continues and keeps its place. Everything else ends here.
    job.reset();
    onClose();
  };
  return (
    <Dialog
      title={step === 'processing' ? screens.processing : title}
      subtitle={<bdi>{subtitle}</bdi>}
      onClose={close}
      isBusy={step === 'uploading'}
      footStart={<CopyProblems state={state} />}
      foot={
        isWaiting ? (
          <span ref={passFocusOn}>
            <Button onClick={close}>
              <Message {...messages.close} />
            </Button>
          </span>
        ) : (
          <UploadActions state={state} job={job} fitOf={screens.fitOf} next={next?.(close)} onClose={close} />
        )
      }
    >
      {isWaiting ? (
        (problem ?? <LoadingRows rows={5} />)
      ) : (
        <Column>
          {waiting && (
            <Waiting name={waiting.name} onTake={hasEnded(state) ? () => setWaiting(undefined) : undefined} />
          )}
          <UploadSteps state={state} job={job} screens={screens} isDialog />
        </Column>
      )}
    </Dialog>
  );
}

/** Returns true when nothing is in progress that another file would replace. */
function hasEnded({ step }: UploadState): boolean {
  return step !== 'uploading' && step !== 'processing' && step !== 'unfinished';
}

function Waiting(props: {
  name: string;
  /** Takes the file; absent while it has to wait. */
  onTake: (() => void) | undefined;
}) {
  const { name, onTake } = props;
  const intl = useIntl();
  return (
    <InlineNotice
      role="status"
      title={intl.formatMessage(onTake ? messages.isNext : messages.waits, { name })}
      actions={
        onTake && (
          <Button size="small" onClick={onTake}>
            <Message {...messages.takeNext} />
          </Button>
        )
      }
    >
      {!onTake && <Message {...messages.waitsAdvice} />}
    </InlineNotice>
  );
}
