import type { VectorError } from '../../domain/scores/VectorError.js';
import { useIntl } from '../../i18n/index.js';
import { useSettled } from '../../ui/hooks/useSettled.js';
import { messages } from './scoreCalculator.messages.js';
import { vectorErrorText } from './vectorErrorText.js';

/** So many mistakes are listed; who pastes something else altogether is not shown hundreds. */
const MOST = 4;

/** The problems with a vector, in words, once the user pauses typing. */
export interface VectorProblems {
  /** True when the text has not changed for a moment. */
  isSettled: boolean;
  /** Sentences for below the text. */
  sentences: string[];
  /** Sentences by the metric that they are about. */
  byMetric: ReadonlyMap<string, string>;
}

/**
 * Words for the mistakes in a vector.
 * @param nameOf - the name of a metric or factor
 * @param standard - what the vector should follow, such as `CVSS v3.1`
 */
export function useVectorProblems(
  text: string,
  errors: readonly VectorError[],
  nameOf: (metric: string) => string,
  standard: string,
): VectorProblems {
  const intl = useIntl();
  const isSettled = useSettled(text) === text;
  if (!isSettled) return { isSettled, sentences: [], byMetric: new Map() };
  const wordsOf = (error: VectorError) => vectorErrorText(intl, error, nameOf, standard);
  const sentences = errors.slice(0, MOST).map(wordsOf);
  if (errors.length > MOST) {
    sentences.push(intl.formatMessage(messages.moreErrors, { count: errors.length - MOST }));
  }
  const byMetric = new Map(
    errors.flatMap((error) =>
      error.metric && error.problem !== 'unknownMetric' ? [[error.metric, wordsOf(error)] as const] : [],
    ),
  );
  return { isSettled, sentences, byMetric };
}
