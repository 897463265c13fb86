import type { ProjectCoordinates } from '../../../api/findProject.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { deferred } from '../../../ui/later/deferred.js';
import type { BomProcessedEvent } from './BomUpload.js';

/** Props of {@link BomUploadDialog}. @public */
export interface BomUploadDialogProps extends HostProps {
  /**
   * The project that gets the BOM; name and version are shown. Without a `uuid` it is looked up, in the dialog, which takes
   * `VIEW_PORTFOLIO`.
   */
  project: ProjectCoordinates | { uuid: string; name?: string; version?: string };
  /** The maximum file size in bytes. Larger files are rejected immediately. */
  maxBytes?: number;
  /** A file that was dropped or picked already. */
  file?: File;
  /** Called when the user closes the dialog. A running upload continues. */
  onClose: () => void;
  /** Called when the server has processed the BOM. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
}

/**
 * A dialog that uploads a BOM, for widgets that lead to it. Render it while it is open. After it is closed,
 * the server continues to process the file, and a notice reports the end.
 * @public
 */
export function BomUploadDialog(props: BomUploadDialogProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <BomUploadWindow {...own} />
    </Widget>
  );
}

// The upload is loaded by those who open it.
const BomUploadWindow = deferred(() =>
  import('./BomUploadWindow.js').then((module) => module.BomUploadWindow),
);
