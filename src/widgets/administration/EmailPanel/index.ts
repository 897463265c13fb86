export { EmailPanel, type EmailPanelProps } from './EmailPanel.js';
export type {
  SettingName,
  SettingsPanelEvents,
  SettingsSavedEvent,
} from '../../../panel/SettingsPanel/SettingsPanel.js';
export type { FormDirtyEvent } from '../../../ui/form/FormBody.js';
