import { describe, expect, it } from 'vitest';

import { checkSetting, checkValue } from '../../../../reference-app/server/rules/configValue.js';
import type { PropertyType } from '../../../../reference-app/server/rules/configValue.js';

describe('checkValue', () => {
  it.each<[PropertyType, string | undefined, string | null]>([
    ['BOOLEAN', 'TRUE', 'true'],
    ['BOOLEAN', ' 1 ', 'true'],
    ['BOOLEAN', 'yes', 'false'],
    ['BOOLEAN', undefined, 'false'],
    ['INTEGER', '+07', '7'],
    ['NUMBER', '1.50', '1.50'],
    ['URL', 'https://track.example/app', 'https://track.example/app'],
    ['URL', undefined, null],
    ['UUID', '11111111-1111-4111-8111-111111111111', '11111111-1111-4111-8111-111111111111'],
    ['STRING', '  kept  ', '  kept  '],
    ['STRING', undefined, null],
    ['ENCRYPTEDSTRING', undefined, null],
  ])('stores a %s %j as %j', (type, sent, value) => {
    expect(checkValue(type, sent)).toEqual({ kind: 'store', value });
  });

  it.each<[PropertyType, string | undefined]>([
    ['INTEGER', 'many'],
    ['INTEGER', '1.5'],
    ['INTEGER', '99999999999'],
    ['INTEGER', undefined],
    ['NUMBER', 'long'],
    ['NUMBER', 'Infinity'],
    ['URL', 'no url'],
    ['UUID', 'x'],
  ])('refuses a %s %j', (type, sent) => {
    expect(checkValue(type, sent).kind).toBe('refused');
  });

  it('encrypts secrets and changes nothing when the placeholder comes back', () => {
    expect(checkValue('ENCRYPTEDSTRING', 's3cret')).toEqual({ kind: 'encrypt', value: 's3cret' });
    expect(checkValue('ENCRYPTEDSTRING', 'HiddenDecryptedPropertyPlaceholder')).toEqual({
      kind: 'unchanged',
    });
  });
});

describe('checkSetting', () => {
  it.each(['bomdeck@shop.example', 'Bomdeck <bomdeck@shop.example>', '', undefined])(
    'takes %j as the sender of mail',
    (value) => {
      expect(checkSetting('email', 'smtp.from.address', 'STRING', value)).toEqual({
        kind: 'store',
        value: value ?? null,
      });
    },
  );

  it.each([
    'nonsense',
    'a@shop.example, b@shop.example',
    'a@shop.example;b@shop.example',
    'a\u0001@shop.example',
  ])('refuses %j as the sender of mail', (value) => {
    expect(checkSetting('email', 'smtp.from.address', 'STRING', value).kind).toBe('refused');
  });

  it.each(['1', '65535'])('takes the port %s', (value) => {
    expect(checkSetting('email', 'smtp.server.port', 'INTEGER', value)).toEqual({ kind: 'store', value });
  });

  it('keeps each ecosystem once', () => {
    expect(checkSetting('vuln-source', 'google.osv.enabled', 'STRING', ' npm ; PyPI;npm;')).toEqual({
      kind: 'store',
      value: 'npm;PyPI',
    });
  });

  it.each([
    ['task-scheduler', 'osv.mirror.cadence', '0'],
    ['search-indexes', 'consistency.check.delta.threshold', '101'],
    ['search-indexes', 'consistency.check.delta.threshold', '0'],
    ['email', 'smtp.server.port', '0'],
    ['email', 'smtp.server.port', '-25'],
    ['email', 'smtp.server.port', '65536'],
  ])('refuses %s %s of %s', (group, name, value) => {
    expect(checkSetting(group, name, 'INTEGER', value).kind).toBe('refused');
  });
});
