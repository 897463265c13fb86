import { describe, expect, it } from 'vitest';
import {
  formatPortfolioDashboardValue,
  parsePortfolioDashboardValue,
  rememberedPortfolioDashboardValue,
  type PortfolioDashboardValue,
} from '../../../../../src/widgets/portfolio/PortfolioDashboard/index.js';
import { parseProjectOverviewValue } from '../../../../../src/widgets/project/ProjectOverview/index.js';

const parse = (query: string, remembered?: PortfolioDashboardValue) =>
  parsePortfolioDashboardValue(new URLSearchParams(query), remembered);

describe('how far a dashboard looks back', () => {
  it('stands in the address', () => {
    expect(parse('days=365')).toEqual({ days: 365 });
    expect(String(formatPortfolioDashboardValue({ days: 30 }))).toBe('days=30');
  });

  it('stands there with another chart than the first', () => {
    expect(parse('days=365&trend=violationsByType')).toEqual({ days: 365, trend: 'violationsByType' });
    expect(parse('trend=vulnerabilities')).toEqual({ days: 90 });
    expect(parse('trend=toString')).toEqual({ days: 90 });
    expect(String(formatPortfolioDashboardValue({ days: 30, trend: 'risk' }))).toBe('days=30&trend=risk');
    expect(String(formatPortfolioDashboardValue({ days: 30, trend: 'vulnerabilities' }))).toBe('days=30');
  });

  it('does not say that a project has trends of projects', () => {
    expect(parseProjectOverviewValue(new URLSearchParams('trend=projects'))).toEqual({ days: 90 });
    expect(parseProjectOverviewValue(new URLSearchParams('trend=risk'))).toEqual({ days: 90, trend: 'risk' });
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
