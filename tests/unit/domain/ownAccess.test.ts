import { describe, expect, it } from 'vitest';
import { effectivePermissions, lostPermissions } from '../../../src/domain/ownAccess.js';

const OWN = {
  username: 'ada',
  permissions: ['ACCESS_MANAGEMENT', 'VIEW_PORTFOLIO'],
  teams: [
    { id: 'auditors', permissions: ['VIEW_PORTFOLIO', 'VULNERABILITY_ANALYSIS'] },
    { id: 'admins', permissions: ['SYSTEM_CONFIGURATION', 'VULNERABILITY_ANALYSIS'] },
  ],
};

describe('lostPermissions', () => {
  it.each([
    [
      'a permission that no team gives',
      { kind: 'permission', username: 'ada', permission: 'ACCESS_MANAGEMENT' },
      ['ACCESS_MANAGEMENT'],
    ],
    [
      'a permission that a team gives, too',
      { kind: 'permission', username: 'ada', permission: 'VIEW_PORTFOLIO' },
      [],
    ],
    [
      'a permission of somebody else',
      { kind: 'permission', username: 'bob', permission: 'ACCESS_MANAGEMENT' },
      [],
    ],
    [
      'what only this team gives',
      { kind: 'teamPermission', teamId: 'admins', permission: 'SYSTEM_CONFIGURATION' },
      ['SYSTEM_CONFIGURATION'],
    ],
    [
      'what another team gives, too',
      { kind: 'teamPermission', teamId: 'admins', permission: 'VULNERABILITY_ANALYSIS' },
      [],
    ],
    [
      'a permission of a team of others',
      { kind: 'teamPermission', teamId: 'guests', permission: 'VIEW_PORTFOLIO' },
      [],
    ],
    [
      'the place in a team',
      { kind: 'membership', username: 'ada', teamId: 'admins' },
      ['SYSTEM_CONFIGURATION'],
    ],
    [
      'the place of somebody else in the same team',
      { kind: 'membership', username: 'bob', teamId: 'admins' },
      [],
    ],
    ['the team as a whole', { kind: 'team', teamId: 'admins' }, ['SYSTEM_CONFIGURATION']],
    ['a team of others', { kind: 'team', teamId: 'guests' }, []],
    ['the account of somebody else', { kind: 'account', username: 'bob' }, []],
  ] as const)('%s', (_, change, lost) => {
    expect(lostPermissions(OWN, change)).toEqual(lost);
  });

  it('takes everything with the own account', () => {
    expect(lostPermissions(OWN, { kind: 'account', username: 'ada' })).toEqual(effectivePermissions(OWN));
  });

  it('takes nothing where the server does without sign-in', () => {
    expect(lostPermissions(undefined, { kind: 'team', teamId: 'admins' })).toEqual([]);
  });
});

describe('effectivePermissions', () => {
  it('names each permission once, whoever gives it', () => {
    expect(effectivePermissions(OWN)).toEqual([
      'ACCESS_MANAGEMENT',
      'SYSTEM_CONFIGURATION',
      'VIEW_PORTFOLIO',
      'VULNERABILITY_ANALYSIS',
    ]);
  });
});
