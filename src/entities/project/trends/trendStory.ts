import type { IntlShape } from 'react-intl';
import { dateText } from '../../../frames/facts/dateText.js';
import type { TimeSeries } from '../../../ui/charts/TimeChart/index.js';
import { trendStoryMessages as messages } from './trendStory.messages.js';

/**
 * Returns the sentences that say what happened in a chart: how its total or the part that it is about
 * changed, which band changed most, and when it was highest. Nothing for less than two measurements.
 */
export function trendStory(intl: IntlShape, { bands, about, times, from }: TimeSeries): string[] {
  const start = times.at(0);
  if (start === undefined || times.length < 2) return [];
  // The first value may have been measured before the axis begins, and holds there.
  const date = dateText(intl, Math.max(start, from));
  const dayAt = (place: number) => dateText(intl, Math.max(times[place]!, from));
  const sums = times.map((_, place) => bands.reduce((sum, { values }) => sum + (values[place] ?? 0), 0));
  const part = bands.find(({ id }) => id === about);
  const told = changeOf(part?.values ?? sums);
  const said = [
    part
      ? partText(intl, { ...told, part: part.label, total: sums.at(-1)!, date })
      : totalText(intl, { ...told, date }),
  ];
  const most = part || bands.length === 1 ? undefined : changedMost(bands);
  if (most)
    said.push(
      intl.formatMessage(messages.most, {
        name: most.label,
        from: most.values.at(0)!,
        to: most.values.at(-1)!,
      }),
    );
  const peakOfMost = most && peakOf(most.values);
  const peak = peakOf(part?.values ?? sums);
  if (peak) {
    said.push(
      part
        ? intl.formatMessage(messages.peakOf, { name: part.label, count: peak.count, date: dayAt(peak.at) })
        : intl.formatMessage(messages.peak, { count: peak.count, date: dayAt(peak.at) }),
    );
  } else if (peakOfMost) {
    const { count, at } = peakOfMost;
    said.push(intl.formatMessage(messages.peakOf, { name: most.label, count, date: dayAt(at) }));
  }
  return said;
}

interface Change {
  kind: 'rose' | 'fell' | 'stayed' | 'back';
  from: number;
  to: number;
}

function changeOf(values: readonly number[]): Change {
  const from = values.at(0) ?? 0;
  const to = values.at(-1) ?? 0;
  const isLevel = values.every((value) => value === from);
  return { kind: to > from ? 'rose' : to < from ? 'fell' : isLevel ? 'stayed' : 'back', from, to };
}

function totalText(intl: IntlShape, { kind, ...values }: Change & { date: string }): string {
  return kind === 'rose' || kind === 'fell'
    ? intl.formatMessage(messages[kind], values)
    : intl.formatMessage(messages[kind], { to: values.to, date: values.date });
}

function partText(
  intl: IntlShape,
  { kind, from, ...values }: Change & { part: string; total: number; date: string },
): string {
  switch (kind) {
    case 'rose':
      return intl.formatMessage(messages.partRose, { ...values, from });
    case 'fell':
      return intl.formatMessage(messages.partFell, { ...values, from });
    case 'stayed':
      return intl.formatMessage(messages.partStayed, values);
    case 'back':
      return intl.formatMessage(messages.partBack, values);
  }
}

/** The band whose ends differ most; of equal ones the first. */
function changedMost(bands: TimeSeries['bands']) {
  const sizeOf = (values: readonly number[]) => Math.abs((values.at(-1) ?? 0) - (values.at(0) ?? 0));
  const [most] = [...bands].sort((a, b) => sizeOf(b.values) - sizeOf(a.values));
  return most && sizeOf(most.values) > 0 ? most : undefined;
}

/** The first place of the highest value, if it is higher than at both ends. */
function peakOf(values: readonly number[]): { count: number; at: number } | undefined {
  const count = Math.max(...values);
  return count > Math.max(values[0]!, values.at(-1)!) ? { count, at: values.indexOf(count) } : undefined;
}
