import { expect, it } from 'vitest';

import { subjectNotKept } from '../../../../src/domain/cyclonedx/kept/subjectNotKept.js';

const PROJECT = { name: 'shop', version: '1', classifier: 'APPLICATION' } as const;

it.each([
  [{ name: 'shop', version: '1', classifier: 'APPLICATION' }, PROJECT, []],
  [{ name: 'shop' }, PROJECT, []],
  [{ name: 'x', version: '2', classifier: 'LIBRARY' }, PROJECT, ['name', 'type', 'version']],
  // A project without a classifier gets it, but no version.
  [{ name: 'shop', version: '2', classifier: 'LIBRARY' }, { name: 'shop' }, ['version']],
  [undefined, PROJECT, []],
] as const)('says what of %j a project %j does not take', (subject, project, expected) => {
  expect(subjectNotKept(subject, project)).toEqual(
    expected.map((member) => ({ what: `metadata.component.${member}`, count: 1 })),
  );
});
