/** A group that is open, and the form of its name, in one file. */
export { LicenseGroupForm } from './LicenseGroupForm.js';
export { LicenseGroupView } from './LicenseGroupView.js';
