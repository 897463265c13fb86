import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import { encodeIriReference, isIriReference } from '../../../../src/domain/cyclonedx/iriReference.js';
import { randomNumbers } from './boms.js';

describe('an address', () => {
  // The schema check of a Dependency-Track server gives the same results.
  it.each([
    ['https://www.example/päth?q=1#f', true],
    ['https://user:pass@www.example:8443/a;b=c/@d', true],
    ['http://[2001:db8::7]:80/c=GB?objectClass?one', true],
    ['mailto:jörg@mail.example', true],
    ['urn:cdx:f08a6ccd-4dce-4759-bd84-c626675d60a7/1#ref', true],
    ['scm:git:git@git.example:org/repo.git', true],
    ['git+https://git.example/a.git#packages/b', true],
    ['ssh://git@git.example/org/repo.git', true],
    ['../a/b:c', true],
    ['./git@git.example:a/b.git', true],
    ['//git.example/a', true],
    ['?q=a:b', true],
    ['', true],
    ['git@git.example:org/repo.git', false],
    ['ssh://git@git.example:org/repo.git', false],
    ['https://pear.example/search?name[]=a', false],
    ['https://a.example/[b]', false],
    ['https://[a.example/', false],
    ['https://a.example/ https://b.example', false],
    ['https://a@b@c.example/', false],
    ['https://a.example/#b#c', false],
    ['https://a.example/#b[c]', false],
    ['https://a.example/%zz', false],
    ['https://a.example/{b}', false],
    [':a', false],
    ['1a:b', false],
    ['C:\\lib', false],
    ['\ud800', false],
  ])('%s: %s', (text, isRight) => {
    expect(isIriReference(text)).toBe(isRight);
  });

  it('is one that another validator knows, once it is encoded, and it is left alone where it was right', () => {
    const theirs = fullFormats['uri-reference'] as RegExp;
    const toUri = (text: string) => text.replace(/[^\0-\x7f]+/g, (part) => encodeURIComponent(part));
    const random = randomNumbers(5);
    const pieces = [
      'http:',
      'git',
      '//',
      '/',
      '@',
      ':',
      '[',
      ']',
      '%',
      '%41',
      '#',
      '?',
      ' ',
      'ä',
      '🙂',
      '\ud800',
      '80',
      '\\',
      '.',
      '::1',
    ];
    let wrong = 0;
    for (let round = 0; round < 5000; round++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 8) },
        () => pieces[Math.floor(random() * pieces.length)],
      ).join('');

      const encoded = encodeIriReference(text);

      expect({ text, encoded, isRight: isIriReference(encoded) }).toMatchObject({ isRight: true });
      expect({ text, encoded, isRight: theirs.test(toUri(encoded)) }).toMatchObject({ isRight: true });
      if (isIriReference(text)) expect(encoded).toBe(text);
      else wrong++;
    }
    expect(wrong).toBeGreaterThan(1000);
    expect(wrong).toBeLessThan(4900);
  });

  it.each([
    ['git@git.example:org/repo.git', 'git@git.example%3Aorg/repo.git'],
    ['ssh://git@git.example:org/repo.git', 'ssh://git@git.example%3Aorg/repo.git'],
    ['https://pear.example/search?name[]=a', 'https://pear.example/search?name%5B%5D=a'],
    ['https://a.example/50%', 'https://a.example/50%25'],
    ['https://a.example/a b#c#d', 'https://a.example/a%20b#c%23d'],
    ['C:\\lib', 'C:%5Clib'],
  ])('%s is written as %s', (text, encoded) => {
    expect(encodeIriReference(text)).toBe(encoded);
    expect(decodeURIComponent(encoded)).toBe(text);
  });

  it('of a megabyte is looked at in time', () => {
    for (const part of ['a', ':', '@', '[', '%', '#', '//', ' ']) {
      expect(typeof isIriReference(part.repeat(1_000_000))).toBe('boolean');
      expect(isIriReference(encodeIriReference(part.repeat(300_000)))).toBe(true);
    }
  });
});
