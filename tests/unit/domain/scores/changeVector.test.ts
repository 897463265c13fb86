import { describe, expect, it } from 'vitest';
import { changeCvssMetric, changeOwaspFactor } from '../../../../src/domain/scores/changeVector.js';
import { CVSS_METRICS, CVSS_VERSIONS, type CvssVersion } from '../../../../src/domain/scores/cvssMetrics.js';
import {
  inspectCvssVector,
  parseCvssVector,
  writtenCvssVector,
} from '../../../../src/domain/scores/cvssVector.js';
import { OWASP_FACTORS } from '../../../../src/domain/scores/owaspFactors.js';
import { VectorError } from '../../../../src/domain/scores/VectorError.js';
import { seededRandom, type SeededRandom } from '../../../support/seededRandom.js';
import { hasSamples, samples } from './samples.js';

// The examples of the guides: CVSS v2.0 section 3.3; v3.0 and v3.1 examples; v4.0 user guide.
const V2 = 'AV:N/AC:L/Au:N/C:N/I:N/A:C/E:F/RL:OF/RC:C/CDP:H/TD:H/CR:M/IR:M/AR:H';
const V30 = 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N';
const V31 = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H';
const V4 = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N/E:U';
const OWASP = 'SL:6/M:9/O:7/S:9/ED:7/EE:9/A:9/ID:3/LC:7/LI:7/LAV:5/LAC:7/FD:3/RD:5/NC:5/PV:5';
const SHUFFLED = 'CVSS:3.0/A:H/E:X/I:H/MAV:X/C:H/S:U/UI:N/PR:N/AC:L/AV:N/RL:O';

