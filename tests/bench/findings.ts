import { createServer, type Server } from 'node:http';
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.js';
import { largeFindings } from '../support/largeFindings.js';
import type { Figure } from './measure.js';

/** Options of {@link benchFindings}. */
export interface BenchFindingsOptions {
  /** Findings of the project. @defaultValue 10000 */
  count?: number;
  /** How often each figure is taken. @defaultValue 5 */
  runs?: number;
  /** How many times slower the processor is made. @defaultValue [1, 4] */
  slowdowns?: readonly number[];
}

/** Measures the findings widget in Chromium: production build, answers from memory, a strict content policy. */
export async function benchFindings(options: BenchFindingsOptions = {}): Promise<Figure[]> {
  const { count = 10_000, runs = 5, slowdowns = [1, 4] } = options;
  const host = await serveFindingsHost({
    findings: JSON.stringify(largeFindings(count, { suppressedShare: 0.05 })),
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  const figures: Figure[] = [];
  try {
    for (const slowdown of slowdowns) {
      const samples = new Map<string, number[]>();
      const note = (name: string, value: number) => samples.set(name, [...(samples.get(name) ?? []), value]);
      for (let run = 0; run < runs; run += 1) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        const cdp = await page.context().newCDPSession(page);
        await page.goto(`${host.url}/?wait`);
        await page.waitForFunction(() => 'start' in window);
        await page.waitForTimeout(200);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await measureOnce(page, cdp, note);
        await page.context().close();
      }
      const suffix = `${count} findings${slowdown === 1 ? '' : `, processor ${slowdown}× slower`}`;
      for (const [name, values] of samples) {
        const { unit, targets } = FIGURES[name]!;
        figures.push({
          name: `${name}, ${suffix}`,
          unit,
          samples: values,
          target: count === 10_000 ? targets[slowdown] : undefined,
        });
      }
    }
  } finally {
    await browser.close();
    await host.close();
  }
  return figures;
}

/** `npm run bench` runs a bundle of this file from elsewhere, but from the top of the repository. */
const HOSTS = resolve('tests/bench/hosts');

const FIGURES: Record<string, { unit: Figure['unit']; targets: Record<number, number | undefined> }> = {
  visible: { unit: 'ms', targets: { 1: 500, 4: 2_000 } },
  'longest block while loading': { unit: 'ms', targets: { 1: 50, 4: 200 } },
  'filtered after the last key': { unit: 'ms', targets: { 1: 50, 4: 200 } },
  'longest block while typing': { unit: 'ms', targets: { 1: 50, 4: 200 } },
  'row opened': { unit: 'ms', targets: { 1: 35 } },
  'first row opened, code included': { unit: 'ms', targets: {} },
  'sorted by another column': { unit: 'ms', targets: { 1: 100 } },
  scrolling: { unit: 'fps', targets: { 1: 58 } },
  'heap of the page': { unit: 'MB', targets: { 1: 60 } },
};

async function measureOnce(page: Page, cdp: CDPSession, note: (name: string, value: number) => void) {
  const loading = await startTrace(cdp);
  note('visible', await page.evaluate(showsRows));
  await page.waitForTimeout(400);
  note('longest block while loading', await loading());

  // Typed as people do; the list has to follow the last key.
  const typing = await startTrace(cdp);
  await page.getByRole('searchbox').click();
  await page.evaluate(watchTyping);
  await page.keyboard.type('cve-2021 core', { delay: 50 });
  await page.waitForTimeout(800);
  note('filtered after the last key', await page.evaluate(() => window.typed!.end - window.typed!.begin));
  note('longest block while typing', await typing());
  await page.keyboard.press('Escape');
  await page.waitForTimeout(400);

  const head = page.getByRole('columnheader', { name: 'Component' }).getByRole('button');
  await head.hover();
  note('sorted by another column', await page.evaluate(sorts));
  await page.waitForTimeout(200);

  note('first row opened, code included', await page.evaluate(opensRow, 0));
  for (const row of [1, 2, 3]) {
    await page.waitForTimeout(150);
    note('row opened', await page.evaluate(opensRow, row));
  }
  note('scrolling', await page.evaluate(scrolls));
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await cdp.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  note('heap of the page', (usedSize + backingStorageSize) / 1e6);
}

declare global {
  interface Window {
    start: () => void;
    typed?: { begin: number; end: number };
  }
}

// These run in the page, so each stands on its own.

function showsRows(): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    // Not by asking in each frame: a page that draws frames for the measurement is slower by it.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tr[data-row]:not([data-skeleton])')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    });
    observer.observe(document, { childList: true, subtree: true });
    window.start();
  });
}

