import { largeFindings } from '../support/largeFindings.js';
import { serveHost } from './host.js';
import type { Figure } from './measure.js';
import { launchPlainChromium, type PlainChromium, type PlainPage } from './plainChromium.js';
import { busyMs, startTaskTrace, startTrace } from './trace.js';

/** Options of {@link benchFindings}. */
export interface BenchFindingsOptions {
  /** Findings of the project. @defaultValue 10000 */
  count?: number;
  /** The number of runs per measurement. @defaultValue 5 */
  runs?: number;
  /** The factors by which the processor is slowed down. @defaultValue [1, 4] */
  slowdowns?: readonly number[];
}

/** Measures the findings widget in Chromium: production build, answers from memory, a strict content policy. */
export async function benchFindings(options: BenchFindingsOptions = {}): Promise<Figure[]> {
  const { count = 10_000, runs = 5, slowdowns = [1, 4] } = options;
  const host = await serveFindingsHost({
    findings: JSON.stringify(largeFindings(count, { suppressedShare: 0.05 })),
  });
  const browser = await launchPlainChromium();
  const figures: Figure[] = [];
  try {
    for (const slowdown of slowdowns) {
      const samples = new Map<string, number[]>();
      const note: Note = (name, value) => samples.set(name, [...(samples.get(name) ?? []), value]);
      for (let run = 0; run < runs; run += 1) {
        await measureLoading(browser, { url: host.url, slowdown }, note);
        const page = await openHost(browser, { url: host.url, slowdown });
        await page.run(showsRows);
        await wait(400);
        await measureUse(page, note);
        await page.close();
      }
      const suffix = `${count} findings${slowdown === 1 ? '' : `, processor ${slowdown}× slower`}`;
      for (const [name, values] of samples) {
        const { unit, targets, comparedWith } = FIGURES[name]!;
        figures.push({
          name: `${name}, ${suffix}`,
          unit,
          samples: values,
          target: count === 10_000 ? targets[slowdown] : undefined,
          comparedWith: comparedWith && `${comparedWith}, ${suffix}`,
        });
      }
    }
  } finally {
    await browser.close();
    await host.close();
  }
  return figures;
}

const FIGURES: Record<
  string,
  { unit: Figure['unit']; targets: Record<number, number | undefined>; comparedWith?: string }
> = {
  // The time the machine needs for the answer alone, so that results from different machines are comparable.
  'answer fetched and parsed by a bare page': { unit: 'ms', targets: {} },
  visible: {
    unit: 'ms',
    targets: { 1: 500, 4: 2_000 },
    comparedWith: 'answer fetched and parsed by a bare page',
  },
  'longest block while loading': { unit: 'ms', targets: { 1: 50, 4: 200 } },
  // The first rows come before those below them.
  'view full of rows': { unit: 'ms', targets: {} },
  // On a machine with other work, a task takes longer than the page is responsible for.
  'longest block while loading, on the processor': { unit: 'ms', targets: {} },
  'filtered after the last key': { unit: 'ms', targets: { 1: 50, 4: 200 } },
  'longest block while typing': { unit: 'ms', targets: { 1: 50, 4: 200 } },
  'row opened': { unit: 'ms', targets: { 1: 40, 4: 180 } },
  'row opened, facts and all': { unit: 'ms', targets: {} },
  'first row opened, code included': { unit: 'ms', targets: { 1: 40, 4: 180 } },
  'first row opened, facts and all': { unit: 'ms', targets: {} },
  'sorted by another column': { unit: 'ms', targets: { 1: 100 } },
  'scrolling 3,000 px a second': {
    unit: 'fps',
    targets: { 1: 58 },
    comparedWith: 'the same over plain rows',
  },
  'page busy per frame of it': { unit: 'ms', targets: { 1: 12 } },
  'the same over plain rows': { unit: 'fps', targets: {} },
  'heap of the page': { unit: 'MB', targets: { 1: 60 } },
};

type Note = (name: string, value: number) => void;

interface Place {
  url: string;
  slowdown: number;
}

