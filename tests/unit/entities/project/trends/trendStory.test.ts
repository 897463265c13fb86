import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { trendStory } from '../../../../../src/entities/project/trends/trendStory.js';
import type { TimeSeries } from '../../../../../src/ui/charts/TimeChart/index.js';

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 8, 1, 12);
const intl = createIntl({ locale: 'en', timeZone: 'UTC' });

const bandOf = (label: string, ...values: number[]) => ({
  id: label,
  label,
  tone: 'accent' as const,
  values,
});
const story = (bands: readonly ReturnType<typeof bandOf>[], about?: string, from = FIRST) => {
  const times = bands[0]!.values.map((_, index) => FIRST + index * 10 * DAY);
  const series: TimeSeries = { bands, times, from, until: FIRST + 30 * DAY, ...(about && { about }) };
  return trendStory(intl, series).join(' ');
};

describe('what happened in a chart', () => {
  it('is the change of the total, and the band that changed most', () => {
    expect(story([bandOf('Critical', 4, 5), bandOf('High', 10, 20)])).toBe(
      'The total rose from 14 to 25 since Sep 1, 2026. “High” changed most, from 10 to 20.',
    );
  });

  it('names a fall, and the highest total if neither end is', () => {
    expect(story([bandOf('Critical', 9, 40, 2), bandOf('High', 3, 3, 3)])).toBe(
      'The total fell from 12 to 5 since Sep 1, 2026. “Critical” changed most, from 9 to 2. The peak was 43 on Sep 11, 2026.',
    );
  });

  it('names the peak of the band that changed most where the total has none', () => {
    expect(story([bandOf('Critical', 1, 9, 5), bandOf('High', 8, 0, 6)])).toBe(
      'The total rose from 9 to 11 since Sep 1, 2026. “Critical” changed most, from 1 to 5. “Critical” peaked at 9 on Sep 11, 2026.',
    );
  });

  it('tells a level total from one that came back', () => {
    expect(story([bandOf('Risk score', 7, 7)])).toBe('The total has been 7 since Sep 1, 2026.');
    expect(story([bandOf('Risk score', 7, 3, 7)])).toBe('The total is 7 again, as on Sep 1, 2026.');
  });

  it('is about the part where there is one', () => {
    expect(story([bandOf('At risk', 0, 13), bandOf('Not at risk', 17, 4)], 'At risk')).toBe(
      '“At risk” rose from 0 to 13 of 17 since Sep 1, 2026.',
    );
    expect(story([bandOf('At risk', 3, 1), bandOf('Not at risk', 0, 2)], 'At risk')).toBe(
      '“At risk” fell from 3 to 1 of 3 since Sep 1, 2026.',
    );
    expect(story([bandOf('At risk', 2, 2), bandOf('Not at risk', 0, 2)], 'At risk')).toBe(
      '“At risk” has been 2 of 4 since Sep 1, 2026.',
    );
    expect(story([bandOf('At risk', 2, 5, 2), bandOf('Not at risk', 3, 0, 3)], 'At risk')).toBe(
      '“At risk” is 2 of 5 again, as on Sep 1, 2026. “At risk” peaked at 5 on Sep 11, 2026.',
    );
  });

  it('begins where the chart does, although the first value is older', () => {
    expect(story([bandOf('Risk score', 7, 9)], undefined, FIRST + 5 * DAY)).toBe(
      'The total rose from 7 to 9 since Sep 6, 2026.',
    );
  });

  it('is nothing for a single measurement', () => {
    expect(story([bandOf('Risk score', 7)])).toBe('');
  });
});
