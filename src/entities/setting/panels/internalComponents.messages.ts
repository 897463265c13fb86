import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'internalComponentSettings.help',
    defaultMessage:
      'By which names the server knows components of your own. It asks no analyzers and repositories on the internet about them.',
    description: 'Below panelNames.internalComponents',
  }),
  patterns: defineMessage({
    id: 'internalComponentSettings.patterns',
    defaultMessage: 'Names',
    description: 'Heading of regular expressions for names of components',
  }),
  patternsHelp: defineMessage({
    id: 'internalComponentSettings.patternsHelp',
    defaultMessage:
      'Regular expressions of Java for the whole name: com\\.acme\\..* is for com.acme.shop and not for org.com.acme.x.',
    description: 'Below internalComponentSettings.patterns; com\\.acme\\..* is an expression',
  }),
  groups: defineMessage({
    id: 'internalComponentSettings.groups',
    defaultMessage: 'Namespace expression',
    description: 'Regular expression for the namespace (group) of a component',
  }),
  groupsHelp: defineMessage({
    id: 'internalComponentSettings.groupsHelp',
    defaultMessage: 'Components whose whole namespace fits are internal.',
    description: 'Below internalComponentSettings.groups',
  }),
  names: defineMessage({
    id: 'internalComponentSettings.names',
    defaultMessage: 'Name expression',
    description: 'Regular expression for the name of a component',
  }),
  namesHelp: defineMessage({
    id: 'internalComponentSettings.namesHelp',
    defaultMessage: 'Components whose whole name fits are internal.',
    description: 'Below internalComponentSettings.names',
  }),
  mode: defineMessage({
    id: 'internalComponentSettings.mode',
    defaultMessage: 'Where both are given',
    description: 'Choice: whether one of two expressions is enough',
  }),
  or: defineMessage({
    id: 'internalComponentSettings.or',
    defaultMessage: 'One is enough',
    description: 'Choice of internalComponentSettings.mode: one of two regular expressions fits',
  }),
  and: defineMessage({
    id: 'internalComponentSettings.and',
    defaultMessage: 'Both have to fit',
    description: 'Choice of internalComponentSettings.mode: two regular expressions',
  }),
  identify: defineMessage({
    id: 'internalComponentSettings.identify',
    defaultMessage: 'Perform identification',
    description: 'Button: has the server find out which components are internal; title of its dialog',
  }),
  identifyText: defineMessage({
    id: 'internalComponentSettings.identifyText',
    defaultMessage:
      'The server goes through all components and marks those that are internal, by the expressions that it has stored. It does so by itself, too, as often as the task scheduler says.',
    description: 'In the dialog internalComponentSettings.identify',
  }),
  identifying: defineMessage({
    id: 'internalComponentSettings.identifying',
    defaultMessage: 'Asking the server',
    description: 'On the button internalComponentSettings.identify, meanwhile',
  }),
  identified: defineMessage({
    id: 'internalComponentSettings.identified',
    defaultMessage: 'The server has the order.',
    description: 'In the dialog internalComponentSettings.identify, after the server took the order',
  }),
  identifiedHonest: defineMessage({
    id: 'internalComponentSettings.identifiedHonest',
    defaultMessage:
      'It gives nothing to follow its work by. Lists of components show which are internal as soon as it is through.',
    description: 'Behind internalComponentSettings.identified',
  }),
  identifyFailed: defineMessage<{ readonly reason: string }>({
    id: 'internalComponentSettings.identifyFailed',
    defaultMessage: 'The server did not take the order. {reason}',
    description: 'In the dialog internalComponentSettings.identify; reason is a sentence',
  }),
};
