import { describe, expect, it } from 'vitest';

import { signInDelay, signInThrottle } from '../../../../reference-app/server/rules/signInThrottle.js';

describe('signInDelay', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 500],
    [6, 1000],
    [9, 8000],
    [10, 10_000],
    [1_000_000, 10_000],
  ])('after %i failures is %i ms', (failures, expected) => {
    expect(signInDelay(failures)).toBe(expected);
  });
});

describe('signInThrottle', () => {
  it('makes attempts wait after several failures, until one succeeds', async () => {
    const { throttle, waits } = aThrottle();
    for (let attempt = 0; attempt < 6; attempt += 1) await throttle.run('eve', wrong);

    await throttle.run('eve', right);
    await throttle.run('eve', wrong);

    expect(waits).toEqual([500, 1000]);
  });

  it('lets other users in at once', async () => {
    const { throttle, waits } = aThrottle();
    for (let attempt = 0; attempt < 5; attempt += 1) await throttle.run('eve', wrong);

    expect(await throttle.run('ann', right)).toBe(true);
    expect(waits).toEqual([]);
  });

  it('forgets after a quarter of an hour', async () => {
    const { throttle, waits, pass } = aThrottle();
    for (let attempt = 0; attempt < 6; attempt += 1) await throttle.run('eve', wrong);

    pass(15 * 60_000 + 1);
    await throttle.run('eve', wrong);

    expect(waits).toEqual([500]);
  });

  it('checks one password of a user at a time and turns away a crowd', async () => {
    const { throttle } = aThrottle();
    let running = 0;
    let most = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return false;
    };

    const outcomes = await Promise.all(Array.from({ length: 12 }, () => throttle.run('eve', slow)));

    expect(most).toBe(1);
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(2);
  });

  it('passes on what goes wrong and serves the next one', async () => {
    const { throttle } = aThrottle();

    await expect(throttle.run('eve', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await throttle.run('eve', right)).toBe(true);
  });
});

const right = () => Promise.resolve(true);
const wrong = () => Promise.resolve(false);

function aThrottle() {
  let now = 0;
  const waits: number[] = [];
  const throttle = signInThrottle(
    () => now,
    (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  );
  return { throttle, waits, pass: (ms: number) => (now += ms) };
}