function watchTyping(): void {
  const typed = (window.typed = { begin: 0, end: 0 });
  const noteEnd = () => requestAnimationFrame(() => setTimeout(() => (typed.end = performance.now())));
  // A key that changes nothing in the list takes no time.
  const noteKey = () => (typed.begin = typed.end = performance.now());
  document.addEventListener('keydown', noteKey, { capture: true });
  // The count changes with the rows in view; rows beyond the edge come later and nobody waits for them.
  new MutationObserver(noteEnd).observe(document.querySelector('[role="search"] [role="status"]')!, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

function sorts(): Promise<number> {
  return new Promise((resolve) => {
    const first = () => document.querySelector('tr[data-row]')?.getAttribute('data-row');
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

/** Until facts and form are on the screen. */
function opensRow(index: number): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const row = [...document.querySelectorAll('tr[data-row]')][index]!;
    row.querySelector<HTMLElement>('[data-expand]')!.click();
    const look = () => {
      const detail = row.nextElementSibling;
      if (detail?.matches('[data-detail]') && detail.querySelector('form') && detail.querySelector('dl')) {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      } else setTimeout(look);
    };
    look();
  });
}

function scrolls(): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    let frames = 0;
    const step = () => {
      frames += 1;
      window.scrollBy(0, 160);
      if (performance.now() - begin < 2_000) requestAnimationFrame(step);
      else resolve((frames * 1_000) / (performance.now() - begin));
    };
    requestAnimationFrame(step);
  });
}

async function startTrace(cdp: CDPSession): Promise<() => Promise<number>> {
  const events: {
    name: string;
    dur?: number;
    ph: string;
    pid: number;
    tid: number;
    args: { name?: string };
  }[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as typeof events));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await done;
    cdp.off('Tracing.dataCollected', collect);
    const mains = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid}:${tid}`),
    );
    const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid}:${tid}`));
    return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
  };
}

/** Serves the host page and the API of one project, everything from memory. */
export async function serveFindingsHost(answers: {
  findings: string;
}): Promise<{ url: string; close: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'bomdeck-bench-'));
  // Whoever runs this may have set another mode; what is measured is what users get.
  process.env['NODE_ENV'] = 'production';
  await build({
    mode: 'production',
    root: HOSTS,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: await buildPlugins(),
    build: {
      minify: process.env['BENCH_MINIFY'] !== 'no',
      outDir: dir,
      emptyOutDir: true,
      rolldownOptions: { input: join(HOSTS, 'findings.html') },
    },
    worker: { format: 'es' },
  });
  const findings = Buffer.from(answers.findings);
  const total = (JSON.parse(answers.findings) as unknown[]).length;
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/v1/finding/project/')) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'X-Total-Count': String(total) });
      return void response.end(findings);
    }
    if (pathname.startsWith('/api/v1/analysis')) {
      if (request.method === 'GET') return void response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return void response.end('{"isSuppressed":false,"analysisState":"IN_TRIAGE","analysisComments":[]}');
    }
    if (pathname.startsWith('/api/')) return void response.writeHead(404).end();
    void serveFile(dir, pathname === '/' ? '/findings.html' : pathname).then(
      ([type, body]) =>
        response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** What the package is built with: its sentences are compiled and its styles are short. */
async function buildPlugins() {
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(resolve('.config/build', name)).href);
  const { compiledMessages } = (await load('messagesPlugin.mjs')) as Record<'compiledMessages', () => Plugin>;
  const { compactStyles } = (await load('stylesPlugin.mjs')) as Record<'compactStyles', () => Plugin>;
  return [compiledMessages(), compactStyles()];
}

async function serveFile(dir: string, path: string): Promise<[type: string, body: Buffer]> {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  return [types[extname(path)] ?? 'application/octet-stream', await readFile(join(dir, path))];
}

const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'nonce-bench'; connect-src 'self'; img-src 'self'";
