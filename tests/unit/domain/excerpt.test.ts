import { describe, expect, it } from 'vitest';
import { excerpt } from '../../../src/domain/excerpt.js';

describe('excerpt', () => {
  it.each([
    ['keeps what is short', 'lodash', 'lodash'],
    ['keeps 100 characters', 'x'.repeat(100), 'x'.repeat(100)],
    ['cuts what is longer, and shows that it did', 'x'.repeat(101), `${'x'.repeat(99)}…`],
    ['leaves no half of an emoji', `${'x'.repeat(98)}${'😀'.repeat(9)}`, `${'x'.repeat(98)}…`],
    ['keeps a whole emoji', `${'x'.repeat(97)}${'😀'.repeat(9)}`, `${'x'.repeat(97)}😀…`],
  ])('%s', (_, value, quoted) => {
    expect(excerpt(value)).toBe(quoted);
  });
});
