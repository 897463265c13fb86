/** Answers that were made and not yet taken. Somebody who reads slowly, or not at all, keeps them in memory. */
export interface AnswersInFlight {
  /**
   * Counts an answer until it is released.
   * @param caller - who gets it
   * @returns undefined when the caller, or all together, already have too much; the first of them may be of any size
   */
  hold(caller: string, bytes: number): HeldAnswer | undefined;
}

/** An answer that is counted. */
export interface HeldAnswer {
  /** Says that it has become smaller; what was released stays so. */
  shrinkTo(bytes: number): void;
  /** It was taken, or nobody waits for it any more. Again changes nothing. */
  release(): void;
}

/**
 * Makes the count of a server.
 * @param most - bytes that one caller, and all together, may have in flight
 */
export function answersInFlight(most = { ofCaller: 64_000_000, ofAll: 256_000_000 }): AnswersInFlight {
  const ofCallers = new Map<string, number>();
  let ofAll = 0;
  const add = (caller: string, bytes: number) => {
    ofAll += bytes;
    const held = (ofCallers.get(caller) ?? 0) + bytes;
    if (held > 0) ofCallers.set(caller, held);
    else ofCallers.delete(caller);
  };
  const fits = (held: number, bytes: number, limit: number) => held === 0 || held + bytes <= limit;
  return {
    hold(caller, bytes) {
      if (!fits(ofCallers.get(caller) ?? 0, bytes, most.ofCaller) || !fits(ofAll, bytes, most.ofAll))
        return undefined;
      let held = bytes;
      add(caller, held);
      const shrinkTo = (bytesLeft: number) => {
        const left = Math.min(bytesLeft, held);
        add(caller, left - held);
        held = left;
      };
      return { shrinkTo, release: () => shrinkTo(0) };
    },
  };
}
