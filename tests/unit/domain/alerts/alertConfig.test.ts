import { describe, expect, it } from 'vitest';
import {
  PUBLISHER_CLASSES,
  publisherKindOf,
  readAlertConfig,
  writeAlertConfig,
} from '../../../../src/domain/alerts/alertConfig.js';
import { alertGroupsOf } from '../../../../src/domain/alerts/alertGroups.js';

describe('publisherKindOf', () => {
  it('knows every class that servers until 4.14 have', () => {
    expect(PUBLISHER_CLASSES).toHaveLength(8);
    for (const publisherClass of PUBLISHER_CLASSES) expect(publisherKindOf({ publisherClass })).toBeDefined();
  });

  it('leaves extensions of 5.0 and foreign classes to their JSON', () => {
    expect(publisherKindOf({ extensionName: 'webhook' })).toBeUndefined();
    expect(publisherKindOf({ publisherClass: 'org.acme.Pager' })).toBeUndefined();
    expect(publisherKindOf({ publisherClass: 'org.acme.constructor' })).toBeUndefined();
    expect(publisherKindOf(undefined)).toBeUndefined();
  });
});

describe('the configuration of an alert', () => {
  it('keeps what it does not know, and leaves out what is empty', () => {
    const stored = '{"destination":"https://a.example/","color":"red","token":"t","nested":{"a":1}}';
    const written = writeAlertConfig(stored, { destination: 'https://b.example/', token: '' });
    expect(JSON.parse(written)).toEqual({
      destination: 'https://b.example/',
      color: 'red',
      nested: { a: 1 },
    });
  });

  it.each([undefined, '', 'no JSON', '[1]', 'null', '3', '{"destination":3}'])(
    'reads nothing from %s',
    (text) => {
      expect(readAlertConfig(text).destination).toBe('');
    },
  );
});

describe('alertGroupsOf', () => {
  it('gives those of a scope and a release', () => {
    expect(alertGroupsOf('PORTFOLIO', '4.11', false)).toContain('NEW_VULNERABILITY');
    expect(alertGroupsOf('PORTFOLIO', '4.11', false)).not.toContain('BOM_VALIDATION_FAILED');
    expect(alertGroupsOf('PORTFOLIO', '4.14', false)).toContain('BOM_VALIDATION_FAILED');
    expect(alertGroupsOf('SYSTEM', '5.0', false)).not.toContain('INDEXING_SERVICE');
    expect(alertGroupsOf('SYSTEM', '4.14', false)).toContain('INTEGRATION');
    expect(alertGroupsOf('PORTFOLIO', '4.13', true)).toEqual([
      'NEW_VULNERABILITIES_SUMMARY',
      'NEW_POLICY_VIOLATIONS_SUMMARY',
    ]);
  });
});
