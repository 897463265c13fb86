import { allAtOnce } from '../../../../domain/slices.js';
import { boundsOf } from './arrangement.js';
import { isQuick, type Picture } from './paintPicture.js';
import { sheetSteps, type SheetSpec } from './paintSheet.js';
import type { SheetPainter } from './SheetPainter.js';
import { fitted, seen, type Extent, type View } from './viewport.js';

/**
 * Shows a picture from any view. Content that paints quickly is repainted in each frame. For other content
 * the painter makes a sheet, which is moved and scaled until the next one is ready. Below it lies a coarse
 * sheet of everything, for users who move beyond the edge before that.
 */
export class CanvasStage {
  #host: HTMLElement | undefined;
  #picture: Picture | undefined;
  #view: View = { x: 0, y: 0, scale: 1 };
  #extent: Extent = { width: 0, height: 0 };
  #listeners = new Set<() => void>();
  #isBlank = false;
  #blankListeners = new Set<() => void>();
  #frame: number | undefined;
  #movedAt = 0;
  #shown: Sheet | undefined;
  /** Stays as it was painted, see `jump`. */
  #held: Sheet | undefined;
  #whole: Sheet | undefined;
  #wholeTimer: ReturnType<typeof setTimeout> | undefined;
  /** The canvas for content that is painted in each frame. */
  #canvas: HTMLCanvasElement | undefined;
  #isAsking = false;
  /**
   * The time until which a picture that keeps changing is not repainted, so that the code that changes it
   * gets processor time too.
   */
  #restUntil = 0;
  /** Counts what makes a sheet old before it is there. */
  #edition = 0;

  /** @param isOverview - so small that colours have to do, and few lines */
  constructor(
    private readonly painter: SheetPainter,
    private readonly isOverview = false,
  ) {}

