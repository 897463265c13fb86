import type { HostProps } from '../../../host/types.js';
import { useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { useProjectLookup } from '../../useProjectLookup.js';
import { messages } from '../../../entities/bom/bomUpload.messages.js';
import type { BomUploadDialogProps } from './BomUploadDialog.js';
import { namesOf } from '../../../entities/bom/namesOf.js';
import { FindingsLink } from '../../../entities/bom/UploadActions.js';
import { UploadWindow } from '../../../entities/bom/UploadWindow.js';
import { useBomScreens } from './useBomScreens.js';
import { useBomUpload } from './useBomUpload.js';

/** The content that {@link BomUploadDialog} loads when it is rendered. */
export function BomUploadWindow(props: Omit<BomUploadDialogProps, keyof HostProps>) {
  const { project, maxBytes, file, onClose, onBomProcessed } = props;
  const { name, version } = namesOf(project);
  const { projectId, problem } = useProjectLookup(project);
  const intl = useIntl();
  const text = name === undefined ? undefined : projectText({ name, version });
  const upload = useBomUpload({ projectId, projectText: text, maxBytes, onBomProcessed });
  const screens = useBomScreens(maxBytes, projectId, () => {
    upload.job.reset();
    onClose();
  });
  return (
    <UploadWindow
      {...upload}
      title={intl.formatMessage(messages.title)}
      subtitle={text}
      screens={screens}
      file={file}
      isWaiting={projectId === undefined}
      problem={problem}
      next={(close) => projectId !== undefined && <FindingsLink projectId={projectId} onClose={close} />}
      onClose={onClose}
    />
  );
}
