/** The lanes that are taken: of the jobs of a lane one runs at a time. */
export interface Lanes {
  /** Returns the lanes in which no job can start. */
  taken(): readonly string[];
  /**
   * Takes a lane until its job is done.
   * @param secondLane - what the job held already when it was interrupted
   * @param work - never rejects
   */
  take(lane: string, secondLane: string | null, work: Promise<void>): void;
  /** Takes another lane, too, until the job of a lane is done. */
  holdToo(lane: string, secondLane: string): void;
  /** Does work in another lane: after what runs there, and before what waits. */
  within(lane: string, work: () => Promise<void>): Promise<void>;
  /** Resolves when what runs now is done; undefined when nothing runs. */
  whenLeft(): Promise<unknown> | undefined;
}

/** @param onLeft - called whenever a lane has become free */
export function lanesOf(onLeft: () => void): Lanes {
  const running = new Map<string, Promise<void>>();
  /** By the lane of the job that holds it. */
  const secondLanes = new Map<string, string>();

  function whoIsIn(lane: string): Promise<void> | undefined {
    const [holder] = [...secondLanes].find(([, second]) => second === lane) ?? [lane];
    return running.get(holder);
  }

  return {
    taken: () => [...running.keys(), ...secondLanes.values()],
    take(lane, secondLane, work) {
      if (secondLane !== null) secondLanes.set(lane, secondLane);
      const leaving = () => {
        running.delete(lane);
        secondLanes.delete(lane);
        onLeft();
      };
      running.set(lane, work.then(leaving));
    },
    holdToo: (lane, secondLane) => void secondLanes.set(lane, secondLane),
    async within(lane, work) {
      for (let before = whoIsIn(lane); before; before = whoIsIn(lane)) await before;
      const working = work();
      const leaving = () => {
        running.delete(lane);
        onLeft();
      };
      running.set(lane, working.then(leaving, leaving));
      await working;
    },
    whenLeft: () => (running.size > 0 ? Promise.all(running.values()) : undefined),
  };
}
