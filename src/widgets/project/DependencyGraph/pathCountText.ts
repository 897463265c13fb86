import type { IntlShape } from 'react-intl';
import type { PathCount } from '../../../domain/graph/countPaths.js';
import { messages } from './DependencyGraph.messages.js';

/** Returns how many of all paths are listed. */
export function capText(intl: IntlShape, listed: number, { count, isExact }: PathCount): string {
  const values = { listed, total: countText(intl, count) };
  return isExact
    ? intl.formatMessage(messages.listedOf, values)
    : intl.formatMessage(messages.listedOfAtLeast, values);
}

/** Returns a number of paths as text. Large numbers are shortened, since no one reads all their digits. */
export function countText(intl: IntlShape, count: number): string {
  return intl.formatNumber(count, count < 10_000_000 ? {} : { notation: 'compact', compactDisplay: 'long' });
}
