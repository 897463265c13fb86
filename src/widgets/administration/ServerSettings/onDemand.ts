/** Which panels there are, for the area of administration; each brings its own code when it is opened. */
export { SETTINGS_PANELS } from './settingsPanels.js';
