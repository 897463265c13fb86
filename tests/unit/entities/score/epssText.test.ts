import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { epssText, percentileShareText, percentileText } from '../../../../src/entities/score/EpssValue.js';

const intl = createIntl({ locale: 'en' });

describe('epssText', () => {
  it.each([
    [0, '0.0%'],
    [0.29, '29.0%'],
    [0.9986, '99.9%'],
    [0.9998, '99.9%'],
    [1, '100.0%'],
  ])('says %d as %s: only certainty is 100 %', (score, text) => {
    expect(epssText(intl, score)).toBe(text);
  });
});

describe('percentileText', () => {
  it.each([
    [0.29, '29.00'],
    [0.99964, '99.96'],
    [0.99998, '99.99'],
    [1, '100.00'],
  ])('says %d as %s: only the highest of all is 100', (percentile, text) => {
    expect(percentileText(intl, percentile)).toBe(text);
    expect(percentileShareText(intl, percentile)).toBe(`${text}%`);
  });
});
