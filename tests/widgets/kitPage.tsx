import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { createApiClient, type ApiClient } from '../../src/api/client.js';
import { KitProvider } from '../../src/host/KitProvider.js';
import type { Permission } from '../../src/domain/permissions.js';
import type { HostProps, NavigationTarget, Notice } from '../../src/host/types.js';
import type { PermissionName, Role, TestServer } from '../support/testServer.js';
import { permissionsIn } from '../support/testUsers.js';

/** The options for placing a widget on a test page. All other host props are passed on unchanged. */
export interface KitPageOptions extends Omit<Partial<HostProps>, 'auth' | 'preferences' | 'notify'> {
  /** Answers the requests. */
  server: Pick<TestServer, 'baseUrl' | 'fetch' | 'tokenFor'>;
  /** The role or permissions of the signed-in user. @defaultValue 'admin' */
  as?: Role | readonly PermissionName[];
  /**
   * Replaces the `fetch` between the widget and the server, for behavior that a server does not show on
   * request.
   */
  fetch?: typeof fetch;
  /** The preferences that the host stores. Changed in place. */
  preferences?: Map<string, string>;
}

/** A page with one widget on it, and the notifications that the widget sent its host. */
export interface KitPage {
  user: UserEvent;
  told: {
    notices: Notice[];
    /** The targets that the widget navigated to. */
    went: NavigationTarget[];
    /** The number of times the session was rejected. */
    unauthorized: number;
  };
  api: ApiClient;
  preferences: Map<string, string>;
  container: HTMLElement;
  unmount: () => void;
  /** Draws another element in the same host. */
  rerender: (next: ReactElement) => void;
}

/**
 * Draws a widget as a host would: signed in, with links, preferences, and notices that a test can inspect.
 */
export async function kitPage(element: ReactElement, options: KitPageOptions): Promise<KitPage> {
  const {
    server,
    as = 'admin',
    fetch = server.fetch,
    preferences = new Map<string, string>(),
    ...host
  } = options;
  const token = await server.tokenFor(as);
  const api = host.api ?? createApiClient({ baseUrl: server.baseUrl, fetch, getToken: () => token });
  const told: KitPage['told'] = { notices: [], went: [], unauthorized: 0 };
  const props: HostProps = {
    navigation: {
      href: (target) => `/?${new URLSearchParams({ target: JSON.stringify(target) })}`,
      go: (target) => void told.went.push(target),
    },
    locale: 'en',
    theme: 'light',
    ...host,
    api,
    auth: {
      user: { username: 'test' },
      permissions: typeof as === 'string' ? permissionsIn(token) : (as as readonly Permission[]),
      onUnauthorized: () => (told.unauthorized += 1),
    },
    preferences: {
      get: (key) => preferences.get(key),
      set: (key, value) => void (value === undefined ? preferences.delete(key) : preferences.set(key, value)),
    },
    notify: (notice) => void told.notices.push(notice),
  };
  const wrap = (child: ReactElement) => (
    <KitProvider {...props}>
      <main>{child}</main>
    </KitProvider>
  );
  const { container, unmount, rerender } = render(wrap(element));
  return {
    user: userEvent.setup(),
    told,
    api,
    preferences,
    container,
    unmount,
    rerender: (next) => rerender(wrap(next)),
  };
}

/** Unmounts the page before it closes the server, so that no request goes to a closed server. */
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
