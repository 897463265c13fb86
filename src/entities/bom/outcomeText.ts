import type { IntlShape } from 'react-intl';
import type { BomOutcome } from './bomUploadJob.js';
import { messages } from './bomUpload.messages.js';

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
        change: difference === undefined ? undefined : changeText(intl, difference),
      },
    ];
  });
}

function changeText(intl: IntlShape, difference: number): string {
  if (difference > 0) return intl.formatMessage(messages.more, { count: difference });
  if (difference < 0) return intl.formatMessage(messages.fewer, { count: -difference });
  return intl.formatMessage(messages.asMany);
}
