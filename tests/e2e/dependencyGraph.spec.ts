import type { Page } from '@playwright/test';
import { apiAs } from './support/api.js';
import type { BomFile } from './support/boms.js';
import { colorsOf } from './support/colors.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

/**
 * The dependencies of each component. `root` is the project. journey-paths is vulnerable and is reached by
 * four paths, one through a cycle.
 */
const DEPENDS_ON: Record<string, readonly string[]> = {
  root: ['starter', 'web', 'journey-left'],
  starter: ['bridge', 'web'],
  web: ['journey-paths', 'starter'],
  bridge: ['journey-paths'],
  'journey-paths': [],
  'journey-left': [],
};

test.describe('the dependency graph', () => {
  // Each test checks several drawings, twice with axe, which takes long on a busy machine.
  test.setTimeout(90_000);

  test('says how a component gets in: as paths, as dependants, beside a drawing', async ({
    page,
    request,
  }) => {
    const project = await aProject(await apiAs(request, 'admin'), 'graph-shop', graphBom());
    await beSignedIn(page, 'viewer', `projects/${project.uuid}`);
    await page.getByRole('link', { name: /^Dependency graph/ }).click();
    await expect(page.getByRole('heading', { name: 'Paths to vulnerable components' })).toBeVisible();

    await find(page, 'journey-paths');
    await expect(page.getByRole('heading', { name: '4 paths to journey-paths 4.17.15' })).toBeVisible();
    await expect(page).toHaveURL(/\/dependencyGraph\/[0-9a-f-]{36}\?view=paths$/);
    await expectAccessible(page);
    await expectClearedBeside(page);

    await choose(page, 'Dependents');
    await expect(page.getByRole('row', { name: /^bridge.*directly/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^starter.*2 steps/ })).toBeVisible();

    await choose(page, 'Split');
    await page
      .getByRole('row', { name: /bridge/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'About journey-paths 4.17.15' })).toBeVisible();
    await expectDrawn(page);
    await expectAccessible(page);

    await choose(page, 'Graph');
    await choose(page, 'Network');
    await expect(page).toHaveURL(/view=graph&layout=network$/);
    await expectDrawn(page);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Layers' })).toBeChecked();
  });

  test('is read as a tree, and its drawing walked, with keys alone', async ({ page, request }) => {
    const project = await aProject(await apiAs(request, 'admin'), 'graph-by-keys', graphBom());
    await beSignedIn(page, 'viewer', `projects/${project.uuid}/dependencyGraph?view=tree`);
    await page.getByRole('treeitem', { name: /^graph-by-keys/ }).focus();
    await page.keyboard.type('starter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    // The first of its children, whose order differs between servers.
    const child = page.locator(':focus');
    await expect(child).toHaveAccessibleName(/^(bridge|web) 1\.0/);
    const isWebFirst = /^web/.test((await child.textContent()) ?? '');
    await page.keyboard.press('ArrowDown');
    if (isWebFirst) {
      await expect(child).toHaveAccessibleName(/^bridge 1\.0/);
      await page.keyboard.press('ArrowUp');
    }
    await expect(child).toHaveAccessibleName(/^web 1\.0/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('treeitem', { name: /^starter.*cycle, continues/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'About web 1.0' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('radio', { name: 'Tree' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectDrawn(page);
    await drawing(page).getByRole('button').focus();
    await page.keyboard.press('Home');
    await expect(page.locator(':focus')).toHaveAccessibleName('graph-by-keys 1.0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');

    await find(page, 'journey-paths');
    await expect(drawing(page).getByRole('button')).toHaveAccessibleName(
      /^journey-paths 4\.17\.15, selected component/,
    );
    await expectAccessible(page);
    const light = await colorsOf(drawing(page));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await colorsOf(drawing(page)))[0]).not.toEqual(light[0]);
    await expectDrawn(page);
  });

  test('has the lines of a long tree wherever it is scrolled to', async ({ page, request }) => {
    const names = Array.from({ length: 80 }, (_, index) => `link-${index}`);
    const chain = { root: names.slice(0, 1) } as Record<string, readonly string[]>;
    names.forEach((name, index) => (chain[name] = names.slice(index + 1, index + 2)));
    const project = await aProject(await apiAs(request, 'admin'), 'graph-deep', graphBom(chain));
    await beSignedIn(page, 'viewer', `projects/${project.uuid}/dependencyGraph?view=tree`);
    await find(page, 'link-79');

    await expect(page.getByRole('treeitem', { name: /^link-79/ })).toBeInViewport();
    await expect(page.getByRole('treeitem', { name: /^link-70/ })).toBeInViewport();
    await page.getByRole('treeitem', { name: /^link-79/ }).focus();
    await page.keyboard.press('Home');
    await expect(page.getByRole('treeitem', { name: /^link-5 / })).toBeInViewport();
  });

  test('keeps addresses of older consoles, on a phone and without workers, and says what is not there', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(refused(404));
    const project = await aProject(await apiAs(request, 'admin'), 'graph-on-phone', graphBom());
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.setViewportSize({ width: 390, height: 844 });
    const asked: string[] = [];
    page.on('request', (each) => void asked.push(each.url()));
    const unknown = '00000000-0000-4000-8000-000000000000';
    await beSignedIn(page, 'viewer', `projects/${project.uuid}/dependencyGraph/${unknown}?view=split`);
    await expect(page.getByText('Dependency not found')).toBeVisible();
    await expect(page.getByRole('application')).toBeHidden();
    await expectAccessible(page);
    expect(asked.filter((url) => url.includes('GraphDrawing'))).toEqual([]);

    await choose(page, 'Graph');
    await choose(page, 'Network');
    await expectDrawn(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

const drawing = (page: Page) => page.getByRole('application');

/** Checks that the button that clears the search is beside its text, in either direction of page and text. */
async function expectClearedBeside(page: Page) {
  const search = page.getByRole('search');
  for (const direction of ['rtl', 'ltr']) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const { x: start, width } = (await search.getByRole('combobox').boundingBox())!;
    const button = (await search.getByRole('button').first().boundingBox())!;
    const padding = await search.getByRole('combobox').evaluate((input) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      return { left: parseFloat(paddingLeft), right: parseFloat(paddingRight) };
    });
    if (direction === 'rtl') expect(button.x + button.width).toBeLessThanOrEqual(start + padding.left);
    else expect(button.x).toBeGreaterThanOrEqual(start + width - padding.right);
  }
}

async function choose(page: Page, name: string) {
  await page.getByRole('radiogroup').getByText(name, { exact: true }).click();
}

async function find(page: Page, text: string) {
  await page.getByRole('combobox', { name: 'Find a component' }).fill(text);
  await page.getByRole('option', { name: new RegExp(`^${text} `) }).click();
}

/** Ground, lines, boxes and words are of more colours than an empty drawing. */
async function expectDrawn(page: Page) {
  await expect.poll(async () => (await colorsOf(drawing(page))).length).toBeGreaterThan(20);
}

function graphBom(dependsOn = DEPENDS_ON): BomFile {
  const versionOf = (name: string) => (name === 'journey-paths' ? '4.17.15' : '1.0');
  const names = Object.keys(dependsOn).filter((name) => name !== 'root');
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'shop', version: '1', 'bom-ref': 'root' } },
    components: names.map((name) => ({
      type: 'library',
      'bom-ref': name,
      name,
      version: versionOf(name),
      purl: `pkg:npm/${name}@${versionOf(name)}`,
    })),
    dependencies: Object.entries(dependsOn).map(([ref, below]) => ({ ref, dependsOn: below })),
  };
  return { name: 'graph.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(bom)) };
}
