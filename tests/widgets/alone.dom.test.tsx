import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createElement, type FunctionComponent } from 'react';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { createApiClient } from '../../src/api/client.js';
import type { HostProps } from '../../src/host/types.js';
import { PERMISSIONS } from '../../src/domain/permissions.js';
import { asLine } from '../support/asLine.js';
import { englishText } from '../support/englishText.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import {
  propsOf,
  SAMPLE_PROJECT,
  textOf,
  WIDGET_SAMPLES,
  type WidgetSample,
} from '../support/widgetSamples.js';

let server: TestServer;
let project: TestProject;
let host: HostProps;
let complaints: MockInstance[];

beforeAll(async () => {
  server = await testServer();
  project = await server.aProject(SAMPLE_PROJECT);
  const token = await server.tokenFor('admin');
  const api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
  host = { api, auth: { permissions: PERMISSIONS } };
});
afterAll(() => server.close());
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('lang');
  for (const spy of complaints) expect(spy).not.toHaveBeenCalled();
});

/** The exports of the package for each widget. */
const EXPORTED = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/widgets/*/*/index.ts', { eager: true })),
) as Record<string, unknown>;

/** Props that a component needs and that a literal in its manifest cannot express. */
const MORE_PROPS: Record<string, () => object> = {
  // Older releases have none.
  WelcomeMessage: () => {
    const settings = {
      'welcome.message.enabled': 'true',
      'welcome.message.html': '<p>Authorised use only</p>',
    };
    const { fetch, baseUrl } = asLine(server, '4.14.2', settings);
    return { api: createApiClient({ baseUrl, fetch }) };
  },
};

/** The actions other than a click that open components. */
const OPENED_BY: Record<string, () => void> = {
  BomDropTarget: () => {
    const dataTransfer = { types: ['Files'], items: [], files: [new File(['{}'], 'bom.json')] };
    fireEvent.drop(screen.getByText('Content of the host'), { dataTransfer });
  },
};

function elementOf(sample: WidgetSample) {
  const component = EXPORTED[sample.component] as FunctionComponent<object>;
  const props = propsOf(sample, { projectId: project.uuid });
  return createElement(component, { ...host, ...props, ...MORE_PROPS[sample.component]?.() });
}

/** Presses a button or an entry of a menu, whichever of that name is there. */
async function press(user: UserEvent, name: string) {
  const is = (role: string) => screen.queryAllByRole(role, { name: (text) => text.startsWith(name) });
  const found = await vi.waitUntil(() => [...is('menuitem'), ...is('button')][0]);
  await user.click(found);
}

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

const named = (samples: readonly WidgetSample[]) =>
  samples.map((sample) => [sample.component, sample] as const);

describe('a widget with nothing but api, auth and its own props', () => {
  it('is each one that the package exports', () => {
    const components = Object.keys(EXPORTED).filter(
      (name) => /^[A-Z][a-z]/.test(name) && typeof EXPORTED[name] === 'function',
    );

    expect(WIDGET_SAMPLES.map(({ component }) => component).sort()).toEqual(components.sort());
  });

  it.each(named(WIDGET_SAMPLES))(
    '%s shows its data, and says in which language',
    async (component, sample) => {
      document.documentElement.lang = 'fr';
      render(elementOf(sample));

      const text = (await screen.findAllByText(textOf(sample, englishText)))[0]!;
      expect(text).toBeVisible();
      // The content that a drop target wraps belongs to the host.
      expect(languageOf(text)).toBe(component === 'BomDropTarget' ? 'fr' : 'en');
      expect(document.body).not.toHaveTextContent(/undefined|\[object|Something broke/);
    },
  );

  it.each(named(WIDGET_SAMPLES.filter(({ component, opens }) => opens || OPENED_BY[component])))(
    '%s opens what belongs to it over the page, in the same looks and in English',
    async (component, sample) => {
      const user = userEvent.setup();
      document.documentElement.lang = 'fr';
      render(<section data-testid="host">{elementOf(sample)}</section>);

      OPENED_BY[component]?.();
      if (Array.isArray(sample.opens)) for (const name of sample.opens as string[]) await press(user, name);

      const dialog = await screen.findByRole(sample.role ?? 'dialog');
      expect(screen.getByTestId('host')).not.toContainElement(dialog);
      expect(languageOf(dialog)).toBe('en');
      expect(dialog.closest('[data-density]')).not.toBeNull();
      expect(
        getComputedStyle(dialog.closest('[data-density]')!).getPropertyValue('--bd-color-text-default'),
      ).not.toBe('');
      expect(
        (await screen.findAllByRole('button', { name: /^(Close|Cancel|Reset)/ })).length,
      ).toBeGreaterThan(0);
    },
  );
});

it('a widget in a language that runs from right to left does so, and what it opens does, too', async () => {
  const user = userEvent.setup();
  const header = WIDGET_SAMPLES.find(({ component }) => component === 'ProjectHeader')!;
  host = { ...host, locale: 'he', messages: {} };
  render(elementOf(header));

  await press(user, 'Upload BOM');

  const dialog = await screen.findByRole('dialog');
  const root = screen.getByRole('heading', { name: 'shop' }).closest('[data-density]');
  expect(root).toHaveAttribute('lang', 'he');
  expect(root).toHaveAttribute('dir', 'rtl');
  expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'he');
  expect(dialog.closest('[dir]')).toHaveAttribute('dir', 'rtl');
});