describe('changeCvssMetric', () => {
  it.each<[about: string, text: string, metric: string, value: string, changed: string]>([
    ['v2', V2, 'AC', 'H', V2.replace('AC:L', 'AC:H')],
    ['v2 in parentheses', `(${V2})`, 'Au', 'S', `(${V2.replace('Au:N', 'Au:S')})`],
    ['v3.0, which stays it', V30, 'S', 'C', V30.replace('S:U', 'S:C')],
    ['v3.1', V31, 'AV', 'P', V31.replace('AV:N', 'AV:P')],
    ['v4.0', V4, 'E', 'A', V4.replace('E:U', 'E:A')],
    ['another order, and metrics written as not defined', SHUFFLED, 'S', 'C', SHUFFLED.replace('S:U', 'S:C')],
    ['one written as not defined', SHUFFLED, 'E', 'F', SHUFFLED.replace('E:X', 'E:F')],
    ['one to not defined that is written', V4, 'E', 'X', V4.replace('E:U', 'E:X')],
    ['one of v2 to not defined', V2, 'CDP', 'ND', V2.replace('CDP:H', 'CDP:ND')],
    ['spaces around', `  ${V30}\n`, 'A', 'L', `  ${V30.replace('A:N', 'A:L')}\n`],
    ['a vector of v3 in parentheses', `(${V30})`, 'A', 'L', `(${V30.replace('A:N', 'A:L')})`],
  ])('replaces one part in its place: %s', (_, text, metric, value, changed) => {
    expect(changeCvssMetric(text, metric, value)).toBe(changed);
  });

  it.each<[about: string, text: string, metric: string, value: string, changed: string]>([
    ['at the end', V31, 'E', 'U', `${V31}/E:U`],
    ['before a group that follows', `${V31}/MAV:L`, 'RL', 'O', `${V31}/RL:O/MAV:L`],
    ['in the middle', V31.replace('/S:C', ''), 'S', 'U', V31.replace('S:C', 'S:U')],
    ['at the beginning', V30.replace('AV:N/', ''), 'AV', 'A', V30.replace('AV:N', 'AV:A')],
    ['within parentheses', '(AV:N/AC:L/C:P)', 'Au', 'N', '(AV:N/AC:L/Au:N/C:P)'],
    ['behind most of those before it, in another order', SHUFFLED, 'RC', 'U', `${SHUFFLED}/RC:U`],
    [
      'between two groups, in another order',
      'CVSS:3.1/A:H/C:H/AV:N/RL:X',
      'E',
      'P',
      'CVSS:3.1/A:H/C:H/AV:N/E:P/RL:X',
    ],
    ['among unknown parts', 'CVSS:3.1/nonsense/PR:N/XX:1', 'AC', 'L', 'CVSS:3.1/AC:L/nonsense/PR:N/XX:1'],
    ['before all that is unknown', 'CVSS:3.1/nonsense', 'AC', 'L', 'CVSS:3.1/AC:L/nonsense'],
  ])('inserts a metric that was not there: %s', (_, text, metric, value, changed) => {
    expect(changeCvssMetric(text, metric, value)).toBe(changed);
  });

  it.each<[about: string, text: string, metric: string, value: string]>([
    ['another order', SHUFFLED, 'AV', 'N'],
    ['one that is written as not defined', SHUFFLED, 'MAV', 'X'],
    ['one that is not there', V31, 'E', 'X'],
    ['a wrong part', 'CVSS:3.1/AV:N/nonsense//AC:L/', 'AV', 'N'],
    ['nothing', '', 'E', 'X'],
  ])('leaves a text alone in which the value is already so: %s', (_, text, metric, value) => {
    expect(changeCvssMetric(text, metric, value, { version: '3.1' })).toBe(text);
  });

  it.each<[about: string, original: string, steps: [string, string][], end: string]>([
    [
      'removes what the original does not have',
      V31,
      [
        ['E', 'U'],
        ['E', 'X'],
      ],
      V31,
    ],
    [
      'writes what it has',
      `${V31}/E:F`,
      [
        ['E', 'U'],
        ['E', 'X'],
      ],
      `${V31}/E:X`,
    ],
    [
      'restores what it has as not defined',
      SHUFFLED,
      [
        ['MAV', 'L'],
        ['AV', 'L'],
        ['MAV', 'X'],
        ['AV', 'N'],
      ],
      SHUFFLED,
    ],
    ['leaves others that are written as not defined', `${V31}/E:F/RL:X`, [['E', 'X']], `${V31}/E:X/RL:X`],
    [
      'leaves nothing of an empty original',
      '',
      [
        ['E', 'U'],
        ['E', 'X'],
      ],
      '',
    ],
    [
      'leaves the prefix of an original without metrics',
      'CVSS:3.1',
      [
        ['E', 'U'],
        ['E', 'X'],
      ],
      'CVSS:3.1',
    ],
    [
      'in parentheses',
      '(AV:N/AC:L)',
      [
        ['TD', 'L'],
        ['TD', 'ND'],
      ],
      '(AV:N/AC:L)',
    ],
  ])('set back to not defined, with an original: %s', (_, original, steps, end) => {
    const { version } = inspectCvssVector(original, [original === '' ? '3.1' : '2.0']);
    const text = steps.reduce(
      (known, [metric, value]) => changeCvssMetric(known, metric, value, { version, original }),
      original,
    );
    expect(text).toBe(end);
  });

  it.each<[about: string, text: string, metric: string, value: string, changed: string]>([
    ['a wrong value', 'CVSS:3.1/AV:Q/AC:L/nonsense', 'AV', 'L', 'CVSS:3.1/AV:L/AC:L/nonsense'],
    ['a value that is not finished', 'CVSS:3.1/AC:/AV:N', 'AC', 'L', 'CVSS:3.1/AC:L/AV:N'],
    ['a metric alone', 'CVSS:3.1/AC/AV:N', 'AC', 'L', 'CVSS:3.1/AC:L/AV:N'],
    ['a metric that is given twice', 'CVSS:3.1/AV:N/AC:L/AV:L/PR:N', 'AV', 'P', 'CVSS:3.1/AV:P/AC:L/PR:N'],
    ['another metric that is given twice', 'CVSS:3.1/AV:N/AC:L/AV:L', 'AC', 'H', 'CVSS:3.1/AV:N/AC:H/AV:L'],
    ['the same part twice', 'CVSS:3.1/AV:N/AC:L/AV:N', 'AV', 'N', 'CVSS:3.1/AV:N/AC:L'],
    ['lower case', 'CVSS:3.1/av:n/AC:L', 'AC', 'H', 'CVSS:3.1/av:n/AC:H'],
    ['lower case of the same metric', 'CVSS:3.1/av:n/AC:L', 'AV', 'L', 'CVSS:3.1/AV:L/av:n/AC:L'],
    ['spaces between the parts', 'CVSS:3.1/AV:N / AC:L', 'AV', 'L', 'CVSS:3.1/AV:L/ AC:L'],
    ['an unknown version', 'CVSS:5.0/AV:N/AC:L', 'AC', 'H', 'CVSS:5.0/AV:N/AC:H'],
    ['a prefix in lower case', 'cvss:3.1/AV:N', 'AV', 'L', 'cvss:3.1/AV:L'],
    ['a parenthesis alone', '(AV:N/AC:L', 'AC', 'H', '(AV:N/AC:H'],
    ['slashes too many', 'CVSS:3.1/AV:N//AC:L/', 'PR', 'N', 'CVSS:3.1/AV:N/AC:L/PR:N'],
    ['an unknown metric', 'CVSS:3.1/AV:N/constructor:N/E:ND', 'AV', 'L', 'CVSS:3.1/AV:L/constructor:N/E:ND'],
  ])('keeps what cannot be read, unless it is about that metric: %s', (_, text, metric, value, changed) => {
    expect(changeCvssMetric(text, metric, value, { version: '3.1' })).toBe(changed);
  });

  it.each<[about: string, text: string, version: CvssVersion, metric: string, changed: string]>([
    ['nothing', '', '3.1', 'AV', 'CVSS:3.1/AV:N'],
    ['nothing, in v2', '', '2.0', 'AV', 'AV:N'],
    ['empty parentheses', '()', '2.0', 'AV', '(AV:N)'],
    ['nothing that can be read', 'nonsense', '4.0', 'AV', 'CVSS:4.0/AV:N/nonsense'],
    ['metrics of v3 without prefix', 'AC:L/PR:N', '3.0', 'AV', 'AV:N/AC:L/PR:N'],
  ])('begins with %s', (_, text, version, metric, changed) => {
    expect(changeCvssMetric(text, metric, 'N', { version })).toBe(changed);
  });

  it.each([
    ['Au', 'N', 'unknownMetric'],
    ['AV', 'Q', 'unknownValue'],
    ['AV', 'X', 'unknownValue'],
    ['constructor', 'N', 'unknownMetric'],
  ])('does not write %s:%s into a vector of v3.1', (metric, value, problem) => {
    const call = () => changeCvssMetric(V31, metric, value);
    expect(call).toThrow(VectorError);
    expect(call).toThrow(expect.objectContaining({ problem, metric }));
  });

  it.each(CVSS_VERSIONS)('changes of any vector of %s one part alone, and restores it', (version) => {
    const random = seededRandom(11);
    for (let count = 0; count < 200; count += 1) {
      const text = writtenAnyhow(version, random);
      const { key, values, undefinedValue } = random.pick(CVSS_METRICS[version]);
      const before = inspectCvssVector(text).metrics;
      const value = random.pick(values);
      const changed = changeCvssMetric(text, key, value);

      const { [key]: _, ...others } = before;
      expect(inspectCvssVector(changed).errors, changed).toEqual([]);
      expect(inspectCvssVector(changed).metrics, changed).toEqual(
        value === undefinedValue ? others : { ...others, [key]: value },
      );
      expect(withoutMetric(changed, key), changed).toBe(withoutMetric(text, key));
      const restored = changeCvssMetric(changed, key, before[key] ?? undefinedValue!, { original: text });
      expect(restored, changed).toBe(text);
    }
  });

  it.skipIf(!hasSamples).each(CVSS_VERSIONS)(
    'keeps the published vectors of %s as they are (skipped without ../shared/samples)',
    (version) => {
      for (const { vector } of samples<{ vector: string }>(`cvss/cvss-v${version}.jsonl`)) {
        const { metrics } = parseCvssVector(vector);
        for (const { key, undefinedValue } of CVSS_METRICS[version]) {
          expect(changeCvssMetric(vector, key, metrics[key] ?? undefinedValue!)).toBe(vector);
        }
      }
    },
  );
});

