import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asLine, type OtherServer } from '../support/asLine.js';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.js';
import { englishText } from '../support/englishText.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { SAMPLE_PROJECT, textOf, WIDGET_SAMPLES } from '../support/widgetSamples.js';

const run = promisify(execFile);
const repository = new URL('../..', import.meta.url).pathname;

/** The packed package in a foreign project: installed, rendered on a server, hydrated in a browser. */
// Playwright waits half a minute for what comes late on a machine with other work.
describe('the package, installed in a host of its own', { timeout: 60_000 }, () => {
  let folder: string;
  let page: RenderedPage;
  let warnings: string;
  let server: TestServer;
  let large: TestServer;
  let projectId: string;
  let token: string;
  let http: Server;
  let browser: Browser;
  /** Keeps the files of the page from one test to the next. */
  let slowly: BrowserContext;

  beforeAll(async () => {
    if (!existsSync(join(repository, 'dist/index.d.ts')))
      await run('npm', ['run', 'build'], { cwd: repository });
    folder = await mkdtemp(join(tmpdir(), 'bomdeck-host-'));
    await cp(join(repository, 'tests/fixtures/host'), folder, { recursive: true });
    await install(folder);
    await run('npx', ['vite', 'build', '--config', 'vite.config.js'], { cwd: folder });

    server = await testServer();
    const project = await server.aProject(SAMPLE_PROJECT);
    projectId = project.uuid;
    await countPortfolio(server);
    // The page says that it may do everything.
    token = await server.tokenFor('admin');
    const rendered = await run(process.execPath, ['render.js', projectId, NONCE], { cwd: folder });
    page = JSON.parse(rendered.stdout) as RenderedPage;
    warnings = rendered.stderr;
    large = await largeServer();
    await countPortfolio(large);
    http = await serve(folder, { page, state: { projectId, token } }, server, large);
    browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    slowly = await browser.newContext();
    await slowly.addInitScript(WATCH_SHIFTS);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    http?.close();
    await server?.close();
    await large?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('contains what a host needs and nothing else', async () => {
    const files = await readdir(join(folder, 'node_modules/bomdeck'));

    expect(files.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json']);
  });

  it.each(['newest', 'oldest'])(
    'has declarations that hold under the strictest options of a host, %s React',
    (age) => {
      const declarations = join(
        age === 'newest' ? repository : join(folder, 'node_modules/bomdeck'),
        'dist/index.d.ts',
      );
      const program = ts.createProgram([declarations], {
        strict: true,
        exactOptionalPropertyTypes: true,
        module: ts.ModuleKind.NodeNext,
        target: ts.ScriptTarget.ES2022,
        types: age === 'newest' ? ['node'] : [],
      });

      const problems = program
        .getSemanticDiagnostics(program.getSourceFile(declarations))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));

      expect(problems).toEqual([]);
    },
  );

  it('is loaded in server components, where all that needs React is the client’s', async () => {
    const { stdout } = await run(process.execPath, ['--conditions', 'react-server', 'serverEntries.js'], {
      cwd: folder,
    });

    const entries = JSON.parse(stdout) as Record<string, { client: string[]; server: string[] }>;
    const components = WIDGET_SAMPLES.map(({ component }) => component);
    expect(entries['.']!.client).toEqual(expect.arrayContaining(components));
    expect(entries['.']!.server).toEqual(expect.arrayContaining(['createApiClient', 'PERMISSIONS']));
    for (const { widget, component } of WIDGET_SAMPLES)
      expect(entries[`./${widget.name}`]?.client).toContain(component);
    expect(entries['./host']!.client).toContain('KitProvider');
    for (const free of ['./api', './scores']) expect(entries[free]!.client).toEqual([]);
    expect(entries['./api']!.server).toEqual(
      expect.arrayContaining(['createApiClient', 'loadAuth', 'findProject']),
    );
    expect(entries['./theme']!.server).toContain('themeStyleSheet');
    // Whatever the entry, what React draws or runs is the client's.
    const { exports } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
      exports: Record<string, { types?: string }>;
    };
    expect(Object.keys(entries)).toEqual(Object.keys(exports).filter((subpath) => exports[subpath]!.types));
    const callable = Object.values(entries).flatMap(({ server }) => server);
    expect(callable.filter((name) => components.includes(name) || /^use[A-Z]/.test(name))).toEqual([]);
    expect(entries['./ui']!.server).toEqual([]);
  });

  it('names the licence of every package that comes along in it', async () => {
    const dist = join(folder, 'node_modules/bomdeck/dist');
    const maps = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js.map'));
    const sources = await Promise.all(
      maps.map(async (name) => (await readFile(join(dist, name), 'utf8')).matchAll(FOREIGN_SOURCE)),
    );
    const packages = new Set(sources.flatMap((found) => [...found].map(([, name]) => name!)));

    const notices = await readFile(join(dist, 'THIRD_PARTY_NOTICES.txt'), 'utf8');

    // Build scripts read these two, so no source map names them.
    const expected = [...packages, 'xmllint-wasm', '@cyclonedx/cyclonedx-library'].sort();
    const named = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+ \(\S+\)\n\n\S/gm)].map(([, name]) => name);
    expect(named).toEqual(expected);
  });

  it('scores vectors in Node without React, from bomdeck/scores', async () => {
    const { stdout } = await run(process.execPath, ['--import', './withoutReact.js', 'scores.js'], {
      cwd: folder,
    });

    expect(JSON.parse(stdout)).toEqual({
      overallScore: 10,
      severity: 'CRITICAL',
      risk: 'CRITICAL',
      problem: 'unknownValue',
      metric: 'AV',
      hasDocument: false,
    });
  });

  it('keeps the arithmetic of scores out of what does not use it', async () => {
    const files = await readdir(join(folder, 'dist/assets'));
    const texts = await Promise.all(
      files
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => [name, await readFile(join(folder, 'dist/assets', name), 'utf8')] as const),
    );
    // Words of the arithmetic that nothing else has.
    const withEngine = texts.filter(([, text]) => text.includes('baseMetricsOnly')).map(([name]) => name);

    expect(withEngine).not.toEqual([]);
    expect(withEngine.filter((name) => name.startsWith('main'))).toEqual([]);
  });

  it('renders every widget on a server without style attributes, which a policy with a nonce refuses', () => {
    const styled = Object.entries(page.widgets).flatMap(([widget, html]) =>
      [...html.matchAll(/<\w+[^>]* style="[^"]*"/g)].map(([tag]) => `${widget}: ${tag}`),
    );

    expect(Object.keys(page.widgets)).toHaveLength(WIDGET_SAMPLES.length);
    expect(styled).toEqual([]);
  });

  it('renders on a server, with its styles', () => {
    expect(warnings).toBe('');
    expect(page.html).toContain('<h1>Portal</h1>');
    expect(page.html).toMatch(/aria-busy="true"|role="(table|grid|region)"/);
    expect(page.styles).toContain('--bd-color-text-default');
  });

  it('comes alive in the browser without a difference to what the server sent, and shows the findings', async () => {
    const { tab, complaints } = await open('/');
    await tab.getByText('CVE-2021-44228').first().waitFor();

    expect(complaints).toEqual([]);
    expect(await stylesOf(tab)).toMatchObject({ nonces: [NONCE, NONCE], color: expect.stringMatching(/./) });
    await tab.close();
  });

  // Without a provider, in a host whose policy forbids what is not from its own files or has its nonce. Its footer comes with the first
  // placeholders. Few rows must leave it where it is. Many rows push it out of sight, which counts up to 0.0195 for a line of 14 pixels,
  // so that nothing else may move then.
  it.concurrent.each(
    WIDGET_SAMPLES.flatMap(({ component, ...sample }) =>
      (NARROW.includes(component) ? [1280, 390] : [1280]).map((width) => [component, width, sample] as const),
    ),
  )(
    '%s has its looks by nothing but its nonce and keeps its place while it loads, %i pixels wide',
    async (widget, width, sample) => {
      const text = textOf({ component: widget, ...sample }, englishText);
      const isOnPage = sample.opens !== 'itself';
      const portfolios = [
        // A list that has many rows on every server is long from the start.
        ...(LONG_FROM_THE_START.includes(widget) ? [] : ['']),
        ...(isOnPage ? ['&portfolio=large'] : []),
      ];

      const visits = await Promise.all(
        portfolios.map((portfolio) =>
          visit(`widget=${widget}${portfolio}`, width, (tab) => tab.getByText(text).first().waitFor()),
        ),
      );

      for (const { shifts, complaints, styles, hasFooter } of visits) {
        expect(hasFooter).toBe(isOnPage);
        if (isOnPage) expect(sumOf(shifts), JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(0.02);
        expect(complaints).toEqual([]);
        expect(styles).toMatchObject({ nonces: [NONCE], blocked: 0 });
      }
    },
  );

  it.each([
    ['', 1280],
    ['&project=4.12.0', 1280],
    ['', 390],
  ])(
    'keeps the findings below the head of a project in their place, which has tags and a description%s, %i pixels wide',
    async (named, width) => {
      const pair = `widget=ProjectHeader&widget=ProjectFindings&portfolio=large${named}`;
      const shifts = await shiftsOn(pair, width, (tab) => tab.getByText('CVE-2021-44228').first().waitFor());

      expect(sumOf(shifts), JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(0.02);
    },
  );

  it.each(
    ['ProjectComponents', 'ProjectFindings', 'DependencyGraph'].flatMap((widget) =>
      [403, 503].map((status) => [widget, status] as const),
    ),
  )(
    '%s keeps what is below in its place when it cannot be loaded, %i, 390 pixels wide',
    async (widget, status) => {
      const shifts = await shiftsOn(`widget=${widget}&fails=${status}`, 390, (tab) =>
        tab.getByRole('heading').first().waitFor(),
      );

      expect(sumOf(shifts), JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(0.02);
    },
  );

  /**
   * Opens a page with a slow server and waits until it requests nothing more. Returns the layout shifts, the
   * complaints of the browser, and the styles of the page.
   */
  async function visit(query: string, width: number, isThere: (tab: Page) => Promise<void>) {
    const tab = await slowly.newPage();
    const complaints = complaintsOf(tab);
    await tab.setViewportSize({ width, height: 720 });
    await tab.goto(`${origin()}/alone?slow&${query}`);
    await isThere(tab);
    // Chromium occasionally does not report that a request has ended.
    await Promise.race([tab.waitForLoadState('networkidle'), nothingAskedFor(tab, 5_000)]);
    const shifts = await tab.evaluate<Shift[]>('globalThis.shifts');
    const hasFooter = (await tab.locator('footer').count()) === 1;
    const styles = await stylesOf(tab);
    await tab.close();
    return { shifts, complaints, styles, hasFooter };
  }

  /** Resolves when the page has sent no request for the given time. */
  function nothingAskedFor(tab: Page, quietMs: number): Promise<void> {
    return new Promise((resolve) => {
      let timer = setTimeout(resolve, quietMs);
      tab.on('request', () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, quietMs);
      });
    });
  }

  async function shiftsOn(...visited: Parameters<typeof visit>): Promise<Shift[]> {
    const { shifts, hasFooter } = await visit(...visited);
    expect(hasFooter).toBe(true);
    return shifts;
  }

  it.each(
    ['CvssCalculator', 'OwaspCalculator'].flatMap((widget) =>
      [1440, 390].flatMap((width) =>
        (['light', 'dark'] as const).map((colorScheme) => [widget, width, colorScheme] as const),
      ),
    ),
  )('%s is accessible, %i pixels wide, %s', async (widget, width, colorScheme) => {
    const { tab, complaints } = await open(`/alone?widget=${widget}`, {
      viewport: { width, height: 900 },
      colorScheme,
    });
    await tab.getByRole('switch', { name: 'Show explanations' }).check();
    // A group that is open has another name on its button.
    const closed = tab.getByRole('button', { name: /^Show all/ });
    while ((await closed.count()) > 0) await closed.first().click();

    await tab.evaluate(await readFile(join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8'));
    const violations = await tab.evaluate(WHAT_AXE_FINDS);

    expect(violations).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await tab.close();
  });

  it('puts the styles of all widgets with the same nonce into one element, where their order is right', async () => {
    const { tab, complaints } = await open(
      '/alone?widget=ProjectHeader&widget=BomUpload&widget=ProjectFindings',
    );
    await tab.getByText('CVE-2021-44228').first().waitFor();
    await tab
      .getByRole('button', { name: /^Upload BOM/ })
      .first()
      .click();
    await tab.getByRole('dialog').waitFor();

    expect(complaints).toEqual([]);
    expect(await stylesOf(tab)).toMatchObject({ nonces: [NONCE], blocked: 0 });
    await tab.close();
  });

  it('opens its menus above a modal of the host, and leaves it open with the keys that it used', async () => {
    const { tab, complaints } = await open('/alone?widget=ProjectComponents&modal');
    const modal = tab.getByRole('dialog', { name: 'Drawer' });
    const search = modal.getByRole('searchbox').first();
    await search.fill('log');
    await modal.getByRole('button', { name: 'Export list' }).click();
    const entry = tab.getByRole('menuitem').first();
    await entry.waitFor();

    const isOnTop = await entry.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    await tab.keyboard.press('Escape');
    await entry.waitFor({ state: 'detached' });
    await search.press('Escape');

    expect(isOnTop).toBe(true);
    expect(await search.inputValue()).toBe('');
    expect(await modal.isVisible()).toBe(true);
    await search.press('Escape');
    await modal.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await tab.close();
  });

  // A page of a framework that was navigated to softly, and one that gives none.
  it.each(['none', 'of-a-later-answer'])(
    'takes the nonce of the page where the host gives another, %s',
    async (given) => {
      const { tab, complaints } = await open(`/alone?widget=ProjectFindings&scripts=nonce&given=${given}`);
      await tab.getByText('CVE-2021-44228').first().waitFor();

      expect(complaints).toEqual([]);
      expect(await stylesOf(tab)).toMatchObject({ nonces: [NONCE], blocked: 0 });
      await tab.close();
    },
  );

  it('takes the nonce of the host where styles have another than scripts', async () => {
    const { tab } = await open(`/alone?widget=ProjectFindings&scripts=nonce&styles=other&given=of-styles`);
    await tab.getByText('CVE-2021-44228').first().waitFor();

    expect(await stylesOf(tab)).toMatchObject({ nonces: ['of-styles'], blocked: 0 });
    await tab.close();
  });

  it('names the policy where it keeps the styles out, and what helps', async () => {
    const { tab, complaints } = await open('/alone?widget=ProjectFindings&given=none');

    await tab.getByText('The page’s security policy blocks the styles of this section').waitFor();

    expect(complaints.join('\n')).toContain('docs/embedding.md#content-security-policy');
    await tab.close();
  });

  it.each([
    ['its nonce', ''],
    ['the hash', '&policy=hash'],
  ])('has its looks in a shadow root, too, by %s, and so has what it opens', async (_, query) => {
    const looksIn = async (place: string) => {
      const { tab, complaints } = await open(`/alone?widget=ProjectHeader${query}${place}`);
      await tab.getByRole('heading', { name: 'shop' }).waitFor();
      await tab.getByRole('button', { name: /^Upload BOM/ }).click();
      const dialog = tab.getByRole('dialog');
      await dialog.getByText('Drop a CycloneDX file here').waitFor();
      const looks = await Promise.all(
        [
          tab.getByRole('heading', { name: 'shop' }),
          dialog,
          dialog.getByText('Drop a CycloneDX file here'),
        ].map((part) =>
          part.evaluate((element) => {
            const { font, color, backgroundColor, borderRadius, display } = getComputedStyle(element);
            return { font, color, backgroundColor, borderRadius, display };
          }),
        ),
      );
      const sheets = await tab.evaluate(() => document.head.querySelectorAll('style').length);
      const isInShadow = await dialog.evaluate((element) => element.getRootNode() instanceof ShadowRoot);
      await tab.close();
      return { looks, complaints, sheets, isInShadow };
    };

    const onPage = await looksIn('');
    const inShadow = await looksIn('&shadow');

    expect(inShadow).toEqual({ ...onPage, sheets: 0, isInShadow: true });
    expect(onPage.complaints).toEqual([]);
  });

  it('keeps the focus in its menus in a shadow root, and closes them by Escape and by presses outside', async () => {
    const { tab, complaints } = await open('/alone?widget=ProjectComponents&shadow');
    await tab.getByText('log4j-core').first().waitFor();
    const button = tab.getByRole('button', { name: 'Export list' });
    const entries = tab.getByRole('menuitem');
    const hasFocus = (part: Locator) => part.evaluate((element) => element.matches(':focus'));

    await button.focus();
    await tab.keyboard.press('Enter');
    await expect.poll(() => hasFocus(entries.first())).toBe(true);
    await tab.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(entries.nth(1))).toBe(true);
    await tab.keyboard.press('Escape');
    await entries.first().waitFor({ state: 'detached' });
    expect(await hasFocus(button)).toBe(true);

    // Beside the widget, where events do not say what of the shadow root they are about, and in it.
    const search = tab.getByRole('searchbox').first();
    for (const press of [() => tab.mouse.click(640, 700), () => search.click()]) {
      await button.click();
      await entries.first().waitFor();
      await press();
      await entries.first().waitFor({ state: 'detached' });
    }
    expect(await hasFocus(search)).toBe(true);
    expect(complaints).toEqual([]);
    await tab.close();
  });

  it('needs no nonce where the policy allows the empty style by its hash', async () => {
    const { tab, complaints } = await open('/alone?widget=ProjectFindings&policy=hash');
    await tab.getByText('CVE-2021-44228').first().waitFor();

    expect(complaints).toEqual([]);
    expect(await stylesOf(tab)).toMatchObject({
      nonces: [''],
      blocked: 0,
      color: expect.stringMatching(/./),
    });
    await tab.close();
  });

  it('keeps its looks where the host has rules for plain elements, whichever come last', async () => {
    const { tab } = await open(
      '/alone?widget=ProjectHeader&widget=ProjectEditor&widget=BomUpload&widget=VulnerabilityDetail&widget=ProjectComponents&widget=OwaspCalculator&widget=ProjectFindings&widget=AdminPanels',
    );
    for (const text of [
      'shop',
      'Create project',
      'Drop a CycloneDX file here',
      'Affected projects',
      'log4j-core',
      'Threat agent',
      'CVE-2021-44228',
      'Base URL',
    ])
      await tab.getByText(text).first().waitFor();

    const { before, after } = await tab.evaluate<{ before: string[]; after: string[] }>(LOOKS_UNDER_RULES);

    expect(after).toEqual(before);
    await tab.close();
  });

  // Flex items, cells of grids, `<dialog>`: what is as wide as its content.
  it.each(['fit-content', 'flex'])('has a width of its own where the host gives none, %s', async (place) => {
    const { tab } = await open('/alone?widget=SignIn', { viewport: { width: 320, height: 600 } });
    await tab.getByRole('textbox').first().waitFor();

    const { width, overflow } = await tab.evaluate((kind) => {
      const root = document.getElementById('root')!;
      if (kind === 'flex') Object.assign(document.body.style, { display: 'flex', padding: '0 16px' });
      else root.style.inlineSize = kind;
      const { clientWidth, scrollWidth } = document.documentElement;
      return {
        width: root.querySelector('[data-density]')!.getBoundingClientRect().width,
        overflow: scrollWidth - clientWidth,
      };
    }, place);

    expect(width).toBe(240);
    expect(overflow).toBe(0);
    await tab.close();
  });

  it('keeps the names of what is missing within their frames where it is narrow', async () => {
    const { tab } = await open('/alone?widget=CvssCalculator', { viewport: { width: 256, height: 600 } });
    await tab.getByRole('textbox').first().fill('CVSS:4.0/AV:N');
    await tab.getByRole('button', { name: /\(SC\)$/ }).waitFor();

    const tooWide = await tab.evaluate(() =>
      [...document.querySelectorAll('#root li > button')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

    expect(tooWide).toEqual([]);
    await tab.close();
  });

  it('gives the bare heading of a list the looks of its own, whatever the host says of headings', async () => {
    const { tab } = await open('/lists');
    const heading = tab.getByRole('heading', { name: 'Gates', level: 1 });
    await heading.waitFor();

    const looks = await heading.evaluate((element, rulesOfHost) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rulesOfHost);
      document.adoptedStyleSheets.push(sheet);
      const { fontSize, fontWeight, lineHeight, margin, textTransform } = getComputedStyle(element);
      return { fontSize, fontWeight, lineHeight, margin, textTransform };
    }, RULES_OF_HOST);

    expect(looks).toEqual({
      fontSize: '20px',
      fontWeight: '600',
      lineHeight: '28px',
      margin: '0px',
      textTransform: 'none',
    });
    await tab.close();
  });

  it.each([1440, 390])('has blocks of which a host makes lists of its own, %i pixels wide', async (width) => {
    const { tab, complaints } = await open('/lists', { viewport: { width, height: 900 } });
    const gates = tab.getByRole('grid', { name: 'Gates' });
    await gates.getByText('gate 00').waitFor();
    await tab.getByRole('grid', { name: 'Names of projects' }).getByText('shop').waitFor();
    await tab.getByRole('grid', { name: 'Teams' }).getByText('Login').waitFor();

    await tab.getByRole('switch', { name: 'Failing ones only' }).check();
    await tab.getByText('40 matches').waitFor();
    await tab.getByRole('button', { name: 'Next page' }).first().click();
    await gates.getByText('gate 38').waitFor();
    await tab.getByRole('checkbox', { name: 'Select gate 38' }).check();
    await tab.getByRole('button', { name: 'Open 1' }).waitFor();
    await tab.getByRole('searchbox', { name: 'Search teams' }).fill('pay');
    await tab.getByText('Login').waitFor({ state: 'detached' });
    const [file] = await Promise.all([
      tab.waitForEvent('download'),
      tab
        .getByRole('button', { name: 'Export list' })
        .click()
        .then(() => tab.getByRole('menuitem', { name: 'CSV for spreadsheets' }).click()),
    ]);

    expect(file.suggestedFilename()).toBe('gates.csv');
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(42);
    expect(lines.slice(0, 2)).toEqual(['\ufeffGate,Failures', 'gate 01,1']);
    await tab.evaluate(await readFile(join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8'));
    expect(await tab.evaluate(WHAT_AXE_FINDS)).toEqual([]);
    expect(complaints).toEqual([]);
    await tab.close();
  });

  async function open(path: string, options: BrowserContextOptions = {}) {
    const tab = await browser.newPage(options);
    const complaints = complaintsOf(tab);
    await tab.goto(origin() + path);
    return { tab, complaints };
  }

  function origin() {
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  }
});

/** Collects the errors that the browser reports on a page from now on. */
function complaintsOf(tab: Page): string[] {
  const complaints: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  tab.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** A source of another package, in a source map. */
const FOREIGN_SOURCE = /"[^"]*\/node_modules\/((?:@[^/"]+\/)?[^/"]+)\/[^"]*"/g;

/** Lists of what a new server has more of than fits on a screen. */
const LONG_FROM_THE_START = ['LicenseList'];
/** Those that look different on a phone while they are loading. */
const NARROW = ['PortfolioDashboard', 'ProjectList', 'ProjectHeader', 'DependencyGraph', 'VulnerabilityList'];

/** Runs in the page, once axe is there. */
const WHAT_AXE_FINDS = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`;

/** Element rules of style sheets that hosts often include (Bootstrap, Tailwind). */
const RULES_OF_HOST = `
  h1, h2, h3, h4 { margin: 0 0 8px; font: 500 28px/1.2 serif }
  p, dl, ol, ul, pre, figure { margin: 0 0 16px } ol, ul { padding-left: 32px; list-style: square }
  dt { font-weight: 700 } dd { margin: 0 0 8px } label { display: inline-block; margin-bottom: 8px }
  legend { float: left; width: 100%; margin-bottom: 8px; font-size: 24px; line-height: inherit }
  code { color: #d63384; background: #fdd; letter-spacing: 1px } a { color: red; text-decoration: underline }
  svg { display: inline; vertical-align: middle; width: 100%; height: auto } button { border-radius: 0 }
  * { box-sizing: content-box } h1, h2, h3, h4 { color: navy; text-transform: uppercase; letter-spacing: 1px }
  section { padding: 40px; margin: 20px } form { margin: 20px } li { margin-bottom: 8px; padding-left: 10px; line-height: 2 }
  label { color: gray; text-transform: uppercase } b, strong { color: green } dd { color: gray }
  table { margin-bottom: 16px; border: 1px solid red; border-collapse: collapse; caption-side: bottom } td { border: 1px solid red } th, td { background: #eee; text-transform: uppercase }
  th { padding: 8px; font-weight: 400; text-align: inherit; vertical-align: bottom }
  kbd { padding: 3px 6px; margin: 2px; border: 2px solid red; border-radius: 4px; color: white; background: black; font: 700 14px serif }
  button { min-width: 80px; min-height: 44px; box-shadow: 0 0 8px red } input, select { min-height: 60px; box-shadow: 0 0 8px red }
  nav { display: flex; gap: 16px; padding: 12px; margin: 8px; border: 1px solid red; background: navy; color: white; font: 700 20px serif; text-align: center }
  hr { height: 4px; margin: 16px 0; border: 1px solid red; opacity: 0.25 } output, i, time { color: red; background: #fdd; font-size: 24px }
  button, input, select, textarea { margin: 4px 0 8px }`;

/** Runs in the page, in one go: where everything is and how its text looks, without and with the rules of the host. */
const LOOKS_UNDER_RULES = `(() => {
  const looks = () =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { font, color, backgroundColor, boxShadow, textDecorationLine, textTransform, textAlign } = getComputedStyle(element);
      const shown = [font, color, backgroundColor, boxShadow, textDecorationLine, textTransform, textAlign];
      return [element.tagName, x, y, width, height, ...shown].join(' ');
    });
  const before = looks();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(RULES_OF_HOST)});
  document.adoptedStyleSheets.push(sheet);
  return { before, after: looks() };
})()`;

/** Runs in the page before all else: adds the footer of the host, and notes what moves, of the host and of the widget. */
const WATCH_SHIFTS = `
globalThis.shifts = [];
const nameOf = ({ node, previousRect, currentRect }) => {
  const element = node instanceof Element ? node : node?.parentElement;
  const { x, y, height } = currentRect;
  const was = [previousRect.x, previousRect.y, previousRect.height].map(Math.round).join();
  return [element?.tagName, element?.textContent.slice(0, 30), was, '→', [x, y, height].map(Math.round).join()].join(' ');
};
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) globalThis.shifts.push({ value, parts: sources.map(nameOf) });
}).observe({ type: 'layout-shift', buffered: true });
requestAnimationFrame(function addFooter() {
  const root = document.getElementById('root');
  if (!root?.offsetHeight) return requestAnimationFrame(addFooter);
  const footer = document.createElement('footer');
  footer.textContent = 'A line of the host';
  footer.style.cssText = location.search.includes('large') ? 'font-size: 12px; line-height: 14px' : 'block-size: 120px';
  root.after(footer);
});`;

interface Shift {
  value: number;
  /** The elements that moved, from where to where. */
  parts: string[];
}

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

const NONCE = 'of-this-answer';
/** The tag in which styled-components looks for the nonce when it adopts the styles of a server. */
const NONCE_FOR_STYLES = `<meta property="csp-nonce" nonce="${NONCE}">`;
/** Documented in docs/embedding.md. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface RenderedPage {
  /** The markup of each widget rendered separately. */
  widgets: Record<string, string>;
  html: string;
  styles: string;
}

/** Returns the style elements of the page, and a color that comes from them. */
function stylesOf(tab: Page) {
  return tab.evaluate(() => {
    const elements = [...document.querySelectorAll('style')];
    const scope = document.querySelector('[data-density]');
    return {
      nonces: elements.map(({ nonce }) => nonce),
      blocked: elements.filter(({ sheet }) => !sheet || sheet.cssRules.length === 0).length,
      color: scope ? getComputedStyle(scope).getPropertyValue('--bd-color-text-default') : '',
    };
  });
}

async function install(folder: string) {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: repository,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const { devDependencies, peerDependencies } = JSON.parse(
    await readFile(join(repository, 'package.json'), 'utf8'),
  ) as Record<'devDependencies' | 'peerDependencies', Record<string, string>>;
  // Returns the oldest version that the package declares to support. All other tests use the newest.
  const oldest = (range: string) => range.split(' || ')[0]!.replace('^', '');
  const peers = Object.entries(peerDependencies).map(([name, range]) => [name, oldest(range)]);
  const manifest = {
    name: 'host',
    private: true,
    type: 'module',
    dependencies: {
      bomdeck: `file:./${filename}`,
      vite: devDependencies['vite'],
      ...Object.fromEntries(peers),
      '@types/react': `~${oldest(peerDependencies['react']!).replace(/\.\d+$/, '.0')}`,
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const config = `export default { build: { manifest: true, rolldownOptions: { input: ['main.js', 'alone.js', 'lists.js'] } }, worker: { format: 'es' } };\n`;
  await writeFile(join(folder, 'vite.config.js'), config);
  const samples = WIDGET_SAMPLES.map(({ component, props = {} }) => [component, props]);
  await writeFile(join(folder, 'samples.json'), JSON.stringify(Object.fromEntries(samples)));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
}

const EMPTY_PAGE = { html: '', styles: '' };

function documentOf(
  page: Pick<RenderedPage, 'html' | 'styles'>,
  main: string,
  state: object,
  nonce?: string,
) {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title>${page.styles}</head><body><div id="root">${page.html}</div>
<script type="application/json" id="state">${json}</script><script type="module" src="/${main}"${nonce ? ` nonce="${nonce}"` : ''}></script></body></html>`;
}

