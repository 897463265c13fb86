import { expect, it } from 'vitest';

import { readCondition } from '../../../../src/domain/policy/conditionMatcher.js';
import { isNeverMet } from '../../../../src/domain/policy/neverMet.js';
import { seededRandom } from '../../../support/seededRandom.js';

const PURLS = [
  'pkg:npm/a@1',
  'pkg:npm/%40a/b@1.0',
  'pkg:pypi/a-b@1.0?c=d',
  'pkg:cargo/a_b#b/c',
  'pkg:deb/a/b@1:1-1?arch=a&epoch=1',
  'pkg:generic/a%20b@1',
];
const CPES = ['cpe:2.3:a:a:b:1:*:*:*:*:*:*:*', 'cpe:/a:a:b:1', 'cpe:2.3:-:B:a:-:*:*:*:*:*:*:*', 'cpe:/'];
const NAMES = ['a', 'a b', '1', 'A-b_1', '\u00e4'];
const ATOMS = [
  'a', 'b', '1', '@', '/', ' ', '_', '-', ':', '%40', 'pkg:', 'npm', 'cpe:2.3:', '^', '$', '.', '*', '?', '+', '|', '(', ')', '[ab]',
  '[^a]', '\\w', '\\s', '\\.', '\\b', '{2}', '(?i)',
]; // prettier-ignore

it('calls no pattern one that nothing can match if something matches it', () => {
  const random = seededRandom(11);
  let never = 0;
  let met = 0;
  for (let count = 0; count < 1500; count += 1) {
    const pattern = Array.from({ length: random.integer(1, 5) }, () => random.pick(ATOMS)).join('');
    for (const [subject, member, texts] of [
      ['PACKAGE_URL', 'purl', PURLS],
      ['CPE', 'cpe', CPES],
      ['SWID_TAGID', 'swidTagId', NAMES],
      ['COORDINATES', 'name', NAMES],
    ] as const) {
      const value = subject === 'COORDINATES' ? JSON.stringify({ name: pattern }) : pattern;
      const condition = { subject, operator: 'MATCHES', value: value.trim() };
      const test = readCondition(condition, {} as never);
      const isMet = texts.some((text) =>
        test?.({ group: null, name: '-', purl: null, cpe: null, swidTagId: null, [member]: text } as never),
      );
      const isNever = isNeverMet(condition);
      expect([condition, isNever && isMet]).toEqual([condition, false]);
      if (isNever) never += 1;
      if (isMet) met += 1;
    }
  }
  // One that says always the same would prove nothing.
  expect(never).toBeGreaterThan(300);
  expect(met).toBeGreaterThan(300);
});
