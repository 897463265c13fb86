import { expect, it } from 'vitest';

import { repositoryTypeOf } from '../../../reference-app/server/rules/repositoryType.js';
import { parsePurl } from '../../../src/domain/parsePurl.js';

it.each([
  [
    'pkg:maven/com.example/alpha@1.0.0?type=jar',
    'pkg:maven/com.example/alpha@1.0.0?type=jar',
    'pkg:maven/com.example/alpha@1.0.0',
  ],
  ['pkg:npm/%40example/beta@2.5.0', 'pkg:npm/%40example/beta@2.5.0', 'pkg:npm/%40example/beta@2.5.0'],
  [
    'pkg:golang/github.com/example/zeta@v1.2.3#sub',
    'pkg:golang/github.com/example/zeta@v1.2.3#sub',
    'pkg:golang/github.com/example/zeta@v1.2.3',
  ],
  ['pkg:deb/debian/mu@12.4?arch=amd64', 'pkg:deb/debian/mu@12.4?arch=amd64', 'pkg:deb/debian/mu@12.4'],
])('spells %s in both ways', (text, canonical, coordinates) => {
  expect(parsePurl(text)).toMatchObject({ canonical, coordinates });
});

it.each(['', 'nonsense', 'pkg:', 'pkg:npm', 'pkg:npm/', '\0', 'pkg:npm/a@%zz', `pkg:${'x'.repeat(10_000)}`])(
  'refuses %j',
  (text) => {
    expect(parsePurl(text)).toBeUndefined();
  },
);

it('knows which repositories hold packages of a type', () => {
  expect(repositoryTypeOf('golang')).toBe('GO_MODULES');
  expect(repositoryTypeOf('deb')).toBeUndefined();
  expect(repositoryTypeOf('constructor')).toBeUndefined();
});
