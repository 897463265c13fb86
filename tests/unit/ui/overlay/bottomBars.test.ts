import { expect, it } from 'vitest';
import { liftOf } from '../../../../src/ui/overlay/bottomBars.js';

const toasts = { top: 700, bottom: 884, left: 1064, right: 1424 };

it.each([
  ['nothing is there', [], 0],
  ['a bar reaches below it', [{ top: 836, bottom: 884, left: 390, right: 1290 }], 56],
  ['a bar is beside it', [{ top: 836, bottom: 884, left: 390, right: 1000 }], 0],
  ['a bar is further up', [{ top: 400, bottom: 448, left: 390, right: 1290 }], 0],
  ['a bar is below the window', [{ top: 900, bottom: 948, left: 390, right: 1290 }], 0],
  [
    'there is a bar where it would go',
    [
      { top: 640, bottom: 688, left: 390, right: 1290 },
      { top: 836, bottom: 884, left: 390, right: 1290 },
    ],
    252,
  ],
])('lifts what floats as far as needed when %s', (_, bars, lift) => {
  expect(liftOf(toasts, bars)).toBe(lift);
});
