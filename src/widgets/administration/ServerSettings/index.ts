export { ServerSettings, type ServerSettingsProps } from './ServerSettings.js';
export type { ServerSettingsPanel } from '../../../entities/setting/settingsPanels.js';
export type {
  SettingName,
  SettingsPanelEvents,
  SettingsSavedEvent,
} from '../../../frames/settings/SettingsPanel.js';
export type { FormDirtyEvent } from '../../../ui/form/FormBody.js';
