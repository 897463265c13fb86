import { paintPicture, type Picture } from './paintPicture.js';
import { canvasIcons } from './pens.js';
import type { Area, View } from './viewport.js';

/** A part of a picture that is painted on its own canvas. */
export interface SheetSpec {
  /** The width of the canvas. */
  readonly width: number;
  readonly height: number;
  /** From units of the drawing to pixels of the canvas. */
  readonly transform: View;
  /** The area of the drawing that the canvas holds. */
  readonly area: Area;
  /** The scale at which the part is seen, which decides what can be read. */
  readonly scale: number;
  /** False: without lines between things. */
  readonly hasLines: boolean;
  /** So small that colours have to do. */
  readonly isOverview: boolean;
  /** Pixels of the canvas from dot to dot of the ground, which shows that it is moved. Absent: plain. */
  readonly dots?: number;
}

/** A canvas of a page or of a worker. */
export type SheetContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Paints a sheet on a canvas of its size, in steps. */
export function sheetSteps(context: SheetContext, picture: Picture, spec: SheetSpec) {
  const { transform, area, scale, hasLines, isOverview } = spec;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = picture.colors.canvas;
  context.fillRect(0, 0, spec.width, spec.height);
  if (spec.dots) paintDots(context, picture.colors.dot, spec, spec.dots);
  context.setTransform(transform.scale, 0, 0, transform.scale, transform.x, transform.y);
  const painted = hasLines ? picture : { ...picture, edgeRoles: NO_LINES };
  return paintPicture({ pen: context, icon: canvasIcons(context) }, painted, area, scale, isOverview);
}

/** As dashes of lines: that is painted sooner than dots. */
function paintDots(
  context: SheetContext,
  color: string,
  { width, height, transform }: SheetSpec,
  apart: number,
) {
  const size = apart / 10;
  context.strokeStyle = color;
  context.lineWidth = size;
  context.setLineDash([size, apart - size]);
  context.beginPath();
  for (let y = (transform.y % apart) - apart; y < height; y += apart) {
    context.moveTo((transform.x % apart) - apart, y);
    context.lineTo(width, y);
  }
  context.stroke();
  context.setLineDash([]);
}

/**
 * Runs the same steps, and forces each to be painted when it is taken. Canvases otherwise only record them,
 * and paint them all together later.
 */
export function* paintedAtOnce(context: SheetContext, steps: Generator<void, void, void>) {
  while (!steps.next().done) {
    context.getImageData(0, 0, 1, 1);
    yield;
  }
}

const NO_LINES = new Uint8Array(0);
