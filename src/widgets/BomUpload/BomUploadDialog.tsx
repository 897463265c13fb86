import { useEffect } from 'react';
import { splitHostProps } from '../../host/KitProvider.js';
import type { HostProps } from '../../host/types.js';
import { Widget } from '../../host/Widget.js';
import { Message } from '../../i18n/index.js';
import { projectText } from '../../parts/ProjectLink.js';
import { Dialog } from '../../ui/Dialog.js';
import { BomUploadActions, CopyProblems } from './BomUploadActions.js';
import { messages } from './BomUpload.messages.js';
import type { BomProcessedEvent } from './BomUpload.js';
import { BomUploadSteps } from './BomUploadSteps.js';
import { useBomUpload } from './useBomUpload.js';

/** Props of {@link BomUploadDialog}. @public */
export interface BomUploadDialogProps extends HostProps {
  /** The project that gets the BOM; name and version are shown. */
  project: { uuid: string; name?: string; version?: string };
  /** Larger files are refused at once. */
  maxBytes?: number;
  /** A file that was dropped or picked already. */
  file?: File;
  /** Called when the user closes it; a running upload goes on. */
  onClose: () => void;
  /** Called when the server has processed the BOM. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
}

/**
 * The upload of a BOM over the page, for widgets that lead to it. Draw it while it is open. What the server works on
 * goes on after it is closed, and ends with a notice.
 * @public
 */
export function BomUploadDialog(props: BomUploadDialogProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

function View(props: Omit<BomUploadDialogProps, keyof HostProps>) {
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
