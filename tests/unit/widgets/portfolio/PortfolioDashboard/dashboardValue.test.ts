import { describe, expect, it } from 'vitest';
import {
  formatPortfolioDashboardValue,
  parsePortfolioDashboardValue,
  rememberedPortfolioDashboardValue,
} from '../../../../../src/widgets/portfolio/PortfolioDashboard/index.js';

const parse = (query: string, remembered?: { days: number }) =>
  parsePortfolioDashboardValue(new URLSearchParams(query), remembered);

describe('how far a dashboard looks back', () => {
  it('stands in the address', () => {
    expect(parse('days=365')).toEqual({ days: 365 });
    expect(String(formatPortfolioDashboardValue({ days: 30 }))).toBe('days=30');
  });

  it.each(['', 'days=', 'days=7', 'days=-1', 'days=1e9', 'days=30%00'])('is 90 days for “%s”', (query) => {
    expect(parse(query)).toEqual({ days: 90 });
  });

  it('is what was chosen last where the address says nothing', () => {
    expect(parse('', { days: 30 })).toEqual({ days: 30 });
    const kept = (text: string | undefined) =>
      rememberedPortfolioDashboardValue({ get: () => text, set: () => {} });
    expect([kept('365'), kept('a year'), kept(undefined)]).toEqual([
      { days: 365 },
      { days: 90 },
      { days: 90 },
    ]);
  });
});
