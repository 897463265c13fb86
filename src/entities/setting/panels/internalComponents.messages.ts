import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('internalComponentSettings.help', 'By which names the server knows components of your own. It asks no analyzers and repositories on the internet about them.', 'Below panelNames.internalComponents'),
  patterns: msg('internalComponentSettings.patterns', 'Names', 'Heading of regular expressions for names of components'),
  patternsHelp: msg(
    'internalComponentSettings.patternsHelp',
    'Regular expressions of Java for the whole name: com\\.acme\\..* is for com.acme.shop and not for org.com.acme.x.',
    'Below internalComponentSettings.patterns; com\\.acme\\..* is an expression',
  ),
  groups: msg('internalComponentSettings.groups', 'Namespace expression', 'Regular expression for the namespace (group) of a component'),
  groupsHelp: msg('internalComponentSettings.groupsHelp', 'Components whose whole namespace fits are internal.', 'Below internalComponentSettings.groups'),
  names: msg('internalComponentSettings.names', 'Name expression', 'Regular expression for the name of a component'),
  namesHelp: msg('internalComponentSettings.namesHelp', 'Components whose whole name fits are internal.', 'Below internalComponentSettings.names'),
  mode: msg('internalComponentSettings.mode', 'Where both are given', 'Choice: whether one of two expressions is enough'),
  or: msg('internalComponentSettings.or', 'One is enough', 'Choice of internalComponentSettings.mode: one of two regular expressions fits'),
  and: msg('internalComponentSettings.and', 'Both have to fit', 'Choice of internalComponentSettings.mode: two regular expressions'),
  identify: msg('internalComponentSettings.identify', 'Perform identification', 'Button: has the server find out which components are internal; title of its dialog'),
  identifyText: msg(
    'internalComponentSettings.identifyText',
    'The server goes through all components and marks those that are internal, by the expressions that it has stored. It does so by itself, too, as often as the task scheduler says.',
    'In the dialog internalComponentSettings.identify',
  ),
  identifying: msg('internalComponentSettings.identifying', 'Asking the server', 'On the button internalComponentSettings.identify, meanwhile'),
  identified: msg('internalComponentSettings.identified', 'The server has the order.', 'In the dialog internalComponentSettings.identify, after the server took the order'),
  identifiedHonest: msg('internalComponentSettings.identifiedHonest', 'It gives nothing to follow its work by. Lists of components show which are internal as soon as it is through.', 'Behind internalComponentSettings.identified'),
  identifyFailed: msg<{ reason: string }>('internalComponentSettings.identifyFailed', 'The server did not take the order. {reason}', 'In the dialog internalComponentSettings.identify; reason is a sentence'),
};
