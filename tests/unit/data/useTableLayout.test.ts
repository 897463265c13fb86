import { expect, it } from 'vitest';
import { shownKey } from '../../../src/data/useTableLayout.js';

it.each([
  ['ProjectList', 'lastBomImport', 'ProjectListShowLastbomimport'],
  ['ProjectComponents', 'isInternal', 'ProjectComponentsShowIsinternal'],
  ['ProjectFindings', 'component.version', 'ProjectFindingsShowComponent.version'],
  ['ProjectList', 'id', 'ProjectListShowid'],
])('keeps what is shown of %s, %s under %s as the existing console does', (table, column, key) => {
  expect(shownKey(table, column)).toBe(key);
});
