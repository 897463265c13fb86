import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { permissionsText } from '../../../../src/entities/access/permissionsText.js';

it('lists permissions by name, with commas alone between them', () => {
  const intl = createIntl({ locale: 'en', messages: {} });
  const permissions = [{ name: 'VIEW_PORTFOLIO' }, { name: 'BOM_UPLOAD' }, { name: 'ACCESS_MANAGEMENT' }];

  expect(permissionsText(intl, permissions)).toBe('Manage access, Upload BOMs, View portfolio');
});
