import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'searchSettings.help',
    defaultMessage:
      'The server keeps an index, in which it finds things by their words. It can fall behind what is stored.',
    description: 'Below panelNames.search',
  }),
  check: defineMessage({
    id: 'searchSettings.check',
    defaultMessage: 'Consistency check',
    description: 'Heading: comparing a search index with what is stored',
  }),
  checkHelp: defineMessage({
    id: 'searchSettings.checkHelp',
    defaultMessage: 'Compares the index with what is stored, and builds it anew where too much differs.',
    description: 'Below searchSettings.check',
  }),
  enabled: defineMessage({
    id: 'searchSettings.enabled',
    defaultMessage: 'Check the index',
    description: 'Switch: whether the search index is compared with what is stored, again and again',
  }),
  threshold: defineMessage({
    id: 'searchSettings.threshold',
    defaultMessage: 'Tolerated difference',
    description: 'How much a search index may differ, in percent',
  }),
  thresholdHelp: defineMessage({
    id: 'searchSettings.thresholdHelp',
    defaultMessage: 'With more than that the index is built anew.',
    description: 'Below searchSettings.threshold',
  }),
  percent: defineMessage({
    id: 'searchSettings.percent',
    defaultMessage: 'percent',
    description: 'Unit behind a number',
  }),
  rebuild: defineMessage({
    id: 'searchSettings.rebuild',
    defaultMessage: 'Rebuild the index',
    description: 'Button, and title of its dialog',
  }),
  rebuildText: defineMessage({
    id: 'searchSettings.rebuildText',
    defaultMessage: 'While the server works, searching may find less.',
    description: 'In the dialog searchSettings.rebuild',
  }),
  indexes: defineMessage({
    id: 'searchSettings.indexes',
    defaultMessage: 'Indexes',
    description: 'Which parts of a search index; boxes to tick follow',
  }),
  vulnerableSoftware: defineMessage({
    id: 'searchSettings.vulnerableSoftware',
    defaultMessage: 'Vulnerable software',
    description: 'Part of a search index: CPE names of software with vulnerabilities',
  }),
  none: defineMessage({
    id: 'searchSettings.none',
    defaultMessage: 'Choose one at least.',
    description: 'Problem of searchSettings.indexes',
  }),
  rebuilding: defineMessage({
    id: 'searchSettings.rebuilding',
    defaultMessage: 'Rebuilding',
    description: 'On the button searchSettings.rebuild, meanwhile',
  }),
  working: defineMessage({
    id: 'searchSettings.working',
    defaultMessage: 'The server is at work. You can close this; it goes on.',
    description: 'In the dialog searchSettings.rebuild, while the server works',
  }),
  done: defineMessage({
    id: 'searchSettings.done',
    defaultMessage: 'The server is through with it.',
    description: 'In the dialog searchSettings.rebuild, at the end',
  }),
  late: defineMessage({
    id: 'searchSettings.late',
    defaultMessage: 'It takes long. The server goes on, and its log says when it is through.',
    description: 'In the dialog searchSettings.rebuild, after ten minutes',
  }),
  failed: defineMessage<{ readonly reason: string }>({
    id: 'searchSettings.failed',
    defaultMessage: 'Nothing was rebuilt. {reason}',
    description: 'In the dialog searchSettings.rebuild, after the server refused; reason is a sentence',
  }),
};
