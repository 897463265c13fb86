import { describe, expect, it } from 'vitest';
import { daysAround, isWithinDays, momentsOf } from '../../../src/domain/localDays.js';
import { dayOf } from '../../../src/domain/range.js';
import { inZone } from '../../support/inZone.js';

const HOUR = 60 * 60 * 1000;
const at = (text: string) => Date.parse(text);

/** Zone, then the moments of 31 March 2026 there. */
const ZONES = [
  ['Pacific/Kiritimati', '2026-03-30T10:00:00.000Z', '2026-03-31T09:59:59.999Z'],
  ['Pacific/Pago_Pago', '2026-03-31T11:00:00.000Z', '2026-04-01T10:59:59.999Z'],
  ['UTC', '2026-03-31T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
  ['Asia/Kathmandu', '2026-03-30T18:15:00.000Z', '2026-03-31T18:14:59.999Z'],
] as const;

describe.each(ZONES)('a day in %s', (zone, first, last) => {
  it('is from midnight to midnight there', () =>
    inZone(zone, () => {
      const { from, to } = momentsOf({ from: '2026-03-31', to: '2026-03-31' });
      expect([new Date(from!).toISOString(), new Date(to!).toISOString()]).toEqual([first, last]);
    }));

  it('has the moments whose date is shown as that day, and no others', () =>
    inZone(zone, () => {
      const day = { from: '2026-03-31', to: '2026-03-31' };
      for (const [moment, isIn] of [
        [at(first) - 1, false],
        [at(first), true],
        [at(last), true],
        [at(last) + 1, false],
      ] as const) {
        expect(isWithinDays(moment, day)).toBe(isIn);
        expect(dayOf(moment) === '2026-03-31').toBe(isIn);
      }
    }));

  it('lies within what any server is asked for, whichever its zone', () =>
    inZone(zone, () => {
      const asked = daysAround({ from: '2026-03-31', to: '2026-03-31' });
      for (const [ofServer] of [...ZONES, ['Etc/GMT+12'], ['Pacific/Kiritimati']] as const) {
        inZone(ofServer, () => {
          expect(isWithinDays(at(first), asked)).toBe(true);
          expect(isWithinDays(at(last), asked)).toBe(true);
        });
      }
    }));
});

describe('a range of days', () => {
  it('is open where it names no day', () => {
    expect(momentsOf({})).toEqual({ from: undefined, to: undefined });
    expect(daysAround({ from: '2026-03-31' }).to).toBeUndefined();
    expect(isWithinDays(at('1999-01-01T00:00:00Z'), { to: '2026-03-31' })).toBe(true);
  });

  it('has nothing whose moment is unknown', () => {
    expect(isWithinDays(undefined, {})).toBe(false);
  });

  it('is 23 and 25 hours long where the clock changes', () =>
    inZone('Europe/Berlin', () => {
      const lengthOf = (day: string) => {
        const { from, to } = momentsOf({ from: day, to: day });
        return (to! - from! + 1) / HOUR;
      };
      expect([lengthOf('2026-03-29'), lengthOf('2026-10-25'), lengthOf('2026-10-26')]).toEqual([23, 25, 24]);
    }));

  it('begins with the first hour where the clock skips midnight', () =>
    inZone('America/Sao_Paulo', () => {
      // On that day the clock went from 23:59:59 to 01:00.
      const { from } = momentsOf({ from: '2018-11-04' });
      expect(new Date(from!).toISOString()).toBe('2018-11-04T03:00:00.000Z');
      expect(isWithinDays(from, { from: '2018-11-04' })).toBe(true);
      expect(isWithinDays(from! - 1, { from: '2018-11-04' })).toBe(false);
    }));

  it('begins with the earlier midnight where there are two', () =>
    inZone('America/Havana', () => {
      const { from } = momentsOf({ from: '2026-11-01' });
      expect(new Date(from!).toISOString()).toBe('2026-11-01T04:00:00.000Z');
      expect(isWithinDays(from! - 1, { from: '2026-11-01' })).toBe(false);
    }));

  it('takes days of the first century, and of the last that has four digits', () =>
    inZone('Pacific/Pago_Pago', () => {
      expect(new Date(momentsOf({ from: '0050-01-01' }).from!).getFullYear()).toBe(50);
      expect(daysAround({ to: '9999-12-31' })).toEqual({ from: undefined, to: undefined });
    }));
});
