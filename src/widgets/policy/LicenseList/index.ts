export { LicenseList, type LicenseCreatedEvent, type LicenseListProps } from './LicenseList.js';
export {
  formatLicenseListValue,
  parseLicenseListValue,
  rememberedLicenseListValue,
  type LicenseListSort,
  type LicenseListValue,
} from './licenseListValue.js';
