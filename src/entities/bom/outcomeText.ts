import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import type { BomOutcome } from './bomUploadJob.js';
import { countMessages as messages } from '../project/countChange.messages.js';

/** One line of what came in: a number, and how it changed. */
export interface OutcomeLine {
  kind: 'components' | 'findings';
  /** “412 components”. */
  text: string;
  /** “9 more than before”; absent while the number before is not known. */
  change?: string;
}

/** Returns the counts of a project after a BOM was imported, as far as there are metrics. */
export function outcomeLines(
  intl: IntlShape,
  { before, after }: Pick<BomOutcome, 'before' | 'after'>,
): OutcomeLine[] {
  return (['components', 'findings'] as const).flatMap((kind) => {
    const count = after?.[kind];
    if (count === undefined) return [];
    // A project that was never measured had none.
    const difference = before && count - (before[kind] ?? 0);
    return [
      {
        kind,
        text: intl.formatMessage(messages[kind], { count }),
        change: difference === undefined ? undefined : differenceText(intl, difference),
      },
    ];
  });
}

/** The words for a number that is more or fewer than before. */
export type DifferenceMessages = Record<'more' | 'fewer', TypedMessageDescriptor<{ count: number }>>;

/**
 * Returns the words for a difference to the number before.
 * @param ways - for what is not counted, such as a score. Absent: “1 more than before”
 */
export function differenceText(
  intl: IntlShape,
  difference: number,
  ways: DifferenceMessages = messages,
): string {
  if (difference > 0) return intl.formatMessage(ways.more, { count: difference });
  if (difference < 0) return intl.formatMessage(ways.fewer, { count: -difference });
  return intl.formatMessage(messages.asMany);
}
