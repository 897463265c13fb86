import { msg } from '../../i18n/msg.js';

export const messages = {
  forbidden: msg('settingsPanel.forbidden', 'You may not see these settings', 'Title in place of settings of the server for users without the permission'),
  failed: msg('settingsPanel.failed', 'The settings could not be loaded', 'Title in place of settings of the server that could not be loaded; the reason follows'),
  absent: msg('settingsPanel.absent', 'This server has none of these settings', 'Title in place of settings that other releases of the server have'),
  absentAdvice: msg('settingsPanel.absentAdvice', 'Its release may do without them, or keep them elsewhere.', 'Below settingsPanel.absent'),
  save: msg('settingsPanel.save', 'Save changes', 'Button that saves changed settings of the server'),
  afterRestart: msg('settingsPanel.afterRestart', 'Takes effect after the server is restarted.', 'Below the field of a setting of the server'),
  allAfterRestart: msg('settingsPanel.allAfterRestart', 'Changes take effect after the server is restarted.', 'Below the title of settings of the server, for all of them'),
  notSaved: msg<{ reason: string }>('settingsPanel.notSaved', 'Nothing was saved. {reason}', 'Above changed settings of the server that it refused; reason is a sentence'),
  unknownIfSaved: msg<{ reason: string }>(
    'settingsPanel.unknownIfSaved',
    'It is not certain what was saved. {reason} Load the page anew to see.',
    'Above changed settings when the answer of the server could not be understood; reason is a sentence',
  ),
  requiredWhile: msg<{ name: string }>('settingsPanel.problem.requiredWhile', 'This may not be empty while “{name}” is on.', 'Problem of the field of a setting of the server; name is the label of a switch of the same form'),
  usedWhile: msg<{ name: string }>('settingsPanel.usedWhile', 'Used only while “{name}” is on.', 'Below the field of a setting that has no effect now; name is the label of a switch of the same form'),
  usedWhileChosen: msg<{ name: string; choice: string }>(
    'settingsPanel.usedWhileChosen',
    'Used only while “{name}” is “{choice}”.',
    'Below the field of a setting that has no effect now; name is the label of a choice of the same form, choice one of its options',
  ),
  writtenByServer: msg('settingsPanel.writtenByServer', 'The server writes this by itself.', 'Below the field of a setting that people cannot change'),
  further: msg('settingsPanel.further', 'Further settings', 'Heading of settings of the server that the product does not know by name'),
  furtherHelp: msg('settingsPanel.further.help', 'This server has them and says what they are; they are shown under its own names.', 'Below settingsPanel.further'),
  optionsFailed: msg<{ reason: string }>(
    'settingsPanel.optionsFailed',
    'The server could not say what there is to choose from. {reason} Names can be typed.',
    'Below a field for several texts of which the server knows the possible ones; reason is a sentence',
  ),
  moment: msg('settingsPanel.problem.moment', 'Enter a day that was, or nothing.', 'Problem of the field of a setting that is a day and a time in the past'),
  regex: msg<{ reason: string }>('settingsPanel.problem.regex', 'This is no regular expression of Java. {reason}', 'Problem of the field of a setting that is a regular expression; reason is a sentence'),
  number: msg('settingsPanel.problem.number', 'Enter a number: the server takes none in its place.', 'Problem of the field of a setting that was a number and is empty now'),
  separator: msg<{ entry: string; separator: string }>(
    'settingsPanel.problem.separator',
    'Enter “{entry}” without “{separator}”, which stands between two entries.',
    'Problem of the field of a setting with several texts that the server keeps as one; separator is a character such as ;',
  ),
  url: msg('settingsPanel.problem.url', 'Enter a whole address, such as https://example.org.', 'Problem of the field of a setting that is the address of a server'),
};
