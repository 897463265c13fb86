import type { Locator } from '@playwright/test';

/** Red, green and blue, each 0–255. */
export type Color = readonly [red: number, green: number, blue: number];

/**
 * The colours that a part of the page is drawn in, the commonest first.
 * @param width - of how much of it, from its left edge, in pixels. @defaultValue all
 */
export async function colorsOf(part: Locator, width?: number): Promise<Color[]> {
  await part.scrollIntoViewIfNeeded();
  const box = (await part.boundingBox())!;
  const clip = { ...box, width: width ?? box.width };
  const png = (await part.page().screenshot({ clip })).toString('base64');
  return part.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = [data[at], data[at + 1], data[at + 2]].join();
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const commonestFirst = [...counts].sort(([, a], [, b]) => b - a);
    return commonestFirst.map(
      ([color]) => color.split(',').map(Number) as unknown as [number, number, number],
    );
  }, png);
}

/**
 * Returns the contrast between the most common color and the color that differs most from it, as WCAG 2.2
 * defines contrast: 1 to 21.
 */
export function contrastWithin([ground, ...others]: readonly Color[]): number {
  const contrasts = others.map((other) => {
    const [dark, light] = [luminanceOf(ground!), luminanceOf(other)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  });
  return Math.max(1, ...contrasts);
}

function luminanceOf(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
