import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'ossIndexSettings.help',
    defaultMessage:
      'Asks OSS Index of Sonatype about components by their package URL. The package URLs leave your network.',
    description: 'Below panelNames.ossIndex',
  }),
  enabled: defineMessage({
    id: 'ossIndexSettings.enabled',
    defaultMessage: 'Use OSS Index',
    description: 'Switch',
  }),
  accessHelp: defineMessage({
    id: 'ossIndexSettings.accessHelp',
    defaultMessage: 'An account of OSS Index. It may demand one, and answers more often with one.',
    description: 'Below sharedSettings.access',
  }),
  username: defineMessage({
    id: 'ossIndexSettings.username',
    defaultMessage: 'Registered e-mail address',
    description: 'Name of an account of OSS Index',
  }),
};
