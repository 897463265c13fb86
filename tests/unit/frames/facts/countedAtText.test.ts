import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { countedAtText } from '../../../../src/frames/facts/dateText.js';

const intl = createIntl({ locale: 'en-GB', onError: () => {} });

it('tells no time of figures that were counted by the day', () => {
  expect(countedAtText(intl, Date.UTC(2026, 10, 19))).toBe('19 Nov 2026');
  expect(countedAtText(intl, Date.UTC(2026, 10, 19, 13, 19))).toMatch(/^19 Nov 2026, \d\d:19$/);
});
