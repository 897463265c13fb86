import { msg } from '../../../i18n/msg.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import { messages as formMessages } from '../../../ui/form/form.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import * as vulnerabilityFactMessages from '../../vulnerability/vulnerabilityFact.messages.js';
import * as vulnerabilityTextMessages from '../../vulnerability/vulnerabilityText.messages.js';
import { scoreBoxesMessages } from '../../score/scoreBoxes.messages.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import { auditorMessages } from './Auditor.messages.js';
import { noDecision } from '../../decision/decision.messages.js';

export const detailMessages = {
  published: vulnerabilityTextMessages.publishedOn,
  updated: vulnerabilityTextMessages.updatedOn,
  noDescription: msg('findingDetail.noDescription', 'The source has no description.', 'Replaces the description of a vulnerability'),
  factsFailed: msg('findingDetail.factsFailed', 'Could not load dates, vectors, and references.', 'Below the description of a vulnerability; the button ui.states.retry follows'),
  recommendation: vulnerabilityTextMessages.recommendation,
  weaknesses: vulnerabilityFactMessages.weaknesses,
  vector: scoreBoxesMessages.vector,
  component: subjectMessages.component,
  latest: msg<{ version: string }>('findingDetail.latest', 'latest {version}', 'After the version of a component; version is its latest version'),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  foundBy: msg('findingDetail.foundBy', 'Found by', 'Label of the analyzer that reported a vulnerability'),
  found: msg<{ analyzer: string; source: string }>('findingDetail.found', '{analyzer} ({source})', 'After findingDetail.foundBy when the date is unknown: analyzer is a name, source is such as NVD'),
  foundOn: msg<{ analyzer: string; source: string; date: string }>('findingDetail.foundOn', '{analyzer} ({source}) on {date}', 'After findingDetail.foundBy: analyzer is a name, source is such as NVD'),
  foundAs: msg<{ id: string }>('findingDetail.foundAs', 'as {id}', 'After the name of an analyzer; id is its identifier of the vulnerability'),
  references: vulnerabilityTextMessages.references,
  textsFailed: msg('findingDetail.textsFailed', 'Could not load the description.', 'Replaces the description of a vulnerability'),

  othersDecided: msg<{ names: string; count: number }>(
    'findingDetail.othersDecided',
    '{count, plural, one {{names} is the same vulnerability but does not have this decision.} other {{names} are the same vulnerability but do not have this decision.}}',
    'Below the decision about a finding; names are other identifiers in the same component, such as “CVE-2021-44228 and GHSA-jfh8-c2jp-5v3q”',
  ),
  decideAlike: msg('findingDetail.decideAlike', 'Apply same decision', 'Button beside findingDetail.othersDecided: selects those findings and previews the same decision, at most 20 characters'),
  audit: msg('findingDetail.audit', 'Audit', 'Heading of the form with the decision about a finding'),
  auditOf: msg<{ vulnerability: string }>('findingDetail.auditOf', 'Audit of {vulnerability}', 'Screen-reader name of the form; vulnerability such as CVE-2021-44228'),
  lastChange: msg<{ time: string }>('findingDetail.lastChange', 'last changed {time}', 'Beside the heading findingDetail.audit; time such as “today, 09:40” or “2 hours ago”'),
  analysis: decisionMessages.analysis,
  justificationMissing: msg('findingDetail.justificationMissing', 'Justification missing', 'Warning below a decision “Not affected” without a justification'),
  justification: decisionMessages.justification,
  justificationOnly: msg('findingDetail.justificationOnly', 'Only for “Not affected”', 'In the disabled field decision.justification'),
  response: decisionMessages.response,
  details: decisionMessages.details,
  detailsHint: msg('findingDetail.detailsHint', 'Included in the exported VEX.', 'Help below the field decision.details, about an exported VEX'),
  loading: statesMessages.loading,
  comment: decisionMessages.comment,
  commentPlaceholder: decisionMessages.commentPlaceholder,
  applyElsewhere: decisionMessages.applyElsewhere,
  nothingToApply: noDecision,
  saveBeforeApply: msg('findingDetail.saveBeforeApply', 'Save or discard your changes first.', 'Tooltip of the disabled button decision.applyElsewhere: the form has changes'),
  suppress: decisionMessages.suppress,
  saved: formMessages.saved,
  detailsKept: msg('findingDetail.detailsKept', 'Saved without clearing the details. The server can only replace them.', 'Above the button after the form was saved with cleared details, which appear again'),
  closedNotSaved: auditorMessages.notSaved,
  closedDecidedMeanwhile: msg('findingDetail.closedDecidedMeanwhile', 'Someone else changed this decision in the meantime. What you typed is kept in the finding.', 'Reason below findingDetail.closedNotSaved'),
  unprintable: decisionMessages.unprintable,
  notSaved: msg('findingDetail.notSaved', 'Could not save. What you typed is kept.', 'Above the form after a failed save; the reason follows'),
  decidedMeanwhile: msg('findingDetail.decidedMeanwhile', 'Someone else changed this decision in the meantime. What you typed is kept. Save again to overwrite their changes.', 'Above the form after a failed save'),
  readOnly: decisionMessages.readOnly,
  trailFailed: msg('findingDetail.trailFailed', 'Could not load the decision.', 'Replaces the form findingDetail.audit'),
  retry: statesMessages.retry,
};
