import { msg } from '../../i18n/msg.js';
import { notSaved } from '../../ui/layout/outcome.messages.js';
import { forbidden } from '../../ui/layout/outcome.messages.js';
import { messages as numberFieldMessages } from '../../ui/fields/NumberField.messages.js';
import { messages as urlProblemMessages } from '../facts/urlProblem.messages.js';

export const messages = {
  forbidden,
  failed: msg('settingsPanel.failed', 'Could not load settings', 'Error title instead of server settings. The reason follows'),
  absent: msg('settingsPanel.absent', 'This server has none of these settings', 'Title instead of settings that only other server versions have'),
  save: msg('settingsPanel.save', 'Save changes', 'Button that saves changed server settings'),
  afterRestart: msg('settingsPanel.afterRestart', 'Changes take effect after a server restart.', 'Help below the field of a server setting, or below the heading of several'),
  quoted: msg<{ label: string }>('settingsPanel.quoted', '“{label}”', 'Part of the list in settingsPanel.someAfterRestart: label of a field'),
  someAfterRestart: msg<{ settings: string }>(
    'settingsPanel.someAfterRestart',
    'Changes to {settings} take effect after a server restart.',
    'Help below the heading of server settings. settings: labels of some of them in quotation marks (settingsPanel.quoted), a list',
  ),
  notSaved,
  unknownIfSaved: msg<{ reason: string }>('settingsPanel.unknownIfSaved', 'Some changes may not be saved. {reason} Reload to check.', 'Above changed settings when the server’s answer was not understood. reason: a sentence'),
  requiredWhile: msg<{ name: string }>('settingsPanel.problem.requiredWhile', 'Required while “{name}” is on.', 'Error below the field of a server setting. name: label of a switch in the same form'),
  usedWhile: msg<{ name: string }>('settingsPanel.usedWhile', 'Used only while “{name}” is on.', 'Help below a field that has no effect now. name: label of a switch in the same form'),
  usedWhileChosen: msg<{ name: string; choice: string }>(
    'settingsPanel.usedWhileChosen',
    'Used only while “{name}” is “{choice}”.',
    'Help below a field that has no effect now. name: label of a choice in the same form, choice: one of its options',
  ),
  writtenByServer: msg('settingsPanel.writtenByServer', 'Set by the server.', 'Help below the field of a setting that users cannot change'),
  further: msg('settingsPanel.further', 'Other settings', 'Heading above server settings that the product does not recognize'),
  furtherHelp: msg('settingsPanel.further.help', 'Settings this console does not recognize, under the server’s own names.', 'Below settingsPanel.further'),
  optionsFailed: msg<{ reason: string }>('settingsPanel.optionsFailed', 'Could not load the options. {reason} You can type names instead.', 'Below a field for several texts with options from the server. reason: a sentence'),
  moment: msg('settingsPanel.problem.moment', 'Enter a past date or leave empty.', 'Error below a field for a past date and time'),
  regex: msg<{ reason: string }>('settingsPanel.problem.regex', 'Not a valid Java regular expression. {reason}', 'Error below a field for a regular expression. reason: a sentence'),
  number: numberFieldMessages.notANumber,
  separator: msg<{ entry: string; separator: string }>(
    'settingsPanel.problem.separator',
    'Remove “{separator}” from “{entry}”. It separates entries.',
    'Error below a field for several texts that the server stores as one. separator: a character such as ;',
  ),
  url: urlProblemMessages.noUrl,
};
