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
