import { statSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { largeBom } from '../support/largeBom.js';
import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, test } from './support/test.js';

const COMPONENTS = 36_000;

const LARGE_FILES = [
  { name: 'large.json', text: largeJsonBom },
  { name: 'large.xml', text: largeXmlBom },
] as const;

for (const { name, text } of LARGE_FILES) {
  test(`the page stays free while ${name} of more than 20 MB is checked`, async ({ page, request }, info) => {
    test.setTimeout(120_000);
    const file = info.outputPath(name);
    writeFileSync(file, text());
    expect(statSync(file).size).toBeGreaterThan(20_000_000);
    const project = await aProject(await apiAs(request, 'admin'), `checked-${name}`, null);
    await watchTasks(page);
    await beSignedIn(page, 'admin', `projects/${project.uuid}`);
    await page
      .getByRole('button', { name: /^Upload BOM/ })
      .first()
      .click();
    await expect(page.getByText('Drop a CycloneDX file here')).toBeVisible();

    // The time that parsing alone would block this page, on this machine under its current load.
    await page.route('**/large-file', (route) => route.fulfill({ body: largeJsonBom() }));
    const parsingMs = await page.evaluate(parseHere);
    await expect.poll(() => longestTaskMs(page)).toBeGreaterThan(parsingMs * 0.8);
    await page.evaluate(() => (window.tasks.length = 0));

    const begin = Date.now();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('The file is valid.')).toBeVisible({ timeout: 90_000 });
    const checkMs = Date.now() - begin;
    await expect(page.getByText(/36,000 components/)).toBeVisible();

    const longestMs = await longestTaskMs(page);
    console.log(
      `${name}: checked in ${checkMs} ms, parsed here in ${parsingMs.toFixed()} ms, longest task ${longestMs} ms`,
    );
    // There was something to be held up by.
    expect(checkMs).toBeGreaterThan(parsingMs);
    expect(longestMs).toBeLessThan(parsingMs);
    expect(longestMs).toBeLessThan(checkMs / 4);
  });
}

declare global {
  interface Window {
    /** The duration of each task of the page that took longer than 50 ms, in milliseconds. */
    tasks: number[];
  }
}

/** Notes how long the page is held up by each piece of work. */
async function watchTasks(page: Page) {
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

const longestTaskMs = (page: Page) => page.evaluate(() => Math.max(0, ...window.tasks));

/** Parses a large file on the page itself; returns how long that took, in milliseconds. */
async function parseHere(): Promise<number> {
  const text = await (await fetch('/large-file')).text();
  // Runs in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const begin = performance.now();
  JSON.parse(text);
  return performance.now() - begin;
}

function largeJsonBom(): string {
  return JSON.stringify(largeBom(COMPONENTS));
}

function largeXmlBom(): string {
  const components = Array.from({ length: COMPONENTS }, (_, index) => {
    const purl = `pkg:npm/package-${index}@1.${index % 20}.0`;
    return `<component type="library" bom-ref="c${index}"><group>org.example</group><name>package-${index}</name><version>1.${index % 20}.0</version><description>What package number ${index} is for, in one sentence as packages have it.</description><hashes><hash alg="SHA-1">${index.toString(16).padStart(40, 'a')}</hash><hash alg="SHA-256">${index.toString(16).padStart(64, 'b')}</hash></hashes><licenses><license><id>MIT</id></license></licenses><purl>${purl}</purl><externalReferences><reference type="vcs"><url>https://git.example/package-${index}.git</url></reference></externalReferences></component>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<bom xmlns="http://cyclonedx.org/schema/bom/1.6" version="1"><components>\n${components.join('')}</components></bom>\n`;
}
