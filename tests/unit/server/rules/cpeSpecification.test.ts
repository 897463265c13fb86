import { describe, expect, it } from 'vitest';

import { cpeOf, formatCpe, formatCpeUri, parseCpe } from '../../../../reference-app/server/rules/cpe.js';
import type { Cpe } from '../../../../reference-app/server/rules/cpe.js';
import { relateCpeAttribute } from '../../../../reference-app/server/rules/cpeMatching.js';
import type { CpeRelation } from '../../../../reference-app/server/rules/cpeMatching.js';
import { seededRandom } from '../../../support/seededRandom.js';

/** Names as NIST IR 7695 has them in section 6: its attributes, the URI (6.1) and the formatted string (6.2) they are bound to. */
const BOUND: readonly [attributes: Partial<Cpe>, uri: string, formatted: string][] = [
  [
    { part: 'a', vendor: 'microsoft', product: 'internet_explorer', version: '8.0.6001', update: 'beta' },
    'cpe:/a:microsoft:internet_explorer:8.0.6001:beta',
    'cpe:2.3:a:microsoft:internet_explorer:8.0.6001:beta:*:*:*:*:*:*',
  ],
  [
    { part: 'a', vendor: 'microsoft', product: 'internet_explorer', version: '8.*', update: 'sp?' },
    'cpe:/a:microsoft:internet_explorer:8.%02:sp%01',
    'cpe:2.3:a:microsoft:internet_explorer:8.*:sp?:*:*:*:*:*:*',
  ],
  [
    {
      part: 'a',
      vendor: 'hp',
      product: 'insight_diagnostics',
      version: '7.4.0.1570',
      update: '-',
      swEdition: 'online',
      targetSw: 'win2003',
      targetHw: 'x64',
    },
    'cpe:/a:hp:insight_diagnostics:7.4.0.1570:-:~~online~win2003~x64~',
    'cpe:2.3:a:hp:insight_diagnostics:7.4.0.1570:-:*:*:online:win2003:x64:*',
  ],
  [
    { part: 'a', vendor: 'hp', product: 'openview_network_manager', version: '7.51', targetSw: 'linux' },
    'cpe:/a:hp:openview_network_manager:7.51::~~~linux~~',
    'cpe:2.3:a:hp:openview_network_manager:7.51:*:*:*:*:linux:*:*',
  ],
  [
    {
      part: 'a',
      vendor: 'foo\\bar',
      product: 'big$money_manager_2010',
      swEdition: 'special',
      targetSw: 'ipod_touch',
      targetHw: '80gb',
    },
    'cpe:/a:foo%5cbar:big%24money_manager_2010:::~~special~ipod_touch~80gb~',
    'cpe:2.3:a:foo\\\\bar:big\\$money_manager_2010:*:*:*:*:special:ipod_touch:80gb:*',
  ],
  [
    { part: 'a', vendor: 'foo~bar', product: 'big~money_2010' },
    'cpe:/a:foo%7ebar:big%7emoney_2010',
    'cpe:2.3:a:foo\\~bar:big\\~money_2010:*:*:*:*:*:*:*:*',
  ],
  // A single logical value, and the character that looks like it.
  [{ part: 'h', vendor: '-', product: '\\-' }, 'cpe:/h:-:%2d', 'cpe:2.3:h:-:\\-:*:*:*:*:*:*:*:*'],
  [
    { part: 'o', vendor: '\\*', product: 'a\\?b', version: 'x\\*?' },
    'cpe:/o:%2a:a%3fb:x%2a%01',
    'cpe:2.3:o:\\*:a\\?b:x\\*?:*:*:*:*:*:*:*',
  ],
  [
    { part: 'a', vendor: 'ü🙂', product: 'b' },
    'cpe:/a:%c3%bc%f0%9f%99%82:b',
    'cpe:2.3:a:\\ü\\🙂:b:*:*:*:*:*:*:*:*',
  ],
];

