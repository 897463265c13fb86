import { openWorker } from '../../../../domain/openWorker.js';
import { inSlices } from '../../../../domain/slices.js';
import type { FromDrawingWorker, ToDrawingWorker } from './drawingMessages.js';
import { indexesWithWords, type NodeWords, type Picture } from './paintPicture.js';
import { paintedAtOnce, sheetSteps, type SheetSpec } from './paintSheet.js';

/** Paints parts of pictures one after the other, in a worker where that is possible, else a few milliseconds at a time. */
export class SheetPainter {
  #opened: Promise<Worker | undefined> | undefined;
  #told: Picture | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting: ((image: ImageBitmap | undefined) => void) | undefined;
  #count = 0;

  constructor(private readonly createWorker: () => Worker) {}

  /** Gives a canvas with the part; undefined where the browser gives none. */
  paint(picture: Picture, spec: SheetSpec): Promise<HTMLCanvasElement | undefined> {
    const painted = this.#queue.then(() => this.#paint(picture, spec));
    this.#queue = painted.catch(() => undefined);
    return painted;
  }

  /** Ends the worker; it is started again when needed. */
  dispose(): void {
    void this.#opened?.then((worker) => worker?.terminate());
    this.#waiting?.(undefined);
    this.#opened = this.#told = undefined;
  }

  async #paint(picture: Picture, spec: SheetSpec): Promise<HTMLCanvasElement | undefined> {
    const canvas = document.createElement('canvas');
    canvas.width = spec.width;
    canvas.height = spec.height;
    // A worker does not have the fonts that a page has loaded.
    const worker = hasOwnFont(picture.colors.fontFamily) ? undefined : await this.#open();
    const image = worker && (await this.#askFor(worker, picture, spec));
    if (image) {
      canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(image);
      return canvas;
    }
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) return undefined;
    await inSlices(paintedAtOnce(context, sheetSteps(context, picture, spec)));
    return canvas;
  }

  #open() {
    return (this.#opened ??= openWorker(this.createWorker).then((worker) => {
      if (!worker) return undefined;
      worker.onmessage = ({ data }: MessageEvent<FromDrawingWorker>) => {
        if (data.type !== 'sheet' || data.id !== this.#count) return;
        if (!data.image) this.#giveUp(worker);
        this.#waiting?.(data.image);
      };
      // Its memory may be full: what can be painted here still can.
      worker.onerror = (event) => {
        event.preventDefault();
        this.#giveUp(worker);
        this.#waiting?.(undefined);
      };
      return worker;
    }));
  }

  #giveUp(worker: Worker) {
    worker.terminate();
    this.#opened = Promise.resolve(undefined);
  }

  async #askFor(worker: Worker, picture: Picture, spec: SheetSpec): Promise<ImageBitmap | undefined> {
    const tell = (message: ToDrawingWorker) => worker.postMessage(message);
    const words = (await inSlices(wordsIn(picture, spec)))!;
    if (this.#told !== picture) {
      this.#told = picture;
      const { wordsAt: _, arrangement, ...plain } = picture;
      const { x, y, kind, drawn } = arrangement;
      const { size, places, sources, targets, childCounts, unexplored } = drawn;
      tell({
        type: 'picture',
        picture: {
          ...plain,
          arrangement: { x, y, kind, drawn: { size, places, sources, targets, childCounts, unexplored } },
        },
      });
    }
    // The painter may have been disposed by now.
    if (!this.#opened) return undefined;
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#waiting = resolve;
      tell({ type: 'sheet', id, spec, words });
    });
  }
}

/** The words that can be read. */
function* wordsIn(picture: Picture, { area, scale, isOverview }: SheetSpec) {
  const words = new Map<number, NodeWords>();
  if (isOverview) return words;
  for (const index of indexesWithWords(picture, area, scale)) {
    words.set(index, picture.wordsAt(index));
    yield;
  }
  return words;
}

function hasOwnFont(family: string): boolean {
  return [...(document.fonts ?? [])].some(
    (face) => face.status === 'loaded' && family.includes(face.family.replace(/["']/g, '')),
  );
}
