import { useEffect, useState } from 'react';
import type { HostProps } from '../../host/types.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import { projectText } from '../../parts/ProjectLink.js';
import { Dialog } from '../../ui/Dialog.js';
import { Button } from '../../ui/Button.js';
import { InlineNotice } from '../../ui/states.js';
import { BomUploadActions, CopyProblems } from './BomUploadActions.js';
import { messages } from './BomUpload.messages.js';
import type { BomUploadDialogProps } from './BomUploadDialog.js';
import type { BomUploadState } from './bomUploadJob.js';
import { Column } from './BomUpload.styles.js';
import { BomUploadSteps } from './BomUploadSteps.js';
import { useBomUpload } from './useBomUpload.js';

/** What {@link BomUploadDialog} loads when it is drawn. */
export function BomUploadWindow(props: Omit<BomUploadDialogProps, keyof HostProps>) {
  const { project, maxBytes, file, onClose, onBomProcessed } = props;
  const { uuid, name, version } = project;
  const { notify } = useHost();
  const intl = useIntl();
  const text = name === undefined ? undefined : projectText({ name, version });
  const { state, job } = useBomUpload({ projectId: uuid, projectText: text, maxBytes, onBomProcessed });

  // A file that comes while another is on its way waits for its turn.
  const [waiting, setWaiting] = useState(() => (hasEnded(state) ? undefined : file));
  const [given, setGiven] = useState(file);
  if (given !== file) {
    setGiven(file);
    setWaiting(hasEnded(state) ? undefined : file);
  }
  const taken = waiting ? undefined : file;
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
    // A processing goes on and keeps its place; everything else ends here.
    job.reset();
    onClose();
  };
  return (
    <Dialog
      title={<Message {...(step === 'processing' ? messages.processingTitle : messages.title)} />}
      subtitle={<bdi>{text}</bdi>}
      onClose={close}
      isBusy={step === 'uploading'}
      footStart={<CopyProblems state={state} />}
      foot={<BomUploadActions state={state} job={job} projectId={uuid} onClose={close} />}
    >
      <Column>
        {waiting && (
          <Waiting name={waiting.name} onTake={hasEnded(state) ? () => setWaiting(undefined) : undefined} />
        )}
        <BomUploadSteps state={state} job={job} maxBytes={maxBytes} isDialog />
      </Column>
    </Dialog>
  );
}

/** Whether nothing is on its way that another file would take the place of. */
function hasEnded({ step }: BomUploadState): boolean {
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
