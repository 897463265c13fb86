import { describe, expect, it } from 'vitest';
import { isolated } from '../../../src/i18n/isolated.js';

describe('isolated', () => {
  it.each([
    ['a name that turns nothing', 'left-pad 😀 <b>', 'left-pad 😀 <b>'],
    ['a mark that is never closed', '\u202Egnp.exe', '\u2068\u202Egnp.exe\u2069'],
    ['Hebrew', 'שלום', '\u2068שלום\u2069'],
    ['Arabic', 'سلام', '\u2068سلام\u2069'],
    ['an isolate that is never closed', '\u2067a', '\u2068\u2067a\u2069\u2069'],
    ['an end without a beginning', '\u2069\u202Ea', '\u2068\u2068\u2069\u202Ea\u2069\u2069'],
  ])('keeps the direction of %s to itself', (_, name, said) => {
    expect(isolated({ name, count: 3 })).toEqual({ name: said, count: 3 });
  });
});
