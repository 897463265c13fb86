import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.js';
import { serveHost } from './host.js';
import type { Benchmark, Figure } from './measure.js';
import { startConsole } from './startConsole.js';

const RUNS = 5;
/** A reference measurement that makes results from different machines comparable. */
const YARDSTICK = 'a page of React with one field usable';
/** The name and password of a user in the demo portfolio. */
const USER = 'auditor';
const TARGETS: Record<string, Record<number, number | undefined>> = {
  'sign-in page usable': { 1: 300, 4: 700 },
  'longest block of that load': { 4: 150 },
  'sign-in to first page': { 1: 700 },
  'list searched after the first key': { 1: 150 },
  'list searched after the last of several keys': { 1: 270 },
};

/** The start of the console in Chromium, against the embedded server with its demo portfolio. */
export const consoleBenchmark: Benchmark = {
  name: 'console',
  about: 'The console from an empty cache: its sign-in page, and from there to the list of projects.',
  run: async () => {
    const data = await mkdtemp(join(tmpdir(), 'bomdeck-bench-'));
    const { address, stop } = await startConsole(data);
    const bare = await serveHost('react.html', (_, request, response) => void response.writeHead(404).end());
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    try {
      return [
        ...(await measureAt(browser, { address, bare: bare.url }, 1)),
        ...(await measureAt(browser, { address, bare: bare.url }, 4)),
      ];
    } finally {
      await browser.close();
      await bare.close();
      await stop();
      await rm(data, { recursive: true, force: true });
    }
  },
};

async function measureAt(
  browser: Browser,
  { address, bare }: { address: string; bare: string },
  slowdown: number,
): Promise<Figure[]> {
  const samples = new Map<string, number[]>();
  // The first run warms the server, not the browser, and does not count.
  for (let run = -1; run < RUNS; run += 1) {
    const note = (name: string, value: number) =>
      run >= 0 && samples.set(name, [...(samples.get(name) ?? []), value]);
    const plain = await openFresh(browser, bare, slowdown);
    note(YARDSTICK, plain.usable);
    await plain.page.context().close();

    const { page, usable, cdp } = await openFresh(browser, `${address}login`, slowdown);
    const takenOver = await valueOf(cdp, 'window.takenOverAt');
    // Work that follows directly is part of the load.
    await page.waitForTimeout(300);
    note('sign-in page usable', usable);
    note('sign-in page taken over by React', takenOver);
    note('longest block of that load', await page.evaluate(() => Math.max(0, ...window.blocks)));
    // The name was typed at the first moment: had it got lost, the sign-in would fail.
    await page.locator('input[type=password]').fill(USER);
    note('sign-in to first page', await page.evaluate(signsIn));
    await page.waitForTimeout(300);
    note('list searched after the first key', await searched(page, 'b'));
    await page.waitForTimeout(300);
    note('list searched after the last of several keys', await searched(page, 'ui'));
    await page.context().close();
  }
  const suffix = slowdown === 1 ? '' : `, processor ${slowdown}× slower`;
  return [...samples].map(([name, values]) => ({
    name: `${name}${suffix}`,
    unit: 'ms' as const,
    samples: values,
    target: TARGETS[name]?.[slowdown],
    comparedWith: name.startsWith('sign-in page')
      ? `${YARDSTICK}${suffix}`
      : slowdown === 1
        ? undefined
        : name,
  }));
}

/** Opens an address with nothing in the cache, and says when its first field was usable. */
async function openFresh(browser: Browser, address: string, slowdown: number) {
  const page = await (await browser.newContext()).newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchStart, USER);
  await page.goto(address, { waitUntil: 'commit' });
  return { page, cdp, usable: await valueOf(cdp, 'window.usableAt') };
}

/** Types into the search of the list, 60 ms between keys, and says how long after the last one its rows were there. */
async function searched(page: Page, keys: string): Promise<number> {
  await page.locator('input[type=search]').focus();
  await page.evaluate(watchSearch);
  await page.keyboard.type(keys, { delay: 60 });
  return page.evaluate(() => window.searched!);
}

/** Waits for a number. Playwright's own way puts its code into the page first, while the page is busy with its own. */
async function valueOf(cdp: CDPSession, expression: string): Promise<number> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    if (result.type === 'number') return result.value as number;
  }
}

declare global {
  interface Window {
    blocks: number[];
    /** When the first field could be typed into, in milliseconds since the browser began to load the page. */
    usableAt?: number;
    /** When React knew what was typed into it at that moment. */
    takenOverAt?: number;
    /** Milliseconds from the last key until the list changed last. */
    searched?: Promise<number>;
  }
}

// These functions run in the page, so each must be self-contained. Polling the progress from outside would
// take time, too.

function watchStart(user: string): void {
  window.blocks = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => window.blocks.push(duration)),
  ).observe({ type: 'longtask', buffered: true });
  // Not by asking in each frame: a page that draws frames for the measurement is slower by it.
  const observer = new MutationObserver(() => {
    const field = document.querySelector('input');
    if (!field) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.usableAt = performance.now();
        // React writes into the attribute of a field what it takes for its value.
        new MutationObserver(() => {
          if (field.defaultValue === user) window.takenOverAt ??= performance.now();
        }).observe(field, { attributeFilter: ['value'] });
        field.focus();
        document.execCommand('insertText', false, user);
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

function watchSearch(): void {
  let typedAt = 0;
  let changedAt = 0;
  document.querySelector('input[type=search]')!.addEventListener('input', () => {
    typedAt = changedAt = performance.now();
  });
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  // Rows, or that there are none; the field itself is no answer.
  observer.observe(document.querySelector('main table')!, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  window.searched = new Promise((resolve) => {
    const look = () => {
      if (typedAt > 0 && performance.now() - Math.max(typedAt, changedAt) > 1_000) {
        observer.disconnect();
        resolve(changedAt - typedAt);
      } else setTimeout(look, 100);
    };
    look();
  });
}

function signsIn(): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    document.querySelector('form')!.requestSubmit();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tr[data-row] a[href]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
