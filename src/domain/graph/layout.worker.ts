import { layoutInSlices } from './layoutInSlices.js';
import type { FromLayoutWorker, ToLayoutWorker } from './layoutMessages.js';

// The page's types are in use here, whose `postMessage` is another one.
const page = self as unknown as {
  onmessage: ((event: MessageEvent<ToLayoutWorker>) => void) | null;
  postMessage: (message: FromLayoutWorker, transfer?: Transferable[]) => void;
};
let current = 0;

page.onmessage = ({ data: { id, task } }) => {
  current = id;
  if (!task) return;
  void layoutInSlices(task, {
    isStopped: () => current !== id,
    onReport: (report) =>
      page.postMessage({ type: 'report', id, report }, [report.x.buffer, report.y.buffer]),
  });
};
page.postMessage({ type: 'ready' });
