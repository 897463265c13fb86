import { createIntl } from '@formatjs/intl';
import type { IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { PERMISSION_NAMES, PERMISSIONS } from '../../../src/domain/permissions.js';
import { permissionMeaning } from '../../../src/entities/access/permissionMeaning.js';
import { permissionText } from '../../../src/data/permissionText.js';

const intl = createIntl({ locale: 'en' }) as unknown as IntlShape;

describe('a permission in words', () => {
  it.each([
    ['VIEW_PORTFOLIO', 'View portfolio'],
    ['PORTFOLIO_MANAGEMENT', 'Manage portfolio'],
    ['PORTFOLIO_MANAGEMENT_UPDATE', 'Manage portfolio (edit)'],
    ['TAG_MANAGEMENT_DELETE', 'Manage tags (delete)'],
    ['OF_A_LATER_RELEASE', 'OF_A_LATER_RELEASE'],
  ])('%s is “%s”', (name, text) => {
    expect(permissionText(intl, name)).toBe(text);
  });

  it('is different for each, and none is left in the spelling of the server', () => {
    const texts = PERMISSION_NAMES.map((name) => permissionText(intl, name));

    expect(new Set(texts).size).toBe(PERMISSION_NAMES.length);
    expect(texts.filter((text) => text.includes('_'))).toEqual([]);
  });

  it('says what it allows, but not of a part, whose whole says it', () => {
    for (const name of PERMISSIONS) expect(permissionMeaning(intl, { name }), name).toMatch(/\.$/);
    expect(permissionMeaning(intl, { name: 'TAG_MANAGEMENT_DELETE' })).toBeUndefined();
  });

  it('says what a server says of one that is granted for one action alone, or is not known', () => {
    const description = 'Allows the deletion of tags';

    expect(permissionMeaning(intl, { name: 'TAG_MANAGEMENT_DELETE', description })).toBe(description);
    expect(permissionMeaning(intl, { name: 'TELEPORT', description })).toBe(description);
    expect(permissionMeaning(intl, { name: 'BOM_UPLOAD', description })).not.toBe(description);
  });
});
