import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement, useState, type FunctionComponent } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../src/api/client.js';
import { KitProvider } from '../../src/host/KitProvider.js';
import type { HostProps } from '../../src/host/types.js';
import { asLine } from '../support/asLine.js';
import { englishText } from '../support/englishText.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { translatePage } from '../support/translatedPage.js';
import { propsOf, SAMPLE_PROJECT, textOf, WIDGET_SAMPLES } from '../support/widgetSamples.js';
import { closed, kitPage } from './kitPage.js';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let project: TestProject;

beforeAll(async () => {
  server = await testServer();
  project = await server.aProject(SAMPLE_PROJECT);
});
afterAll(() => closed(server));

const EXPORTED = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/widgets/*/*/index.ts', { eager: true })),
) as Record<string, FunctionComponent<object>>;

/** Props that a literal in a manifest cannot express. */
const MORE_PROPS: Record<string, () => HostProps> = {
  WelcomeMessage: () => {
    const settings = {
      'welcome.message.enabled': 'true',
      'welcome.message.html': '<p>Authorised use only</p>',
    };
    const { fetch, baseUrl } = asLine(server, '4.14.2', settings);
    return { api: createApiClient({ baseUrl, fetch }) };
  },
};

/** Changes the options with which a host draws a widget, while the page exists. */
let choose: (host: Partial<HostProps> & { isShown?: boolean }) => void;
function Changing({ children }: { children: React.ReactNode }) {
  const [{ isShown = true, ...host }, set] = useState<Partial<HostProps> & { isShown?: boolean }>({});
  choose = set;
  return <KitProvider {...host}>{isShown && children}</KitProvider>;
}

/** Lets what was begun come to an end. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

/** Presses the controls that a widget has. Each of them changes the drawn content. */
async function useEverything() {
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const step = async (change: () => void) => {
    translatePage();
    act(change);
    await settled();
  };
  for (const head of find('[role=columnheader] button, th button').slice(0, 2))
    await step(() => fireEvent.click(head));
  for (const tab of find('[role=tab][aria-selected=false]').slice(0, 3))
    await step(() => fireEvent.click(tab));
  for (const opener of find('[aria-expanded=false]:not(:disabled)').slice(0, 6)) {
    if (!opener.isConnected) continue;
    await step(() => fireEvent.click(opener));
    await step(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
  }
  const [search] = find('input[type=search]') as HTMLInputElement[];
  for (const value of search ? ['zzz', ''] : [])
    await step(() => fireEvent.change(search!, { target: { value } }));
  for (const box of find('input[type=checkbox]:not(:disabled)').slice(0, 2)) {
    await step(() => fireEvent.click(box));
    if (box.isConnected) await step(() => fireEvent.click(box));
  }
  for (const field of (find('input[type=text], textarea') as HTMLInputElement[]).slice(0, 2)) {
    if (field.readOnly || !field.isConnected) continue;
    await step(() => fireEvent.change(field, { target: { value: 'typed' } }));
    await step(() => fireEvent.change(field, { target: { value: '' } }));
    await step(() => fireEvent.blur(field));
  }
  for (const submit of find('button[type=submit]').slice(0, 1)) await step(() => fireEvent.click(submit));
}

describe('on a page that the browser translated', () => {
  it.each(WIDGET_SAMPLES.map((sample) => [sample.component, sample] as const))(
    '%s goes on when it changes',
    async (component, sample) => {
      const faults = vi.spyOn(console, 'error');
      const given = propsOf(sample, { projectId: project.uuid });
      await kitPage(
        <Changing>
          {createElement(EXPORTED[component]!, { ...given, ...MORE_PROPS[component]?.() })}
        </Changing>,
        { server },
      );
      expect((await screen.findAllByText(textOf(sample, englishText)))[0]).toBeVisible();

      await useEverything();
      for (const host of [
        { theme: 'dark' },
        { locale: 'de' },
        { isReadOnly: true },
        { locale: 'en' },
      ] as const) {
        translatePage();
        act(() => choose(host));
        await settled();
      }
      translatePage();
      expect(document.body).not.toHaveTextContent(englishText('host.stopped'));

      act(() => choose({ isShown: false }));
      await waitFor(() => expect(document.querySelector('main')).toBeEmptyDOMElement());
      expect(faults.mock.calls.filter(([text]) => /NotFoundError|not a child/.test(String(text)))).toEqual(
        [],
      );
    },
  );
});
