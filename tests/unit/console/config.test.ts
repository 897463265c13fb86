import { describe, expect, it } from 'vitest';
import { basePathOf } from '../../../reference-app/console/basePath.js';
import { ConfigError, loadConfig, parseConfig } from '../../../reference-app/console/config.js';

describe('the runtime configuration', () => {
  it.each([
    ['an empty object', '{}', ''],
    ['the shipped file', '{"API_BASE_URL":"","API_WITH_CREDENTIALS":""}', ''],
    ['null, as a container writes it', '{"API_BASE_URL":null,"OIDC_ISSUER":null}', ''],
    ['blanks', '{"API_BASE_URL":"  "}', ''],
    ['an origin', '{"API_BASE_URL":"https://dtrack.example"}', 'https://dtrack.example'],
    ['slashes at the end', '{"API_BASE_URL":"https://dtrack.example/x//"}', 'https://dtrack.example/x'],
    ['a path', '{"API_BASE_URL":"/dtrack/"}', '/dtrack'],
    ['the root', '{"API_BASE_URL":"/"}', ''],
    ['a byte order mark', '\uFEFF{"API_BASE_URL":"/a"}', '/a'],
    ['keys it does not know', '{"API_BASE_URL":"/a","FEATURE_FLAGS":{"X":true}}', '/a'],
  ])('takes %s', (_, text, apiBaseUrl) => {
    expect(parseConfig(text, '')).toEqual({
      apiBaseUrl,
      withCredentials: false,
      identityProvider: undefined,
    });
  });

  it('expects the API below its own path unless told otherwise', () => {
    expect(parseConfig('{"API_BASE_URL":null}', '/bomdeck').apiBaseUrl).toBe('/bomdeck');
  });

  it.each([
    '{"OIDC_ISSUER":"https://id.example","OIDC_CLIENT_ID":""}',
    '{"OIDC_ISSUER":null,"OIDC_CLIENT_ID":"console","OIDC_SCOPE":"openid"}',
    '{}',
  ])('knows of no identity provider from %s', (text) => {
    expect(parseConfig(text, '').identityProvider).toBeUndefined();
  });

  it.each([
    ['', 'openid email profile'],
    [null, 'openid email profile'],
    ['profile openid groups', 'profile openid groups'],
    ['profile', 'openid profile'],
  ])('asks the identity provider for %j as %s', (scope, asked) => {
    const text = JSON.stringify({
      OIDC_ISSUER: 'https://id.example/realm',
      OIDC_CLIENT_ID: 'console',
      OIDC_SCOPE: scope,
      OIDC_FLOW: 'implicit',
      OIDC_LOGIN_BUTTON_TEXT: ' Example ID ',
    });

    expect(parseConfig(text, '').identityProvider).toEqual({
      issuer: 'https://id.example/realm',
      clientId: 'console',
      scope: asked,
      buttonText: 'Example ID',
    });
  });

  it.each([
    ['"true"', true],
    ['"TRUE"', true],
    ['true', true],
    ['"false"', false],
    ['false', false],
    ['"1"', false],
    ['null', false],
  ])('reads API_WITH_CREDENTIALS %s as %s', (value, withCredentials) => {
    expect(parseConfig(`{"API_WITH_CREDENTIALS":${value}}`, '')).toMatchObject({ withCredentials });
  });

  it.each([
    ['no JSON', '{"API_BASE_URL": '],
    ['no object', '[]'],
    ['null', 'null'],
    ['a number as address', '{"API_BASE_URL":8081}'],
    ['an issuer of another protocol', '{"OIDC_ISSUER":"javascript:alert(1)","OIDC_CLIENT_ID":"console"}'],
    ['another protocol', '{"API_BASE_URL":"javascript:alert(1)"}'],
    ['an address without a protocol', '{"API_BASE_URL":"dtrack.example"}'],
    ['an address of another host in disguise', '{"API_BASE_URL":"//evil.example"}'],
  ])('says what is wrong with %s', (_, text) => {
    expect(() => parseConfig(text, '')).toThrow(ConfigError);
  });

  it('does without a file', async () => {
    const fetch = async () => new Response('Not found', { status: 404 });

    expect(await loadConfig('/b', fetch)).toMatchObject({ apiBaseUrl: '/b', withCredentials: false });
  });

  it('takes the start page in place of the file as no file', async () => {
    const fetch = async () =>
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

    expect(await loadConfig('', fetch)).toMatchObject({ apiBaseUrl: '' });
  });

  it.each([
    ['status 500', async () => new Response('', { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('failed'))],
  ])('does not guess after %s', async (_, fetch) => {
    await expect(loadConfig('', fetch as typeof globalThis.fetch)).rejects.toThrow(ConfigError);
  });
});

describe('the base path', () => {
  it.each([
    ['https://console.example/', ''],
    ['https://console.example/bomdeck/', '/bomdeck'],
    ['https://console.example/a/b/', '/a/b'],
    ['https://console.example/bomdeck/index.html', '/bomdeck'],
  ])('of %s is "%s"', (uri, basePath) => {
    expect(basePathOf(uri)).toBe(basePath);
  });
});
