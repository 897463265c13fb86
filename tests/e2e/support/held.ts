/**
 * Creates a promise and its trigger. Code that waits for `released` continues when the test calls `release`.
 */
export function held(): { released: Promise<void>; release: () => void } {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}
