import { describe, expect, it } from 'vitest';
import { convertCvssVector } from '../../../../src/domain/scores/convertCvss.js';
import { CVSS_METRICS, CVSS_VERSIONS, type CvssVersion } from '../../../../src/domain/scores/cvssMetrics.js';
import { formatCvssVector, inspectCvssVector } from '../../../../src/domain/scores/cvssVector.js';
import { seededRandom } from '../../../support/seededRandom.js';

describe('a vector taken over to another version', () => {
  it.each<[about: string, from: string, to: CvssVersion, text: string, dropped: string[]]>([
    [
      'is the same in v3.0 and v3.1',
      'CVSS:3.0/AV:N/AC:H/PR:N/UI:R/S:C/C:H/I:L/A:N/E:F/MAV:L',
      '3.1',
      'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:C/C:H/I:L/A:N/E:F/MAV:L',
      [],
    ],
    [
      'leaves open which privileges and how much impact v2 meant',
      'AV:N/AC:M/Au:S/C:P/I:N/A:C/E:POC/RL:OF/CDP:H',
      '3.1',
      'CVSS:3.1/AV:N/I:N/E:P/RL:O',
      ['AC:M', 'Au:S', 'C:P', 'A:C', 'CDP:H'],
    ],
    [
      'keeps impact within the vulnerable system where the scope does not change',
      'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:L/A:N',
      '4.0',
      'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:L/VA:N/SC:N/SI:N/SA:N',
      [],
    ],
    [
      'leaves the impact open where the scope changes, and who has to act',
      'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:C/C:H/I:H/A:H',
      '4.0',
      'CVSS:4.0/AV:N/PR:N',
      ['AC:H', 'UI:R', 'S:C', 'C:H', 'I:H', 'A:H'],
    ],
    [
      'knows that requirements of v4 are high complexity of v3',
      'CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:A/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N/E:A/S:P',
      '3.1',
      'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:H/I:H/A:H',
      ['E:A', 'S:P'],
    ],
    [
      'goes over v3.1 from v2 to v4',
      'AV:N/AC:L/Au:N/C:N/I:N/A:N/CR:H',
      '4.0',
      'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/CR:H',
      ['C:N', 'I:N', 'A:N'],
    ],
  ])('%s', (_, from, to, text, dropped) => {
    const converted = convertCvssVector(inspectCvssVector(from), to);
    expect(formatCvssVector(converted)).toBe(text);
    expect(converted.dropped).toEqual(dropped);
  });

  it.each(CVSS_VERSIONS)('has only what %s knows, and each metric is kept or named', (version) => {
    const random = seededRandom(11);
    for (const from of CVSS_VERSIONS) {
      for (let count = 0; count < 100; count += 1) {
        const chosen = CVSS_METRICS[from].filter(() => random.chance(0.6));
        const metrics = Object.fromEntries(chosen.map(({ key, values }) => [key, random.pick(values)]));
        const vector = inspectCvssVector(formatCvssVector({ version: from, metrics }), [from]);
        const converted = convertCvssVector(vector, version);
        expect(inspectCvssVector(formatCvssVector(converted), [version]).errors).toEqual([]);
        if (from === version) expect(converted).toMatchObject({ metrics: vector.metrics, dropped: [] });
        if (Object.keys(converted.metrics).length === 0) {
          expect(converted.dropped).toHaveLength(Object.keys(vector.metrics).length);
        }
      }
    }
  });
});
