/**
 * Bytes that are in memory because clients send or read them: bodies that are being read or processed, and
 * answers that were made and not yet consumed. Clients that send or read slowly, or in parallel, would
 * otherwise fill the memory.
 */
export interface BytesInFlight {
  /**
   * Counts bytes until they are released.
   * @param caller - whose they are, in one word
   * @returns undefined when the caller, or all together, already have too much; the first of them may be of any size
   */
  hold(caller: string, bytes: number): HeldBytes | undefined;
}

/** Bytes that are counted. */
export interface HeldBytes {
  /** Says that they have become fewer; what was released stays so. */
  shrinkTo(bytes: number): void;
  /** Releases the bytes when they are no longer needed. Calling it again changes nothing. */
  release(): void;
}

/**
 * Makes a count.
 * @param most - bytes that one caller, and all together, may have in flight
 */
export function bytesInFlight(most: { ofCaller: number; ofAll: number }): BytesInFlight {
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
