import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import axe from 'axe-core';
import { DEPTH } from '../../support/depth.js';
import { API_URL } from './server.js';

/** The complaints of the browser, which fail a test unless they are expected. */
export interface Complaints {
  /** Expects lines that match, such as the refusals that a test provokes. */
  allow: (...patterns: RegExp[]) => void;
  /** Watches another page, too. */
  watch: (page: Page) => Promise<void>;
}

// The sign-in page asks whether the server needs one; Chromium logs that it does.
const NOT_SIGNED_IN = /status of 401 .*\/api\/v1\/user\/self\)$/;

// Requests that 4.x does not allow from a page of another origin are then made in a different way.
const REFUSED_PATCH = [/Method PATCH is not allowed/, /ERR_FAILED \(.*\/api\/v1\/project\/[\w-]+\)$/];

/** Playwright's test, in which console errors, uncaught errors and violations of the page's policy are failures. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [NOT_SIGNED_IN, ...(API_URL === undefined ? [] : REFUSED_PATCH)];
      const watch = async (watched: Page) => {
        watched.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') {
            heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
          }
        });
        watched.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
        await watched.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', (event) => {
            console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`);
          });
        });
      };
      await watch(page);
      await use({ allow: (...patterns) => allowed.push(...patterns), watch });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Matches a request that the server rejected, as Chromium logs it. */
export const refused = (...statuses: number[]) => new RegExp(`status of (${statuses.join('|')})`);

/**
 * Checks a screen for accessibility barriers. Each test does so in one of the two themes, and in both with
 * `BOMDECK_DEEP`. The stories of the elements on a screen are checked in each theme, too.
 * @param what - `without` names a rule that cannot judge the content of the screen
 */
export async function expectAccessible(page: Page, what: { exclude?: string; without?: string } = {}) {
  const themes = DEPTH > 1 ? (['light', 'dark'] as const) : [themeOf(test.info())];
  // The address changes before the page is there to which it leads.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    await standStill(page);
    const violations = await page.evaluate(
      ({ exclude, without, tags }) =>
        (window as unknown as { axe: typeof axe }).axe
          .run(exclude === undefined ? document : { exclude: [exclude] }, {
            resultTypes: ['violations'],
            runOnly: tags,
            rules: without === undefined ? {} : { [without]: { enabled: false } },
          })
          .then((results) => results.violations),
      { ...what, tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    );
    const lines = violations
      .filter(isOurs)
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
      );
    expect(lines, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * Waits until all fading ends. A transition that has started runs to its end even if reduced motion is
 * requested in the meantime, and its intermediate colors belong to no state of the page.
 */
async function standStill(page: Page) {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished);
    // A canceled animation rejects, and has ended as well.
    await Promise.allSettled(ends);
  });
}

/** The same theme for a test each time it runs, and each theme for half of them. */
function themeOf({ testId }: TestInfo): 'light' | 'dark' {
  return parseInt(testId.slice(-1), 16) % 2 === 0 ? 'light' : 'dark';
}

/** A menu lies over the page, in no part of it; the rule about landmarks means what is part of the page. */
function isOurs({ id, nodes }: { id: string; nodes: { target: unknown[] }[] }): boolean {
  return !(id === 'region' && nodes.every(({ target }) => String(target[0]).includes('data-bomdeck-portal')));
}
