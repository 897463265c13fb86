import { describe, expect, it } from 'vitest';
import { copiedOf, copyContentsOf, neededFor } from '../../../src/domain/copyContents.js';
import { COPY_CONTENTS } from '../../../src/schema/projectCopy.js';

const ALL = Object.fromEntries(COPY_CONTENTS.map((content) => [content, true]));

describe('what a new version takes along', () => {
  it('is offered as the server can tell it apart', () => {
    expect(copyContentsOf('4.14')).toEqual([
      'tags',
      'properties',
      'components',
      'auditHistory',
      'policyViolations',
      'services',
      'access',
    ]);
    expect(copyContentsOf('5.0')).toEqual(COPY_CONTENTS);
  });

  it.each([
    ['4.11', 'auditHistory', 'components'],
    ['5.0', 'auditHistory', 'findings'],
    ['5.0', 'violationHistory', 'policyViolations'],
    ['4.11', 'services', undefined],
  ] as const)('on %s %s needs %s', (line, content, needed) => {
    expect(neededFor(content, copyContentsOf(line))).toBe(needed);
  });

  it('leaves out what lacks what it needs, also by what that needs', () => {
    expect(copiedOf({ ...ALL, components: false }, copyContentsOf('5.0'))).toEqual([
      'tags',
      'properties',
      'services',
      'access',
    ]);
    expect(copiedOf(ALL, copyContentsOf('4.11'))).toEqual(copyContentsOf('4.11'));
  });
});
