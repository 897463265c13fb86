import { describe, expect, it } from 'vitest';
import { dateTimeOf, momentOf } from '../../../../src/ui/fields/dateTimeText.js';

describe('A moment', () => {
  it.each([
    ['2026-03-31T22:00:05Z', 'UTC', { date: '2026-03-31', time: '22:00:05' }],
    ['2026-03-31T22:00:05.250Z', 'UTC', { date: '2026-03-31', time: '22:00:05' }],
    ['2026-03-31T22:00:00+02:00', 'UTC', { date: '2026-03-31', time: '20:00:00' }],
    ['', 'UTC', { date: '', time: '' }],
    ['incomplete', 'UTC', { date: 'incomplete', time: '' }],
    ['2026-02-31T99:00:00Z', 'local', { date: 'incomplete', time: '' }],
  ] as const)('%s stands on the clock of %s as %o', (moment, zone, parts) => {
    expect(dateTimeOf(moment, zone)).toEqual(parts);
  });

  it.each([
    [{ date: '2026-03-31', time: '22:00:05' }, '2026-03-31T22:00:05Z'],
    [{ date: '2026-03-31', time: '22:00' }, '2026-03-31T22:00:00Z'],
    [{ date: '2026-03-31', time: '' }, '2026-03-31T00:00:00Z'],
    [{ date: '', time: '' }, ''],
    [{ date: '', time: '22:00' }, 'incomplete'],
    [{ date: 'incomplete', time: '22:00' }, 'incomplete'],
    [{ date: '2026-03-31', time: 'incomplete' }, 'incomplete'],
    [{ date: '20260-03-31', time: '' }, 'incomplete'],
  ])('of %o is %s', (parts, moment) => {
    expect(momentOf(parts, 'UTC')).toBe(moment);
  });

  it.each(['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'])(
    '%s comes back from the local clock',
    (moment) => {
      expect(momentOf(dateTimeOf(moment, 'local'), 'local')).toBe(moment);
    },
  );
});
