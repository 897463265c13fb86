import { defineMessage } from 'react-intl';

export const versionLabelMessages = {
  outdated: defineMessage<{ readonly latest: string }>({
    id: 'versionLabel.outdated',
    defaultMessage: 'Outdated. The latest version is {latest}.',
    description: 'Tip of the sign beside a version of a component',
  }),
  ahead: defineMessage<{ readonly latest: string }>({
    id: 'versionLabel.ahead',
    defaultMessage: 'Ahead of the latest stable version, {latest}.',
    description: 'Tip of the sign beside a version of a component',
  }),
  upToDate: defineMessage({
    id: 'versionLabel.upToDate',
    defaultMessage: 'This is the latest version.',
    description: 'Tip of the sign beside a version of a component',
  }),
};