describe('a name', () => {
  it.each(BOUND)('%j is written %s and %s, and read from both', (attributes, uri, formatted) => {
    const name = cpeOf(attributes);

    expect(formatCpeUri(name)).toBe(uri);
    expect(formatCpe(name)).toBe(formatted);
    expect(parseCpe(uri)).toEqual(name);
    expect(parseCpe(formatted)).toEqual(name);
  });

  it.each([
    // Trailing parts can be left out, and empty parts match any value.
    ['cpe:/a:hp', { part: 'a', vendor: 'hp' }],
    ['cpe:/a:hp:::::', { part: 'a', vendor: 'hp' }],
    ['cpe:/', {}],
    // An edition of version 2.2 is written on its own.
    [
      'cpe:/a:hp:insight:7.4::online',
      { part: 'a', vendor: 'hp', product: 'insight', version: '7.4', edition: 'online' },
    ],
    // Within a URI the tilde packs an edition only.
    ['cpe:/a:foo~bar:big~money_2010', { part: 'a', vendor: 'foo~bar', product: 'big~money_2010' }],
    ['CPE:/A:HP:Insight', { part: 'a', vendor: 'hp', product: 'insight' }],
    // Characters that need no escape can have one.
    [
      'cpe:2.3:a:h\\p:in\\_sight\\.x:\\1:*:*:*:*:*:*:*',
      { part: 'a', vendor: 'hp', product: 'in_sight.x', version: '1' },
    ],
  ] as const)('is read from %s', (text, attributes) => {
    expect(parseCpe(text)).toEqual(cpeOf(attributes));
  });

  it.each([
    'cpe:2.3:a:hp:insight_diagnostics:7.4:-:*:*:online:win2003:x64',
    'cpe:2.3:a:hp:insight_diagnostics:7.4:-:*:*:online:win2003:x64:*:*',
    'cpe:2.3:a:hp:insight diagnostics:7.4:*:*:*:*:*:*:*',
    'cpe:2.3:a:hp::7.4:*:*:*:*:*:*:*',
    'cpe:2.3:b:hp:insight:7.4:*:*:*:*:*:*:*',
    'cpe:2.4:a:hp:insight:7.4:*:*:*:*:*:*:*',
    'cpe:/a:hp:insight:7.*',
    'cpe:/a:hp:insight:7.?',
    'cpe:/a:hp:insight:7:sp1:x:en:more',
    'cpe:/a:foo%5:bar',
    'cpe:/a:foo%ff:bar',
    'cpe/a:hp:insight',
    'wfn:[part="a"]',
  ])('is not read from %s', (text) => {
    expect(parseCpe(text)).toBeUndefined();
  });
});

/** NIST IR 7696, table 6-2: each kind of source with each kind of target. */
const RELATIONS: readonly [source: string, target: string, relation: CpeRelation][] = [
  ['*', '*', 'EQUAL'],
  ['*', '-', 'SUPERSET'],
  ['*', '8.*', 'UNDEFINED'],
  ['*', '8.1', 'SUPERSET'],
  ['-', '*', 'SUBSET'],
  ['-', '-', 'EQUAL'],
  ['-', '8.*', 'UNDEFINED'],
  ['-', '8.1', 'DISJOINT'],
  ['8.1', '8.1', 'EQUAL'],
  ['8.1', '8.2', 'DISJOINT'],
  ['8.1', '8.*', 'UNDEFINED'],
  ['8.1', '-', 'DISJOINT'],
  ['8.1', '*', 'SUBSET'],
  ['8.*', '8.1', 'SUPERSET'],
  ['8.*', '9.1', 'DISJOINT'],
  ['8.*', '*', 'SUBSET'],
  ['8.*', '-', 'DISJOINT'],
  ['8.*', '8.*', 'UNDEFINED'],
  ['8.*', '8.1*', 'UNDEFINED'],
  // A character that looks like a wildcard is one of many.
  ['8\\*', '8\\*', 'EQUAL'],
  ['8\\*', '8.1', 'DISJOINT'],
  ['8?', '8\\?', 'SUPERSET'],
  ['8*', '8\\?x', 'SUPERSET'],
];

