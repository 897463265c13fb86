import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('searchSettings.help', 'The server keeps an index, in which it finds things by their words. It can fall behind what is stored.', 'Below panelNames.search'),
  check: msg('searchSettings.check', 'Consistency check', 'Heading: comparing a search index with what is stored'),
  checkHelp: msg('searchSettings.checkHelp', 'Compares the index with what is stored, and builds it anew where too much differs.', 'Below searchSettings.check'),
  enabled: msg('searchSettings.enabled', 'Check the index', 'Switch: whether the search index is compared with what is stored, again and again'),
  threshold: msg('searchSettings.threshold', 'Tolerated difference', 'How much a search index may differ, in percent'),
  thresholdHelp: msg('searchSettings.thresholdHelp', 'With more than that the index is built anew.', 'Below searchSettings.threshold'),
  percent: msg('searchSettings.percent', 'percent', 'Unit behind a number'),
  rebuild: msg('searchSettings.rebuild', 'Rebuild the index', 'Button, and title of its dialog'),
  rebuildText: msg('searchSettings.rebuildText', 'While the server works, searching may find less.', 'In the dialog searchSettings.rebuild'),
  indexes: msg('searchSettings.indexes', 'Indexes', 'Which parts of a search index; boxes to tick follow'),
  vulnerableSoftware: msg('searchSettings.vulnerableSoftware', 'Vulnerable software', 'Part of a search index: CPE names of software with vulnerabilities'),
  none: msg('searchSettings.none', 'Choose one at least.', 'Problem of searchSettings.indexes'),
  rebuilding: msg('searchSettings.rebuilding', 'Rebuilding', 'On the button searchSettings.rebuild, meanwhile'),
  working: msg('searchSettings.working', 'The server is at work. You can close this; it goes on.', 'In the dialog searchSettings.rebuild, while the server works'),
  done: msg('searchSettings.done', 'The server is through with it.', 'In the dialog searchSettings.rebuild, at the end'),
  late: msg('searchSettings.late', 'It takes long. The server goes on, and its log says when it is through.', 'In the dialog searchSettings.rebuild, after ten minutes'),
  failed: msg<{ reason: string }>('searchSettings.failed', 'Nothing was rebuilt. {reason}', 'In the dialog searchSettings.rebuild, after the server refused; reason is a sentence'),
};
