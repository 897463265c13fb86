import { layoutInSlices } from '../../../../domain/graph/layoutInSlices.js';
import type { ToLayoutWorker } from '../../../../domain/graph/layoutMessages.js';
import { allAtOnce } from '../../../../domain/slices.js';
import type { FromDrawingWorker, ToDrawingWorker, WordlessPicture } from './drawingMessages.js';
import { sheetSteps } from './paintSheet.js';

// The page's types are in use here, whose `postMessage` is another one.
const page = self as unknown as {
  onmessage: ((event: MessageEvent<ToDrawingWorker>) => void) | null;
  postMessage: (message: FromDrawingWorker, transfer?: Transferable[]) => void;
};
let currentLayout = 0;
let restUntil = 0;
let picture: WordlessPicture | undefined;

page.onmessage = ({ data }) => {
  if (data.type === 'picture') picture = data.picture;
  else if (data.type === 'sheet') paint(data);
  else if (data.type === 'rest') restUntil = performance.now() + data.ms;
  else layOut(data);
};

function layOut({ id, task }: Extract<ToLayoutWorker, { type: 'layout' }>) {
  currentLayout = id;
  if (!task) return;
  void layoutInSlices(task, {
    isStopped: () => currentLayout !== id,
    restMs: () => restUntil - performance.now(),
    onReport: (report) =>
      page.postMessage({ type: 'report', id, report }, [report.x.buffer, report.y.buffer]),
  });
}

function paint({ id, spec, words }: Extract<ToDrawingWorker, { type: 'sheet' }>) {
  const context =
    typeof OffscreenCanvas === 'undefined'
      ? null
      : new OffscreenCanvas(spec.width, spec.height).getContext('2d', { alpha: false });
  if (!context || !picture) return page.postMessage({ type: 'sheet', id });
  allAtOnce(sheetSteps(context, { ...picture, wordsAt: (index) => words.get(index) ?? NO_WORDS }, spec));
  const image = context.canvas.transferToImageBitmap();
  page.postMessage({ type: 'sheet', id, image }, [image]);
}

const NO_WORDS = { title: '', detail: '', findings: 0, violations: 0, chip: '' };

page.postMessage({ type: 'ready' });
