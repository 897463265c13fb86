import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { placesOf } from '../../../../reference-app/server/rules/places.js';

const LIMITS = { ofCaller: 2, ofAll: 3, waitingOfCaller: 2, waitingOfAll: 3, patienceMs: 1_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('places', () => {
  it('are given up to the limits of a caller and of all, and then waited for', async () => {
    const places = placesOf(LIMITS);
    const leaveFirst = await places.enter('a');
    await places.enter('a');
    const order: string[] = [];
    const third = places.enter('a').then(() => order.push('a'));

    await places.enter('b');
    expect(order).toEqual([]);
    leaveFirst?.();
    leaveFirst?.();
    await third;

    expect(order).toEqual(['a']);
  });

  it('go first to who has the fewest', async () => {
    const places = placesOf(LIMITS);
    const leave = await places.enter('a');
    await places.enter('a');
    await places.enter('b');
    const order: string[] = [];
    const waiting = ['a', 'b', 'c'].map((caller) => places.enter(caller).then(() => order.push(caller)));

    leave?.();
    await waiting[2];

    expect(order).toEqual(['c']);
  });

  it('are refused where too many wait, and to who has waited long enough', async () => {
    const places = placesOf(LIMITS);
    for (const caller of ['a', 'a', 'b']) await places.enter(caller);
    const waiting = [places.enter('a'), places.enter('a')];

    await expect(places.enter('a')).resolves.toBeUndefined();
    const last = places.enter('c');
    await expect(places.enter('d')).resolves.toBeUndefined();
    vi.advanceTimersByTime(1_000);

    await expect(Promise.all([...waiting, last])).resolves.toEqual([undefined, undefined, undefined]);
  });
});
