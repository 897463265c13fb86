import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { createApiClient, type ApiClient } from '../../src/api/client.js';
import { KitProvider } from '../../src/host/KitProvider.js';
import type { NavigationTarget, Notice } from '../../src/host/types.js';
import type { PermissionName, Role, TestServer } from '../support/testServer.js';
import { permissionsIn } from '../support/testUsers.js';

/** How a widget is put on a page of a test. */
export interface KitPageOptions {
  server: TestServer;
  /** Who is signed in. @defaultValue 'admin' */
  as?: Role | readonly PermissionName[];
  /** Stands between the widget and the server, for what a server will not do on request. */
  fetch?: typeof fetch;
  /** What the host remembers; changed in place. */
  preferences?: Map<string, string>;
  locale?: string;
  isReadOnly?: boolean;
  /** Shared by widgets that share a cache. */
  api?: ApiClient;
}

/** A page with one widget on it, and what the widget told its host. */
export async function kitPage(element: ReactElement, options: KitPageOptions) {
  const {
    server,
    as = 'admin',
    preferences = new Map<string, string>(),
    locale = 'en',
    isReadOnly,
  } = options;
  const token = await server.tokenFor(as);
  const api =
    options.api ??
    createApiClient({ baseUrl: server.baseUrl, fetch: options.fetch ?? server.fetch, getToken: () => token });
  const told = { notices: [] as Notice[], went: [] as NavigationTarget[], unauthorized: 0 };
  const auth = {
    user: { username: 'test' },
    permissions: permissionsIn(token),
    onUnauthorized: () => (told.unauthorized += 1),
  };
  const store = {
    get: (key: string) => preferences.get(key),
    set: (key: string, value: string | undefined) =>
      void (value === undefined ? preferences.delete(key) : preferences.set(key, value)),
  };
  const navigation = {
    href: (target: NavigationTarget) => `/?${new URLSearchParams({ target: JSON.stringify(target) })}`,
    go: (target: NavigationTarget) => void told.went.push(target),
  };
  const notify = (notice: Notice) => void told.notices.push(notice);
  const wrap = (child: ReactElement) => (
    <KitProvider
      api={api}
      auth={auth}
      preferences={store}
      navigation={navigation}
      notify={notify}
      locale={locale}
      isReadOnly={isReadOnly}
      theme="light"
    >
      <main>{child}</main>
    </KitProvider>
  );
  const view = render(wrap(element));
  return {
    user: userEvent.setup(),
    told,
    api,
    preferences,
    unmount: view.unmount,
    rerender: (next: ReactElement) => view.rerender(wrap(next)),
  };
}

/** Takes the page away before its server, so that nothing is asked of one that is gone. */
export async function closed(server: TestServer): Promise<void> {
  cleanup();
  await server.close();
}

/** Holds everything on the page against the rules of accessibility that need no layout. */
export async function expectAccessible(): Promise<void> {
  const result = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const found = result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found).toEqual([]);
}

/** A fetch that answers some requests itself; `undefined` lets the server answer. */
export function interceptedFetch(
  server: TestServer,
  answer: (request: {
    method: string;
    path: string;
    url: URL;
  }) => Response | undefined | Promise<Response | undefined>,
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), server.baseUrl);
    const own = await answer({ method: init?.method ?? 'GET', path: url.pathname, url });
    return own ?? server.fetch(input, init);
  };
}
