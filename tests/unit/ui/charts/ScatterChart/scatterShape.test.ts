import { describe, expect, it } from 'vitest';
import {
  gather,
  markAt,
  nextMark,
  partOf,
  ticksOf,
  valueAt,
  type ScatterAxis,
} from '../../../../../src/ui/charts/ScatterChart/scatterShape.js';
import { cpuTimer } from '../../../../support/cpuTimer.js';

const linear: ScatterAxis = { from: 0, to: 10, step: 0.1 };
const log: ScatterAxis = { from: 0, to: 1, step: 0.001, logFrom: 0.0001 };
const axes = { x: linear, y: { from: 0, to: 1, step: 0.01 } };
const size = { width: 1000, height: 300 };
const at = (x: number, y: number, kind = 0) => ({ x, y, kind });

describe('an axis', () => {
  it.each([
    [linear, 0, 0],
    [linear, 7.5, 0.75],
    [linear, 11, 1],
    [log, 0, 0],
    [log, 0.00002, 0],
    [log, 0.01, 0.5],
    [log, 1, 1],
  ])('has each value at its place', (axis, value, part) => {
    expect(partOf(axis, value)).toBeCloseTo(part, 10);
  });

  it.each([
    [linear, 0.7512, 7.5],
    [linear, -0.2, 0],
    [log, 0.5, 0.01],
    [log, 0.52, 0.012],
    [log, 0, 0],
    [log, 1.2, 1],
  ])('gives values as people say them', (axis, part, value) => {
    expect(valueAt(axis, part)).toBe(value);
  });

  it('has lines at round values, at powers of ten where it is logarithmic', () => {
    expect(ticksOf(linear, 500, 90).map(({ value }) => value)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticksOf(log, 200, 40)).toEqual([
      { value: 0.0001, at: 0 },
      { value: 0.001, at: 50 },
      { value: 0.01, at: 100 },
      { value: 0.1, at: 150 },
      { value: 1, at: 200 },
    ]);
  });
});

describe('gathering', () => {
  it('makes one mark of points that are close, as bad as the worst of them', () => {
    const marks = gather([at(7.5, 0.5, 1), at(7.5, 0.5, 3), at(7.55, 0.5, 0), at(2, 0.1, 4)], axes, size);

    expect(marks).toHaveLength(2);
    expect(marks[0]).toMatchObject({ members: [0, 1, 2], kind: 0, y: 150 });
    expect(marks[1]).toMatchObject({ members: [3], kind: 4, x: 200, y: 270, radius: 5 });
  });

  it('has every point in exactly one mark, and few marks however many points', () => {
    const points = Array.from({ length: 20_000 }, (_, index) =>
      at(((index * 7) % 101) / 10, ((index * 13) % 997) / 997, index % 5),
    );

    const marks = gather(points, axes, size);

    const members = marks.flatMap((mark) => mark.members).sort((a, b) => a - b);
    expect(members).toEqual(points.map((_, index) => index));
    expect(marks.length).toBeLessThan(1_000);
    expect(Math.max(...marks.map(({ radius }) => radius))).toBe(13);
  });

  it('takes 5,000 points in a fraction of a frame', () => {
    const points = Array.from({ length: 5_000 }, (_, index) => at((index % 100) / 10, (index % 991) / 991));
    gather(points, axes, size);

    const cpuMs = cpuTimer();
    gather(points, axes, size);

    expect(cpuMs()).toBeLessThan(50);
  });
});

describe('finding marks', () => {
  const marks = gather([at(1, 0.2), at(5, 0.9), at(5, 0.5), at(9, 0.1)], axes, size);
  const placesOf = (mark: ReturnType<typeof nextMark>) => mark?.members;

  it('takes the nearest within reach', () => {
    expect(placesOf(markAt(marks, 104, 236, 8))).toEqual([0]);
    expect(markAt(marks, 300, 150, 8)).toBeUndefined();
  });

  it('follows one axis with each pair of keys, and stays at its ends', () => {
    const [first] = [nextMark(marks, undefined, 'ArrowRight')];
    expect(placesOf(first)).toEqual([0]);
    const second = nextMark(marks, first, 'ArrowRight');
    expect(placesOf(second)).toEqual([2]);
    expect(placesOf(nextMark(marks, second, 'ArrowRight'))).toEqual([1]);
    expect(placesOf(nextMark(marks, second, 'ArrowUp'))).toEqual([1]);
    expect(placesOf(nextMark(marks, first, 'ArrowLeft'))).toEqual([0]);
    expect(placesOf(nextMark(marks, first, 'End'))).toEqual([3]);
    expect(placesOf(nextMark(marks, first, 'PageUp'))).toEqual([1]);
    expect(nextMark(marks, first, 'a')).toBeUndefined();
  });
});
