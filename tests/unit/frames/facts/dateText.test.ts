import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { dateTimeText, timeText } from '../../../../src/frames/facts/dateText.js';

const afternoon = new Date(2026, 10, 19, 13, 19).getTime();
const morning = new Date(2026, 10, 19, 9, 5).getTime();

it.each([
  ['en-US', '1:19 PM', '9:05 AM', 'Nov 19, 2026, 9:05 AM'],
  ['en-GB', '13:19', '09:05', '19 Nov 2026, 09:05'],
  ['de', '13:19', '09:05', '19. Nov. 2026, 09:05'],
])('times have a zero in front only where the language writes one (%s)', (locale, late, early, whole) => {
  const intl = createIntl({ locale, onError: () => {} });
  const plain = (text: string) => text.replace(/\s/g, ' ');

  expect(plain(timeText(intl, afternoon))).toBe(late);
  expect(plain(timeText(intl, morning))).toBe(early);
  expect(plain(dateTimeText(intl, morning))).toBe(whole);
});
