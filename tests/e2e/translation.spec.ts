import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, test } from './support/test.js';

/**
 * Translates the page, and from then on all new content, as Chrome does: each text is placed in two elements
 * of the translator.
 */
async function translate(page: Page) {
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const { parentElement } = text;
        if (!text.data.trim() || !parentElement || parentElement.closest('font, script, style, svg'))
          continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.documentElement.classList.add('translated-ltr');
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!target.isConnected) continue;
        for (const node of addedNodes) translateIn(node instanceof Text ? target : node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test.describe('a page that the browser translated', () => {
  test('keeps working: lists are sorted, searched and paged, and dialogs and menus open', async ({
    page,
    request,
  }) => {
    const api = await apiAs(request, 'admin');
    const name = `translated-${randomUUID()}`;
    const project = await aProject(api, name);
    await beSignedIn(page, 'admin', 'projects');
    // Other journeys make projects, too: which of them the first page shows is open.
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await translate(page);

    const search = page.getByRole('searchbox').first();
    await search.fill('no such project');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await search.fill(name);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Project', exact: true }).click();
    await page.getByRole('button', { name: /^Account:/ }).click();
    // Its code loads on demand.
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    for (const tab of [
      'Components',
      'Services',
      'Dependency graph',
      'Findings',
      'Policy violations',
      'Overview',
    ]) {
      await page
        .getByRole('link', { name: RegExp(`^${tab}`) })
        .last()
        .click();
      await expect(page).toHaveURL(RegExp(project.uuid));
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
    }
    for (const name of [
      'Dashboard',
      'Licenses',
      'Vulnerabilities',
      'Policies',
      'Administration',
      'Projects',
    ]) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await expect(page.getByText('Could not show this page')).toBeHidden();
  });

  test('says what is true now, also in another language of the console', async ({ page }) => {
    await beSignedIn(page, 'admin', 'licenses');
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
    await translate(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByText('Deutsch').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lizenzen' })).toBeVisible();
    // The choice stays open.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sprache' }).click();
    await page.getByText('English').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
  });
});
