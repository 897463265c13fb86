import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { restrictedLater } from '../../../.config/lint/restrictedLater.mjs';

const options = {
  patterns: [
    { regex: '^(\\.\\./)+widgets/', message: 'A block knows no widget.' },
    {
      regex: '^\\.\\./[A-Z]\\w+/(?!index\\.js$)',
      caseSensitive: true,
      message: 'Through its index.ts only.',
    },
  ],
};

it.each([
  `const load = () => import('../ui/Menu.js');`,
  `const load = () => import('../BomUpload/index.js');`,
  `const load = () => import('../list/Menu.js');`,
  // Code that ESLint's own rule checks.
  `import { A } from '../widgets/A.js';`,
  'const load = (name) => import(name);',
])('takes %s', (code) => {
  expect(problemsIn(code)).toEqual([]);
});

it.each([
  [`const load = () => import('../../widgets/A.js');`, 'A block knows no widget.'],
  [`void import('../BomUpload/onDemand.js').then(draw);`, 'Through its index.ts only.'],
])('refuses %s', (code, problem) => {
  expect(problemsIn(code)).toEqual([problem]);
});

function problemsIn(code: string): string[] {
  const plugins = { layers: { rules: { 'restricted-later': restrictedLater } } };
  const found = new Linter().verify(code, [
    { plugins, rules: { 'layers/restricted-later': ['error', options] } },
  ]);
  return found.map(({ message }) => message);
}
