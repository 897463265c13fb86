import { describe, expect, it } from 'vitest';

import { isMeantFor } from '../../../../reference-app/server/rules/notification.js';
import type { NotificationFilter } from '../../../../reference-app/server/rules/notification.js';
import { isPrivateAddress } from '../../../../reference-app/server/rules/privateAddress.js';
import { publisherClassProblem } from '../../../../reference-app/server/rules/publisherKind.js';

const EVENT = { scope: 'PORTFOLIO', group: 'BOM_PROCESSED', level: 'INFORMATIONAL' } as const;
const FILTER: NotificationFilter = {
  scope: 'PORTFOLIO',
  level: 'INFORMATIONAL',
  groups: ['BOM_PROCESSED'],
  projectIds: [],
  includesChildren: true,
  tags: [],
};

describe('an alert', () => {
  const project = { lineage: [3, 2, 1], tags: ['shop'] };

  it.each<[string, Partial<NotificationFilter>, boolean]>([
    ['of the same scope and group', {}, true],
    ['of the other scope', { scope: 'SYSTEM' }, false],
    ['of other groups', { groups: ['NEW_VULNERABILITY'] }, false],
    ['of no group', { groups: [] }, false],
    ['of warnings', { level: 'WARNING' }, false],
    ['of the project', { projectIds: [3], includesChildren: false }, true],
    ['of another project', { projectIds: [9] }, false],
    ['of a project above', { projectIds: [1] }, true],
    ['of a project above, without children', { projectIds: [1], includesChildren: false }, false],
    ['of one of its tags', { tags: ['shop', 'web'] }, true],
    ['of another tag', { tags: ['web'] }, false],
    ['of another project and one of its tags', { projectIds: [9], tags: ['shop'] }, true],
  ])('%s is told about a project: %j', (_, changes, isTold) => {
    expect(isMeantFor({ ...FILTER, ...changes }, EVENT, project)).toBe(isTold);
  });

  it.each([
    ['INFORMATIONAL', ['INFORMATIONAL', 'WARNING', 'ERROR']],
    ['WARNING', ['WARNING', 'ERROR']],
    ['ERROR', ['ERROR']],
  ])('of the level %s is told %j', (level, told) => {
    const levels = (['INFORMATIONAL', 'WARNING', 'ERROR'] as const).filter((each) =>
      isMeantFor({ ...FILTER, level }, { ...EVENT, level: each }, project),
    );

    expect(levels).toEqual(told);
  });

  it('with limits is not told what happens outside of projects', () => {
    expect(isMeantFor({ ...FILTER, projectIds: [1] }, EVENT, undefined)).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1'],
    ...[
      '::1',
      '::',
      'fd00::1',
      'fe80::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::a00:1',
      '::ffff:0:127.0.0.1',
      '::127.0.0.1',
      '2002:7f00:1::',
      '2002:c0a8:101::1',
      '2001:0:7f00:1::',
      '2001:db8::1',
      'fec0::1',
      'nonsense',
    ],
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['93.184.216.34', '172.32.0.1', '11.0.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
    '%s is public',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe('the class of a publisher', () => {
  it.each([
    ['org.dependencytrack.notification.publisher.SlackPublisher', undefined],
    ['java.lang.String', 'does not implement'],
    ['no.such.Class', 'cannot be found'],
    ['__proto__', 'cannot be found'],
  ])('%s: %s', (name, problem) => {
    if (problem === undefined) expect(publisherClassProblem(name)).toBeUndefined();
    else expect(publisherClassProblem(name)).toContain(problem);
  });
});
