import { describe, expect, it } from 'vitest';
import { locateInJson } from '../../../../../src/domain/cyclonedx/json/locateInJson.js';
import { scanJson } from '../../../../../src/domain/cyclonedx/json/scanJson.js';
import { component, jsonBom, randomNumbers } from '../boms.js';

describe('the verdict of JSON.parse', () => {
  const texts = [
    '',
    ' ',
    '1',
    '-1',
    '0',
    '-0',
    '01',
    '1.',
    '.5',
    '+1',
    '1e',
    '1e5',
    '1E+5',
    '1e-',
    '-',
    '0x1',
    'NaN',
    'Infinity',
    'true',
    'tru',
    'truee',
    'null',
    '""',
    '"',
    '"\\',
    '"\\u12',
    '"\\u12g4"',
    '"\\ud800"',
    '"\\x"',
    '"\t"',
    '"\u2028"',
    "'a'",
    '[]',
    '[',
    '[1',
    '[1,',
    '[1,]',
    '[,1]',
    '[1 2]',
    '{}',
    '{',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '{"a":1,}',
    '{a:1}',
    '{"a" 1}',
    '{"a":1 "b":2}',
    '{"a":{}}',
    '{]',
    '[}',
    '[]]',
    '{}{}',
    '/**/1',
    '1//',
    '\ufeff1',
    '\u00a01',
    '[1]\n',
    '{"a":[{"b":[]}]}',
    '[[[]]',
    '"\\"',
    'nul',
    '[true,false,null,-1.5e-7]',
    '\0',
  ];

  it.each(texts)('is the same for %j', (text) => {
    expect(scanJson(text) === undefined).toBe(isJson(text));
  });

  it('is the same for a BOM with random changes, and the place is near the change', () => {
    const random = randomNumbers(1);
    const original = jsonBom({ components: [component(1), { name: 'a"\\\u0001', n: [-1.5e3, true, null] }] });
    let broken = 0;

    for (let round = 0; round < 5000; round++) {
      const at = Math.floor(random() * original.length);
      const put = [...'{}[]":,\\ae0.-+1 \n\t\0', ''][Math.floor(random() * 20)] ?? '';
      const text = original.slice(0, at) + put + original.slice(at + Math.floor(random() * 3));
      const error = scanJson(text);

      expect({ text, isRight: error === undefined }).toEqual({ text, isRight: isJson(text) });
      if (!error) continue;
      broken++;
      expect(error.offset).toBeLessThanOrEqual(text.length);
      // Everything before the place is right so far: cut there, only the end is missing.
      const before = scanJson(text.slice(0, error.offset));
      if (before) expect(['unexpectedEnd', 'unterminatedString']).toContain(before.code);
    }

    expect(broken).toBeGreaterThan(1000);
  });
});

describe('places', () => {
  const text = '{"a": [10, {"b": "x", "b": "y"}], "c/d": {"": null}, "__proto__": {"e": 1}}';

  it.each([
    [[], false, '{"a"'],
    [['a'], false, '[10'],
    [['a', 0], false, '10'],
    [['a', 1, 'b'], false, '"y"'],
    [['a', 1, 'b'], true, '"b": "y"'],
    [['c/d', ''], false, 'null'],
    [['c/d'], true, '"c/d"'],
    [['__proto__', 'e'], false, '1}'],
  ])('of %j (name: %s)', (segments, isAtName, expected) => {
    const [offset = 0] = locateInJson(text, [{ segments, isAtName }]);

    expect(text.slice(offset)).toMatch(new RegExp(`^${expected.replace(/[[\]{}()]/g, '\\$&')}`));
  });

  it('of names written with escapes', () => {
    const escaped = '{"\\u0061\\n": [1]}';

    const [offset] = locateInJson(escaped, [{ segments: ['a\n', 0], isAtName: false }]);

    expect(offset).toBe(escaped.indexOf('1]'));
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
