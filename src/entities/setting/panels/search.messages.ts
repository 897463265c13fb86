import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('searchSettings.help', 'The search index can fall behind the stored data.', 'Help below panelNames.search'),
  check: msg('searchSettings.check', 'Consistency check', 'Heading above the settings for comparing the search index with the stored data'),
  checkHelp: msg('searchSettings.checkHelp', 'Rebuilds the index if it differs too much from the stored data.', 'Help below searchSettings.check'),
  enabled: msg('searchSettings.enabled', 'Check the index regularly', 'Switch: compare the search index with the stored data regularly'),
  cadence: msg('searchSettings.cadence', 'Check interval', 'Field label; a number with the unit minutes follows'),
  threshold: msg('searchSettings.threshold', 'Allowed difference', 'Field label: accepted difference between index and stored data, in percent'),
  percent: msg('searchSettings.percent', 'percent', 'Unit after a number field'),
  rebuild: msg('searchSettings.rebuild', 'Rebuild index', 'Button that opens a dialog, and its title and main button (at most 20 characters)'),
  rebuildText: msg('searchSettings.rebuildText', 'Search results may be incomplete during the rebuild.', 'Text in the dialog searchSettings.rebuild'),
  indexes: msg('searchSettings.indexes', 'Indexes', 'Field label above checkboxes, one for each part of the search index'),
  vulnerableSoftware: msg('searchSettings.vulnerableSoftware', 'Vulnerable software', 'Checkbox of searchSettings.indexes: CPE names of software with vulnerabilities'),
  none: msg('searchSettings.none', 'Select at least one.', 'Error below searchSettings.indexes'),
  rebuilding: msg('searchSettings.rebuilding', 'Rebuilding…', 'On the button searchSettings.rebuild while it works (at most 20 characters)'),
  working: msg('searchSettings.working', 'You can close this. The server continues.', 'In the dialog searchSettings.rebuild while the server works'),
  done: msg('searchSettings.done', 'Rebuild complete.', 'In the dialog searchSettings.rebuild at the end'),
  late: msg('searchSettings.late', 'The server is still working. Its log shows when it is done.', 'In the dialog searchSettings.rebuild after 10 minutes'),
  failed: msg<{ reason: string }>('searchSettings.failed', 'Could not rebuild the index. {reason}', 'Error in the dialog searchSettings.rebuild; reason is a sentence'),
};
