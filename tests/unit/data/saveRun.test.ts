import { describe, expect, it, vi } from 'vitest';
import {
  afterEvent,
  newRun,
  phaseOf,
  readyOf,
  type SaveRun,
  type SaveRunEvent,
} from '../../../src/data/saveRun.js';
import { SaveRunner, type SaveWork } from '../../../src/data/SaveRunner.js';

type Run = SaveRun<string, string>;

const after = (run: Run, ...events: SaveRunEvent<string, string>[]) => events.reduce(afterEvent, run);
const begun = (count: number) => ({ type: 'begun', count }) as const;
const done = (result: string) => ({ type: 'done', result }) as const;
const refused = (item: string) => ({ type: 'refused', item, error: 'no' }) as const;
const obstructed = (item: string) => ({ type: 'obstructed', item, error: 'signed out' }) as const;

describe('a run of changes that create the same', () => {
  const shares: Record<string, readonly string[]> = {
    b: ['new'],
    c: ['new'],
    d: ['other'],
    e: ['new', 'other'],
  };
  const run: Run = newRun(['a', 'b', 'c', 'd', 'e', 'f'], (item) => shares[item] ?? []);
  const opened = (item: string) => ({ type: 'opened', item }) as const;

  it('has the first of them alone, and goes on with the others meanwhile', () => {
    expect(readyOf(run, 4)).toEqual(['a', 'b', 'd', 'f']);
    expect(after(run, begun(4)).waiting).toEqual(['c', 'e']);
    expect(readyOf(after(run, begun(4), done('a')), 4)).toEqual([]);
  });

  it('goes on with the others once it is there, even before the first is done', () => {
    const first = after(run, begun(4), done('a'), opened('b'));

    expect(readyOf(first, 4)).toEqual(['c']);
    expect(readyOf(after(first, begun(1), { ...done('d'), item: 'd' }), 4)).toEqual(['e']);
  });

  it('has the next one alone where the first was refused', () => {
    const two = after(newRun(['b', 'c', 'x', 'e'], run.sharedBy), begun(4), refused('b'));

    expect(readyOf(two, 4)).toEqual(['c']);
    expect(readyOf(after(two, begun(4), { ...done('c'), item: 'c' }), 4)).toEqual(['e']);
  });

  it('tries one again alone that met an obstacle', () => {
    const waiting = after(newRun(['b', 'c'], run.sharedBy), begun(4), obstructed('b'), { type: 'resumed' });

    expect(readyOf(waiting, 4)).toEqual(['b']);
  });
});

describe('a run', () => {
  const run: Run = newRun(['a', 'b', 'c', 'd', 'e', 'f']);

  it('begins no more at once than the limit', () => {
    expect(readyOf(run, 4)).toEqual(['a', 'b', 'c', 'd']);
    expect(readyOf(after(run, begun(4)), 4)).toEqual([]);
    expect(readyOf(after(run, begun(4), done('a'), refused('b')), 4)).toEqual(['e', 'f']);
  });

  it('is over when all are answered, refused ones included', () => {
    const last = after(run, begun(6), done('a'), done('b'), refused('c'), done('d'), done('e'));

    expect(phaseOf(last)).toBe('running');
    expect(phaseOf(after(last, done('f')))).toBe('over');
    expect(after(last, done('f')).refused).toEqual([{ item: 'c', error: 'no' }]);
  });

  it('is over at once when there is nothing to do', () => {
    expect(phaseOf(newRun([]))).toBe('over');
  });

  it('begins no more once it is stopped, and waits for what was begun', () => {
    const stopped = after(run, begun(4), { type: 'stopped' });

    expect(readyOf(stopped, 4)).toEqual([]);
    expect(phaseOf(stopped)).toBe('stopping');
    const end = after(stopped, done('a'), done('b'), refused('c'), obstructed('d'));
    expect(phaseOf(end)).toBe('over');
    expect(end.waiting).toEqual(['d', 'e', 'f']);
  });

  it('waits at an obstacle, keeps what met it, and goes on', () => {
    const waiting = after(run, begun(4), done('a'), obstructed('b'), obstructed('c'), done('d'));

    expect(phaseOf(waiting)).toBe('waiting');
    expect(waiting.obstacle).toBe('signed out');
    expect(readyOf(waiting, 4)).toEqual([]);
    const resumed = after(waiting, { type: 'resumed' });
    expect(phaseOf(resumed)).toBe('running');
    expect(resumed.obstacle).toBeUndefined();
    expect([...readyOf(resumed, 4)].sort()).toEqual(['b', 'c', 'e', 'f']);
  });

  it('can be stopped while it waits, and is not resumed afterwards', () => {
    const stopped = after(run, begun(1), obstructed('a'), { type: 'stopped' });

    expect(phaseOf(stopped)).toBe('over');
    expect(after(stopped, { type: 'resumed' })).toEqual(stopped);
  });

  it('can end at an obstacle, which then is the reason why all that is left was refused', () => {
    const ended = after(run, begun(4), done('a'), { type: 'ended', item: 'b', error: 'signed out' });

    expect(readyOf(ended, 4)).toEqual([]);
    expect(phaseOf(ended)).toBe('stopping');
    const end = after(ended, done('c'), { type: 'ended', item: 'd', error: 'signed out' });
    expect(phaseOf(end)).toBe('over');
    expect(end.waiting).toEqual([]);
    expect(end.refused.map(({ item }) => item)).toEqual(['b', 'e', 'f', 'd']);
  });

  it('can be done again for the refused ones', () => {
    const end = after(newRun<string, string>(['a', 'b']), begun(2), refused('a'), done('b'));
    const again = newRun<string, string>(end.refused.map(({ item }) => item));

    expect(again).toMatchObject({ total: 1, waiting: ['a'], refused: [] });
  });
});

