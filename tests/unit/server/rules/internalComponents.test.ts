import { expect, it } from 'vitest';

import { internalComponentTest } from '../../../../reference-app/server/rules/internalComponents.js';

it('takes a component for internal when its whole group or its whole name fits', () => {
  const isInternal = internalComponentTest({ groups: 'com\\.acme(\\..*)?', names: 'acme-.*' });

  expect(isInternal({ groupName: 'com.acme.tools', name: 'x' })).toBe(true);
  expect(isInternal({ groupName: 'org.com.acme', name: 'x' })).toBe(false);
  expect(isInternal({ name: 'acme-core' })).toBe(true);
  expect(isInternal({ name: 'not-acme-core' })).toBe(false);
});

it.each([[{}], [{ groups: '', names: null }], [{ groups: '(', names: '[' }]])(
  'takes nothing for internal by %j',
  (patterns) => {
    expect(internalComponentTest(patterns)({ groupName: '(', name: '[' })).toBe(false);
  },
);

it('takes no time for patterns that could be read in many ways', () => {
  const isInternal = internalComponentTest({ groups: '(a+)+', names: '(x|x)*y' });

  // An engine that tries one way after the other does not come to an end here.
  expect(isInternal({ groupName: `${'a'.repeat(5000)}!`, name: 'x'.repeat(5000) })).toBe(false);
  expect(isInternal({ groupName: 'a'.repeat(5000), name: 'x' })).toBe(true);
});

it.each(['(?=acme).*', '(a)cme\\1', '(?<!x)acme'])(
  'takes nothing for internal by %s, as it looks around or back',
  (names) => {
    const isInternal = internalComponentTest({ names });

    expect(isInternal({ name: 'acme' })).toBe(false);
    expect(isInternal({ name: 'acmea' })).toBe(false);
  },
);
