import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { stylesOnScale } from '../../../.config/lint/stylesOnScale.mjs';

it.each([
  ['a token', 'padding: ${theme.space.sm};'],
  ['a distance inside of a control', 'gap: 6px; padding: 0 10px;'],
  ['the edge of a dialog beside a token', 'padding: ${theme.space.md} 20px;'],
  ['what is level with a line', 'margin-block-start: -2px;'],
  ['what is measured', 'inline-size: 168px; inset: -5px; scroll-margin-block-end: 64px; border: 1px solid;'],
  ['a breakpoint', '${whenNarrowerThan("phone")} { display: none; }'],
  ['a width that is computed', '@container (max-width: ${WIDTH - 0.02}px) { display: none; }'],
  ['a query that asks for no width', '@media (forced-colors: active) { outline: 12px solid; }'],
])('takes %s', (_name, styles) => {
  expect(problemsIn(styles)).toEqual([]);
});

it.each([
  ['a distance', 'display: grid;\ngap: 14px;', '2: 14 px for gap'],
  ['a distance after a token', 'padding: ${theme.space.md} 15px;', '1: 15 px for padding'],
  ['a distance that is on the scale but no token', 'margin-inline: 8px;', '1: 8 px for margin-inline'],
  ['a distance in a calculation', 'padding: calc(${theme.space.md} + 22px);', '1: 22 px for padding'],
  ['a radius', '${bare}\nborder-end-end-radius: 7px;', '2: 7 px for border-end-end-radius'],
  ['a radius that only a distance may have', 'border-radius: 10px;', '1: 10 px for border-radius'],
  ['a size of letters', 'font-size: 10.5px;', '1: 10.5 px for font-size'],
  ['a width of a container', '@container (max-width: 480px) { color: red; }', '1: Layouts change at'],
  ['a width of the window', '@media (min-width: 640.02px) { color: red; }', '1: Layouts change at'],
])('refuses %s', (_name, styles, problem) => {
  expect(problemsIn(styles)).toEqual([expect.stringContaining(problem)]);
});

function problemsIn(styles: string): string[] {
  const rules = { 'styles/on-scale': 'error' } as const;
  const plugins = { styles: { rules: { 'on-scale': stylesOnScale } } };
  const found = new Linter().verify(`const Box = styled.div\`${styles}\`;`, [{ plugins, rules }]);
  return found.map(({ line, message }) => `${line}: ${message}`);
}
