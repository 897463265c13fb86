import { expect, it } from 'vitest';
import { withUndefined } from '../../../.config/build/optionalMembers.mjs';

it.each([
  ['a member', 'name?: string;', 'name?: string | undefined;'],
  ['a function', 'onClose?: () => void;', 'onClose?: (() => void) | undefined;'],
  [
    'what a function is given',
    'run: (options: { quick?: true }) => void;',
    'run: (options: { quick?: true | undefined }) => void;',
  ],
  [
    'members made of others',
    'readonly [K in keyof T]?: T[K];',
    'readonly [K in keyof T]?: T[K] | undefined;',
  ],
  [
    'all of another type',
    'value?: Partial<T>;',
    'value?: { [Member in keyof T]?: T[Member] | undefined } | undefined;',
  ],
])('adds undefined to %s', (_, member, expected) => {
  expect(withUndefined(`type A<T> = { ${member} };`)).toBe(`type A<T> = { ${expected} };`);
});

it.each([
  ['takes it already', 'name?: string | undefined;'],
  ['takes anything', 'value?: unknown;'],
  ['has to be there', 'name: string;'],
  ['is an argument', 'run: (quick?: boolean) => void;'],
  ['loses what was optional', '[K in keyof T]-?: T[K];'],
])('leaves alone what %s', (_, member) => {
  expect(withUndefined(`type A<T> = { ${member} };`)).toBe(`type A<T> = { ${member} };`);
});

it('refuses an optional method, which takes none', () => {
  expect(() => withUndefined('interface A { run?(): void }')).toThrow(/^Write run as a property/);
});
