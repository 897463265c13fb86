import { SHAPES, type IconShape } from '../../../../ui/controls/iconShapes.js';
import type { IconPainter, Pen } from './pens.js';

/** Writes SVG. Names come from untrusted sources, so every text is escaped. */
export class SvgPen implements Pen {
  fillStyle = '#000000';
  strokeStyle = '#000000';
  lineWidth = 1;
  font = '';
  textAlign: CanvasTextAlign = 'left';
  /** The elements so far. */
  readonly parts: string[] = [];
  #path: string[] = [];
  #dash = '';

  /** @param measure - the font is the browser's, so its width is too */
  constructor(private readonly measure: (text: string, font: string) => number) {}

  beginPath() {
    this.#path = [];
  }
  moveTo(x: number, y: number) {
    this.#path.push(`M${short(x)} ${short(y)}`);
  }
  lineTo(x: number, y: number) {
    this.#path.push(`L${short(x)} ${short(y)}`);
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    this.#path.push(`C${[x1, y1, x2, y2, x, y].map(short).join(' ')}`);
  }
  rect(x: number, y: number, width: number, height: number) {
    this.#path.push(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`);
  }
  roundRect(x: number, y: number, width: number, height: number, radii?: number | unknown) {
    const r = Math.min(typeof radii === 'number' ? radii : 0, width / 2, height / 2);
    const corner = (dx: number, dy: number) => `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
    this.#path.push(
      `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}${corner(r, r)}v${short(height - 2 * r)}${corner(-r, r)}` +
        `h${short(2 * r - width)}${corner(-r, -r)}v${short(2 * r - height)}${corner(r, -r)}z`,
    );
  }
  /** Supports complete circles only. */
  arc(x: number, y: number, radius: number) {
    const [r, d] = [short(radius), short(2 * radius)];
    this.#path.push(`M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0z`);
  }
  setLineDash(segments: number[]) {
    this.#dash = segments.length > 0 ? ` stroke-dasharray="${segments.map(short).join(' ')}"` : '';
  }
  fill() {
    this.parts.push(`<path fill="${escaped(this.fillStyle)}" d="${this.#path.join('')}"/>`);
  }
  stroke() {
    this.parts.push(
      `<path fill="none" stroke="${escaped(this.strokeStyle)}" stroke-width="${short(this.lineWidth)}"${this.#dash} d="${this.#path.join('')}"/>`,
    );
  }
  measureText(text: string) {
    return { width: this.measure(text, this.font) };
  }
  fillText(text: string, x: number, y: number) {
    this.#write(text, x, y, `fill="${escaped(this.fillStyle)}"`);
  }
  strokeText(text: string, x: number, y: number) {
    const { strokeStyle, lineWidth } = this;
    this.#write(
      text,
      x,
      y,
      `fill="none" stroke="${escaped(strokeStyle)}" stroke-width="${short(lineWidth)}"`,
    );
  }
  #write(text: string, x: number, y: number, paint: string) {
    const anchor = { left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end' }[
      this.textAlign
    ];
    // Another font on another machine takes the same room.
    const length = short(this.measureText(text).width);
    this.parts.push(
      `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}" textLength="${length}" lengthAdjust="spacingAndGlyphs" ` +
        `${paint} style="font:${escaped(this.font)};white-space:pre">${escaped(text)}</text>`,
    );
  }
  /** A tip over an area, for texts that are cut. */
  title(text: string, x: number, y: number, width: number, height: number) {
    this.parts.push(
      `<rect x="${short(x)}" y="${short(y)}" width="${width}" height="${height}" fill="none" pointer-events="all"><title>${escaped(text)}</title></rect>`,
    );
  }
  readonly icon: IconPainter = (name, x, y, size, color) => {
    const { line, solid, dash }: IconShape = SHAPES[name];
    const paint = escaped(color);
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    this.parts.push(
      `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size / 16)})">`,
      line ? `<path fill="none" stroke="${paint}" stroke-width="1.5"${dashes} d="${line}"/>` : '',
      solid ? `<path fill="${paint}" d="${solid}"/>` : '',
      '</g>',
    );
  };
}

/** Text for XML: without what XML may not contain at all. */
export function escaped(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- exactly those are not allowed in XML
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  );
}

const short = (value: number) => String(Math.round(value * 100) / 100);
