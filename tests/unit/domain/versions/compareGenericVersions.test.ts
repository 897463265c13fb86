import { describe } from 'vitest';
import { compareGenericVersions } from '../../../../src/domain/versions/compareGenericVersions.js';
import { itEquates, itOrders } from './orderOf.js';

describe('compareGenericVersions (FlexVer)', () => {
  itOrders(compareGenericVersions, ['1.0', '1.1', '1.2', '1.10', '2.0']);
  itOrders(compareGenericVersions, ['1.0-rc1', '1.0-rc2', '1.0', '1.0.1']);
  itOrders(compareGenericVersions, ['1.0-alpha', '1.0-beta', '1.0', '1.0a', '1.0b']);
  itOrders(compareGenericVersions, ['1.1.1', '1.1.1a', '1.1.1k', '1.1.1zg']);
  itOrders(compareGenericVersions, ['b1.7.3', 'b1.8', 'c0.1']);
  itOrders(compareGenericVersions, ['1.0', '1.0-2', '1.0-10']);
  itOrders(compareGenericVersions, ['', '1']);
  itOrders(compareGenericVersions, ['9007199254740993', '9007199254740994']);
  itEquates(compareGenericVersions, ['1.0', '1.0+build1', '1.0+build2', '01.00']);
  // A commit has no number, whatever it starts with.
  itOrders(compareGenericVersions, ['1.0', '99.0', '0b4ffde65f46336ab88eb53be808477a3936bae1']);
  itOrders(compareGenericVersions, ['9.9', `7${'a'.repeat(63)}`, 'main']);
});
