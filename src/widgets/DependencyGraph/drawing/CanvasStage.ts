import { canvasIcons } from './pens.js';
import { costOf, paintPicture, type Picture } from './paintPicture.js';
import { seen, type Extent, type View } from './viewport.js';

/**
 * Shows a picture on a canvas, from wherever it is looked at. What is painted quickly is painted anew in each frame; what
 * is not is painted a few milliseconds at a time, and its last finished state is moved and scaled meanwhile.
 */
export class CanvasStage {
  #canvas: HTMLCanvasElement | undefined;
  #context: CanvasRenderingContext2D | undefined;
  #picture: Picture | undefined;
  #view: View = { x: 0, y: 0, scale: 1 };
  #extent: Extent = { width: 0, height: 0 };
  #listeners = new Set<() => void>();
  #frame: number | undefined;
  #movedAt = 0;
  #finished: Sheet | undefined;
  #work: (Sheet & { readonly steps: Generator<void, void, void> }) | undefined;

  /** Takes a canvas, until it gets another or none. */
  attach(canvas: HTMLCanvasElement | null): void {
    this.#canvas = canvas ?? undefined;
    this.#context = canvas?.getContext('2d') ?? undefined;
    this.#finished = this.#work = undefined;
    if (canvas) this.#request();
    else if (this.#frame !== undefined) {
      cancelAnimationFrame(this.#frame);
      this.#frame = undefined;
    }
  }

  get view(): View {
    return this.#view;
  }

  /** Looks at it from elsewhere. */
  look(view: View): void {
    if (view.x === this.#view.x && view.y === this.#view.y && view.scale === this.#view.scale) return;
    this.#view = view;
    this.#movedAt = performance.now();
    this.#listeners.forEach((listener) => listener());
    this.#request();
  }

  get extent(): Extent {
    return this.#extent;
  }

  /** Takes another size. */
  resize(extent: Extent): void {
    this.#extent = extent;
    this.#finished = this.#work = undefined;
    this.#request();
  }

  show(picture: Picture): void {
    this.#picture = picture;
    this.#work = undefined;
    this.#request();
  }

  /** Paints the same picture again, because what it is asked has other answers now. */
  refresh(): void {
    this.#finished = this.#work = undefined;
    this.#request();
  }

  /** Told whenever it is looked at from elsewhere. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #request() {
    if (this.#canvas) this.#frame ??= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#frame = undefined;
    const [canvas, context, picture, view, extent] = [
      this.#canvas,
      this.#context,
      this.#picture,
      this.#view,
      this.#extent,
    ];
    if (!canvas || !context || !picture || extent.width === 0) return;
    const ratio = window.devicePixelRatio || 1;
    sizeTo(canvas, extent, ratio);
    const area = seen(view, extent);
    if (costOf(picture, area, view.scale) <= AT_ONCE_MS) {
      this.#finished = this.#work = undefined;
      clear(context);
      context.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, ratio * view.x, ratio * view.y);
      const steps = paintPicture({ pen: context, icon: canvasIcons(context) }, picture, area, view.scale);
      while (!steps.next().done);
      return;
    }

    const isCurrent = this.#finished?.picture === picture && this.#finished.view === view;
    // Moving goes first: what is there already follows the hand.
    const isMoving = this.#finished && performance.now() - this.#movedAt < STILL_AFTER_MS;
    if (isMoving) this.#work = undefined;
    else if (!isCurrent) this.#work ??= startSheet(picture, view, extent, ratio);
    if (this.#work) {
      const end = performance.now() + SLICE_MS;
      let isDone: boolean | undefined = false;
      while (!isDone && performance.now() < end) isDone = this.#work.steps.next().done;
      if (isDone) {
        this.#finished = this.#work;
        this.#work = undefined;
      }
    }
    clear(context);
    const sheet = this.#finished ?? this.#work;
    if (sheet) showSheet(context, sheet, view, ratio);
    if (this.#work || this.#finished?.view !== this.#view || this.#finished.picture !== this.#picture) {
      this.#request();
    }
  }
}

/** A picture painted with a margin around what is seen, so that there is something to see when it is moved. */
interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly picture: Picture;
  readonly view: View;
  /** Where its corner was on the screen. */
  readonly corner: { readonly x: number; readonly y: number };
  readonly ratio: number;
}

function startSheet(picture: Picture, view: View, extent: Extent, ratio: number) {
  const canvas = document.createElement('canvas');
  const corner = { x: -extent.width * MARGIN, y: -extent.height * MARGIN };
  const wide = { width: extent.width * (1 + 2 * MARGIN), height: extent.height * (1 + 2 * MARGIN) };
  sizeTo(canvas, wide, ratio);
  const context = canvas.getContext('2d')!;
  const scale = ratio * view.scale;
  context.setTransform(scale, 0, 0, scale, ratio * (view.x - corner.x), ratio * (view.y - corner.y));
  const surface = { pen: context, icon: canvasIcons(context) };
  const steps = paintPicture(surface, picture, seen(view, extent, MARGIN), view.scale);
  return { canvas, picture, view, corner, ratio, steps };
}

function showSheet(context: CanvasRenderingContext2D, sheet: Sheet, view: View, ratio: number) {
  const grown = view.scale / sheet.view.scale;
  const x = view.x + (sheet.corner.x - sheet.view.x) * grown;
  const y = view.y + (sheet.corner.y - sheet.view.y) * grown;
  const scale = (grown * ratio) / sheet.ratio;
  context.setTransform(scale, 0, 0, scale, x * ratio, y * ratio);
  context.drawImage(sheet.canvas, 0, 0);
}

function sizeTo(canvas: HTMLCanvasElement, { width, height }: Extent, ratio: number) {
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}

function clear(context: CanvasRenderingContext2D) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}

const MARGIN = 0.25;
/** A frame at 60 per second has 16 ms; the page needs some of it. */
const AT_ONCE_MS = 8;
const SLICE_MS = 8;
const STILL_AFTER_MS = 80;
