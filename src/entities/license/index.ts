/** The parts of this noun that other nouns use. */
export { LicenseLabel } from './LicenseLabel.js';
