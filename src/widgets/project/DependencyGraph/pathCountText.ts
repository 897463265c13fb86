import type { IntlShape } from 'react-intl';
import type { PathCount } from '../../../domain/graph/countPaths.js';
import { messages } from './DependencyGraph.messages.js';

/** How many of all paths are listed. */
export function capText(intl: IntlShape, listed: number, { count, isExact }: PathCount): string {
  const values = { listed, total: countText(intl, count) };
  return isExact
    ? intl.formatMessage(messages.listedOf, values)
    : intl.formatMessage(messages.listedOfAtLeast, values);
}

/** A number of paths; there may be more than anybody wants to read the digits of. */
export function countText(intl: IntlShape, count: number): string {
  return intl.formatNumber(count, count < 10_000_000 ? {} : { notation: 'compact', compactDisplay: 'long' });
}
