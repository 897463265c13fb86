import { vi } from 'vitest';

interface Side {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage: (message: unknown, transfer?: Transferable[]) => void;
}

/**
 * A real worker file, run in this thread between two message ports' worth of copies.
 * @param load - imports the file
 */
export function workerOfFile(load: () => Promise<unknown>): Worker {
  const send =
    (to: () => Side) =>
    (message: unknown, transfer: Transferable[] = []) => {
      const data: unknown = structuredClone(message, { transfer });
      setTimeout(() => to().onmessage?.({ data }));
    };
  const inside: Side = { onmessage: null, postMessage: send(() => outside) };
  const outside: Side & { terminate: () => void } = {
    onmessage: null,
    postMessage: send(() => inside),
    terminate: () => {},
  };
  vi.stubGlobal('self', inside);
  vi.resetModules();
  void load();
  return outside as unknown as Worker;
}
