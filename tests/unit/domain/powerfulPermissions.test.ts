import { describe, expect, it } from 'vitest';
import { PERMISSION_NAMES } from '../../../src/domain/permissions.js';
import { powerOf } from '../../../src/domain/powerfulPermissions.js';

describe('permissions that let somebody gain everything', () => {
  it('are those that grant permissions or say where the server connects to, whole or in parts that change', () => {
    expect(PERMISSION_NAMES.filter((name) => powerOf(name) !== undefined)).toEqual([
      'ACCESS_MANAGEMENT',
      'ACCESS_MANAGEMENT_CREATE',
      'ACCESS_MANAGEMENT_UPDATE',
      'SYSTEM_CONFIGURATION',
      'SYSTEM_CONFIGURATION_CREATE',
      'SYSTEM_CONFIGURATION_UPDATE',
    ]);
  });

  it('are none that is not known', () => {
    expect(powerOf('SOMETHING_NEW')).toBeUndefined();
  });
});
