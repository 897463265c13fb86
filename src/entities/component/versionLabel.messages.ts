import { msg } from '../../i18n/msg.js';

export const versionLabelMessages = {
  outdated: msg<{ latest: string }>('versionLabel.outdated', 'Outdated. The latest version is {latest}.', 'Tooltip of the icon beside a version of a component; latest is a version'),
  ahead: msg<{ latest: string }>('versionLabel.ahead', 'Ahead of the latest stable version, {latest}.', 'Tooltip of the icon beside a version of a component; latest is a version'),
  upToDate: msg('versionLabel.upToDate', 'This is the latest version.', 'Tooltip of the icon beside a version of a component'),
};
