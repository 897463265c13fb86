import { VexUpload } from '../../../../entities/bom/vex/VexUpload.js';
import type { HostProps } from '../../../../host/types.js';
import { useProjectLookup } from '../../../useProjectLookup.js';
import type { VexUploadDialogProps } from '../VexUploadDialog.js';

/**
 * The content that {@link VexUploadDialog} loads when it is rendered: finds the project, and uploads to it.
 */
export function VexUploadWindow(props: Omit<VexUploadDialogProps, keyof HostProps>) {
  const { project, maxBytes, createWorker, onClose, onVexProcessed } = props;
  const { projectId, problem } = useProjectLookup(project);
  return (
    <VexUpload
      projectId={projectId}
      problem={problem}
      project={project}
      maxBytes={maxBytes}
      createWorker={createWorker}
      onClose={onClose}
      onVexProcessed={onVexProcessed}
    />
  );
}
