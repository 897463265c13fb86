import { describe, expect, it } from 'vitest';
import {
  boxOf,
  brushAround,
  brushOf,
  dragged,
  gripAt,
  isInside,
} from '../../../../../src/ui/charts/ScatterChart/brushShape.js';

const axes = { x: { from: 0, to: 10, step: 0.1 }, y: { from: 0, to: 1, step: 0.01 } };
const size = { width: 1000, height: 200 };
const box = { left: 700, top: 20, right: 900, bottom: 100 };

describe('a rectangle', () => {
  it('stands where its values are, and has the values of where it stands', () => {
    const brush = { x: { from: 7, to: 9 }, y: { from: 0.5, to: 0.9 } };

    expect(boxOf(brush, axes, size)).toEqual({ left: 700, top: expect.closeTo(20), right: 900, bottom: 100 });
    expect(brushOf(box, axes, size)).toEqual(brush);
  });

  it('limits no axis that it spans, and none at all while there is none', () => {
    expect(brushOf({ ...box, top: 0, bottom: 200 }, axes, size)).toEqual({
      x: { from: 7, to: 9 },
      y: undefined,
    });
    expect(boxOf({}, axes, size)).toBeUndefined();
    expect(boxOf({ x: { from: 7, to: 9 } }, axes, size)).toMatchObject({ top: 0, bottom: 200 });
  });

  it('keeps the values of edges that were not moved', () => {
    const old = { x: { from: 7.04, to: 9 }, y: { from: 0.5, to: 0.94412 } };

    const next = brushOf({ ...box, right: 950 }, axes, size, ['right'], old);

    expect(next).toEqual({ x: { from: 7.04, to: 9.5 }, y: { from: 0.5, to: 0.94412 } });
  });

  it('is around all of some points, and knows what is in it', () => {
    const brush = brushAround([
      { x: 7.5, y: 0.00043 },
      { x: 9.8, y: 0.5 },
    ]);

    expect(brush).toEqual({ x: { from: 7.5, to: 9.8 }, y: { from: 0.00043, to: 0.5 } });
    expect(isInside(brush, { x: 7.5, y: 0.00043 })).toBe(true);
    expect(isInside(brush, { x: 9.9, y: 0.1 })).toBe(false);
    expect(isInside({}, { x: 9.9, y: 0.1 })).toBe(true);
  });
});

describe('dragging', () => {
  it.each([
    [{ x: 800, y: 60 }, ['left', 'top', 'right', 'bottom']],
    [{ x: 703, y: 60 }, ['left']],
    [{ x: 898, y: 97 }, ['right', 'bottom']],
    [{ x: 600, y: 60 }, 'new'],
  ])('takes hold of what is there', (place, grip) => {
    expect(gripAt(box, place, 6)).toEqual(grip);
  });

  it('draws a new one in any direction, within the plot', () => {
    expect(dragged(undefined, 'new', { x: 300, y: 150 }, { x: -20, y: 30 }, size)).toEqual({
      left: 0,
      top: 30,
      right: 300,
      bottom: 150,
    });
  });

  it('moves all of it as it is, until it meets an end', () => {
    expect(
      dragged(box, ['left', 'top', 'right', 'bottom'], { x: 800, y: 60 }, { x: 1000, y: 10 }, size),
    ).toEqual({ left: 800, top: 0, right: 1000, bottom: 80 });
  });

  it('moves an edge over the one opposite', () => {
    expect(dragged(box, ['left'], { x: 700, y: 60 }, { x: 950, y: 60 }, size)).toMatchObject({
      left: 900,
      right: 950,
    });
  });
});
