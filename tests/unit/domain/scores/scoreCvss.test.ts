import { describe, expect, it } from 'vitest';
import { CVSS_METRICS, CVSS_VERSIONS, type CvssVersion } from '../../../../src/domain/scores/cvssMetrics.js';
import {
  formatCvssVector,
  inspectCvssVector,
  parseCvssVector,
} from '../../../../src/domain/scores/cvssVector.js';
import { scoreCvss, type CvssScore } from '../../../../src/domain/scores/scoreCvss.js';
import { VectorError } from '../../../../src/domain/scores/VectorError.js';
import { seededRandom, type SeededRandom } from '../../../support/seededRandom.js';
import { hasSamples, samples } from './samples.js';

describe('scoreCvss', () => {
  // The examples of the guides: CVSS v2.0 section 3.3; v3.0 and v3.1 examples; v4.0 user guide.
  it.each<[about: string, vector: string, Partial<CvssScore>]>([
    [
      'CVE-2002-0392 in v2',
      'AV:N/AC:L/Au:N/C:N/I:N/A:C/E:F/RL:OF/RC:C/CDP:H/TD:H/CR:M/IR:M/AR:H',
      { version: '2.0', baseScore: 7.8, temporalScore: 6.4, environmentalScore: 9.2, overallScore: 9.2 },
    ],
    [
      'CVE-2003-0818 in v2',
      'AV:N/AC:L/Au:N/C:C/I:C/A:C/E:F/RL:OF/RC:C/CDP:H/TD:H/CR:M/IR:M/AR:L',
      { baseScore: 10, temporalScore: 8.3, environmentalScore: 9, severity: 'HIGH', impactSubScore: 10 },
    ],
    [
      'an impact in v2 that the environment does not count',
      'AV:L/AC:H/Au:M/C:N/I:N/A:P/AR:L',
      { baseScore: 0.8, environmentalScore: 0 },
    ],
    [
      'CVE-2003-0062 in v2',
      '(AV:L/AC:H/Au:N/C:C/I:C/A:C/E:POC/RL:OF/RC:C)',
      { baseScore: 6.2, vector: 'AV:L/AC:H/Au:N/C:C/I:C/A:C/E:POC/RL:OF/RC:C', temporalScore: 4.9 },
    ],
    [
      'CVE-2014-0160 in v3.0',
      'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
      { version: '3.0', baseScore: 7.5, severity: 'HIGH', impactSubScore: 3.6, exploitabilitySubScore: 3.9 },
    ],
    [
      'CVE-2021-44228 in v3.1',
      'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H',
      { version: '3.1', baseScore: 10, temporalScore: 10, environmentalScore: 10, severity: 'CRITICAL' },
    ],
    [
      'nothing lost in v3.1',
      'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N',
      { baseScore: 0, severity: 'NONE' },
    ],
    [
      'an exploit that is unproven',
      'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H/E:U/RL:O/RC:U',
      { baseScore: 9.8, temporalScore: 7.8, overallScore: 7.8, severity: 'HIGH' },
    ],
    [
      'all in v4.0',
      'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:H/SI:H/SA:H',
      { version: '4.0', baseScore: 10, overallScore: 10, severity: 'CRITICAL', macroVector: '000100' },
    ],
    [
      'a threat that was not seen in v4.0',
      'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N/E:U',
      { baseScore: 9.3, threatScore: 8.1, overallScore: 8.1, severity: 'HIGH' },
    ],
    [
      'an environment in v4.0 apart from the threat',
      'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N/E:U/MVC:N/MVI:N/MVA:N',
      { baseScore: 9.3, threatScore: 8.1, overallScore: 0, severity: 'NONE' },
    ],
  ])('knows %s', (_, vector, expected) => {
    expect(scoreCvss(vector)).toMatchObject(expected);
  });

  it('gives v4 neither temporal and environmental scores nor sub-scores', () => {
    const score = scoreCvss('CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N/CR:H/E:P');
    expect(Object.keys(score).sort()).toEqual([
      'baseScore',
      'macroVector',
      'overallScore',
      'severity',
      'threatScore',
      'vector',
      'version',
    ]);
  });

  it('takes a vector without prefix for one of v2, unless told otherwise', () => {
    const metrics = 'AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';
    expect(() => scoreCvss(metrics)).toThrow(/Unknown metric PR in "PR:N"/);
    expect(scoreCvss(metrics, '3.1')).toEqual(scoreCvss(`CVSS:3.1/${metrics}`));
  });

  it.skipIf(!hasSamples).each(CVSS_VERSIONS)(
    'agrees with the recorded vectors of %s (skipped without ../shared/samples)',
    (version) => {
      const recorded = samples<Recorded>(`cvss/cvss-v${version}.jsonl`);
      expect(recorded).toHaveLength(40);
      const wrong = recorded.flatMap((sample) => {
        const score = scoreCvss(sample.vector);
        const pairs: [string, number | undefined, number | undefined][] = [
          ['base', sample.base, score.baseScore],
          ['temporal', sample.temporal, score.temporalScore],
          ['environmental', sample.environmental, score.environmentalScore],
          ['overall', sample.overall, score.overallScore],
        ];
        return pairs
          .filter(([, expected, actual]) => expected !== undefined && expected !== actual)
          .map((pair) => [sample.vector, ...pair]);
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(CVSS_VERSIONS)('keeps scores of %s within their range and in steps of 0.1', (version) => {
    const random = seededRandom(41);
    for (let count = 0; count < (version === '4.0' ? 100 : 1_000); count += 1) {
      const vector = randomVector(version, random);
      const { baseScore, temporalScore, environmentalScore, overallScore } = scoreCvss(vector);
      for (const score of [baseScore, overallScore, temporalScore ?? 0, environmentalScore ?? 0]) {
        expect(score, vector).toBeGreaterThanOrEqual(0);
        expect(score, vector).toBeLessThanOrEqual(10);
        expect(Math.abs(score * 10 - Math.round(score * 10)), vector).toBeLessThan(1e-9);
      }
      if (temporalScore !== undefined) expect(temporalScore, vector).toBeLessThanOrEqual(baseScore);
    }
  });
});

interface Recorded {
  vector: string;
  base?: number;
  temporal?: number;
  environmental?: number;
  overall?: number;
}

describe('a CVSS vector', () => {
  it.each(CVSS_VERSIONS)('of %s survives being taken apart and written, in any order', (version) => {
    const random = seededRandom(7);
    for (let count = 0; count < (version === '4.0' ? 50 : 300); count += 1) {
      const vector = randomVector(version, random);
      const [prefix, parts] =
        version === '2.0' ? ['', vector.split('/')] : [`CVSS:${version}/`, vector.split('/').slice(1)];
      const shuffled = [...parts].sort(() => random.next() - 0.5).join('/');
      expect(formatCvssVector(parseCvssVector(prefix + shuffled))).toBe(vector);
      expect(scoreCvss(prefix + shuffled)).toEqual(scoreCvss(vector));
    }
  });

  it('does without what is not defined', () => {
    expect(parseCvssVector(' (AV:N/AC:L/Au:N/C:N/I:N/A:C/E:ND/TD:ND) ')).toEqual({
      version: '2.0',
      metrics: { AV: 'N', AC: 'L', Au: 'N', C: 'N', I: 'N', A: 'C' },
    });
  });

  it('may lack base metrics while it is written', () => {
    const { version, metrics, errors, missing } = inspectCvssVector('CVSS:4.0/AV:N/E:A');
    expect({ version, metrics, errors }).toEqual({
      version: '4.0',
      metrics: { AV: 'N', E: 'A' },
      errors: [],
    });
    expect(missing.map(({ key }) => key)).toEqual('AC AT PR UI VC VI VA SC SI SA'.split(' '));
    expect(inspectCvssVector('', ['3.1'])).toMatchObject({ version: '3.1', metrics: {}, errors: [] });
  });

  it('is read as far as it can be, and each part that cannot is named', () => {
    const draft = inspectCvssVector('CVSS:3.1/AV:Q/AC:L/nonsense/AC:H/Au:N/PR:N');
    expect(draft.metrics).toEqual({ AC: 'L', PR: 'N' });
    expect(draft.errors.map(({ problem, part, metric }) => [problem, part, metric])).toEqual([
      ['unknownValue', 'AV:Q', 'AV'],
      ['malformed', 'nonsense', undefined],
      ['repeatedMetric', 'AC:H', 'AC'],
      ['unknownMetric', 'Au:N', 'Au'],
    ]);
    expect(draft.errors[0]?.expected).toEqual(['N', 'A', 'L', 'P']);
  });

  it.each<[text: string, version: CvssVersion]>([
    ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', '3.1'],
    ['(AV:N/AC:L/Au:N/C:P/I:P/A:P)', '2.0'],
    ['AV:N/AC:L/AT:N/PR:N', '4.0'],
    ['AV:N', '3.1'],
    ['XX:N', '3.1'],
    ['CVSS:3.0/AV:N', '3.0'],
  ])('without prefix is read as the first version it fits: %s', (text, version) => {
    expect(inspectCvssVector(text, ['3.1', '2.0', '4.0']).version).toBe(version);
  });

  it('of a version that is not known keeps its metrics', () => {
    const draft = inspectCvssVector('CVSS:5.0/AV:N/AC:L', ['4.0']);
    expect(draft).toMatchObject({ version: '4.0', metrics: { AV: 'N', AC: 'L' } });
    expect(draft.errors.map(({ problem }) => problem)).toEqual(['version']);
  });

  it.each<[string, Partial<VectorError>]>([
    ['', { problem: 'empty' }],
    ['   ', { problem: 'empty' }],
    ['nonsense', { problem: 'malformed', part: 'nonsense' }],
    ['CVSS:5.0/AV:N', { problem: 'version', part: 'CVSS:5.0' }],
    ['CVSS:2.0/AV:N/AC:L/Au:N/C:N/I:N/A:C', { problem: 'version' }],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H/', { problem: 'malformed', part: '' }],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H:N', { problem: 'malformed', part: 'A:H:N' }],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H', { problem: 'missingMetric', metric: 'A' }],
    ['CVSS:3.1/AV:N/AC:M/PR:N/UI:N/S:U/C:H/I:H/A:H', { problem: 'unknownValue', metric: 'AC' }],
    ['CVSS:3.1/AV:N/AC:L/Au:N/UI:N/S:U/C:H/I:H/A:H', { problem: 'unknownMetric', metric: 'Au' }],
    ['CVSS:3.1/AV:N/AV:L/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', { problem: 'repeatedMetric', metric: 'AV' }],
    ['CVSS:3.1/AV:N/constructor:N', { problem: 'unknownMetric', metric: 'constructor' }],
    ['CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:S/VI:H/VA:H/SC:N/SI:N/SA:N', { metric: 'VC' }],
  ])('%j is refused with the place and the reason', (vector, expected) => {
    const error = errorOf(() => scoreCvss(vector));
    expect(error).toBeInstanceOf(VectorError);
    expect(error).toMatchObject(expected);
    expect(error?.message).toMatch(/\w/);
  });

  it.skipIf(!hasSamples)('recorded as malformed is refused (skipped without ../shared/samples)', () => {
    const recorded = samples<{ vector: string }>('cvss/cvss-invalid.jsonl');
    expect(recorded.map(({ vector }) => errorOf(() => scoreCvss(vector))?.name)).toEqual(
      recorded.map(() => 'VectorError'),
    );
  });
});

function errorOf(call: () => unknown): Partial<VectorError> | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    return error as VectorError;
  }
}

/**
 * Returns a complete vector as the standard writes it, in which about half of the optional metrics are
 * defined.
 */
function randomVector(version: CvssVersion, random: SeededRandom): string {
  const metrics = CVSS_METRICS[version].flatMap(({ key, group, values, undefinedValue }) => {
    const isThere = group === 'base' || random.chance(0.5);
    const choices = values.filter((value) => value !== undefinedValue);
    return isThere ? [[key, random.pick(choices)] as const] : [];
  });
  return formatCvssVector({ version, metrics: Object.fromEntries(metrics) });
}
