/** The worker of the kit. A bundler finds its file by this very form of the call. */
export function createDrawingWorker(): Worker {
  return new Worker(new URL('./drawing.worker.js', import.meta.url), {
    type: 'module',
    name: 'bomdeck-drawing',
  });
}
