import type { TypedMessageDescriptor } from 'react-intl';
import type { ListMessage } from '../../../frames/list/listText.js';

/** What a scan calls what it looks for. */
export interface ScanWords {
  /** Name of the scan, for screen readers. */
  heading: ScanText;
  /** What was found. */
  hits: TypedMessageDescriptor<{ readonly components: number; readonly projects: number }>;
  /** That nothing was found. */
  noHits: ScanText;
  /** Name of the list of components. */
  components: ScanText;
  /** Name of the list of projects. */
  projects: ScanText;
  /** Beginning of the names of exported files. */
  fileName: string;
}

type ScanText = TypedMessageDescriptor<Record<never, never>> & ListMessage;
