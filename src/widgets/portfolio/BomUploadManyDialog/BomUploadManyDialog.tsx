import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { deferred } from '../../../ui/later/deferred.js';

/** Props of {@link BomUploadManyDialog}. @public */
export interface BomUploadManyDialogProps extends HostProps {
  /** Files that were dropped or picked already; more can be added. */
  files?: readonly File[];
  /**
   * The maximum file size in bytes. Larger files are rejected immediately. When absent, the server decides.
   */
  maxBytes?: number;
  /**
   * Called when the user closes the dialog. The server continues to process the files it has received, and a
   * notice reports the end.
   */
  onClose: () => void;
  /** Called when the server is done with what was sent together. */
  onBomsProcessed?: (event: BomsProcessedEvent) => void;
  /**
   * Called when leaving the page would start to lose files that are unsent or still being sent, and again
   * when it no longer would. A host asks for confirmation before it leaves the page then.
   */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
}

/** BOMs that the server took. @public */
export interface BomsProcessedEvent {
  /** One entry for each file, except those that the server rejected. */
  boms: readonly ProcessedBom[];
}

/** A BOM that the server took, and what became of it. @public */
export interface ProcessedBom {
  /** Name of the file. */
  fileName: string;
  /** Name of the project. */
  name: string;
  /** Version of the project; absent where it has none. */
  version?: string;
  /** UUID of the project; absent where the user may not see it. */
  projectId?: string;
  /** Receipt of the upload. */
  token: string;
  /**
   * `imported`: the project has what is in it. `notImported`: the server was done without taking it over. `unknown`: it was done, and
   * the project cannot be read. `unfinished`: it was still at work after ten minutes.
   */
  status: 'imported' | 'notImported' | 'unknown' | 'unfinished';
}

/**
 * Uploads many BOMs: each file creates or updates the project that it names, which can be changed before it is sent. Draw it while it
 * is open.
 * @public
 */
export function BomUploadManyDialog(props: BomUploadManyDialogProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <BomUploadManyWindow {...own} />
    </Widget>
  );
}

// The upload is loaded by those who open it.
const BomUploadManyWindow = deferred(() =>
  import('./BomUploadManyWindow.js').then((module) => module.BomUploadManyWindow),
);
