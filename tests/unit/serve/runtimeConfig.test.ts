import { describe, expect, it } from 'vitest';
// Plain scripts that run before anything is installed have no types.
// @ts-expect-error -- no declaration
import { basePathOf, configFrom, originOf } from '../../../reference-app/serve/runtimeConfig.mjs';
// @ts-expect-error -- no declaration
import { contentSecurityPolicy } from '../../../reference-app/serve/contentSecurityPolicy.mjs';

describe('what the environment says to the console', () => {
  it('is nothing when it says nothing', () => {
    expect(configFrom({ PORT: '1' })).toBeUndefined();
  });

  it('is the file of the original, unset values null', () => {
    expect(configFrom({ API_BASE_URL: 'https://dtrack.example', OIDC_FLOW: '' })).toEqual({
      API_BASE_URL: 'https://dtrack.example',
      API_WITH_CREDENTIALS: null,
      OIDC_ISSUER: null,
      OIDC_CLIENT_ID: null,
      OIDC_SCOPE: null,
      OIDC_FLOW: null,
      OIDC_LOGIN_BUTTON_TEXT: null,
    });
  });

  it.each([
    [undefined, ''],
    ['', ''],
    ['/', ''],
    ['bomdeck', '/bomdeck'],
    ['/a/b/', '/a/b'],
  ])('BASE_PATH %s is "%s"', (text, basePath) => {
    expect(basePathOf(text)).toBe(basePath);
  });

  it.each(['/a b', '/"><script>', '/../x', '/a?b'])('BASE_PATH %s is refused', (text) => {
    expect(() => basePathOf(text)).toThrow(TypeError);
  });

  it.each([
    [undefined, undefined],
    ['/dtrack', undefined],
    ['https://dtrack.example/x', 'https://dtrack.example'],
    ['http://127.0.0.1:8081', 'http://127.0.0.1:8081'],
  ])('the API %s is of origin %s', (url, origin) => {
    expect(originOf(url)).toBe(origin);
  });

  it('an API without http is refused', () => {
    expect(() => originOf('ftp://dtrack.example')).toThrow(TypeError);
  });
});

describe('the policy of the pages', () => {
  it('allows nothing unsafe', () => {
    expect(contentSecurityPolicy()).not.toMatch(/unsafe/);
    expect(contentSecurityPolicy()).toContain("default-src 'none'");
  });

  it('lets the worker compile WebAssembly, and evaluate nothing', () => {
    expect(contentSecurityPolicy({ isWorker: true })).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(contentSecurityPolicy({ isWorker: true })).not.toMatch(
      /unsafe-(inline|eval(?<!wasm-unsafe-eval))/,
    );
  });

  it('lets the page reach an API elsewhere', () => {
    expect(contentSecurityPolicy({ connectTo: 'https://dtrack.example' })).toContain(
      "connect-src 'self' https://dtrack.example;",
    );
  });
});
