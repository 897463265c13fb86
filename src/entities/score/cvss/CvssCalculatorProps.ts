import type { CvssVersion } from '../../../domain/scores/cvssMetrics.js';
import type { CvssScore } from '../../../domain/scores/scoreCvss.js';
import type { VectorError } from '../../../domain/scores/VectorError.js';
import type { HostProps } from '../../../host/types.js';

/** Props of {@link CvssCalculator}. @public */
export interface CvssCalculatorProps extends HostProps {
  /**
   * The vector as text: complete, partial, or wrong, exactly as it is in the field. `''` while nothing is
   * selected. Absent: the widget keeps it.
   */
  value?: string;
  /** The initial text when there is no `value`. @defaultValue '' */
  defaultValue?: string;
  /**
   * Called with the text after each change, complete or not. `details.vector` is present when it is complete.
   */
  onValueChange?: (value: string, details: CvssValueDetails) => void;
  /**
   * Called with the score whenever it changes: shortly after the vector is complete, and when it no longer
   * is.
   */
  onScoreChange?: (event: CvssScoreEvent) => void;
  /**
   * Versions of the standard that can be selected. A vector of another version is rejected with a message. An
   * empty calculator starts with the newest. @defaultValue all four
   */
  versions?: readonly CvssVersion[];
  /** A second vector to compare with at first, such as that of the NVD. @defaultValue none; people can add one */
  defaultComparedVector?: string;
  /** `compact` is one column with the score in a line, for dialogs and forms. @defaultValue 'full' */
  layout?: 'full' | 'compact';
  /**
   * The metrics that come first. Use `environment` for a vulnerability whose base is known: the threat and
   * the environment are then above it, and all of them are shown. @defaultValue 'base'
   */
  first?: 'base' | 'environment';
  /** Level of the headings of the groups of metrics. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4;
}

/** The details of the text of a {@link CvssCalculator}. @public */
export interface CvssValueDetails {
  /** Version of the standard that the text follows, or that was chosen. */
  version: CvssVersion;
  /**
   * The vector as it is written, without spaces around it, and with its prefix where v3 or v4 lack it; undefined while something is
   * missing or wrong.
   */
  vector: string | undefined;
  /** Abbreviations of the base metrics that have no value yet. */
  missing: readonly string[];
  /** The errors in the text, in its order. */
  errors: readonly VectorError[];
}

/** The score of the vector of a {@link CvssCalculator}. @public */
export interface CvssScoreEvent {
  /** Undefined while the vector is incomplete. */
  score: CvssScore | undefined;
}
