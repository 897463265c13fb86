import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';
import { textAlone } from '../../../.config/lint/textAlone.mjs';

// A separate project: with that of the repository, the first request would read all its sources.
const ROOT = fileURLToPath(new URL('../../fixtures/textAlone/', import.meta.url));
const GIVEN = `import type { ReactNode } from 'react';
declare function TextSpan(props: { children?: ReactNode }): ReactNode;
declare function Maybe(): ReactNode;
declare const isOn: boolean, word: string, count: number, node: ReactNode, drawn: React.JSX.Element;
declare const props: { label: ReactNode }, tip: { element: ReactNode }, maybe: string | undefined;
declare function say(): string;
`;

it.each([
  ['a condition beside an element', '<p><b/>{isOn && word}</p>'],
  ['either of two texts beside an element', `<p><b/>{isOn ? word : 'none'}</p>`],
  ['a text or nothing', '<p><b/>{isOn ? word : null}</p>'],
  ['a text that may be missing', '<p>{maybe}<Maybe/></p>'],
  ['a text in the place of a missing one', '<p>{maybe ?? word}<Maybe/></p>'],
  ['a number', '<p><Maybe/>{count}</p>'],
  ['the result of a call', '<p><Maybe/>{say()}</p>'],
  ['a template', '<p><Maybe/>{`${count} rows`}</p>'],
  ['words that are written down', '<p><Maybe/> · <b/></p>'],
  ['what a host hands in', '<p><Maybe/>{node}</p>'],
  ['a member that a host hands in', '<p><Maybe/>{props.label}</p>'],
  ['a text in a fragment, whose neighbors are unknown', '<>{word}</>'],
  ['an element or a text', '<p><b/>{isOn ? <i/> : word}</p>'],
])('refuses %s', (_name, jsx) => {
  expect(problemsIn(`export const it = ${jsx};`)).toEqual([expect.stringContaining('<TextSpan>')]);
});

it.each([
  ['a text that is all there is', '<p>{isOn ? word : maybe}</p>'],
  ['a text in its own element', '<p><Maybe/><TextSpan>{word} {count}</TextSpan></p>'],
  ['elements', '<p><b/>{isOn && <i/>}{drawn}</p>'],
  ['a condition that is a text', '<p><b/>{word && <i/>}</p>'],
  ['blanks, which translators leave alone', `<p><b/>{' '}{isOn && ' '}<i/></p>`],
  ['the tip of a button', '<p><b/>{tip.element}</p>'],
  ['the words of a drawing', '<text><tspan/>{word}</text>'],
])('takes %s', (_name, jsx) => {
  expect(problemsIn(`export const it = ${jsx};`)).toEqual([]);
});

it('refuses a component that gives bare text', () => {
  expect(problemsIn('export function Name() { return word; }')).toHaveLength(1);
  expect(
    problemsIn('export function Name({ children }: { children: ReactNode }) { return children; }'),
  ).toHaveLength(1);
  expect(problemsIn('export function nameOf() { return word; }')).toEqual([]);
});

function problemsIn(code: string): string[] {
  const found = new Linter().verify(
    GIVEN + code,
    [
      {
        files: ['**/*.tsx'],
        plugins: { words: { rules: { 'text-alone': textAlone } } },
        rules: { 'words/text-alone': 'error' },
        languageOptions: {
          parser,
          parserOptions: {
            ecmaFeatures: { jsx: true },
            tsconfigRootDir: ROOT,
            projectService: { allowDefaultProject: ['textAloneCase.tsx'] },
          },
        },
      },
    ],
    { filename: `${ROOT}textAloneCase.tsx` },
  );
  return found.map(({ message }) => message);
}
