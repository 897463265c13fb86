/** Places for work that needs much memory. Callers who find none free wait, but only so many, and only for so long. */
export interface Places {
  /**
   * Waits for a place.
   * @param caller - who needs it, in one word
   * @returns how to leave it (again changes nothing); undefined where too many wait already, or none became free in time
   */
  enter(caller: string): Promise<(() => void) | undefined>;
}

/** The number of places, and of those who may wait for one, per caller and in total. */
export interface PlaceLimits {
  ofCaller: number;
  ofAll: number;
  waitingOfCaller: number;
  waitingOfAll: number;
  /** The maximum waiting time. */
  patienceMs: number;
}

interface Waiting {
  caller: string;
  admit: (leave: () => void) => void;
}

/** Makes places. Of those who wait, the one goes first whose caller has the fewest places, and of these who came first. */
export function placesOf(limits: PlaceLimits): Places {
  const taken = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let takenOfAll = 0;

  const takenBy = (caller: string) => taken.get(caller) ?? 0;
  const isFree = (caller: string) => takenOfAll < limits.ofAll && takenBy(caller) < limits.ofCaller;

  function take(caller: string): () => void {
    takenOfAll += 1;
    taken.set(caller, takenBy(caller) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      takenOfAll -= 1;
      const left = takenBy(caller) - 1;
      if (left > 0) taken.set(caller, left);
      else taken.delete(caller);
      admitNext();
    };
  }

  function admitNext(): void {
    const [next] = [...waiting]
      .filter(({ caller }) => isFree(caller))
      .sort((one, other) => takenBy(one.caller) - takenBy(other.caller));
    if (!next) return;
    waiting.delete(next);
    next.admit(take(next.caller));
  }

  return {
    enter(caller) {
      if (isFree(caller)) return Promise.resolve(take(caller));
      const ofCaller = [...waiting].filter((other) => other.caller === caller).length;
      if (ofCaller >= limits.waitingOfCaller || waiting.size >= limits.waitingOfAll)
        return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const entry: Waiting = {
          caller,
          admit: (leave) => {
            clearTimeout(timer);
            resolve(leave);
          },
        };
        const timer = setTimeout(() => {
          waiting.delete(entry);
          resolve(undefined);
        }, limits.patienceMs);
        waiting.add(entry);
      });
    },
  };
}
