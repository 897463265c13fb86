import { screen, waitFor } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishText } from '../support/englishText.js';
import { HOSTILE, TEN_THOUSAND, WITH_NUL } from '../support/hostileTexts.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { propsOf, SAMPLE_PROJECT, WIDGET_SAMPLES } from '../support/widgetSamples.js';
import { closed, kitPage } from './kitPage.js';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let project: TestProject;

beforeAll(async () => {
  server = await testServer();
  project = await server.aProject(SAMPLE_PROJECT);
});
afterAll(() => closed(server));
beforeEach(() => void vi.spyOn(console, 'error'));

const EXPORTED = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/widgets/*/*/index.ts', { eager: true })),
) as Record<string, FunctionComponent<object>>;

/**
 * Texts that people could have entered on the server, and a part of each by which it is found on the screen.
 */
const TEXTS = {
  markup: { text: `${HOSTILE} {a, plural`, part: 'window.hacked=1' },
  'ten thousand letters': { text: TEN_THOUSAND, part: 'y'.repeat(1_000) },
  'a control character': { text: WITH_NUL, part: 'before' },
};

/** Members of answers that hold what people wrote. */
const WRITTEN =
  /^(name|title|subTitle|description|detail|recommendation|references|credits|author|publisher|copyright|group|version|fullname|comment|commenter|analysisDetails|identifier|componentName|componentGroup|propertyValue)$/;

/** An answer in which each text that people wrote is another one, and so is the one that the sample is known by. */
function rewritten(value: unknown, text: string, known: string | undefined, key = ''): unknown {
  if (typeof value === 'string') return value === known || WRITTEN.test(key) ? text : value;
  if (Array.isArray(value)) return value.map((part) => rewritten(part, text, known, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, rewritten(part, text, known, name)]),
  );
}

const answersWith =
  (text: string, known: string | undefined): typeof fetch =>
  async (...request) => {
    const answer = await server.fetch(...request);
    const isAbout = String(request[0]).includes('/api/v1/');
    if (!isAbout || !answer.headers.get('content-type')?.includes('json')) return answer;
    const body: unknown = await answer.json();
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return Response.json(rewritten(body, text, known), { status: answer.status, headers });
  };

/**
 * Components without server data: one shows content of the host, and the test server is too old for the
 * other. `SafeHtml` has its own tests.
 */
const NOTHING_OF_THE_SERVER = ['BomDropTarget', 'WelcomeMessage'];
const SAMPLES = WIDGET_SAMPLES.filter(({ component }) => !NOTHING_OF_THE_SERVER.includes(component));

/** Returns all text on the page, including the values of its fields. */
const readable = () =>
  [document.body.textContent, ...[...document.querySelectorAll('input, textarea')].map(valueOf)].join(' ');
const valueOf = (field: Element) => (field as HTMLInputElement).value;

describe.each(Object.entries(TEXTS))(
  '%s in the answers of the server is text on the screen of',
  (_, hostile) => {
    it.each(SAMPLES.map((sample) => [sample.component, sample] as const))('%s', async (component, sample) => {
      const { shows } = sample;
      const element = createElement(EXPORTED[component]!, propsOf(sample, { projectId: project.uuid }));

      await kitPage(element, { server, fetch: answersWith(hostile.text, shows) });

      if (shows === undefined) await waitFor(() => expect(readable()).toMatch(/\S/));
      else await waitFor(() => expect(readable()).toContain(hostile.part));
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      expect(document.querySelectorAll('img, script, [onerror]')).toHaveLength(0);
      expect(screen.queryByText(englishText('host.stopped'))).toBeNull();
      expect(console.error).not.toHaveBeenCalled();
    });
  },
);
