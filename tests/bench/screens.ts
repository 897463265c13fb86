import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from '../../reference-app/server/app.js';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.js';
import { fillLargePortfolio, LARGE_PORTFOLIO } from '../support/largePortfolio.js';
import { addUser, TEST_PASSWORD } from '../support/testUsers.js';
import type { Benchmark, Figure } from './measure.js';
import { startConsole } from './startConsole.js';

const RUNS = 5;
const PROMISED_MS = 1_000;
/** From the last key to the rows: what is found, and the wait of 120 ms for further keys. */
const PROMISED_TYPED_MS = 350;

const PROJECT = 'projects/10000000-0000-4000-8000-000000000001';
const DAY_MS = 86_400_000;
const CHART = 'main [role=slider]';
const ROW = 'main [data-row] a[href]';

/** The screens to open, and the element that must appear on each. */
const SCREENS: readonly { name: string; path: string; stands: string }[] = [
  { name: 'dashboard, its first chart', path: 'dashboard', stands: CHART },
  { name: 'projects, first rows', path: 'projects', stands: ROW },
  { name: 'projects found by name', path: 'projects?searchText=service-16', stands: ROW },
  { name: 'vulnerabilities, first rows', path: 'vulnerabilities', stands: ROW },
  { name: 'components found by name', path: 'components?name=package-791', stands: ROW },
  {
    name: 'components found by package URL',
    path: 'components?purl=pkg%3Anpm%2Fpackage-7919',
    stands: ROW,
  },
  { name: 'overview of a project, its first chart', path: `${PROJECT}/overview`, stands: CHART },
  { name: 'components of a project, first rows', path: `${PROJECT}/components`, stands: ROW },
  { name: 'services of a project, first rows', path: `${PROJECT}/services`, stands: ROW },
  { name: 'findings of a project, first rows', path: `${PROJECT}/findings`, stands: 'main [data-row]' },
  { name: 'policy violations of a project, first rows', path: `${PROJECT}/policyViolations`, stands: ROW },
  {
    name: 'a component, its name',
    path: 'components/20000000-0000-4000-8000-000000000002',
    stands: 'main h1',
  },
];

/** The screens of the portfolio in Chromium, against the embedded server with a large one. */
export const screensBenchmark: Benchmark = {
  name: 'screens',
  about: `Screens of the console with ${LARGE_PORTFOLIO.projects} projects and ${LARGE_PORTFOLIO.projects * LARGE_PORTFOLIO.componentsPerProject} components, opened by their addresses.`,
  run: async (show) => {
    const data = await mkdtemp(join(tmpdir(), 'bomdeck-bench-'));
    try {
      await fill(data);
      const { address, stop } = await startConsole(data);
      const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
      try {
        const page = await browser.newPage();
        await page.addInitScript(watchBlocks);
        await signIn(page, address);
        for (const screen of SCREENS) show(await opened(page, address, screen));
        return await typed(page, address);
      } finally {
        await browser.close();
        await stop();
      }
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
};

async function fill(data: string): Promise<void> {
  const server = await createServer({ database: join(data, 'bomdeck.sqlite'), seed: 'defaults' });
  await server.idle();
  const { db } = server.context;
  fillLargePortfolio(db);
  // It was measured at a fixed time, and charts look back from today.
  const yesterday = Date.now() - DAY_MS;
  // At its start the server recorded metrics of an empty portfolio.
  db.prepare('delete from portfolioMetrics where projects = 0').run();
  db.prepare(
    `update portfolioMetrics set firstOccurrence = firstOccurrence + late, lastOccurrence = lastOccurrence + late
     from (select ? - max(lastOccurrence) as late from portfolioMetrics)`,
  ).run(yesterday);
  for (const table of ['projectMetrics', 'componentMetrics']) {
    // A chart is drawn from two days on.
    db.prepare(`update ${table} set firstOccurrence = ?, lastOccurrence = ?`).run(
      yesterday - 30 * DAY_MS,
      yesterday,
    );
  }
  await addUser(server.context, 'admin');
  await server.close();
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}login`);
  await page.locator('input[autocomplete=username]').fill('admin');
  await page.locator('input[type=password]').fill(TEST_PASSWORD);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** From the moment the browser leaves the page before; its files are in the cache, as on every day but the first. */
async function opened(page: Page, address: string, { name, path, stands }: (typeof SCREENS)[number]) {
  const until: number[] = [];
  const blocks: number[] = [];
  for (let run = -1; run < RUNS; run += 1) {
    await page.goto(address + path, { waitUntil: 'commit' });
    const at = await page.evaluate(whenStands, { selector: stands, text: '' });
    await page.waitForLoadState('networkidle');
    if (run < 0) continue;
    until.push(at);
    blocks.push(await page.evaluate(() => Math.max(0, ...window.blocks)));
  }
  return [
    { name, unit: 'ms', samples: until, target: PROMISED_MS },
    { name: `longest block meanwhile, ${name}`, unit: 'ms', samples: blocks },
  ] satisfies Figure[];
}

/** The search over all projects, from its last key to the row that is meant. */
async function typed(page: Page, address: string): Promise<Figure[]> {
  const samples: number[] = [];
  for (let run = -1; run < RUNS; run += 1) {
    await page.goto(`${address}projects`);
    await page.locator(ROW).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('main input[type=search]').focus();
    const wanted = `service-${1_500 + run}`;
    await page.keyboard.type(wanted.slice(0, -1), { delay: 60 });
    const startedAt = await page.evaluate(() => performance.now());
    await page.keyboard.type(wanted.slice(-1));
    const at = await page.evaluate(whenStands, { selector: ROW, text: wanted });
    if (run >= 0) samples.push(at - startedAt);
  }
  return [{ name: 'one project found by typing', unit: 'ms', samples, target: PROMISED_TYPED_MS }];
}

// These functions run in the page, so each must be self-contained.

function watchBlocks(): void {
  window.blocks = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => window.blocks.push(duration)),
  ).observe({ type: 'longtask', buffered: true });
}

/** @returns milliseconds from the moment the browser began to load the page until the first of what is meant has a text */
function whenStands({ selector, text }: { selector: string; text: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`There is no ${selector} with “${text}” after 30 s`)), 30_000);
    const look = () => {
      if (!document.querySelector(selector)?.textContent.includes(text)) return false;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      return true;
    };
    const observer = new MutationObserver(look);
    if (!look()) observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
