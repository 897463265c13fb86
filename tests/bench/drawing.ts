import { chromium, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.js';
import { serveHost } from './host.js';
import type { Figure } from './measure.js';
import { busyMs, startTaskTrace } from './trace.js';

/** Measures the drawing of a graph in Chromium, as layers and as a network: open, expand, pan, zoom; data in the page. */
export async function measureDrawing(sizes: readonly number[], runs: number): Promise<Figure[]> {
  const host = await serveHost('drawing.html', (_, _request, response) => void response.writeHead(404).end());
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  const figures: Figure[] = [];
  try {
    for (const size of sizes) {
      const samples = new Map<string, number[]>();
      const note = (name: string, value: number) => samples.set(name, [...(samples.get(name) ?? []), value]);
      for (let run = 0; run < runs; run += 1) {
        for (const layout of ['layers', 'network'] as const) {
          const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
          await page.goto(`${host.url}/?wait&size=${size}&layout=${layout}`);
          await page.waitForFunction(() => 'start' in window);
          await page.waitForTimeout(300);
          const cdp = await page.context().newCDPSession(page);
          await measure(page, cdp, layout, note);
          await page.context().close();
        }
      }
      const suffix = `${(size / 1_000).toLocaleString('en')}k nodes`;
      for (const [name, values] of samples) {
        const { unit, target } = FIGURES[name]!;
        figures.push({
          name: `${name}, ${suffix}`,
          unit,
          samples: values,
          ...(size <= 10_000 && { target }),
          comparedWith: size === sizes[0] ? undefined : `${name}, 1k nodes`,
        });
      }
    }
  } finally {
    await browser.close();
    await host.close();
  }
  return figures;
}

const FIGURES: Record<string, { unit: Figure['unit']; target?: number }> = {
  'layers: seen': { unit: 'ms', target: 1_500 },
  'layers: longest block until then': { unit: 'ms', target: 50 },
  'layers: on the processor, until then': { unit: 'ms', target: 50 },
  'layers: node opened': { unit: 'ms', target: 50 },
  'layers: eight levels open': { unit: 'ms' },
  'layers: longest block while moving': { unit: 'ms', target: 50 },
  'layers: on the processor, while moving': { unit: 'ms', target: 50 },
  'layers: dragged': { unit: 'fps', target: 58 },
  'layers: page busy per frame of it': { unit: 'ms', target: 12 },
  'layers: zoomed': { unit: 'fps', target: 58 },
  'network: seen': { unit: 'ms', target: 1_500 },
  'network: longest block until then': { unit: 'ms', target: 50 },
  'network: on the processor, until then': { unit: 'ms', target: 50 },
  'network: found its shape': { unit: 's' },
  'network: longest block while moving': { unit: 'ms', target: 50 },
  'network: on the processor, while moving': { unit: 'ms', target: 50 },
  'network: dragged': { unit: 'fps', target: 58 },
  'network: page busy per frame of it': { unit: 'ms', target: 12 },
  'network: zoomed': { unit: 'fps', target: 58 },
};

async function measure(
  page: Page,
  cdp: CDPSession,
  layout: 'layers' | 'network',
  note: (name: string, value: number) => void,
) {
  const loading = await startTaskTrace(cdp);
  const begin = Date.now();
  note(`${layout}: seen`, await page.evaluate(showsDrawing));
  await page.waitForTimeout(layout === 'layers' ? 300 : 1_000);
  const loaded = await loading();
  note(`${layout}: longest block until then`, loaded.ms);
  note(`${layout}: on the processor, until then`, loaded.processorMs);
  if (layout === 'network') {
    await page.waitForFunction(() => !document.querySelector('section[aria-busy]'), undefined, {
      timeout: 180_000,
      polling: 250,
    });
    note('network: found its shape', (Date.now() - begin) / 1_000);
    await page.waitForTimeout(500);
  } else {
    await page.locator('section button[aria-label]').first().focus();
    await page.keyboard.press('ArrowRight');
    note('layers: node opened', await page.evaluate(opensNode));
    const opening = Date.now();
    for (let level = 0; level < 8; level += 1) {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Expand one level' }).click();
    }
    await page.waitForFunction(() => !document.querySelector('section[aria-busy]'));
    note('layers: eight levels open', Date.now() - opening);
    await page.waitForTimeout(500);
  }

  const moving = await startTaskTrace(cdp);
  const busyBefore = await busyMs(cdp);
  const dragged = await framesWhile(page, async (isOver) => {
    await page.mouse.move(700, 450);
    await page.mouse.down();
    for (let step = 0; !isOver(); step += 1) {
      await page.mouse.move(700 + 300 * Math.sin(step / 20), 450 + 200 * Math.cos(step / 20));
    }
    await page.mouse.up();
  });
  note(`${layout}: dragged`, dragged.fps);
  note(`${layout}: page busy per frame of it`, ((await busyMs(cdp)) - busyBefore) / dragged.frames);
  const zoomed = await framesWhile(page, async (isOver) => {
    await page.keyboard.down('Control');
    for (let step = 0; !isOver(); step += 1) await page.mouse.wheel(0, step % 60 < 30 ? -8 : 8);
    await page.keyboard.up('Control');
  });
  note(`${layout}: zoomed`, zoomed.fps);
  const moved = await moving();
  note(`${layout}: longest block while moving`, moved.ms);
  note(`${layout}: on the processor, while moving`, moved.processorMs);
}

/** Counts the frames that the page draws while something is done for two seconds. */
async function framesWhile(page: Page, act: (isOver: () => boolean) => Promise<void>) {
  await page.evaluate(() => {
    const counted = (window.counted = { frames: 0, begin: performance.now(), isOver: false });
    const count = () => {
      counted.frames += 1;
      if (!counted.isOver) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const end = Date.now() + 2_000;
  await act(() => Date.now() >= end);
  return page.evaluate(() => {
    const { frames, begin } = window.counted!;
    window.counted!.isOver = true;
    return { frames, fps: (frames * 1_000) / (performance.now() - begin) };
  });
}

declare global {
  interface Window {
    counted?: { frames: number; begin: number; isOver: boolean };
  }
}

// These functions run in the page, so each must be self-contained.

function showsDrawing(): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    // A canvas gets its size when it is painted.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="application"] canvas[width]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['width'],
    });
    window.start();
  });
}

/** Opens what the keyboard is on. */
function opensNode(): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const node = document.activeElement!;
    node.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true }));
    const look = () => {
      if (document.activeElement?.getAttribute('aria-expanded') === 'true')
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      else setTimeout(look);
    };
    look();
  });
}
