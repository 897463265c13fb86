import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OWASP_FACTORS } from '../../../../src/domain/scores/owaspFactors.js';
import {
  formatOwaspVector,
  inspectOwaspVector,
  scoreOwaspRiskRating,
} from '../../../../src/domain/scores/scoreOwaspRiskRating.js';
import { VectorError } from '../../../../src/domain/scores/VectorError.js';
import { seededRandom } from '../../../support/seededRandom.js';
import { hasSamples, samples } from './samples.js';

const LEAST = 'SL:1/M:1/O:0/S:2/ED:1/EE:1/A:1/ID:1/LC:2/LI:1/LAV:1/LAC:1/FD:1/RD:1/NC:2/PV:3';

describe('scoreOwaspRiskRating', () => {
  it('is the mean of each group, its level, and the severity of the matrix', () => {
    expect(
      scoreOwaspRiskRating('SL:5/M:4/O:7/S:6/ED:3/EE:1/A:4/ID:9/LC:9/LI:7/LAV:1/LAC:9/FD:7/RD:4/NC:7/PV:9'),
    ).toEqual({
      vector: 'SL:5/M:4/O:7/S:6/ED:3/EE:1/A:4/ID:9/LC:9/LI:7/LAV:1/LAC:9/FD:7/RD:4/NC:7/PV:9',
      likelihoodScore: 4.875,
      technicalImpactScore: 6.5,
      businessImpactScore: 6.75,
      likelihood: 'MEDIUM',
      technicalImpact: 'HIGH',
      businessImpact: 'HIGH',
      severity: 'HIGH',
    });
    expect(scoreOwaspRiskRating(LEAST).severity).toBe('INFO');
  });

  it.skipIf(!hasSamples)('agrees with the recorded vectors (skipped without ../shared/samples)', () => {
    const recorded = samples<Record<string, unknown>>('owasp/vectors.jsonl');
    expect(recorded.map(({ vector }) => scoreOwaspRiskRating(vector as string))).toEqual(
      recorded.map(({ dtSeverity, ...sample }) => ({ ...sample, severity: dtSeverity })),
    );
    expect(recorded.length).toBeGreaterThan(5);
  });

  it.skipIf(!hasSamples)('knows all factors and values (skipped without ../shared/samples)', () => {
    const file = new URL('../../../../../shared/samples/owasp/factors.json', import.meta.url);
    const { factors } = JSON.parse(readFileSync(file, 'utf8')) as {
      factors: { abbr: string; levels: { value: number }[] }[];
    };
    expect(Object.fromEntries(OWASP_FACTORS.map(({ key, values }) => [key, values]))).toEqual(
      Object.fromEntries(factors.map(({ abbr, levels }) => [abbr, levels.map(({ value }) => value)])),
    );
  });

  it('rates random vectors within the range, whatever their order', () => {
    const random = seededRandom(3);
    for (let count = 0; count < 500; count += 1) {
      const values = Object.fromEntries(
        OWASP_FACTORS.map((factor) => [factor.key, random.pick(factor.values)]),
      );
      const vector = formatOwaspVector(values);
      expect(inspectOwaspVector(vector)).toEqual({ values, errors: [], missing: [] });
      const shuffled = vector.split('/').sort(() => random.next() - 0.5);
      const rating = scoreOwaspRiskRating(shuffled.join('/'));
      expect(rating).toEqual(scoreOwaspRiskRating(vector));
      for (const score of [rating.likelihoodScore, rating.technicalImpactScore, rating.businessImpactScore]) {
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(9);
      }
      expect(rating.severity).not.toBe('UNASSIGNED');
    }
  });

  it.each<[string, Partial<VectorError>]>([
    ['', { problem: 'empty' }],
    ['SL:1', { problem: 'missingMetric', metric: 'M' }],
    [LEAST.replace('SL:1', 'SL:2'), { problem: 'unknownValue', metric: 'SL', part: 'SL:2' }],
    [LEAST.replace('SL:1', 'SL:11'), { problem: 'unknownValue', metric: 'SL', part: 'SL:11' }],
    [LEAST.replace('SL:1', 'XX:1'), { problem: 'unknownMetric', metric: 'XX' }],
    [LEAST.replace('SL:1', 'M:1'), { problem: 'repeatedMetric', metric: 'M' }],
    [`${LEAST}/`, { problem: 'malformed', part: '' }],
  ])('refuses %j with the place and the reason', (vector, expected) => {
    expect(() => scoreOwaspRiskRating(vector)).toThrow(VectorError);
    try {
      scoreOwaspRiskRating(vector);
    } catch (error) {
      expect(error).toMatchObject(expected);
    }
  });
});
