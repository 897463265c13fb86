import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { affectedComponentText } from '../../../src/parts/affectedComponentText.js';
import type { AffectedComponent } from '../../../src/schema/vulnerability.js';

const intl = createIntl({ locale: 'en' });
const lodash = { identityType: 'PURL', identity: 'pkg:npm/lodash', versionType: 'RANGE' } as const;

it.each<[AffectedComponent, string]>([
  [
    { ...lodash, versionStartIncluding: '4.0.0', versionEndExcluding: '4.17.21' },
    'All versions of lodash from npm from 4.0.0 up to, but not including, 4.17.21.',
  ],
  [
    { ...lodash, versionStartExcluding: '4.0.0', versionEndIncluding: '4.17.21' },
    'All versions of lodash from npm after 4.0.0 up to and including 4.17.21.',
  ],
  [{ ...lodash, versionStartIncluding: '4.0.0' }, 'All versions of lodash from npm from 4.0.0 on.'],
  [{ ...lodash, versionStartExcluding: '4.0.0' }, 'All versions of lodash from npm after 4.0.0.'],
  [{ ...lodash, versionEndExcluding: '5' }, 'All versions of lodash from npm up to, but not including, 5.'],
  [{ ...lodash, versionEndIncluding: '5' }, 'All versions of lodash from npm up to and including 5.'],
  [
    { identityType: 'PURL', identity: 'pkg:maven/org.example/core@1.0', versionType: 'EXACT' },
    'Only version 1.0 of org.example/core from Maven.',
  ],
  [
    { identityType: 'CPE', identity: 'cpe:2.3:a:apache:log4j:*:*:*:*:*:*:*:*', versionType: 'EXACT' },
    'All versions of log4j by apache.',
  ],
  [{ identityType: 'CPE', identity: 'odd' }, 'All versions of odd.'],
])('%j reads “%s”', (component, sentence) => {
  expect(affectedComponentText(intl, component)).toBe(sentence);
});
