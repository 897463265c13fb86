import { describe, expect, it } from 'vitest';

import { cpeOf, formatCpe, formatCpeUri, parseCpe } from '../../../../reference-app/server/rules/cpe.js';
import { isSameCpeProduct, relateCpeAttribute } from '../../../../reference-app/server/rules/cpeMatching.js';
import { seededRandom } from '../../../support/seededRandom.js';

/**
 * Pairs of complete names, in the manner of NIST IR 7696, section 6: is the component the one that the source
 * calls vulnerable?
 */
const NAMES: readonly [vulnerable: string, component: string, isSame: boolean][] = [
  ['cpe:2.3:a:adobe:reader:*:*:*:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:-:*:*:*:*:*:*', true],
  ['cpe:2.3:a:adobe:*:9.*:*:palm_os:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:*:palm_os:*:*:*:*:*', true],
  ['cpe:2.3:a:adobe:reader:*:*:*:*:*:*:*:*', 'cpe:2.3:o:adobe:reader:9.3.2:-:*:*:*:*:*:*', false],
  ['cpe:2.3:a:adobe:reader:*:-:*:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:sp1:*:*:*:*:*:*', false],
  ['cpe:2.3:a:adobe:reader:*:-:*:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:*:*:*:*:*:*:*', true],
  ['cpe:2.3:a:acme:tool:*:*:*:*:*:node.js:*:*', 'cpe:2.3:a:acme:tool:1:*:*:*:*:python:*:*', false],
  ['cpe:2.3:a:acme:tool:*:*:*:*:*:node.js:*:*', 'cpe:2.3:a:acme:tool:1:*:*:*:*:node.js:*:*', true],
  ['cpe:2.3:a:acme:tool\\+:*:*:*:*:*:*:*:*', 'cpe:2.3:a:ACME:Tool\\+:1:*:*:*:*:*:*:*', true],
  ['cpe:2.3:a:acme:to?l:*:*:*:*:*:*:*:*', 'cpe:2.3:a:acme:tool:1:*:*:*:*:*:*:*', true],
  ['cpe:2.3:a:acme:to?l:*:*:*:*:*:*:*:*', 'cpe:2.3:a:acme:tol:1:*:*:*:*:*:*:*', false],
];

describe('names of products', () => {
  it.each(NAMES)('%s and %s: %s', (vulnerable, component, isSame) => {
    const [source, target] = [parseCpe(vulnerable), parseCpe(component)];
    if (!source || !target) throw new Error('One of the names cannot be read.');

    expect(isSameCpeProduct(source, target)).toBe(isSame);
  });
});

describe('wildcards in an attribute', () => {
  it.each([
    ['to*l', 'tool', 'SUPERSET'],
    ['to*l', 'tl', 'DISJOINT'],
    ['*l', 'll', 'SUPERSET'],
    ['to*', 'to', 'SUPERSET'],
    ['**', 'tool', 'SUPERSET'],
    ['*ab*abc', 'ababababc', 'SUPERSET'],
    ['*ab*abc', 'abc', 'DISJOINT'],
    ['t??l', 'tool', 'SUPERSET'],
    ['tool?', 'tool', 'DISJOINT'],
    ['?*?', 't', 'DISJOINT'],
    ['node.*', 'nodexjs', 'DISJOINT'],
    ['c\\?+*', 'c?++', 'UNDEFINED'],
    ['c\\?+*', 'cx++', 'DISJOINT'],
    ['c\\+*', 'c\\++', 'SUPERSET'],
    ['to*', 'to*l', 'UNDEFINED'],
  ])('%s and %s: %s', (source, target, relation) => {
    expect(relateCpeAttribute(source, target)).toBe(relation);
  });

  it.each(['*'.repeat(50), 'a*'.repeat(50), '*?'.repeat(50)])(
    'take no time, as many as there are: %s',
    (wildcards) => {
      const long = 'a'.repeat(5000);

      // An engine that tries one way after the other does not come to an end here.
      expect(relateCpeAttribute(`${wildcards}x`, long)).toBe('DISJOINT');
      expect(relateCpeAttribute(`${wildcards}x`, `${long}x`)).toBe('SUPERSET');
    },
  );
});

const random = seededRandom(11);
const word = () =>
  Array.from({ length: random.integer(1, 6) }, () =>
    random.pick([...'abz019._', '+', ':', '!', '~', '$']),
  ).join('');
const value = () => random.pick(['*', '-', word(), word(), word()]);
const names = Array.from({ length: 300 }, () =>
  cpeOf({
    part: random.pick(['a', 'o', 'h']),
    vendor: word(),
    product: word(),
    version: value(),
    update: value(),
    edition: value(),
    language: random.pick(['*', '-', 'en']),
    swEdition: value(),
    targetSw: value(),
    targetHw: value(),
    other: value(),
  }),
);

describe('any name', () => {
  it('comes back from both of its spellings', () => {
    for (const name of names) {
      expect(parseCpe(formatCpe(name)), formatCpe(name)).toEqual(name);
      expect(parseCpe(formatCpeUri(name)), formatCpeUri(name)).toEqual(name);
    }
  });

  it('is itself, and what its attributes are to others is seen the other way round from there', () => {
    const opposite = {
      EQUAL: 'EQUAL',
      SUPERSET: 'SUBSET',
      SUBSET: 'SUPERSET',
      DISJOINT: 'DISJOINT',
    } as const;
    for (const left of names.slice(0, 60)) {
      expect(isSameCpeProduct(left, left)).toBe(true);
      for (const right of names.slice(0, 60)) {
        const relation = relateCpeAttribute(left.version, right.version);
        if (relation === 'UNDEFINED') throw new Error('There are no wildcards in these.');
        expect(relateCpeAttribute(right.version, left.version)).toBe(opposite[relation]);
        expect(isSameCpeProduct(left, right)).toBe(isSameCpeProduct(right, left));
      }
    }
  });
});
