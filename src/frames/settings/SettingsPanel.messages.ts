import { defineMessage } from 'react-intl';

export const messages = {
  forbidden: defineMessage({
    id: 'settingsPanel.forbidden',
    defaultMessage: 'You may not see these settings',
    description: 'Title in place of settings of the server for users without the permission',
  }),
  failed: defineMessage({
    id: 'settingsPanel.failed',
    defaultMessage: 'The settings could not be loaded',
    description: 'Title in place of settings of the server that could not be loaded; the reason follows',
  }),
  absent: defineMessage({
    id: 'settingsPanel.absent',
    defaultMessage: 'This server has none of these settings',
    description: 'Title in place of settings that other releases of the server have',
  }),
  absentAdvice: defineMessage({
    id: 'settingsPanel.absentAdvice',
    defaultMessage: 'Its release may do without them, or keep them elsewhere.',
    description: 'Below settingsPanel.absent',
  }),
  save: defineMessage({
    id: 'settingsPanel.save',
    defaultMessage: 'Save changes',
    description: 'Button that saves changed settings of the server',
  }),
  afterRestart: defineMessage({
    id: 'settingsPanel.afterRestart',
    defaultMessage: 'Takes effect after the server is restarted.',
    description: 'Below the field of a setting of the server',
  }),
  allAfterRestart: defineMessage({
    id: 'settingsPanel.allAfterRestart',
    defaultMessage: 'Changes take effect after the server is restarted.',
    description: 'Below the title of settings of the server, for all of them',
  }),
  notSaved: defineMessage<{ readonly reason: string }>({
    id: 'settingsPanel.notSaved',
    defaultMessage: 'Nothing was saved. {reason}',
    description: 'Above changed settings of the server that it refused; reason is a sentence',
  }),
  unknownIfSaved: defineMessage<{ readonly reason: string }>({
    id: 'settingsPanel.unknownIfSaved',
    defaultMessage: 'It is not certain what was saved. {reason} Load the page anew to see.',
    description:
      'Above changed settings when the answer of the server could not be understood; reason is a sentence',
  }),
  requiredWhile: defineMessage<{ readonly name: string }>({
    id: 'settingsPanel.problem.requiredWhile',
    defaultMessage: 'This may not be empty while “{name}” is on.',
    description:
      'Problem of the field of a setting of the server; name is the label of a switch of the same form',
  }),
  usedWhile: defineMessage<{ readonly name: string }>({
    id: 'settingsPanel.usedWhile',
    defaultMessage: 'Used only while “{name}” is on.',
    description:
      'Below the field of a setting that has no effect now; name is the label of a switch of the same form',
  }),
  usedWhileChosen: defineMessage<{ readonly name: string; readonly choice: string }>({
    id: 'settingsPanel.usedWhileChosen',
    defaultMessage: 'Used only while “{name}” is “{choice}”.',
    description:
      'Below the field of a setting that has no effect now; name is the label of a choice of the same form, choice one of its options',
  }),
  writtenByServer: defineMessage({
    id: 'settingsPanel.writtenByServer',
    defaultMessage: 'The server writes this by itself.',
    description: 'Below the field of a setting that people cannot change',
  }),
  further: defineMessage({
    id: 'settingsPanel.further',
    defaultMessage: 'Further settings',
    description: 'Heading of settings of the server that the product does not know by name',
  }),
  furtherHelp: defineMessage({
    id: 'settingsPanel.further.help',
    defaultMessage: 'This server has them and says what they are; they are shown under its own names.',
    description: 'Below settingsPanel.further',
  }),
  optionsFailed: defineMessage<{ readonly reason: string }>({
    id: 'settingsPanel.optionsFailed',
    defaultMessage: 'The server could not say what there is to choose from. {reason} Names can be typed.',
    description:
      'Below a field for several texts of which the server knows the possible ones; reason is a sentence',
  }),
  moment: defineMessage({
    id: 'settingsPanel.problem.moment',
    defaultMessage: 'Enter a day that was, or nothing.',
    description: 'Problem of the field of a setting that is a day and a time in the past',
  }),
  regex: defineMessage<{ readonly reason: string }>({
    id: 'settingsPanel.problem.regex',
    defaultMessage: 'This is no regular expression of Java. {reason}',
    description: 'Problem of the field of a setting that is a regular expression; reason is a sentence',
  }),
  number: defineMessage({
    id: 'settingsPanel.problem.number',
    defaultMessage: 'Enter a number: the server takes none in its place.',
    description: 'Problem of the field of a setting that was a number and is empty now',
  }),
  separator: defineMessage<{ readonly entry: string; readonly separator: string }>({
    id: 'settingsPanel.problem.separator',
    defaultMessage: 'Enter “{entry}” without “{separator}”, which stands between two entries.',
    description:
      'Problem of the field of a setting with several texts that the server keeps as one; separator is a character such as ;',
  }),
  url: defineMessage({
    id: 'settingsPanel.problem.url',
    defaultMessage: 'Enter a whole address, such as https://example.org.',
    description: 'Problem of the field of a setting that is the address of a server',
  }),
};
