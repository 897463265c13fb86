/** The parts of this noun that other nouns use. */
export { classifierText } from './classifierText.js';
export { ComponentGraphLink } from './ComponentGraphLink.js';
export { ComponentLink } from './ComponentLink.js';
export { SafeVersion } from './safeVersion/SafeVersion.js';
export { SafeVersionOfComponent } from './safeVersion/SafeVersionOfComponent.js';
export { SafeVersionText } from './safeVersion/SafeVersionText.js';
