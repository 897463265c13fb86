import { expect, it } from 'vitest';

import { subjectNotKept } from '../../../../src/domain/cyclonedx/kept/subjectNotKept.js';

const PROJECT = { name: 'shop', version: '1', group: 'g', classifier: 'APPLICATION' } as const;

it.each([
  [{ name: 'shop', version: '1', group: 'g', classifier: 'APPLICATION' }, PROJECT, []],
  [{ name: 'shop' }, PROJECT, []],
  [
    { name: 'x', version: '2', group: 'h', classifier: 'LIBRARY' },
    PROJECT,
    ['group', 'name', 'type', 'version'],
  ],
  // A project without them gets them, but not a version.
  [{ name: 'shop', version: '2', group: 'h', classifier: 'LIBRARY' }, { name: 'shop' }, ['version']],
  [undefined, PROJECT, []],
] as const)('says what of %j a project %j does not take', (subject, project, expected) => {
  expect(subjectNotKept(subject, project)).toEqual(
    expected.map((member) => ({ what: `metadata.component.${member}`, count: 1 })),
  );
});
