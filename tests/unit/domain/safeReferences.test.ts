import { expect, it } from 'vitest';
import { safeReferences } from '../../../src/domain/safeReferences.js';

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'git@git.example:a/b.git',
  '//evil.example',
  'relative/path',
])('shows %s as text without following it', (url) => {
  expect(safeReferences([{ type: 'website', url }])).toMatchObject([{ url: url.trim(), href: undefined }]);
});

it('follows web addresses and lists them first, with their types as people write them', () => {
  const references = [
    { type: 'vcs', url: 'git@git.example:a/b.git' },
    { type: 'issue-tracker', url: 'https://issues.example/', comment: 'here' },
    { url: 'http://plain.example/a b' },
    { type: 'bom', url: '' },
  ];

  expect(safeReferences(references)).toEqual([
    {
      type: 'Issue tracker',
      url: 'https://issues.example/',
      href: 'https://issues.example/',
      comment: 'here',
    },
    {
      type: 'Other',
      url: 'http://plain.example/a b',
      href: 'http://plain.example/a%20b',
      comment: undefined,
    },
    { type: 'VCS', url: 'git@git.example:a/b.git', href: undefined, comment: undefined },
  ]);
});

it('is empty without references', () => {
  expect(safeReferences(undefined)).toEqual([]);
});