/** As every server does once an hour: without, the dashboard says that it waits for that. */
async function countPortfolio(server: TestServer) {
  const headers = { authorization: `Bearer ${await server.tokenFor('admin')}` };
  await server.fetch('/api/v1/metrics/portfolio/refresh', { headers });
  await server.idle();
}

/** The sample portfolio among enough others that each list has several pages. */
async function largeServer(): Promise<TestServer> {
  const server = await testServer();
  const more = Array.from({ length: 120 }, (_, place) => String(place).padStart(3, '0'));
  await server.aProject({
    ...SAMPLE_PROJECT,
    version: '4.12.0',
    description: 'Takes the orders of the web shop and hands them to the warehouse.',
    tags: ['payments', 'tier-1', 'team-checkout', 'emea'],
    components: [
      ...SAMPLE_PROJECT.components,
      ...more.map((number) => ({ name: `zip-${number}`, version: '1.0.0' })),
    ],
    findings: [
      ...SAMPLE_PROJECT.findings,
      ...more.map((number) => ({
        vulnId: `CVE-2020-1${number}`,
        severity: 'HIGH' as const,
        component: `zip-${number}`,
      })),
    ],
  });
  for (const number of more) await server.aProject({ name: `zone-${number}` });
  return server;
}

/** Serves the document, the built files, and the embedded server's API from one origin. */
async function serve(
  folder: string,
  { page, state }: { page: RenderedPage; state: object },
  api: TestServer,
  large: TestServer,
): Promise<Server> {
  const manifest = JSON.parse(await readFile(join(folder, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const newer = asLine(api, '4.14.2', {
    'welcome.message.enabled': 'true',
    'welcome.message.html': '<p>Authorised use only</p>',
  });
  const servers: Record<string, OtherServer> = { '': api, '/newer': newer, '/large': large };
  const stateOfLarge = {
    projectId: (await large.get<{ uuid: string }[]>('/project?name=shop'))[0]!.uuid,
    token: await large.tokenFor('admin'),
    baseUrl: '/large',
  };
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  const http = createHttpServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const [, prefix = '', path] = /^(\/newer|\/large)?(\/api\/.*)$/.exec(url) ?? [];
      if (path !== undefined) {
        const asking = new URL(request.headers.referer ?? url, 'http://localhost').searchParams;
        if (asking.has('slow')) await new Promise((resolve) => setTimeout(resolve, 400));
        if (asking.has('fails')) return response.writeHead(Number(asking.get('fails'))).end();
        const headers = new Headers(request.headers as Record<string, string>);
        const answer = await servers[prefix]!.fetch(path, { method: request.method, headers });
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        return response.end(Buffer.from(await answer.arrayBuffer()));
      }
      if (pathname === '/' || pathname === '/alone' || pathname === '/lists') {
        const hasNonce = searchParams.get('policy') !== 'hash';
        const ofStyles = searchParams.get('styles') === 'other' ? 'of-styles' : NONCE;
        const styles = hasNonce ? `'nonce-${ofStyles}'` : EMPTY_STYLE;
        const nonce = searchParams.get('given') ?? (hasNonce ? NONCE : 'none');
        const ofServer = searchParams.get('portfolio') === 'large' ? stateOfLarge : state;
        const given = { ...ofServer, nonce: nonce === 'none' ? undefined : nonce };
        const scripts = searchParams.get('scripts') === 'nonce' ? NONCE : undefined;
        return response
          .writeHead(200, {
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Security-Policy': `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; worker-src 'self'; connect-src 'self'; img-src 'self'; style-src ${styles}`,
          })
          .end(
            pathname === '/'
              ? documentOf(
                  { ...page, styles: NONCE_FOR_STYLES + page.styles },
                  manifest['main.js']!.file,
                  given,
                )
              : documentOf(EMPTY_PAGE, manifest[`${pathname.slice(1)}.js`]!.file, given, scripts),
          );
      }
      if (url === '/favicon.ico') return response.writeHead(204).end();
      const file = url.slice(1);
      const body = await readFile(join(folder, 'dist', file));
      return response
        .writeHead(200, {
          'Content-Type': types[extname(file)] ?? 'application/octet-stream',
          'Cache-Control': 'max-age=3600',
        })
        .end(body);
    })().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return http;
}
