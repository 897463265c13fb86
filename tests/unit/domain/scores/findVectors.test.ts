import { describe, expect, it } from 'vitest';
import { findVectors, standardOf, withLine } from '../../../../src/domain/scores/findVectors.js';
import { rateVector } from '../../../../src/domain/scores/rateVector.js';
import { hasSamples, samples } from './samples.js';

const V31 = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';
const V4 = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N';
const V2 = 'AV:N/AC:L/Au:N/C:C/I:C/A:C';
const OWASP = 'SL:1/M:1/O:0/S:2/ED:1/EE:1/A:1/ID:1/LC:2/LI:1/LAV:1/LAC:1/FD:1/RD:1/NC:2/PV:3';

describe('findVectors', () => {
  it.each([
    ['behind words', `Rescored to 5.9 Medium: ${V31}/MAV:L`, [`${V31}/MAV:L`]],
    ['in a sentence', `It is ${V31}, and no longer (${V2}).`, [V31, V2]],
    ['on lines of their own', `a\n${OWASP}\n${V4}\nb`, [OWASP, V4]],
    ['at the very beginning', V2, [V2]],
    ['each once', `${V31} ${V31}`, [V31]],
    [
      'of v2 in another order',
      `Then (C:P/I:P/A:P/AV:N/E:ND/Au:N/AC:L).`,
      ['C:P/I:P/A:P/AV:N/E:ND/Au:N/AC:L'],
    ],
    [
      'of OWASP in another order',
      OWASP.split('/').reverse().join('/'),
      [OWASP.split('/').reverse().join('/')],
    ],
    ['with values of several letters', `${V2}/CDP:LM/TD:ND`, [`${V2}/CDP:LM/TD:ND`]],
  ])('finds vectors %s', (_, text, found) => {
    expect(findVectors(text).map((vector) => vector.text)).toEqual(found);
  });

  it.each([
    ['with a metric missing', 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H'],
    ['with a value that does not exist', `${V31.slice(0, -1)}Q`],
    ['of an unknown version', V31.replace('3.1', '3.2')],
    ['that are a part of something else', `xAV:N/AC:L/Au:N/C:C/I:C/A:C`],
    ['of v3 without their prefix', 'AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'],
    ['in texts that only look like them', 'A:B/C:D and http://a.example/AV:N'],
  ])('leaves out those %s', (_, text) => {
    expect(findVectors(text)).toEqual([]);
  });

  it('says what each follows', () => {
    const reversed = OWASP.split('/').reverse().join('/');
    expect(findVectors(`${V31} ${V4} ${V2} ${OWASP} ${reversed}`).map(standardOf)).toEqual([
      'CVSS v3.1',
      'CVSS v4.0',
      'CVSS v2.0',
      'OWASP Risk Rating',
      'OWASP Risk Rating',
    ]);
  });

  it.skipIf(!hasSamples).each(['v2.0', 'v3.0', 'v3.1', 'v4.0'])(
    'finds every published vector of %s',
    (version) => {
      for (const { vector } of samples<{ vector: string }>(`cvss/cvss-${version}.jsonl`)) {
        const bare = vector.replace(/^\((.*)\)$/, '$1');
        expect(findVectors(`Because: ${vector}.`).map(({ text }) => text)).toEqual([bare]);
      }
    },
  );
});

describe('rateVector', () => {
  it.each([
    [V31, 9.8, 'CRITICAL'],
    // From cvss-suite.
    [
      'CVSS:3.1/AV:A/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N/E:F/RL:U/RC:C/CR:H/IR:H/AR:H/MAV:A/MAC:L/MPR:N/MUI:N/MS:U/MC:L/MI:N/MA:N',
      4.9,
      'MEDIUM',
    ],
    [V4, 9.3, 'CRITICAL'],
    [`${V4}/E:U`, 8.1, 'HIGH'],
    [V2, 10, 'HIGH'],
    [OWASP, undefined, 'INFO'],
  ])('rates %s', (vector, score, severity) => {
    const rating = rateVector(findVectors(vector)[0]!);

    expect([rating.score, rating.severity]).toEqual([score, severity]);
  });
});

describe('withLine', () => {
  it.each([
    ['', 'new'],
    ['mine', 'mine\nnew'],
    ['mine\n\n', 'mine\nnew'],
    ['old and mine', 'old and mine\nnew'],
    ['old', 'new'],
    ['mine\nold\n\nmine too', 'mine\nnew\n\nmine too'],
    ['old\nmine\nold', 'new\nmine'],
  ])('makes of %j, with a new line for old ones, %j', (text, whole) => {
    expect(withLine(text, 'new', (line) => line === 'old')).toBe(whole);
  });
});
