import type { OwaspRiskRating } from '../../../domain/scores/scoreOwaspRiskRating.js';
import type { VectorError } from '../../../domain/scores/VectorError.js';
import type { HostProps } from '../../../host/types.js';

/** Props of {@link OwaspCalculator}. @public */
export interface OwaspCalculatorProps extends HostProps {
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
  onValueChange?: (value: string, details: OwaspValueDetails) => void;
  /** Called with the rating whenever it changes: when the vector is complete, and when it no longer is. */
  onRatingChange?: (event: OwaspRatingEvent) => void;
  /** `compact` is one column with the rating in a line, for dialogs and forms. @defaultValue 'full' */
  layout?: 'full' | 'compact';
  /** Level of the headings of the groups of factors. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4;
}

/** The details of the text of an {@link OwaspCalculator}. @public */
export interface OwaspValueDetails {
  /** The vector as it is written, without spaces around it; undefined while something is missing or wrong. */
  vector: string | undefined;
  /** Abbreviations of the factors that have no value yet. */
  missing: readonly string[];
  /** The errors in the text, in its order. */
  errors: readonly VectorError[];
}

/** The rating of the vector of an {@link OwaspCalculator}. @public */
export interface OwaspRatingEvent {
  /** Undefined while the vector is incomplete. */
  rating: OwaspRiskRating | undefined;
}
