import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { API_URL } from './server.js';

/** What the browser complains about, which fails a test unless it is expected. */
export interface Complaints {
  /** Expects lines that match, such as the refusals that a test provokes. */
  allow: (...patterns: RegExp[]) => void;
  /** Watches another page, too. */
  watch: (page: Page) => Promise<void>;
}

// The sign-in page asks whether the server needs one; Chromium logs that it does.
const NOT_SIGNED_IN = /status of 401 .*\/api\/v1\/user\/self\)$/;

// What 4.x lets no page of another origin do is done otherwise then.
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

/** A request that the server refused, as Chromium logs it. */
export const refused = (...statuses: number[]) => new RegExp(`status of (${statuses.join('|')})`);

/**
 * Checks a screen for what keeps people out, light and dark.
 * @param what - `without` names rules that cannot judge what is on the screen
 */
export async function expectAccessible(page: Page, what: { exclude?: string; without?: string } = {}) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The builder brings a playwright-core of its own, whose types are another copy of the same.
    let builder = new AxeBuilder({ page: page as never })
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // There are no frames; the other mode opens a page of its own to put together what was found in each.
      .setLegacyMode();
    if (what.without) builder = builder.disableRules(what.without);
    if (what.exclude) builder = builder.exclude(what.exclude);
    const { violations } = await builder.analyze();
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

/** A menu lies over the page, in no part of it; the rule about landmarks means what is part of the page. */
function isOurs({ id, nodes }: { id: string; nodes: { target: unknown[] }[] }): boolean {
  return !(id === 'region' && nodes.every(({ target }) => String(target[0]).includes('data-bomdeck-portal')));
}
