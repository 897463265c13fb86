import axe from 'axe-core';
import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import { DEPTH } from '../support/depth.js';

const THEMES = ['light', 'dark', 'highContrast'] as const;
type Theme = (typeof THEMES)[number];

/**
 * The number of pages that go through the stories side by side: one more than cores, because they
 * occasionally wait.
 */
const PAGES = 3;

/** A mistake of a story, one line each. */
type Problem = string;

for (let turn = 0; turn < PAGES; turn += 1) {
  test(`every story is drawn, and accessible in its theme (${turn + 1} of ${PAGES})`, async ({
    page,
    request,
  }) => {
    const index = (await (await request.get('index.json')).json()) as { entries: Record<string, object> };
    const ids = Object.keys(index.entries).filter((_, place) => place % PAGES === turn);
    expect(ids.length).toBeGreaterThan(0);
    let complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    // The browser itself reports requests that the server rejects.
    const isOurs = (message: ConsoleMessage) =>
      message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    page.on('console', (message) => isOurs(message) && complaints.push(message.text()));
    // Failures that a story is about are made in the page: one of the server is a fault.
    page.on('response', (answer) => {
      if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`);
    });
    // Not the first one, which is to be seen from its beginning.
    await open(page, ids.at(-1)!);

    // Colours on their way to others have the contrast of neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const problems: Problem[] = [];
    let shownIn: Theme = 'light';
    for (const { id, themes } of DEPTH > 1 ? inEachTheme(ids) : inOneTheme(ids)) {
      complaints = [];
      const found = await page.evaluate(lookAt, { id, themes, shownIn });
      shownIn = themes.at(-1)!;
      problems.push(...[...found, ...complaints].map((problem) => `${id}: ${shortened(problem)}`));
    }

    // The first line appears in the summary of a run.
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
}

/** A story and the way to inspect it. */
interface Look {
  id: string;
  themes: readonly Theme[];
}

/** The same theme for a story each time, and each theme for a third of them; those in one theme together. */
function inOneTheme(ids: readonly string[]): Look[] {
  const themeOf = (id: string): Theme => {
    const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return THEMES[sum % THEMES.length]!;
  };
  return THEMES.flatMap((theme) =>
    ids.filter((id) => themeOf(id) === theme).map((id) => ({ id, themes: [theme] })),
  );
}

/** Each story starts in the theme in which the previous one ended. */
function inEachTheme(ids: readonly string[]): Look[] {
  return ids.map((id, place) => ({ id, themes: place % 2 === 0 ? THEMES : [...THEMES].reverse() }));
}

const shortened = (text: string) => text.split('\n', 1)[0]!.slice(0, 300);

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`iframe.html?viewMode=story&id=${id}&globals=theme:light`);
  await page.waitForSelector('main');
  await page.addScriptTag({ content: axe.source });
}

/** Draws a story and inspects it. Runs in the page. */
async function lookAt(story: Look & { shownIn: Theme }): Promise<Problem[]> {
  interface Channel {
    emit: (event: string, value: object) => void;
    on: (event: string, listener: (value: unknown) => void) => void;
    off: (event: string, listener: (value: unknown) => void) => void;
  }
  const page = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel; axe: typeof axe };
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__;

  const idIn = (value: unknown) =>
    typeof value === 'string' ? value : (value as { storyId: string }).storyId;

  /**
   * Waits until the story has ended one way or the other: drawn (and played, if `event` requires it), or
   * failed.
   */
  const ended = (event: 'storyFinished' | 'storyRendered', start: () => void) =>
    new Promise<string[]>((resolve) => {
      const on: Record<string, (value: unknown) => void> = {
        [event]: (value) => idIn(value) === story.id && done([]),
        tooLong: () => done(['was not drawn within 60 s']),
        storyThrewException: (error) => done([`broke: ${(error as Error).message}`]),
        storyErrored: (error) => done([`broke: ${(error as { title: string }).title}`]),
        storyMissing: () => done(['is missing']),
        playFunctionThrewException: (error) => done([`could not be played: ${(error as Error).message}`]),
      };
      const timer = setTimeout(() => on.tooLong!(undefined), 60_000);
      const done = (problems: string[]) => {
        clearTimeout(timer);
        for (const [event, listener] of Object.entries(on)) channel.off(event, listener);
        resolve(problems);
      };
      for (const [event, listener] of Object.entries(on)) channel.on(event, listener);
      start();
    });

  /** Until nothing on the page has changed for a while: widgets ask the server, blocks do not. */
  const quietMs = story.id.startsWith('widgets-') ? 120 : 40;
  const settled = (longestMs = 4_000) =>
    new Promise<void>((resolve) => {
      const finish = () => {
        observer.disconnect();
        clearTimeout(longest);
        resolve();
      };
      let timer = setTimeout(finish, quietMs);
      const longest = setTimeout(finish, longestMs);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(finish, quietMs);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  const problemsOf = async (rules: axe.RunOptions) => {
    const { violations } = await page.axe.run(document.body, { resultTypes: ['violations'], ...rules });
    return violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 200)}`),
    );
  };

  /** Finds tables that extend beyond their container, where people may not look for the last column. */
  const cutTables = () =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const beyond = table.scrollWidth - (table.parentElement?.clientWidth ?? Infinity);
      const head = table.querySelector('thead th:last-child')?.textContent;
      return beyond > 1 ? [`its table is ${beyond} px too wide, ${head} is cut`] : [];
    });

  const turnTo = (theme: Theme) =>
    ended('storyRendered', () => channel.emit('updateGlobals', { globals: { theme } }));

  const [first, ...others] = story.themes;
  if (first !== story.shownIn) await turnTo(first!);
  const problems = await ended('storyFinished', () =>
    channel.emit('setCurrentStory', { storyId: story.id, viewMode: 'story' }),
  );
  if (problems.length > 0) return problems;
  await settled();
  const found = await problemsOf({ rules: { region: { enabled: false } } });
  problems.push(...found.map((problem) => `in ${first}: ${problem}`));
  if (story.id.startsWith('widgets-')) problems.push(...cutTables());
  for (const theme of others) {
    await turnTo(theme);
    await settled();
    const again = await problemsOf({ runOnly: ['color-contrast'] });
    problems.push(...again.map((problem) => `in ${theme}: ${problem}`));
  }
  return problems;
}