/** Complete names, in the manner of section 6.2: the relation of all attributes together. */
const NAMES: readonly [source: string, target: string, relation: CpeRelation][] = [
  ['cpe:2.3:a:adobe:reader:9.3.2:*:*:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:*:*:*:*:*:*:*', 'EQUAL'],
  ['cpe:2.3:a:adobe:*:*:*:*:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:-:*:*:*:*:*:*', 'SUPERSET'],
  ['cpe:2.3:a:adobe:reader:9.*:*:*:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:-:*:*:*:*:*:*', 'SUPERSET'],
  ['cpe:2.3:a:adobe:reader:9.3.2:-:*:*:*:*:*:*', 'cpe:2.3:a:adobe:*:*:*:*:*:*:*:*:*', 'SUBSET'],
  ['cpe:2.3:a:adobe:reader:9.3.2:-:*:*:*:*:*:*', 'cpe:2.3:a:adobe:flash:9.3.2:-:*:*:*:*:*:*', 'DISJOINT'],
  ['cpe:2.3:a:adobe:reader:9.3.2:-:*:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:sp1:*:*:*:*:*:*', 'DISJOINT'],
  // Wider in one attribute and narrower in another: no relation between sets is left.
  ['cpe:2.3:a:adobe:reader:*:-:*:*:*:*:*:*', 'cpe:2.3:a:adobe:reader:9.3.2:*:*:*:*:*:*:*', 'UNDEFINED'],
];

const ATTRIBUTES = Object.keys(cpeOf({})) as (keyof Cpe)[];

/** Section 6.1.3: disjoint by one attribute, a subset or superset by all of them. */
function relateNames(source: Cpe, target: Cpe): CpeRelation {
  const relations = ATTRIBUTES.map((attribute) => relateCpeAttribute(source[attribute], target[attribute]));
  if (relations.includes('DISJOINT')) return 'DISJOINT';
  const only = (...kinds: CpeRelation[]) => relations.every((relation) => kinds.includes(relation));
  if (only('EQUAL')) return 'EQUAL';
  if (only('EQUAL', 'SUBSET')) return 'SUBSET';
  return only('EQUAL', 'SUPERSET') ? 'SUPERSET' : 'UNDEFINED';
}

describe('the relation', () => {
  it.each(RELATIONS)('of the value %s to %s is %s', (source, target, relation) => {
    expect(relateCpeAttribute(source, target)).toBe(relation);
  });

  it.each(NAMES)('of the name %s to %s is %s', (source, target, relation) => {
    const [left, right] = [parseCpe(source), parseCpe(target)];
    if (!left || !right) throw new Error('One of the names cannot be read.');

    expect(relateNames(left, right)).toBe(relation);
  });

  it('leads from a wider name over a narrower one to what that holds', () => {
    const random = seededRandom(23);
    const values = ['*', '-', 'a', 'b', 'ab', 'a*', '*b', 'a?'];
    const plain = ['*', '-', 'a', 'b', 'ab', 'abb'];
    const held = ['EQUAL', 'SUPERSET'];
    let chains = 0;
    for (let count = 0; count < 5000; count += 1) {
      const [wide, middle, narrow] = [random.pick(values), random.pick(plain), random.pick(plain)];
      if (
        !held.includes(relateCpeAttribute(wide, middle)) ||
        !held.includes(relateCpeAttribute(middle, narrow))
      )
        continue;
      chains += 1;

      expect(held, `${wide} ${middle} ${narrow}`).toContain(relateCpeAttribute(wide, narrow));
    }
    expect(chains).toBeGreaterThan(100);
  });
});
