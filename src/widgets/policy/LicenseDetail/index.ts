export {
  LicenseDetail,
  type LicenseDeletedEvent,
  type LicenseDetailProps,
  type LicenseLoadedEvent,
} from './LicenseDetail.js';
