import type { IntlShape } from 'react-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the unit people would use: `2.4 MB`; a thousand bytes are a kilobyte. */
export function formatBytes(intl: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return intl.formatNumber(value, {
    style: 'unit',
    unit: UNITS[power],
    // The short form of a byte has no plural in English: “249 byte”.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 0 && value < 100 ? 1 : 0,
  });
}
