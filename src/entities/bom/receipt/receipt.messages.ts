import * as changeMessages from '../../component/componentChange.messages.js';
import { decisionCount } from '../../decision/decisionCount.messages.js';
import * as stepMessages from '../../../frames/facts/becomes.messages.js';
import { msg } from '../../../i18n/msg.js';
import { copyBlocked } from '../../../ui/layout/outcome.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';

export const messages = {
  newFindings: msg<{ count: number }>('bomReceipt.newFindings', '{count, plural, =0 {No new findings} one {# new finding} other {# new findings}}', 'Heading of a section after a BOM upload: findings that were not there before'),
  fixedFindings: msg<{ count: number }>('bomReceipt.fixedFindings', '{count, plural, =0 {No fixed findings} one {# fixed finding} other {# fixed findings}}', 'Heading of a section after a BOM upload: findings that are no longer there'),
  newViolations: msg<{ count: number }>(
    'bomReceipt.newViolations',
    '{count, plural, =0 {No new policy violations} one {# new policy violation} other {# new policy violations}}',
    'Heading of a section after a BOM upload: policy violations that were not there before',
  ),
  resolvedViolations: msg<{ count: number }>(
    'bomReceipt.resolvedViolations',
    '{count, plural, one {# resolved policy violation} other {# resolved policy violations}}',
    'Heading of a section after a BOM upload: policy violations that are no longer there',
  ),
  components: msg<{ count: number }>(
    'bomReceipt.components',
    '{count, plural, =0 {No component changes} one {# component change} other {# component changes}}',
    'Heading of a section after a BOM upload: components that were added, removed, or changed',
  ),
  addedCount: msg<{ count: number }>('bomReceipt.addedCount', '{count, number} added', 'Badge beside bomReceipt.components: number of added components'),
  removedCount: msg<{ count: number }>('bomReceipt.removedCount', '{count, number} removed', 'Badge beside bomReceipt.components: number of removed components'),
  upgradedCount: msg<{ count: number }>('bomReceipt.upgradedCount', '{count, number} upgraded', 'Badge beside bomReceipt.components: number of components with a newer version'),
  downgradedCount: msg<{ count: number }>('bomReceipt.downgradedCount', '{count, number} downgraded', 'Badge beside bomReceipt.components: number of components with an older version'),
  changedCount: msg<{ count: number }>('bomReceipt.changedCount', '{count, number} changed', 'Badge beside bomReceipt.components: number of components with another license, or a version that is neither newer nor older'),
  added: changeMessages.added,
  removed: changeMessages.removed,
  upgraded: changeMessages.upgraded,
  downgraded: changeMessages.downgraded,
  rewritten: changeMessages.changed,
  becomes: stepMessages.becomes,
  decisions: decisionCount,
  decisionsKept: msg<{ count: number }>('bomReceipt.decisionsKept', '{count, plural, =0 {none kept} other {# kept}}', 'Below bomReceipt.decisions: number of decisions that findings still have'),
  risk: msg<{ count: number }>('bomReceipt.risk', 'Risk score {count, number}', 'Tile after a BOM upload; count is the score. The change against the score before follows below it'),
  higher: msg<{ count: number }>('bomReceipt.higher', '{count, number} higher than before', 'Below bomReceipt.risk; count is the difference'),
  lower: msg<{ count: number }>('bomReceipt.lower', '{count, number} lower than before', 'Below bomReceipt.risk; count is the difference'),
  disturbed: msg('bomReceipt.disturbed', 'Another BOM was imported at the same time. These changes may include those of that BOM.', 'Warning above the changes of a BOM upload'),
  noFindings: msg('bomReceipt.noFindings', 'Changes to findings are not included. The findings could not be read.', 'Note in place of the changed findings after a BOM upload'),
  noViolations: msg('bomReceipt.noViolations', 'Changes to policy violations are not included. The violations could not be read.', 'Note in place of the changed violations after a BOM upload'),
  leftOut: msg<{ count: number }>('bomReceipt.leftOut', '{count, plural, one {# more is not in this link.} other {# more are not in this link.}}', 'Below a list in a shared receipt: number of entries for which the link had no room'),
  open: msg('bomReceipt.open', 'Open as page', 'Link after a BOM upload: opens the page that shows its changes. At most 20 characters'),
  copyLink: msg('bomReceipt.copyLink', 'Copy link', 'Button that copies the address of the page with the changes of a BOM upload. At most 20 characters'),
  copied: actionMessages.copied,
  copyFailed: copyBlocked,
  showAll: actionMessages.showAll,
  showMore: actionMessages.showMore,
};