/** The page of the widget, ready to start it. */
async function openHost(browser: PlainChromium, { url, slowdown }: Place): Promise<PlainPage> {
  const page = await browser.open(`${url}/?wait`);
  await wait(300);
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function measureLoading(browser: PlainChromium, place: Place, note: Note) {
  const open = () => openHost(browser, place);
  const bare = await open();
  note('answer fetched and parsed by a bare page', await bare.run(fetchesAnswer));
  await bare.close();
  // Not while it is traced: what the browser writes down takes time from the page.
  const untraced = await open();
  const { visible, full } = await untraced.run(showsRows);
  note('visible', visible);
  note('view full of rows', full);
  await untraced.close();

  const traced = await open();
  const loading = await startTaskTrace(traced);
  await traced.run(showsRows);
  await wait(400);
  const { ms, processorMs } = await loading();
  note('longest block while loading', ms);
  note('longest block while loading, on the processor', processorMs);
  await traced.close();
}

async function measureUse(page: PlainPage, note: Note) {
  // The list has to follow the last key, which leaves one year of ten.
  await page.run(watchTyping);
  await typeSearch(page);
  note('filtered after the last key', await page.run(() => window.typed!.end - window.typed!.begin));
  await clearSearch(page);
  const typing = await startTrace(page);
  await typeSearch(page);
  note('longest block while typing', await typing());
  await clearSearch(page);

  note('sorted by another column', await page.run(sorts));
  await wait(200);

  const first = await page.run(opensNextRow);
  note('first row opened, code included', first.form);
  note('first row opened, facts and all', first.all);
  for (let more = 0; more < 3; more += 1) {
    await wait(150);
    const { form, all } = await page.run(opensNextRow);
    note('row opened', form);
    note('row opened, facts and all', all);
  }
  const busyBefore = await busyMs(page);
  const { fps, frames } = await page.run(scrolls);
  note('scrolling 3,000 px a second', fps);
  note('page busy per frame of it', ((await busyMs(page)) - busyBefore) / frames);
  await page.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await page.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  note('heap of the page', (usedSize + backingStorageSize) / 1e6);

  await page.run(showPlainRows);
  await wait(300);
  note('the same over plain rows', (await page.run(scrolls)).fps);
}

/** As people type. */
async function typeSearch(page: PlainPage) {
  await page.run(() => document.querySelector<HTMLElement>('input[type="search"]')!.focus());
  for (const key of 'cve-2021') {
    await page.press(key);
    await wait(50);
  }
  await wait(800);
}

async function clearSearch(page: PlainPage) {
  await page.press('Escape');
  await wait(600);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

declare global {
  interface Window {
    start: () => void;
    typed?: { begin: number; end: number };
  }
}

// These functions run in the page, so each must be self-contained.

function showsRows(): Promise<{ visible: number; full: number }> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const fills = (visible: number) => {
      const last = [...document.querySelectorAll('tr[data-row]:not([data-skeleton])')].at(-1)!;
      if (last.getBoundingClientRect().bottom < innerHeight) return void setTimeout(fills, 4, visible);
      requestAnimationFrame(() => setTimeout(() => resolve({ visible, full: performance.now() - begin })));
    };
    // Not by asking in each frame: a page that draws frames for the measurement is slower by it.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tr[data-row]:not([data-skeleton])')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => fills(performance.now() - begin)));
    });
    observer.observe(document, { childList: true, subtree: true });
    window.start();
  });
}

function watchTyping(): void {
  const typed = (window.typed = { begin: 0, end: 0 });
  const noteEnd = () => requestAnimationFrame(() => setTimeout(() => (typed.end = performance.now())));
  const noteKey = () => (typed.begin = typed.end = performance.now());
  document.addEventListener('keydown', noteKey, { capture: true });
  // The count changes with the rows in view; rows beyond the edge come later and are not waited for.
  new MutationObserver(noteEnd).observe(document.querySelector('[role="search"] [role="status"]')!, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

function sorts(): Promise<number> {
  return new Promise((resolve) => {
    const first = () => document.querySelector('tr[data-row]')?.getAttribute('data-id');
    const before = first();
    const begin = performance.now();
    document.querySelector<HTMLElement>('[data-head="component"]')!.click();
    const look = () => {
      if (first() !== before)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      else setTimeout(look);
    };
    look();
  });
}

/** Until the form of the first row that is not open is on the screen, and until its facts are. */
function opensNextRow(): Promise<{ form: number; all: number }> {
  return new Promise((resolve) => {
    const row = document.querySelector<HTMLElement>('tr[data-row][aria-expanded="false"]')!;
    // Rows are reused in place, so another element may show this row by then.
    const detail = `tr[data-id="${CSS.escape(row.dataset['id']!)}"] + [data-detail]`;
    const begin = performance.now();
    const drawn = (selector: string) =>
      new Promise<number>((found) => {
        // Notified of the change itself: polling might find it only after its frame, and wait for one more.
        const observer = new MutationObserver(() => {
          if (!document.querySelector(`${detail} ${selector}`)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => found(performance.now() - begin)));
        });
        observer.observe(document, { childList: true, subtree: true });
      });
    const both = Promise.all([drawn('form'), drawn('dl')]);
    row.querySelector<HTMLElement>('[data-expand]')!.click();
    void both.then(([form, all]) => resolve({ form, all }));
  });
}

/** As with a wheel that is turned fast: one and a half rows a frame. */
function scrolls(): Promise<{ fps: number; frames: number }> {
  return new Promise((resolve) => {
    const begin = performance.now();
    let frames = 0;
    const step = () => {
      frames += 1;
      window.scrollBy(0, 50);
      const time = performance.now() - begin;
      if (time < 2_000) requestAnimationFrame(step);
      else resolve({ fps: (frames * 1_000) / time, frames });
    };
    requestAnimationFrame(step);
  });
}

/** Nothing a page could draw with less work. */
function showPlainRows(): void {
  const rows = Array.from({ length: 5_000 }, (_, place) => {
    const row = document.createElement('div');
    row.textContent = `Row ${place}`;
    row.style.height = '32px';
    return row;
  });
  document.body.replaceChildren(...rows);
}

async function fetchesAnswer(): Promise<number> {
  const begin = performance.now();
  await (await fetch('/api/v1/finding/project/p')).json();
  return performance.now() - begin;
}

/** Serves the host page and the API of one project, everything from memory. */
async function serveFindingsHost(answers: {
  findings: string;
}): Promise<{ url: string; close: () => Promise<void> }> {
  const findings = Buffer.from(answers.findings);
  const total = (JSON.parse(answers.findings) as unknown[]).length;
  return serveHost('findings.html', (path, request, response) => {
    if (path.startsWith('/api/v1/finding/project/')) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'X-Total-Count': String(total) });
      return void response.end(findings);
    }
    if (path.startsWith('/api/v1/analysis') && request.method !== 'GET') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return void response.end('{"isSuppressed":false,"analysisState":"IN_TRIAGE","analysisComments":[]}');
    }
    return void response.writeHead(404).end();
  });
}
