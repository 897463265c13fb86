import { expect, it } from 'vitest';

import { VERSION_SOURCES } from '../../../../reference-app/server/rules/latestVersion.js';

it.each([
  ['MAVEN', { namespace: 'com.example', name: 'alpha' }, 'com/example/alpha/maven-metadata.xml'],
  ['NPM', { namespace: '@example', name: 'beta' }, '-/package/%40example%2Fbeta/dist-tags'],
  ['NPM', { name: '../../secret' }, '-/package/..%2F..%2Fsecret/dist-tags'],
  ['PYPI', { name: 'requests' }, 'pypi/requests/json'],
  ['GO_MODULES', { namespace: 'github.com/Azure', name: 'sdk' }, 'github.com/!azure/sdk/@latest'],
] as const)('asks %s for %j at %s', (type, pack, path) => {
  expect(VERSION_SOURCES[type]?.pathOf(pack)).toBe(path);
});

it.each([
  [
    'MAVEN',
    '<metadata><versioning><latest>2</latest><release>1.4.2</release><lastUpdated>20200615120000</lastUpdated></versioning></metadata>',
    { version: '1.4.2', published: Date.UTC(2020, 5, 15, 12) },
  ],
  [
    'MAVEN',
    '<metadata><versioning><latest>2-SNAPSHOT</latest></versioning></metadata>',
    { version: '2-SNAPSHOT' },
  ],
  ['NPM', '{"latest":"3.1.0","next":"4.0.0"}', { version: '3.1.0' }],
  [
    'PYPI',
    '{"info":{"version":"2.0"},"urls":[{"upload_time_iso_8601":"2024-01-01T00:00:00Z"}]}',
    { version: '2.0', published: Date.UTC(2024, 0) },
  ],
  ['GEM', '{"version":"7.1"}', { version: '7.1' }],
  ['CARGO', '{"crate":{"newest_version":"1.2.3"}}', { version: '1.2.3' }],
  [
    'GO_MODULES',
    '{"Version":"v1.2.3","Time":"2024-01-01T00:00:00Z"}',
    { version: 'v1.2.3', published: Date.UTC(2024, 0) },
  ],
  ['NPM', '{}', undefined],
  ['NPM', '{"latest":7}', undefined],
  ['NPM', '{"__proto__":{"latest":"1"}}', undefined],
] as const)('reads what %s says: %s', (type, body, expected) => {
  expect(VERSION_SOURCES[type]?.read(body)).toEqual(expected);
});

it.each([
  ['MAVEN', '<!DOCTYPE m [<!ENTITY a "x">]><metadata>&a;</metadata>'],
  ['MAVEN', 'nothing here'],
  ['NPM', '<html>'],
] as const)('throws on an answer of another kind from %s: %s', (type, body) => {
  expect(() => VERSION_SOURCES[type]?.read(body)).toThrow();
});
