import { describe, expect, it } from 'vitest';
import { changesOf, chartShape, indexAt, spread } from '../../../../../src/ui/charts/TimeChart/chartShape.js';

const DAY = 86_400_000;
const from = new Date(2026, 7, 24).getTime();
const chart = {
  from,
  until: from + 90 * DAY,
  width: 900,
  height: 200,
};

describe('chartShape', () => {
  it('is true to time: a value holds until the next one, however long that takes', () => {
    const { series, xs } = chartShape({
      ...chart,
      times: [from, from + 9 * DAY, from + 45 * DAY],
      series: [{ id: 'only', values: [1, 4, 2] }],
    });

    expect(xs).toEqual([0, 90, 450]);
    expect(series[0]!.line).toBe('M0 150H90V0H450V100H900');
  });

  it('lets what was measured before the axis begins hold from its begin', () => {
    const { xs } = chartShape({
      ...chart,
      times: [from - 20 * DAY, from + 9 * DAY],
      series: [{ id: 'only', values: [1, 2] }],
    });

    expect(xs).toEqual([0, 90]);
  });

  it('stacks series on each other', () => {
    const input = {
      ...chart,
      times: [from],
      series: [
        { id: 'lower', values: [1] },
        { id: 'upper', values: [3] },
      ],
    };

    expect(chartShape(input).series.map(({ heights }) => heights)).toEqual([[150], [0]]);
    expect(chartShape(input).series[1]!.band).toBe('M0 0H900V150H0Z');
  });

  it('names whole numbers from zero up to a round one that is not exceeded', () => {
    const valuesFor = (value: number) =>
      chartShape({ ...chart, times: [from], series: [{ id: 'only', values: [value] }] }).values.map(
        (line) => line.value,
      );

    expect(valuesFor(1344)).toEqual([0, 500, 1000, 1500]);
    expect(valuesFor(1)).toEqual([0, 1]);
    expect(valuesFor(0)).toEqual([0, 1]);
  });

  it('names few dates, none of them at the end, where today stands', () => {
    const { dates } = chartShape({ ...chart, times: [], series: [] });

    expect(dates.length).toBeGreaterThan(2);
    expect(dates.every(({ x }) => x <= 812)).toBe(true);
    expect(dates.every(({ at }) => new Date(at).getHours() === 0)).toBe(true);
  });

  it('keeps dates apart where a month begins anew', () => {
    const { dates } = chartShape({ ...chart, until: from + 70 * DAY, times: [], series: [], width: 1800 });

    const gaps = dates.slice(1).map(({ x }, index) => x - dates[index]!.x);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(44);
  });

  it('is empty without times', () => {
    const { series } = chartShape({ ...chart, times: [], series: [{ id: 'only', values: [] }] });

    expect(series[0]).toEqual({ id: 'only', line: '', band: '', heights: [] });
  });
});

describe('labels beside a chart', () => {
  it('stay where they are when there is room', () => {
    expect(spread([180, 100, 20], 17, 200)).toEqual([180, 100, 20]);
  });

  it('move apart in their order, within the height', () => {
    expect(spread([200, 200, 199], 17, 200)).toEqual([200, 183, 166]);
    expect(spread([5, 3, 1], 17, 200)).toEqual([34, 17, 0]);
  });
});

describe('what the keyboard goes through', () => {
  it('is the first time and each at which something changed', () => {
    const series = [
      { id: 'a', values: [1, 1, 2, 2] },
      { id: 'b', values: [5, 5, 5, 6] },
    ];

    expect(changesOf(series, 4)).toEqual([0, 2, 3]);
    expect(changesOf(series, 0)).toEqual([]);
  });

  it('finds the time that holds at a place', () => {
    expect([0, 89, 90, 899].map((x) => indexAt([0, 90, 450], x))).toEqual([0, 0, 1, 2]);
    expect(indexAt([50, 90], 10)).toBe(0);
  });
});
