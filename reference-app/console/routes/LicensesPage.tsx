import {
  LicenseList,
  formatLicenseListValue,
  parseLicenseListValue,
  rememberedLicenseListValue,
} from 'bomdeck/LicenseList';
import * as pageNames from '../shell/pageNames.messages.js';
import { listPage } from './listPage.js';

/** All licenses. */
export const LicensesPage = listPage({
  pageKey: 'licenses',
  name: pageNames.licenses,
  permission: 'VIEW_PORTFOLIO',
  List: LicenseList,
  parse: parseLicenseListValue,
  format: formatLicenseListValue,
  remembered: rememberedLicenseListValue,
});