describe('writtenCvssVector', () => {
  it.each<[text: string, version: CvssVersion | undefined, written: string | undefined]>([
    [V2, undefined, V2],
    [` (${V2}) `, undefined, `(${V2})`],
    [SHUFFLED, undefined, SHUFFLED],
    ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N', '3.0', V30],
    ['(AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N)', '3.0', `(${V30})`],
    [`(${V30})`, undefined, `(${V30})`],
    ['CVSS:3.1/AV:N', undefined, undefined],
    [`${V31}/nonsense`, undefined, undefined],
    ['', undefined, undefined],
  ])('writes %j of %s as %j', (text, version, written) => {
    expect(writtenCvssVector(text, inspectCvssVector(text, version && [version]))).toBe(written);
  });
});

describe('changeOwaspFactor', () => {
  const reversed = OWASP.split('/').reverse().join('/');

  it.each<[about: string, text: string, factor: string, value: number, changed: string]>([
    ['a part in its place', OWASP, 'M', 4, OWASP.replace('M:9', 'M:4')],
    ['in another order', reversed, 'M', 4, reversed.replace('M:9', 'M:4')],
    ['a factor that was not there', 'SL:6/O:7', 'M', 1, 'SL:6/M:1/O:7'],
    ['nothing', '', 'M', 1, 'M:1'],
    ['a wrong value', 'XX:1/SL:2/M:9', 'SL', 6, 'XX:1/SL:6/M:9'],
    ['lower case', 'sl:1/M:9', 'M', 1, 'sl:1/M:1'],
    ['a factor that is given twice', 'SL:1/M:9/SL:6', 'SL', 9, 'SL:9/M:9'],
    ['spaces around', ` ${OWASP} `, 'M', 4, ` ${OWASP.replace('M:9', 'M:4')} `],
    ['no change', ' nonsense//M:9/', 'M', 9, ' nonsense//M:9/'],
  ])('writes %s', (_, text, factor, value, changed) => {
    expect(changeOwaspFactor(text, factor, value)).toBe(changed);
  });

  it('writes no factor or value that there is not', () => {
    expect(() => changeOwaspFactor(OWASP, 'XX', 1)).toThrow(VectorError);
    expect(() => changeOwaspFactor(OWASP, 'SL', 2)).toThrow(VectorError);
  });

  it('builds a whole vector in its order, whatever is chosen first', () => {
    const chosen = [...OWASP_FACTORS].reverse();
    const text = chosen.reduce((known, { key, values }) => changeOwaspFactor(known, key, values[0]!), '');
    expect(text).toBe(OWASP_FACTORS.map(({ key, values }) => `${key}:${values[0]}`).join('/'));
  });
});

/**
 * Returns a complete vector in any order, in which some optional metrics are defined and some are written as
 * not defined.
 */
function writtenAnyhow(version: CvssVersion, random: SeededRandom): string {
  const parts = CVSS_METRICS[version]
    .filter(({ group }) => group === 'base' || random.chance(0.5))
    .map(({ key, values }) => `${key}:${random.pick(values)}`)
    .map((part) => ({ part, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ part }) => part);
  const text = [...(version === '2.0' ? [] : [`CVSS:${version}`]), ...parts].join('/');
  return version === '2.0' && random.chance(0.5) ? `(${text})` : text;
}

function withoutMetric(text: string, key: string): string {
  return text
    .replace(/^\((.*)\)$/, '$1')
    .split('/')
    .filter((part) => !part.startsWith(`${key}:`))
    .join('/');
}
