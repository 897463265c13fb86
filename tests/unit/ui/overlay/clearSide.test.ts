import { expect, it } from 'vitest';
import { sideOf } from '../../../../src/ui/overlay/clearSide.js';

const place = { left: 1040, right: 1400, top: 800, bottom: 880 };
const area = (left: number, right: number, top = 0, bottom = 900) => ({ left, right, top, bottom });

it.each([
  ['no form', [], 'end'],
  ['a form that ends above', [area(1000, 1440, 0, 700)], 'end'],
  ['a form beside the list', [area(900, 1440)], 'start'],
  ['a form as wide as the page', [area(0, 1440)], 'end'],
  ['a form on each side', [area(0, 500), area(900, 1440)], 'end'],
  ['a dialog in the middle', [area(420, 1020)], 'end'],
] as const)('with %s the notice stands at the %3$s', (_, areas, side) => {
  expect(sideOf(place, areas, 1440)).toBe(side);
});
