import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../../../src/domain/cyclonedx/json/formats.js';
import { randomNumbers } from '../boms.js';

describe('date-time', () => {
  const theirs = fullFormats['date-time'] as { validate: (text: string) => boolean };

  it('agrees with another validator on what is a date and time', () => {
    const random = randomNumbers(3);
    const number = (max: number) => String(Math.floor(random() * max)).padStart(2, '0');
    let right = 0;
    for (let round = 0; round < 5000; round++) {
      const year = ['2024', '2023', '1900', '2000'][round % 4];
      const zone = ['Z', 'z', '', '+00:00', `-${number(26)}:${number(62)}`, '+0100'][
        Math.floor(random() * 6)
      ];
      const text = `${year}-${number(14)}-${number(33)}T${number(25)}:${number(61)}:${number(61)}${random() < 0.3 ? '.5' : ''}${zone}`;
      const isRight = FORMATS['date-time']?.(text);
      expect({ text, isRight }).toEqual({ text, isRight: theirs.validate(text) });
      if (isRight) right++;
    }
    expect(right).toBeGreaterThan(500);
  });

  it.each([
    ['2026-11-21T10:00:00Z', true],
    ['2016-12-31T23:59:60Z', true],
    ['2016-12-31T18:59:60-05:00', true],
    ['2016-12-31T22:59:60Z', false],
    ['2026-11-21', false],
    ['2026-11-21 10:00', false],
    ['2026-02-29T10:00:00Z', false],
  ])('%s: %s', (text, isRight) => {
    expect(FORMATS['date-time']?.(text)).toBe(isRight);
  });
});

describe.each([
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '2024-13-01', false],
  ['date', '2024-02-29T00:00:00Z', false],
  ['iri-reference', 'https://www.example/päth?q=1#f', true],
  ['iri-reference', '../a', true],
  ['iri-reference', '', true],
  ['iri-reference', 'git@git.example:a/b.git', true],
  ['iri-reference', 'a b', false],
  ['iri-reference', 'https://a.example/{x}', false],
  ['iri-reference', '%zz', false],
  ['iri-reference', 'a#b#c', false],
  ['uri', 'urn:a', true],
  ['uri', 'a', false],
  ['uri', 'https://a.example/ä', false],
  ['idn-email', 'jörg@mail.example', true],
  ['idn-email', 'a@b', true],
  ['idn-email', '@b', false],
  ['idn-email', 'a@', false],
  ['idn-email', 'a b@c', false],
])('%s', (format, text, isRight) => {
  it(`${text}: ${isRight}`, () => {
    expect(FORMATS[format]?.(text)).toBe(isRight);
  });
});
