import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import {
  isTurnedAway,
  signInDelay,
  signInDelayAtAddress,
  signInNetwork,
  signInThrottle,
} from '../../../../reference-app/server/rules/signInThrottle.js';

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

    const outcomes = await Promise.all(Array.from({ length: 30 }, () => throttle.run('eve', slow)));

    expect(most).toBe(1);
    // Five are free, ten may wait.
    expect(outcomes.filter(isTurnedAway)).toHaveLength(15);
    expect(outcomes.filter((outcome) => outcome === false)).toHaveLength(15);
  });

  it.each([undefined, '192.0.2.1'])(
    'lets a program in that signs in many times at once with the right password, from %s',
    async (address) => {
      const { throttle, waits } = aThrottle();
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, () => throttle.run('ci', () => Promise.resolve(true), address)),
      );

      expect(outcomes.every((outcome) => outcome === true)).toBe(true);
      expect(waits).toEqual([]);
    },
  );

  it('says when to come back', async () => {
    const { throttle } = aThrottle(() => new Promise(() => {}));
    for (let attempt = 0; attempt < 7; attempt += 1) void throttle.run('eve', wrong);
    await settled();
    for (let attempt = 0; attempt < 8; attempt += 1) void throttle.run('eve', wrong);

    expect(await throttle.run('eve', wrong)).toEqual({ retryAfterMs: 500 * 10 });
  });

  it('keeps no name, however long, and no more than 10,000 of them', async () => {
    const { throttle } = aThrottle();
    const before = await heapUsed();
    for (let name = 0; name < 12_000; name += 1) {
      await throttle.run(`${name}`.padEnd(10_000, '\u0001'), wrong, `192.0.2.${name % 200}`);
    }

    // The names alone are 120 MB, and 720 MB as JSON.
    expect((await heapUsed()) - before).toBeLessThan(20_000_000);
  });

  it('passes on what goes wrong and serves the next one', async () => {
    const { throttle } = aThrottle();

    await expect(throttle.run('eve', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await throttle.run('eve', right)).toBe(true);
  });
});

describe('a crowd that guesses the password of somebody else', () => {
  const ATTACK = '192.0.2.66';

  it.each(['has', 'has not'])('does not delay one who %s signed in before', async (before) => {
    const { throttle, waits } = aThrottle(() => new Promise(() => {}));
    if (before === 'has') await throttle.run('ann', right, '192.0.2.1');
    for (let attempt = 0; attempt < 5; attempt += 1) await throttle.run('ann', wrong, ATTACK);
    const crowd = Array.from({ length: 14 }, () => throttle.run('ann', wrong, ATTACK));

    expect(await throttle.run('ann', right, '192.0.2.1')).toBe(true);
    expect(await Promise.all(crowd.slice(10))).toEqual([LATER, LATER, LATER, LATER]);
    expect(waits).toEqual([500]);
  });

  it('goes on waiting when the owner has signed in', async () => {
    const { throttle, waits } = aThrottle();
    for (let attempt = 0; attempt < 6; attempt += 1) await throttle.run('ann', wrong, ATTACK);

    await throttle.run('ann', right, '192.0.2.1');
    await throttle.run('ann', wrong, ATTACK);

    expect(waits).toEqual([500, 1000]);
  });

  it('waits at the address of the owner, too: nothing else protects who shares one', async () => {
    const { throttle, waits } = aThrottle();
    await throttle.run('ann', right, '192.0.2.1');

    for (let attempt = 0; attempt < 7; attempt += 1) await throttle.run('ann', wrong, '192.0.2.1');

    expect(waits).toEqual([500, 1000]);
  });
});

describe('many names from one address', () => {
  const spray = async (
    { run }: ReturnType<typeof aThrottle>['throttle'],
    attempts: number,
    address = '192.0.2.1',
  ) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) await run(`user-${attempt}`, wrong, address);
  };

  it.each([
    [0, 0],
    [29, 0],
    [30, 250],
    [31, 500],
    [41, 3_000],
    [1_000_000, 3_000],
  ])('after %i failures the next one waits %i ms', (failures, expected) => {
    expect(signInDelayAtAddress(failures)).toBe(expected);
  });

  it('wait, although each of them is tried once', async () => {
    const { throttle, waits } = aThrottle();

    await spray(throttle, 32);

    expect(waits).toEqual([250, 500]);
  });

  it('do not keep those waiting who have signed in from there before', async () => {
    const { throttle, waits } = aThrottle();
    await throttle.run('ann', right, '192.0.2.1');
    await spray(throttle, 30);

    expect(await throttle.run('ann', right, '192.0.2.1')).toBe(true);
    expect(await throttle.run('ann', wrong, '192.0.2.1')).toBe(false);
    expect(waits).toEqual([]);
  });

  it('let those in who have not, a little later', async () => {
    const { throttle, waits } = aThrottle();
    await spray(throttle, 30);

    expect(await throttle.run('ann', right, '192.0.2.1')).toBe(true);
    expect(waits).toEqual([250]);
  });

  it('do not concern other addresses, or requests from nowhere', async () => {
    const { throttle, waits } = aThrottle();
    await spray(throttle, 30);

    await throttle.run('ann', wrong, '192.0.2.2');
    await throttle.run('bob', wrong);

    expect(waits).toEqual([]);
  });

  it('are forgiven, one every half a minute, and not by a success', async () => {
    const { throttle, waits, pass } = aThrottle();
    await spray(throttle, 31);
    await throttle.run('eve', right, '192.0.2.1');

    pass(2 * 30_000);
    await throttle.run('ann', wrong, '192.0.2.1');
    await throttle.run('bob', wrong, '192.0.2.1');

    expect(waits).toEqual([250, 500, 250]);
  });

  it('count while they are looked at, come one after the other, and a crowd is turned away', async () => {
    const { throttle, waits } = aThrottle();
    const attempts = Array.from({ length: 60 }, (_, index) =>
      throttle.run(`user-${index}`, wrong, '192.0.2.1'),
    );

    const outcomes = await Promise.all(attempts);

    expect(waits).toHaveLength(20);
    expect(outcomes.filter(isTurnedAway)).toHaveLength(10);
  });

  it('leave nothing waiting when an attempt breaks', async () => {
    const { throttle } = aThrottle();

    await expect(throttle.run('eve', () => Promise.reject(new Error('broken')), '192.0.2.1')).rejects.toThrow(
      'broken',
    );
    expect(await throttle.run('eve', right, '192.0.2.1')).toBe(true);
  });
});

describe('signInNetwork', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, expected) => {
    expect(signInNetwork(address)).toBe(expected);
  });
});

const LATER = { retryAfterMs: expect.any(Number) as number };

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function heapUsed() {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  await settled();
  return process.memoryUsage().heapUsed;
}

const right = () => Promise.resolve(true);
const wrong = () => Promise.resolve(false);

function aThrottle(wait: () => Promise<unknown> = () => Promise.resolve()) {
  let now = 0;
  const waits: number[] = [];
  const throttle = signInThrottle(
    () => now,
    (ms) => {
      waits.push(ms);
      return wait();
    },
  );
  return { throttle, waits, pass: (ms: number) => (now += ms) };
}
