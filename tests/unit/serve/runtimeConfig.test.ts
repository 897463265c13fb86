import { describe, expect, it } from 'vitest';
// Plain scripts that run before anything is installed have no types.
// @ts-expect-error -- no declaration
import * as runtimeConfig from '../../../reference-app/serve/runtimeConfig.mjs';
// @ts-expect-error -- no declaration
import { contentSecurityPolicy } from '../../../reference-app/serve/contentSecurityPolicy.mjs';

const { basePathOf, configFrom, configIn, isYes, originsOf } = runtimeConfig;

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
    [undefined, []],
    ['/dtrack', []],
    ['https://dtrack.example/x', ['https://dtrack.example']],
    ['http://127.0.0.1:8081', ['http://127.0.0.1:8081']],
  ])('the API %s is of the origins %j', (url, origins) => {
    expect(originsOf({ API_BASE_URL: url })).toEqual(origins);
  });

  it('an identity provider is asked, too, and whatever else the operator names', () => {
    const config = { API_BASE_URL: 'https://one.example', OIDC_ISSUER: 'https://id.example/realms/x' };

    expect(originsOf(config, ' https://token.example/token  https://id.example ')).toEqual([
      'https://one.example',
      'https://id.example',
      'https://token.example',
    ]);
  });

  it.each([{ API_BASE_URL: 'ftp://dtrack.example' }, { OIDC_ISSUER: 'id.example; script-src *' }])(
    'an address without http is refused: %j',
    (config) => {
      const [setting] = Object.entries(config);
      expect(() => originsOf(config)).toThrow(setting!.join(' '));
    },
  );

  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['off', false],
    ['1', true],
    ['TRUE', true],
    ['on', true],
  ])('EMPTY=%s is %s', (EMPTY, isOn) => {
    expect(isYes({ EMPTY })).toBe(isOn);
  });

  it('a switch that is neither on nor off is refused', () => {
    expect(() => isYes({ EMPTY: 'maybe' })).toThrow('EMPTY "maybe" is not valid. Use 1 or 0.');
  });

  it.each(['', '{', 'null', '{"OIDC_ISSUER":"javascript:alert(1)"}'])(
    'a file with %j allows nothing; the console says what is wrong with it',
    (text) => {
      expect(originsOf(configIn(text))).toEqual([]);
    },
  );
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
    expect(contentSecurityPolicy({ connectTo: ['https://dtrack.example'] })).toContain(
      "connect-src 'self' https://dtrack.example;",
    );
  });
});
