import {
  LicenseGroupList,
  formatLicenseGroupListValue,
  parseLicenseGroupListValue,
  rememberedLicenseGroupListValue,
} from 'bomdeck/LicenseGroupList';
import * as pageNames from '../shell/pageNames.messages.js';
import { listPage } from './listPage.js';

/** All groups of licenses, or the one that is open. */
export const LicenseGroupsPage = listPage({
  pageKey: 'licenseGroups',
  name: pageNames.licenseGroups,
  permission: 'POLICY_MANAGEMENT',
  List: LicenseGroupList,
  parse: parseLicenseGroupListValue,
  format: formatLicenseGroupListValue,
  remembered: rememberedLicenseGroupListValue,
});