  /** Sets the element that contains the canvases, until another one or none is set. */
  attach(host: HTMLElement | null): void {
    this.#host = host ?? undefined;
    this.#shown = undefined;
    clearTimeout(this.#wholeTimer);
    this.#wholeTimer = undefined;
    if (host) this.#request();
    else if (this.#frame !== undefined) {
      cancelAnimationFrame(this.#frame);
      this.#frame = undefined;
    }
  }

  get view(): View {
    return this.#view;
  }

  /** Changes the view. */
  look(view: View): void {
    if (view.x === this.#view.x && view.y === this.#view.y && view.scale === this.#view.scale) return;
    this.#held = undefined;
    this.#movedAt = performance.now();
    this.#see(view);
  }

  /**
   * Moves to new content, such as another arrangement. The current sheet does not belong to it, and stays
   * until the new content is painted.
   */
  jump(view: View): void {
    this.#held = this.#shown;
    this.#see(view);
  }

  #see(view: View) {
    this.#view = view;
    this.#listeners.forEach((listener) => listener());
    this.#request();
  }

  get extent(): Extent {
    return this.#extent;
  }

  /** Takes another size. */
  resize(extent: Extent): void {
    this.#extent = extent;
    this.#request();
  }

  show(picture: Picture): void {
    this.#picture = picture;
    this.#request();
  }

  /** Paints the same picture again, because what it is asked has other answers now. */
  refresh(): void {
    this.#edition += 1;
    this.#request();
  }

  /** Subscribes to changes of the view. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Returns true when the latest picture could not be painted. */
  readonly isBlank = () => this.#isBlank;

  /** Subscribes to changes of `isBlank`. */
  readonly subscribeToBlank = (listener: () => void) => {
    this.#blankListeners.add(listener);
    return () => void this.#blankListeners.delete(listener);
  };

  #setBlank(isBlank: boolean) {
    if (this.#isBlank === isBlank) return;
    this.#isBlank = isBlank;
    this.#blankListeners.forEach((listener) => listener());
  }

  #request() {
    if (this.#host) this.#frame ??= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#frame = undefined;
    const [host, picture, view, extent] = [this.#host, this.#picture, this.#view, this.#extent];
    if (!host || !picture || extent.width === 0) return;
    if (isQuick(picture, seen(view, extent), view.scale)) {
      const sheet = this.#sheet(picture, { margin: 0 });
      const canvas = this.#paintAtOnce(sheet.spec, picture);
      if (canvas) this.#put({ ...sheet, canvas });
      else this.#setBlank(true);
      return;
    }
    this.#place();
    if (this.#isCurrent(this.#shown)) return this.#prepareWhole();
    // Moving goes first, as long as what is there can be moved.
    const now = performance.now();
    const isMoving = now < this.#movedAt + STILL_AFTER_MS;
    const isResting = now < this.#restUntil && this.#shown?.view === view;
    if ((isMoving || isResting) && this.#shown && isCovered(this.#shown, view, extent)) this.#request();
    else if (!this.#isAsking) void this.#ask(picture);
  }

  #sheet(picture: Picture, options: SheetOptions): Omit<Sheet, 'canvas'> {
    const { view = this.#view, margin, ratio = window.devicePixelRatio || 1, isDraft = false } = options;
    const extent = this.#extent;
    const corner = { x: -extent.width * margin, y: -extent.height * margin };
    const isOverview = options.isOverview ?? this.isOverview;
    const spec = {
      width: Math.round(extent.width * (1 + 2 * margin) * ratio),
      height: Math.round(extent.height * (1 + 2 * margin) * ratio),
      transform: {
        scale: ratio * view.scale,
        x: ratio * (view.x - corner.x),
        y: ratio * (view.y - corner.y),
      },
      area: seen(view, extent, margin),
      scale: view.scale,
      hasLines: !isDraft && picture.edgeRoles.length <= (options.mostLines ?? this.#mostLines),
      isOverview,
      ...(!isOverview && { dots: DOTS * ratio }),
    };
    return { picture, view, extent, corner, ratio, edition: this.#edition, isDraft, spec };
  }

  #paintAtOnce(spec: SheetSpec, picture: Picture): HTMLCanvasElement | undefined {
    const canvas = (this.#canvas ??= document.createElement('canvas'));
    try {
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) return undefined;
      if (canvas.width !== spec.width) canvas.width = spec.width;
      if (canvas.height !== spec.height) canvas.height = spec.height;
      allAtOnce(sheetSteps(context, picture, spec));
      return canvas;
    } catch {
      return undefined;
    }
  }

  async #ask(picture: Picture) {
    // Lines take longest: the first sheet goes without, so that there is something to see.
    const isDraft = !this.#shown;
    const sheet = this.#sheet(picture, { margin: MARGIN, isDraft });
    this.#isAsking = true;
    const begin = performance.now();
    const canvas = await this.painter.paint(picture, sheet.spec).catch(() => undefined);
    this.#isAsking = false;
    if (!isDraft) this.#restUntil = performance.now() + REST * (performance.now() - begin);
    if (!this.#host) return;
    if (!canvas) return this.#setBlank(true);
    // By now, the visible content may be content that is painted immediately.
    if (this.#shown?.canvas !== this.#canvas || !this.#isCurrent(this.#shown))
      this.#put({ ...sheet, canvas });
    this.#request();
  }

  /** Paints everything once nothing has changed for a while. */
  #prepareWhole() {
    const [picture, shown] = [this.#picture, this.#shown];
    if (this.isOverview || !picture || !shown || this.#wholeTimer !== undefined) return;
    if (this.#whole?.picture === picture && this.#whole.extent === this.#extent) return;
    this.#wholeTimer = setTimeout(() => {
      this.#wholeTimer = undefined;
      if (!this.#isCurrent(shown)) return;
      const view = fitted(boundsOf(picture.arrangement), this.#extent);
      // As it is needed for moments only, it may be coarse and must not keep the next sheet waiting.
      const options = { view, margin: 0, ratio: 1, isOverview: true, mostLines: MOST_COARSE_LINES };
      const sheet = this.#sheet(picture, options);
      this.painter.paint(picture, sheet.spec).then(
        (canvas) => {
          if (!canvas) return;
          this.#whole = { ...sheet, canvas };
          resize(this.#whole);
          this.#request();
        },
        // The sheet that is there stays, as far as it goes.
        () => undefined,
      );
    }, WHOLE_AFTER_MS);
  }

  #put(sheet: Sheet) {
    this.#shown = sheet;
    this.#setBlank(false);
    resize(sheet);
    this.#place();
  }

  #place() {
    const [host, shown, whole] = [this.#host, this.#shown, this.#whole];
    if (!host || !shown) return;
    const isHeld = shown === this.#held;
    const view = isHeld ? shown.view : this.#view;
    const isWholeSeen =
      !isHeld &&
      whole?.picture.arrangement === this.#picture?.arrangement &&
      shown.canvas !== this.#canvas &&
      !isFilled(shown, view, this.#extent);
    const isSpeck = placeOf(shown, view).scale < SPECK;
    const sheets = whole && isWholeSeen ? [whole, ...(isSpeck ? [] : [shown])] : [shown];
    sheets.forEach((sheet) => place(sheet, view));
    const isThere = sheets.every(({ canvas }, at) => host.childNodes[at] === canvas);
    if (!isThere || host.childNodes.length !== sheets.length) {
      host.replaceChildren(...sheets.map(({ canvas }) => canvas));
    }
  }

  /** So small, very many lines are one grey. */
  get #mostLines() {
    return this.isOverview ? MOST_SMALL_LINES : Infinity;
  }

  #isCurrent(sheet: Sheet | undefined): boolean {
    return (
      sheet !== undefined &&
      !sheet.isDraft &&
      sheet.picture === this.#picture &&
      sheet.view === this.#view &&
      sheet.extent === this.#extent &&
      sheet.edition === this.#edition
    );
  }
}

/** A part of a picture that was painted, with a margin around what was seen, so that there is something when it is moved. */
interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly spec: SheetSpec;
  readonly picture: Picture;
  readonly view: View;
  readonly extent: Extent;
  /** The position of its corner on the screen. */
  readonly corner: { readonly x: number; readonly y: number };
  readonly ratio: number;
  readonly edition: number;
  /** Without what takes long. */
  readonly isDraft: boolean;
}

interface SheetOptions {
  /** The margin around the visible area. */
  readonly margin: number;
  readonly isDraft?: boolean;
  /** The view to paint. Absent: the current view. */
  readonly view?: View;
  readonly ratio?: number;
  readonly isOverview?: boolean;
  readonly mostLines?: number;
}

/** Returns the position of a sheet on the screen, for a view other than the one that it was painted for. */
function placeOf({ view: from, corner }: Sheet, view: View): View {
  const scale = view.scale / from.scale;
  return { scale, x: view.x + (corner.x - from.x) * scale, y: view.y + (corner.y - from.y) * scale };
}

/**
 * Moves a canvas. The browser does this without painting anything. Moving by whole pixels is fastest and
 * keeps letters sharp.
 */
function place(sheet: Sheet, view: View) {
  const { x: atX, y: atY, scale } = placeOf(sheet, view);
  const [x, y] = [atX, atY].map((at) => Math.round(at * sheet.ratio) / sheet.ratio);
  sheet.canvas.style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`;
}

function resize({ canvas, spec, ratio }: Sheet) {
  canvas.style.width = `${spec.width / ratio}px`;
  canvas.style.height = `${spec.height / ratio}px`;
}

/** Returns true when a sheet fills the visible area and is not too coarse. */
function isCovered(sheet: Sheet, view: View, extent: Extent): boolean {
  return placeOf(sheet, view).scale < COARSE && isFilled(sheet, view, extent);
}

function isFilled(sheet: Sheet, view: View, { width, height }: Extent): boolean {
  const { x, y, scale } = placeOf(sheet, view);
  const [wide, high] = [sheet.spec.width / sheet.ratio, sheet.spec.height / sheet.ratio];
  return x <= 0 && y <= 0 && x + wide * scale >= width && y + high * scale >= height;
}

const MOST_SMALL_LINES = 1_500;
const MOST_COARSE_LINES = 40_000;
const WHOLE_AFTER_MS = 500;
const MARGIN = 0.25;
/** From one dot of the ground to the next. */
const DOTS = 20;
const COARSE = 2;
/** So much smaller than it was painted, a sheet shows less than what lies below it. */
const SPECK = 0.25;
const STILL_AFTER_MS = 80;
/** As many times as long as painting took. */
const REST = 2;
