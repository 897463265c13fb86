import { describe, expect, it } from 'vitest';

import { SECRET_PLACEHOLDER } from '../../../../reference-app/server/rules/configValue.js';
import {
  concealed,
  readPublisherConfig,
  withStoredSecrets,
} from '../../../../reference-app/server/rules/publisherConfig.js';

const HIDDEN = SECRET_PLACEHOLDER;

/** Stored values, and the values shown for them. */
const SHOWN: readonly [stored: unknown, shown: unknown][] = [
  [
    { destination: 'https://chat.example/hook', token: 's3cret', tokenHeader: 'X-Token' },
    { destination: 'https://chat.example/hook', token: HIDDEN, tokenHeader: 'X-Token' },
  ],
  [
    { destination: 'https://bot:s3cret@chat.example/hook' },
    { destination: `https://bot:${HIDDEN}@chat.example/hook` },
  ],
  [
    { destination: ' HTTPS://bot:a:b@c@chat.example' },
    { destination: ` HTTPS://bot:${HIDDEN}@chat.example` },
  ],
  [{ destination: 'https://:s3cret@chat.example' }, { destination: `https://:${HIDDEN}@chat.example` }],
  [
    { Password: 's3cret', apiKey: 4711, nested: [{ secret: 's3cret', name: 'kept' }] },
    { Password: HIDDEN, apiKey: HIDDEN, nested: [{ secret: HIDDEN, name: 'kept' }] },
  ],
];

describe('a configuration with secrets', () => {
  it.each(SHOWN)('%j is shown as %j', (stored, shown) => {
    expect(JSON.parse(concealed(JSON.stringify(stored)))).toEqual(shown);
  });

  it.each(SHOWN)('%j comes back from how it is shown', (stored) => {
    const text = JSON.stringify(stored);
    const back = JSON.parse(withStoredSecrets(concealed(text), text)) as unknown;

    expect(JSON.stringify(back)).toBe(text.replace('4711', '"4711"'));
    expect(concealed(concealed(text))).toBe(concealed(text));
  });

  it('takes a new secret, and changes beside one that stays', () => {
    const stored = JSON.stringify({ destination: 'https://a.example', token: 'old' });

    expect(withStoredSecrets('{"token":"new"}', stored)).toBe('{"token":"new"}');
    expect(withStoredSecrets(`{"destination":"https://a.example/b","token":"${HIDDEN}"}`, stored)).toBe(
      '{"destination":"https://a.example/b","token":"old"}',
    );
  });

  it.each([
    ['another host', 'https://b.example'],
    ['a host within another', 'https://a.example.b.example'],
    ['another port', 'https://a.example:8443'],
    ['no encryption', 'http://a.example'],
    ['no address', 'b'],
    ['none at all', ''],
  ])('asks for its secrets anew when they would go to %s', (_, destination) => {
    const stored = JSON.stringify({ destination: 'https://a.example', token: 'old' });

    expect(withStoredSecrets(JSON.stringify({ destination, token: HIDDEN }), stored)).toBe(
      JSON.stringify({ destination, token: '' }),
    );
    expect(withStoredSecrets(JSON.stringify({ token: HIDDEN }), stored)).toBe('{"token":""}');
  });

  it('asks for the password within an address anew, too', () => {
    const stored = JSON.stringify({ destination: 'https://bot:old@a.example' });
    const changed = JSON.stringify({ destination: `https://bot:${HIDDEN}@b.example` });

    expect(withStoredSecrets(changed, stored)).toBe('{"destination":"https://bot:@b.example"}');
  });

  it('has an empty secret where none is stored', () => {
    const shown = JSON.stringify({ token: HIDDEN, destination: `https://bot:${HIDDEN}@a.example` });

    for (const stored of [undefined, '{}', 'no JSON', 'null', '[]'])
      expect(withStoredSecrets(shown, stored)).toBe('{"token":"","destination":"https://bot:@a.example"}');
  });
});

it.each([
  '{"destination":"team@example.com"}',
  '{ "destination" : "team@example.com, other@example.com" }',
  '{"destination":"SEC","jiraTicketType":"Bug"}',
  '{"destination":"https://chat.example:8443/a:b@c?d=e:f@g"}',
  '{"token":"","tokenHeader":"X-Token"}',
  '["x"]',
  'null',
  'no JSON',
])('what has no secret is shown as it was written: %s', (text) => {
  expect(concealed(text)).toBe(text);
  expect(withStoredSecrets(text, '{"token":"s3cret"}')).toBe(text);
});

it('reads the texts that are not blank', () => {
  expect(readPublisherConfig('{"destination":"a","token":" ","tokenHeader":7}')).toEqual({
    destination: 'a',
  });
  expect(readPublisherConfig('7')).toEqual({});
  expect(() => readPublisherConfig('{')).toThrow(SyntaxError);
});
