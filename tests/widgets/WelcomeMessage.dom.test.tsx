import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDefaultLocale } from '../../src/api/settings.js';
import { createApiClient } from '../../src/api/client.js';
import { WelcomeMessage } from '../../src/widgets/account/WelcomeMessage/index.js';
import { asLine, type OtherRelease } from '../support/asLine.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed } from './kitPage.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const ON = {
  'welcome.message.enabled': 'true',
  'welcome.message.html': encodeURIComponent(
    '<h2>Authorised use only</h2><p>100 % <b>logged</b></p><script>x</script>',
  ),
};

function clientOf(version: OtherRelease, settings: Record<string, string | undefined>) {
  const other = asLine(server, version, settings);
  const fetch = vi.fn<typeof globalThis.fetch>(other.fetch);
  const asked = () => fetch.mock.calls.map(([url]) => String(url).replace(server.baseUrl, ''));
  return { asked, api: createApiClient({ baseUrl: server.baseUrl, fetch, getToken: () => 'secret' }), fetch };
}

const PUBLIC = '/api/v1/configProperty/public/general/';

describe('WelcomeMessage', () => {
  it.each<OtherRelease>(['4.14.2', '5.0.2'])(
    'shows what the operator of a server of %s says',
    async (version) => {
      const { api, asked, fetch } = clientOf(version, ON);
      render(<WelcomeMessage api={api} />);

      expect(await screen.findByRole('heading', { name: 'Authorised use only' })).toBeVisible();
      const region = screen.getByRole('region', { name: 'Message from the operator' });
      expect(region).toHaveTextContent('100 % logged');
      expect(region.querySelector('script')).toBeNull();
      expect(asked()).toEqual([
        '/api/version',
        `${PUBLIC}welcome.message.enabled`,
        `${PUBLIC}welcome.message.html`,
      ]);
      for (const [, init] of fetch.mock.calls)
        expect(new Headers(init?.headers).has('Authorization')).toBe(false);
    },
  );

  it('takes a text that is not encoded', async () => {
    const { api } = clientOf('4.14.2', { ...ON, 'welcome.message.html': '<p>100% secure</p>' });
    render(<WelcomeMessage api={api} />);

    expect(await screen.findByText('100% secure')).toBeVisible();
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['is switched off', { ...ON, 'welcome.message.enabled': 'false' }],
    ['is blank', { ...ON, 'welcome.message.html': '%20' }],
    ['is not set', { 'welcome.message.enabled': 'true', 'welcome.message.html': undefined }],
    ['may not be read', {}],
  ])('draws nothing where the message %s', async (_, settings) => {
    const { api, asked } = clientOf('4.14.2', settings);
    const { container } = render(<WelcomeMessage api={api} />);

    await waitFor(() => expect(asked()).toContain(`${PUBLIC}welcome.message.enabled`));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container).toBeEmptyDOMElement();
  });

  it('asks a server of 4.11 for nothing that it does not have', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(server.fetch);
    const { container } = render(
      <WelcomeMessage api={createApiClient({ baseUrl: server.baseUrl, fetch })} />,
    );

    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fetch).toHaveBeenCalledOnce();
    expect(container).toBeEmptyDOMElement();
  });

  it('draws nothing when the server cannot be asked', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('failed')));
    const { container } = render(<WelcomeMessage api={createApiClient({ baseUrl: '', fetch })} />);

    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the language of the operator', () => {
  it.each<[OtherRelease, Record<string, string | undefined>, string | undefined]>([
    ['4.14.2', { 'default.locale': 'de' }, 'de'],
    ['5.0.2', { 'default.locale': ' pt-BR ' }, 'pt-BR'],
    ['4.14.2', { 'default.locale': undefined }, undefined],
    ['4.14.2', {}, undefined],
  ])('of a server of %s with %o is %s', async (version, settings, locale) => {
    expect(await getDefaultLocale(clientOf(version, settings).api)).toBe(locale);
  });

  it('is not asked of a server of 4.11', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(server.fetch);

    expect(await getDefaultLocale(createApiClient({ baseUrl: server.baseUrl, fetch }))).toBeUndefined();
    expect(fetch).toHaveBeenCalledOnce();
  });
});
