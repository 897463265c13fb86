/** The style properties that a file of a chart needs, because it has no style sheet of the page. */
const LOOK = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
];

/** Room for the title above the drawing, in pixels. */
const TITLE_HEIGHT = 36;

/** Around the drawing, in pixels. */
const EDGE = 16;

/**
 * Returns a chart as a standalone image with its title, in the colors that it has on the page.
 * @param drawing - a drawing that is on the page
 */
export function svgOf(drawing: SVGSVGElement, title: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  writeLook(drawing, copy);
  copy.querySelector('[data-cursor]')?.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')]) element.removeAttribute('class');
  const { width, height } = sizeOf(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `${-EDGE} ${-TITLE_HEIGHT - EDGE} ${width} ${height}`);
  copy.removeAttribute('aria-hidden');
  const words = newElement('text', { x: 0, y: -TITLE_HEIGHT + 16, 'font-weight': 600, 'font-size': '15px' });
  words.textContent = title;
  const look = getComputedStyle(drawing);
  words.setAttribute('fill', look.color);
  words.setAttribute('font-family', look.fontFamily);
  const paper = newElement('rect', {
    x: -EDGE,
    y: -TITLE_HEIGHT - EDGE,
    width,
    height,
    fill: paperOf(drawing),
  });
  copy.prepend(paper, words);
  return new XMLSerializer().serializeToString(copy);
}

/**
 * The same as pixels, two for each, sharp on most screens.
 * @throws Error where the browser keeps pictures out, as a policy of the page without `img-src data:` does
 */
export async function pngOf(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = sizeOf(drawing);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(drawing, title))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is empty.'))), 'image/png');
  });
}

const SVG = 'http://www.w3.org/2000/svg';

function sizeOf(drawing: SVGSVGElement) {
  return {
    width: Number(drawing.getAttribute('width')) + 2 * EDGE,
    height: Number(drawing.getAttribute('height')) + 2 * EDGE + TITLE_HEIGHT,
  };
}

function newElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Writes into a copy how the original looks. */
function writeLook(original: Element, copy: Element) {
  const look = getComputedStyle(original);
  for (const name of LOOK) {
    const value = look.getPropertyValue(name);
    if (value) copy.setAttribute(name, value);
  }
  [...original.children].forEach((child, index) => writeLook(child, copy.children[index]!));
}

/** The colour that the drawing lies on: the first around it that is not see-through. */
function paperOf(drawing: Element): string {
  for (let element: Element | null = drawing; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor && !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor))
      return backgroundColor;
  }
  return '#ffffff';
}
