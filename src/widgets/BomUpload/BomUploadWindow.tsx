import { useEffect } from 'react';
import type { HostProps } from '../../host/types.js';
import { Message } from '../../i18n/index.js';
import { projectText } from '../../parts/ProjectLink.js';
import { Dialog } from '../../ui/Dialog.js';
import { BomUploadActions, CopyProblems } from './BomUploadActions.js';
import { messages } from './BomUpload.messages.js';
import type { BomUploadDialogProps } from './BomUploadDialog.js';
import { BomUploadSteps } from './BomUploadSteps.js';
import { useBomUpload } from './useBomUpload.js';

/** What {@link BomUploadDialog} loads when it is drawn. */
export function BomUploadWindow(props: Omit<BomUploadDialogProps, keyof HostProps>) {
  const { project, maxBytes, file, onClose, onBomProcessed } = props;
  const { uuid, name, version } = project;
  const text = name === undefined ? undefined : projectText({ name, version });
  const { state, job } = useBomUpload({ projectId: uuid, projectText: text, maxBytes, onBomProcessed });

  useEffect(() => {
    if (file) job.choose(file);
  }, [file, job]);

  const { step } = state;
  const close = () => {
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
      <BomUploadSteps state={state} job={job} maxBytes={maxBytes} isDialog />
    </Dialog>
  );
}
