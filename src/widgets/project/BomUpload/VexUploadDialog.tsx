import type { ProjectCoordinates } from '../../../api/findProject.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { deferred } from '../../../ui/later/deferred.js';
import type { VexOutcome } from '../../../entities/bom/vex/vexUploadJob.js';

/** Props of {@link VexUploadDialog}. @public */
export interface VexUploadDialogProps extends HostProps {
  /**
   * The project whose findings are decided about. Name and version are shown, and compared with those in the file; they are
   * loaded when there is no name. Without a `uuid` it is looked up, in the dialog, which takes `VIEW_PORTFOLIO`.
   */
  project: ProjectCoordinates | { uuid: string; name?: string; version?: string };
  /** The maximum file size in bytes. Larger files are rejected immediately. */
  maxBytes?: number;
  /** Makes the worker that reads long lists of findings, see `ProjectFindings`. @defaultValue the kit's own */
  createWorker?: () => Worker;
  /** Called when the user closes the dialog. A running upload continues. */
  onClose: () => void;
  /** Called when the server has processed the VEX. */
  onVexProcessed?: (event: VexProcessedEvent) => void;
}

/** A VEX was processed. @public */
export interface VexProcessedEvent {
  /** The changes that the VEX made. */
  outcome: VexOutcome;
}

/**
 * A dialog that uploads a VEX. It accepts a CycloneDX file with decisions, shows before the upload which
 * findings of the project it is about, and shows afterwards what changed. Render it while it is open, for
 * users with `VULNERABILITY_ANALYSIS`. After it is closed, the server continues to process the file, and a
 * notice reports the end.
 * @public
 */
export function VexUploadDialog(props: VexUploadDialogProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <VexUploadWindow {...own} />
    </Widget>
  );
}

// The upload is loaded by those who open it.
const VexUploadWindow = deferred(() =>
  import('./vex/VexUploadWindow.js').then((module) => module.VexUploadWindow),
);
