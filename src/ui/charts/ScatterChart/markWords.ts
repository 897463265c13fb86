import type { IntlShape } from 'react-intl';
import { messages } from './ScatterChart.messages.js';
import type { ScatterKind } from './ScatterMarks.js';
import type { ScatterMark, ScatterPoint } from './scatterShape.js';
import type { MarkWords } from './ScatterTip.js';

/** The words that describe an axis. */
export interface AxisWords {
  label: string;
  /** A value in the language of the page. */
  format: (value: number) => string;
}

/** The maximum number of names listed for one mark. The others are counted. */
const MOST_NAMES = 5;

/** Returns the description of a mark, in words. */
export function markWords(
  intl: IntlShape,
  mark: ScatterMark,
  chart: {
    points: readonly ScatterPoint[];
    kinds: readonly ScatterKind[];
    words: { x: AxisWords; y: AxisWords };
    nameOf: (place: number) => string;
  },
): MarkWords {
  const { points, kinds, words, nameOf } = chart;
  const { members } = mark;
  const axisText = (axis: 'x' | 'y') => {
    const { label, format } = words[axis];
    const values = members.map((place) => points[place]![axis]).sort((a, b) => a - b);
    const from = format(values[0]!);
    const to = format(values.at(-1)!);
    const value = from === to ? from : intl.formatMessage(messages.range, { from, to });
    return intl.formatMessage(messages.axisValue, { axis: label, value });
  };
  // The worst ones first, as the mark looks.
  const worstFirst = [...members].sort((a, b) => points[a]!.kind - points[b]!.kind);
  const names = worstFirst.slice(0, MOST_NAMES).map(nameOf);
  const rest = members.length - names.length;
  return {
    place: intl.formatList([axisText('x'), axisText('y')], { type: 'unit' }),
    points: intl.formatMessage(messages.points, { count: members.length, kind: kinds[mark.kind]!.label }),
    names: rest > 0 ? [...names, intl.formatMessage(messages.more, { count: rest })] : names,
  };
}
