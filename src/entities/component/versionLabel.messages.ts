import { msg } from '../../i18n/msg.js';

export const versionLabelMessages = {
  outdated: msg<{ latest: string }>('versionLabel.outdated', 'Outdated. The latest version is {latest}.', 'Tip of the sign beside a version of a component'),
  ahead: msg<{ latest: string }>('versionLabel.ahead', 'Ahead of the latest stable version, {latest}.', 'Tip of the sign beside a version of a component'),
  upToDate: msg('versionLabel.upToDate', 'This is the latest version.', 'Tip of the sign beside a version of a component'),
};
