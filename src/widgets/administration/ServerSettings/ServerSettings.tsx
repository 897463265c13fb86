import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { SettingsPanel, type SettingsPanelEvents } from '../../../frames/settings/SettingsPanel.js';
import { deferred } from '../../../ui/later/deferred.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { SETTINGS_PANELS, type ServerSettingsPanel } from '../../../entities/setting/settingsPanels.js';

/** Props of {@link ServerSettings}. @public */
export interface ServerSettingsProps extends HostProps, SettingsPanelEvents {
  /** The group of settings to show. */
  panel: ServerSettingsPanel;
}

/**
 * The settings of a server that belong together, as a form: such as how it sends mail, or whether it asks an analyzer. What the
 * server does not have is not shown.
 * @public
 */
export function ServerSettings(props: ServerSettingsProps) {
  const [host, { panel, ...own }] = splitHostProps(props);
  const Panel = PANELS[panel];
  if (!Panel) throw unknownPanel(panel);
  return (
    <Widget host={host} density="comfortable">
      <Panel {...own} fallback={<LoadingRows rows={20} />} />
    </Widget>
  );
}

/** Each with its declaration, which is loaded when it is first drawn. */
const PANELS = Object.fromEntries(
  Object.entries(SETTINGS_PANELS).map(([id, { load }]) => [
    id,
    deferred<SettingsPanelEvents>(async () => {
      const declaration = await load();
      return function DeclaredPanel(events) {
        return <SettingsPanel {...events} declaration={declaration} />;
      };
    }),
  ]),
);

function unknownPanel(id: string): Error {
  const possible = Object.keys(SETTINGS_PANELS).join(', ');
  return new Error(`Bomdeck: <ServerSettings panel="${id}"> is not a panel. Use one of ${possible}.`);
}
