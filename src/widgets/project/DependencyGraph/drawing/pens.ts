import { SHAPES, type IconName, type IconShape } from '../../../../ui/controls/iconShapes.js';

/** The interface that paints a picture: a canvas, or the text of an SVG. */
export interface Pen
  extends
    Pick<CanvasPath, 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'rect' | 'roundRect' | 'arc'>,
    Pick<CanvasDrawPath, 'beginPath'> {
  fillStyle: string | CanvasGradient | CanvasPattern;
  strokeStyle: string | CanvasGradient | CanvasPattern;
  lineWidth: number;
  font: string;
  textAlign: CanvasTextAlign;
  fill(): void;
  stroke(): void;
  setLineDash(segments: number[]): void;
  fillText(text: string, x: number, y: number): void;
  /** The edge of a text that is filled next. */
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
}

/** Paints an icon of the set. */
export type IconPainter = (name: IconName, x: number, y: number, size: number, color: string) => void;

/** Paints icons on a canvas. */
export function canvasIcons(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
): IconPainter {
  return (name, x, y, size, color) => {
    const { line, solid, dash }: IconShape = SHAPES[name];
    context.save();
    context.translate(x, y);
    context.scale(size / 16, size / 16);
    context.lineWidth = 1.5;
    context.strokeStyle = color;
    context.fillStyle = color;
    if (line) {
      context.setLineDash(dash ? dash.split(' ').map(Number) : []);
      context.stroke(pathOf(line));
    }
    if (solid) context.fill(pathOf(solid));
    context.restore();
  };
}

const paths = new Map<string, Path2D>();
function pathOf(data: string): Path2D {
  let path = paths.get(data);
  if (!path) paths.set(data, (path = new Path2D(data)));
  return path;
}
