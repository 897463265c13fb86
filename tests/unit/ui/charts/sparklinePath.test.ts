import { describe, expect, it } from 'vitest';
import { sparklinePath } from '../../../../src/ui/charts/sparklinePath.js';

const SIZE = { width: 84, height: 22 };

describe('sparklinePath', () => {
  it('draws nothing without numbers', () => {
    expect(sparklinePath([], 10, SIZE)).toBeUndefined();
  });

  it('is true to time, and a number holds until the next one', () => {
    const points = [
      { at: 0, value: 10 },
      { at: 50, value: 30 },
    ];

    expect(sparklinePath(points, 100, SIZE)?.line).toBe('M1 19H41V3H81');
  });

  it('lays numbers that are all the same on the lower edge, a single one and zero too', () => {
    expect(sparklinePath([{ at: 5, value: 0 }], 5, SIZE)).toEqual({
      line: 'M1 19H81',
      area: 'M1 19H81V22H1z',
      end: { x: 81, y: 19 },
    });
  });

  it('does not end before its last number', () => {
    const points = [
      { at: 0, value: 1 },
      { at: 100, value: 0 },
    ];

    expect(sparklinePath(points, 50, SIZE)?.line).toBe('M1 3H81V19H81');
  });
});
