import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createApiClient, type ApiClient } from '../../src/api/client.js';
import { KitProvider } from '../../src/host/KitProvider.js';
import type { AuthContext, HostProps, NavigationTarget, Notice } from '../../src/host/types.js';
import type { Permission } from '../../src/domain/permissions.js';
import type { PermissionName, Role, TestServer } from './testServer.js';
import { permissionsIn } from './testUsers.js';

/** Options of {@link renderWithKit}. */
export interface RenderWithKitOptions extends Omit<HostProps, 'api' | 'auth' | 'preferences' | 'notify'> {
  /** Answers the requests; its `fetch` is the injected one. */
  server: Pick<TestServer, 'baseUrl' | 'fetch' | 'tokenFor'>;
  /** Who is signed in; the widget is told the permissions of that user. @defaultValue 'admin' */
  as?: Role | readonly PermissionName[];
  /** Stands between widget and server, for failures that a server does not produce on request. */
  fetch?: typeof globalThis.fetch;
  /** Choices that were made before. */
  preferences?: Record<string, string>;
  onUnauthorized?: () => void;
}

/** What a test can look at besides the screen. */
export interface RenderedWithKit extends RenderResult {
  user: UserEvent;
  api: ApiClient;
  /** Choices as they are kept now. */
  preferences: Map<string, string>;
  /** Notices so far. */
  notices: Notice[];
  /** Targets that the widget went to. */
  visited: NavigationTarget[];
  /** Draws another element in the same host. */
  rerenderWithKit: (element: ReactElement) => void;
}

/** Draws a widget as a host would: signed in, with links, preferences and notices that a test can look at. */
export async function renderWithKit(
  element: ReactElement,
  options: RenderWithKitOptions,
): Promise<RenderedWithKit> {
  const { server, as = 'admin', fetch = server.fetch, onUnauthorized, ...host } = options;
  const token = await server.tokenFor(as);
  const api = createApiClient({ baseUrl: server.baseUrl, fetch, getToken: () => token });
  const auth: AuthContext = {
    user: { username: typeof as === 'string' ? as : 'somebody' },
    permissions: typeof as === 'string' ? permissionsIn(token) : (as as readonly Permission[]),
    onUnauthorized,
  };
  const preferences = new Map(Object.entries(options.preferences ?? {}));
  const notices: Notice[] = [];
  const visited: NavigationTarget[] = [];
  const props: HostProps = {
    navigation: { href: hrefOf, go: (target) => void visited.push(target) },
    ...host,
    api,
    auth,
    preferences: {
      get: (key) => preferences.get(key),
      set: (key, value) => void (value === undefined ? preferences.delete(key) : preferences.set(key, value)),
    },
    notify: (notice) => void notices.push(notice),
  };
  const framed = (inner: ReactElement) => <KitProvider {...props}>{inner}</KitProvider>;
  const user = userEvent.setup();
  const rendered = render(framed(element));
  return {
    ...rendered,
    user,
    api,
    preferences,
    notices,
    visited,
    rerenderWithKit: (next) => rendered.rerender(framed(next)),
  };
}

/** An address for each target, so that links are links. */
function hrefOf(target: NavigationTarget): string {
  const { to, ...rest } = target;
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return `#/${to}?${query}`;
}
