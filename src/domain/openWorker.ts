/**
 * Starts a worker and waits for its first message. Undefined where workers are forbidden, missing, or fail to
 * start, because the page then does the work itself.
 */
export async function openWorker(createWorker: () => Worker): Promise<Worker | undefined> {
  let worker: Worker;
  try {
    worker = createWorker();
  } catch {
    return undefined;
  }
  return new Promise((resolve) => {
    const settle = (opened: Worker | undefined) => {
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      if (!opened) worker.terminate();
      resolve(opened);
    };
    const timer = setTimeout(() => settle(undefined), START_WITHIN_MS);
    worker.onmessage = () => settle(worker);
    worker.onerror = (event) => {
      event.preventDefault();
      settle(undefined);
    };
  });
}

const START_WITHIN_MS = 5_000;
