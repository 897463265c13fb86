export { LicenseGroupList, type LicenseGroupListProps } from './LicenseGroupList.js';
export {
  formatLicenseGroupListValue,
  parseLicenseGroupListValue,
  rememberedLicenseGroupListValue,
  type LicenseGroupListValue,
} from './licenseGroupListValue.js';
