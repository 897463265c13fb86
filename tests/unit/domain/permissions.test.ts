import { describe, expect, it } from 'vitest';
import { hasPermission, type PermissionAction } from '../../../src/domain/hasPermission.js';
import {
  CORE_PERMISSIONS,
  PERMISSION_NAMES,
  readPermissionName,
  type Permission,
} from '../../../src/domain/permissions.js';

describe('hasPermission', () => {
  it.each<[granted: string, permission: Permission, action: PermissionAction | undefined, expected: boolean]>(
    [
      ['VIEW_PORTFOLIO', 'VIEW_PORTFOLIO', undefined, true],
      ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', undefined, false],
      ['PORTFOLIO_MANAGEMENT', 'PORTFOLIO_MANAGEMENT', 'UPDATE', true],
      ['PORTFOLIO_MANAGEMENT_UPDATE', 'PORTFOLIO_MANAGEMENT', 'UPDATE', true],
      ['PORTFOLIO_MANAGEMENT_UPDATE', 'PORTFOLIO_MANAGEMENT', 'DELETE', false],
      ['PORTFOLIO_MANAGEMENT_UPDATE', 'PORTFOLIO_MANAGEMENT', undefined, false],
      ['PORTFOLIO_MANAGEMENT', 'PROJECT_CREATION_UPLOAD', undefined, true],
      ['PORTFOLIO_MANAGEMENT_CREATE', 'PROJECT_CREATION_UPLOAD', undefined, true],
      ['PORTFOLIO_MANAGEMENT_UPDATE', 'PROJECT_CREATION_UPLOAD', undefined, false],
      ['PROJECT_CREATION_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'CREATE', false],
      ['ACCESS_MANAGEMENT', 'PORTFOLIO_ACCESS_CONTROL_BYPASS', undefined, false],
    ],
  )('%s grants %s %s: %s', (granted, permission, action, expected) => {
    expect(hasPermission([granted], permission, action)).toBe(expected);
    expect(hasPermission(new Set([granted]), permission, action)).toBe(expected);
  });
});

describe('the names of permissions', () => {
  it.each([
    ['VIEW_PORTFOLIO', { permission: 'VIEW_PORTFOLIO' }],
    ['TAG_MANAGEMENT_DELETE', { permission: 'TAG_MANAGEMENT', action: 'DELETE' }],
    ['SECRET_MANAGEMENT_CREATE', { permission: 'SECRET_MANAGEMENT', action: 'CREATE' }],
    ['TAG_MANAGEMENT_READ', undefined],
    ['VULNERABILITY_ANALYSIS_DELETE', undefined],
    ['SOMETHING_NEWER', undefined],
  ])('%s is read', (name, expected) => {
    expect(readPermissionName(name)).toEqual(expected);
  });

  it('are each of one permission, once', () => {
    expect(new Set(PERMISSION_NAMES).size).toBe(PERMISSION_NAMES.length);
    expect(PERMISSION_NAMES.filter((name) => !readPermissionName(name))).toEqual([]);
    expect(PERMISSION_NAMES).toHaveLength(43);
  });

  it('include the twelve of every server', () => {
    expect(CORE_PERMISSIONS).toHaveLength(12);
  });
});
