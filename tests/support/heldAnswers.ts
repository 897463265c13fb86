import type { TestServer } from './testServer.js';

/** The requests to match. */
export interface RequestPattern {
  /** @defaultValue any */
  method?: string;
  /** The end of the path: `/repository`. @defaultValue any */
  path?: string;
}

/**
 * A server on a slow network: it acts on requests immediately, and a test decides when the answers arrive.
 * Pass `fetch` to `kitPage`.
 */
export function heldAnswers(server: Pick<TestServer, 'fetch'>) {
  const holds: { pattern: RequestPattern; opened: Promise<void>; count: number }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://server.test');
    const hold = holds.find(
      ({ pattern }) =>
        (pattern.method ?? method) === method && (!pattern.path || pathname.endsWith(pattern.path)),
    );
    const answer = await server.fetch(input, init);
    if (!hold) return answer;
    hold.count += 1;
    await Promise.race([hold.opened, aborted(init?.signal)]);
    return answer;
  };

  /** Keeps answers back from now on. */
  const hold = (pattern: RequestPattern) => {
    let open!: () => void;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const own = { pattern, opened, count: 0 };
    holds.push(own);
    return {
      /** The number of answers held back so far. */
      count: () => own.count,
      /** Lets them arrive, and those that come from now on. */
      release: () => {
        holds.splice(holds.indexOf(own), 1);
        open();
      },
    };
  };
  return { fetch, hold };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
}
