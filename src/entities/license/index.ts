/** What other nouns use of this one. */
export { LicenseLabel } from './LicenseLabel.js';
