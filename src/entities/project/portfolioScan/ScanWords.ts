import type { TypedMessageDescriptor } from 'react-intl';
import type { ListMessage } from '../../../frames/list/listText.js';

/** The words of a scan for the things it searches for. */
export interface ScanWords {
  /** Name of the scan, for screen readers. */
  heading: ScanText;
  /** The message about the matches. */
  hits: TypedMessageDescriptor<{ readonly components: number; readonly projects: number }>;
  /** The message when nothing was found. */
  noHits: ScanText;
  /** Name of the list of components. */
  components: ScanText;
  /** Name of the list of projects. */
  projects: ScanText;
  /** Beginning of the names of exported files. */
  fileName: string;
}

type ScanText = TypedMessageDescriptor<Record<never, never>> & ListMessage;
