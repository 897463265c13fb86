import { describe, expect, it } from 'vitest';
import { numberProblem, plainNumber, shownNumber } from '../../../../src/ui/fields/numberText.js';

describe('plainNumber', () => {
  it.each([
    ['en', '1025', '1025'],
    ['en', ' 1,025 ', '1025'],
    ['en', '1,234,567.5', '1234567.5'],
    ['en', '-3', '-3'],
    ['en', '−3', '-3'],
    ['en', '+7', '7'],
    ['en', '007', '7'],
    ['en', '0', '0'],
    ['en', '.5', '0.5'],
    ['en', '7.', '7'],
    ['de', '1.025', '1025'],
    ['de', '0,5', '0.5'],
    ['de', '1.234.567,25', '1234567.25'],
    ['de', '0.5', '0.5'],
    ['fr', '1 234,5', '1234.5'],
    ['de-CH', "1'000", '1000'],
    ['en-IN', '12,34,567', '1234567'],
    ['ar-EG', '١٠٢٥', '1025'],
    ['en', '99999999999999999999', '99999999999999999999'],
  ])('reads %s “%s” as %s', (locale, typed, plain) => {
    expect(plainNumber(typed, locale)).toBe(plain);
  });

  it.each([
    ['en', ''],
    ['en', 'x'],
    ['en', '1,5'],
    ['en', '1.2.3'],
    ['en', '12 apples'],
    ['de', '1,2,3'],
    ['en', '-'],
    ['en', '1e3'],
  ])('leaves %s “%s” as it was typed', (locale, typed) => {
    expect(plainNumber(typed, locale)).toBe(typed);
  });
});

describe('shownNumber', () => {
  it.each([
    ['en', '1025', '1025'],
    ['de', '0.5', '0,5'],
    ['de', '-1234567.25', '-1234567,25'],
    ['ar-EG', '25', '٢٥'],
    ['de', 'x', 'x'],
    ['de', '', ''],
  ])('writes for %s %s as “%s”', (locale, plain, shown) => {
    expect(shownNumber(plain, locale)).toBe(shown);
    expect(plainNumber(shown, locale)).toBe(plain);
  });
});

describe('numberProblem', () => {
  it.each([
    ['', {}, undefined],
    ['1', { min: 1, max: 3 }, undefined],
    ['3', { min: 1, max: 3 }, undefined],
    ['0', { min: 1 }, { code: 'tooSmall', min: 1 }],
    ['65536', { max: 65535 }, { code: 'tooLarge', max: 65535 }],
    ['1.5', {}, { code: 'notWhole' }],
    ['1.5', { hasFraction: true }, undefined],
    ['x', {}, { code: 'notANumber' }],
    ['1,5', { hasFraction: true }, { code: 'notANumber' }],
  ])('finds of “%s” within %o: %o', (value, limits, problem) => {
    expect(numberProblem(value, limits)).toEqual(problem);
  });
});
