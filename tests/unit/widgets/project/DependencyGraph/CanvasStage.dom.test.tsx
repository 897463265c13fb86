import { expect, it, vi } from 'vitest';
import { CanvasStage } from '../../../../../src/widgets/project/DependencyGraph/drawing/CanvasStage.js';
import type { Picture } from '../../../../../src/widgets/project/DependencyGraph/drawing/paintPicture.js';
import type { SheetSpec } from '../../../../../src/widgets/project/DependencyGraph/drawing/paintSheet.js';
import type { SheetPainter } from '../../../../../src/widgets/project/DependencyGraph/drawing/SheetPainter.js';

const SIDE = 60;

/** In the middle of a large picture. */
function aStage(painter: SheetPainter) {
  const stage = new CanvasStage(painter);
  const host = document.createElement('div');
  stage.attach(host);
  stage.resize({ width: 800, height: 600 });
  stage.look({ x: -2_000, y: -2_000, scale: 1 });
  stage.show(aPicture());
  return { stage, host };
}

/** A network in rows, 100 apart: more than is painted in each frame. */
function aPicture(): Picture {
  const size = SIDE * SIDE;
  const counts = new Uint32Array(size);
  return {
    arrangement: {
      kind: 'network',
      x: Float32Array.from(counts, (_, index) => (index % SIDE) * 100),
      y: Float32Array.from(counts, (_, index) => Math.floor(index / SIDE) * 100),
      drawn: {
        size,
        places: new Int32Array(size),
        sources: new Uint32Array(size).fill(0),
        targets: Uint32Array.from(counts, (_, index) => index),
        childCounts: counts,
        unexplored: new Uint8Array(size),
      },
    },
    colors: {} as Picture['colors'],
    signs: new Uint8Array(size),
    edgeRoles: new Uint8Array(size),
    nodeRoles: new Uint8Array(size),
    selected: undefined,
    wordsAt: () => ({ title: '', detail: '', findings: 0, violations: 0, chip: '' }),
  };
}

it('keeps what is there as it is until what it jumps to is painted, and moves it along where somebody only looks elsewhere', async () => {
  const painted: HTMLCanvasElement[] = [];
  let isSlow = false;
  const painter = {
    paint: async () => {
      if (isSlow) await new Promise(() => {});
      const canvas = document.createElement('canvas');
      painted.push(canvas);
      return canvas;
    },
  } as unknown as SheetPainter;
  const { stage, host } = aStage(painter);
  await vi.waitFor(() => expect(painted.length).toBeGreaterThan(1));
  const scaleOf = () => Number(/matrix\((.*?),/.exec((host.lastChild as HTMLElement).style.transform)![1]);

  isSlow = true;
  stage.jump({ x: 0, y: 0, scale: 0.6 });
  stage.show(aPicture());
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(scaleOf()).toBe(1);

  stage.look({ x: 0, y: 0, scale: 0.5 });
  await vi.waitFor(() => expect(scaleOf()).toBe(0.5));
});

it('has something of everything to show beyond the edge of what was painted, until the next sheet is there', async () => {
  const painted: { spec: SheetSpec; canvas: HTMLCanvasElement }[] = [];
  let release = () => {};
  let isSlow = false;
  const painter = {
    paint: async (_: Picture, spec: SheetSpec) => {
      if (isSlow) await new Promise<void>((resolve) => (release = resolve));
      const canvas = document.createElement('canvas');
      painted.push({ spec, canvas });
      return canvas;
    },
  } as unknown as SheetPainter;
  const { stage, host } = aStage(painter);

  await vi.waitFor(() => expect(painted.some(({ spec }) => spec.isOverview)).toBe(true));
  const { canvas, spec } = painted.find((sheet) => sheet.spec.isOverview)!;
  expect(spec.area.left).toBeLessThan(0);
  expect(spec.area.bottom).toBeGreaterThan(SIDE * 100);
  expect([...host.children]).not.toContain(canvas);

  isSlow = true;
  stage.look({ x: 0, y: 0, scale: 0.4 });
  await vi.waitFor(() => expect(host.children).toHaveLength(2));
  expect(host.firstChild).toBe(canvas);

  release();
  await vi.waitFor(() => expect(host.children).toHaveLength(1));
  expect(host.firstChild).toBe(painted.at(-1)!.canvas);
});
