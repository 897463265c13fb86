import { areaOf, frameOf, pngScaleOf } from './arrangement.js';
import { paintPicture, type Picture } from './paintPicture.js';
import { paintedAtOnce, sheetSteps } from './paintSheet.js';
import { escaped, SvgPen } from './SvgPen.js';
import { yieldToBrowser } from '../../../../domain/yieldToBrowser.js';
import { FOLD } from '../../../../domain/graph/layoutDrawn.js';
import { inSlices } from '../../../../domain/slices.js';

/** Writes the complete drawing as SVG. Texts stay texts, and colors are those of the current theme. */
export async function drawingAsSvg(picture: Picture, title: string): Promise<Blob> {
  const { left, top, width, height } = frameOf(picture.arrangement);
  const context = document.createElement('canvas').getContext('2d');
  const pen = new SvgPen((text, font) => {
    if (!context) return text.length * 6;
    context.font = font;
    return context.measureText(text).width;
  });
  pen.parts.push(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" role="img" ` +
      `stroke-linecap="round" stroke-linejoin="round"><title>${escaped(title)}</title>` +
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${escaped(picture.colors.canvas)}"/>`,
  );
  await inSlices(paintPicture({ pen, icon: pen.icon }, picture, everything(picture), 1));
  const { arrangement } = picture;
  for (let index = 0; index < arrangement.drawn.size; index += 1) {
    if (arrangement.drawn.places[index] === FOLD) continue;
    const { title: name, detail } = picture.wordsAt(index);
    const area = areaOf(arrangement, index);
    pen.title(`${name} ${detail}`, area.left, area.top, area.right - area.left, area.bottom - area.top);
    if (index % 500 === 499) await yieldToBrowser();
  }
  pen.parts.push('</svg>');
  return new Blob(pen.parts, { type: 'image/svg+xml' });
}

/** Paints the complete drawing as PNG. Returns undefined when the browser lacks the memory for it. */
export async function drawingAsPng(picture: Picture): Promise<Blob | undefined> {
  const { left, top, width, height } = frameOf(picture.arrangement);
  const scale = pngScaleOf(picture.arrangement);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) return undefined;
  const spec = {
    width: canvas.width,
    height: canvas.height,
    transform: { scale, x: -left * scale, y: -top * scale },
    area: everything(picture),
    scale,
    hasLines: true,
    isOverview: false,
  };
  await inSlices(paintedAtOnce(context, sheetSteps(context, picture, spec)));
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function everything(picture: Picture) {
  const { left, top, width, height } = frameOf(picture.arrangement);
  return { left, top, right: left + width, bottom: top + height };
}
