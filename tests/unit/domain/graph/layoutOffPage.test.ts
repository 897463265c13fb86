import { describe, expect, it } from 'vitest';
import type { LayoutTask } from '../../../../src/domain/graph/layoutMessages.js';
import { createLayouter } from '../../../../src/domain/graph/layoutOffPage.js';

const TASK: LayoutTask = {
  kind: 'layers',
  input: {
    parents: new Int32Array([-1, 0]),
    sources: new Uint32Array([0]),
    targets: new Uint32Array([1]),
  },
  sizes: { column: 100, row: 20 },
};

const noWorkers = () => {
  throw new Error('Workers are forbidden.');
};

describe('a layout where workers are forbidden', () => {
  it('is made on the page', async () => {
    const progress = await new Promise<number>((resolve, reject) =>
      createLayouter(noWorkers).start(TASK, (report) => resolve(report.progress), reject),
    );

    expect(progress).toBe(1);
  });

  it('says so when it fails, as code does that cannot be loaded', async () => {
    const broken = { ...TASK, input: undefined } as unknown as LayoutTask;

    const failure = await new Promise<unknown>((resolve, reject) =>
      createLayouter(noWorkers).start(broken, reject, resolve),
    );

    expect(failure).toBeInstanceOf(TypeError);
  });
});