describe('SaveRunner', () => {
  const items = Array.from({ length: 10 }, (_, at) => `item ${at}`);
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  const isObstacle = (error: unknown) => error === 'signed out';

  /** Work whose answers the test gives. */
  function atHand() {
    const open = new Map<string, { answer: () => void; refuse: (error: unknown) => void }>();
    const act: SaveWork<string, string>['act'] = (item) =>
      new Promise((resolve, reject) => {
        const close = () => open.delete(item);
        open.set(item, {
          answer: () => (close(), resolve(item)),
          refuse: (error) => (close(), reject(error)),
        });
      });
    return { open, act };
  }

  it('keeps four under way until none is left', async () => {
    let most = 0;
    let active = 0;
    const act = async (item: string) => {
      active += 1;
      most = Math.max(most, active);
      await tick();
      active -= 1;
      return item;
    };

    const end = await new SaveRunner(items, { act, isObstacle }).over;

    expect(most).toBe(4);
    expect([...end.done].sort()).toEqual([...items].sort());
  });

  it('goes on past those that are refused', async () => {
    const act = (item: string) =>
      item === 'item 3' ? Promise.reject(new Error('409')) : Promise.resolve(item);

    const end = await new SaveRunner(items, { act, isObstacle }).over;

    expect(end.done).toHaveLength(9);
    expect(end.refused).toEqual([{ item: 'item 3', error: new Error('409') }]);
  });

  it('waits at the end of the session, says so once, and loses none', async () => {
    const { open, act } = atHand();
    const onObstacle = vi.fn();
    const runner = new SaveRunner(items, { act, isObstacle, onObstacle });

    for (const { refuse } of [...open.values()]) refuse('signed out');
    await tick();

    expect(onObstacle).toHaveBeenCalledTimes(1);
    expect(open.size).toBe(0);
    expect(runner.getSnapshot().waiting).toHaveLength(10);
    runner.resume();
    while (open.size > 0) {
      for (const { answer } of [...open.values()]) answer();
      await tick();
    }
    expect((await runner.over).done).toHaveLength(10);
  });

  it('finishes what was begun when it is stopped, and begins no more', async () => {
    const { open, act } = atHand();
    const runner = new SaveRunner(items, { act, isObstacle });
    const told = vi.fn();
    runner.subscribe(told);

    runner.stop();
    for (const { answer } of [...open.values()]) answer();
    const end = await runner.over;

    expect(end.done).toHaveLength(4);
    expect(end.waiting).toHaveLength(6);
    expect(open.size).toBe(0);
    expect(told).toHaveBeenCalledTimes(5);
  });
});
