import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('internalComponentSettings.help', 'The server does not look up internal components in online analyzers or repositories.', 'Help below panelNames.internalComponents'),
  patterns: msg('internalComponentSettings.patterns', 'Names', 'Heading above regular expressions for names of components'),
  patternsHelp: msg(
    'internalComponentSettings.patternsHelp',
    'Java regular expressions that must match the full name: com\\.acme\\..* matches com.acme.shop but not org.com.acme.x.',
    'Help below internalComponentSettings.patterns; com\\.acme\\..* is an expression',
  ),
  groups: msg('internalComponentSettings.groups', 'Namespace expression', 'Field label: regular expression for the namespace (group) of a component'),
  names: msg('internalComponentSettings.names', 'Name expression', 'Field label: regular expression for the name of a component'),
  mode: msg('internalComponentSettings.mode', 'If both are set', 'Field label of a choice: must one or both expressions match?'),
  or: msg('internalComponentSettings.or', 'Either can match', 'Choice of internalComponentSettings.mode: one matching expression is enough'),
  and: msg('internalComponentSettings.and', 'Both must match', 'Choice of internalComponentSettings.mode: both expressions must match'),
  identify: msg('internalComponentSettings.identify', 'Identify components', 'Button (at most 20 characters) that opens a dialog, and its title: the server identifies internal components'),
  identifyText: msg('internalComponentSettings.identifyText', 'The server checks all components against the saved expressions. The task scheduler also does this regularly.', 'Text in the dialog internalComponentSettings.identify'),
  identifying: msg('internalComponentSettings.identifying', 'Starting…', 'On the button internalComponentSettings.identify while it works (at most 20 characters)'),
  identified: msg('internalComponentSettings.identified', 'Identification started.', 'In the dialog internalComponentSettings.identify after the server accepts the request'),
  identifiedHonest: msg('internalComponentSettings.identifiedHonest', 'Component lists show the result when the server is done.', 'After internalComponentSettings.identified; the server reports no progress'),
  identifyFailed: msg<{ reason: string }>('internalComponentSettings.identifyFailed', 'Could not start identification. {reason}', 'Error in the dialog internalComponentSettings.identify; reason is a sentence'),
};
