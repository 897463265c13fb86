import { msg } from '../../../i18n/msg.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as formMessages } from '../../../ui/form/form.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import * as vulnerabilityFactMessages from '../../vulnerability/vulnerabilityFact.messages.js';
import * as vulnerabilityTextMessages from '../../vulnerability/vulnerabilityText.messages.js';
import { scoreBoxesMessages } from '../../score/scoreBoxes.messages.js';
import * as decisionMessages from '../../decision/decision.messages.js';

export const detailMessages = {
  published: vulnerabilityTextMessages.publishedOn,
  updated: vulnerabilityTextMessages.updatedOn,
  noDescription: msg('findingDetail.noDescription', 'The source gives no description.', 'In the place of the description of a vulnerability'),
  factsFailed: msg('findingDetail.factsFailed', 'Dates, vectors and references could not be loaded.', 'Below the description of a vulnerability; a button to try again follows'),
  recommendation: vulnerabilityTextMessages.recommendation,
  weaknesses: vulnerabilityFactMessages.weaknesses,
  vector: scoreBoxesMessages.vector,
  component: subjectMessages.component,
  latest: msg<{ version: string }>('findingDetail.latest', 'newest version {version}', 'Behind the version of a component'),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  foundBy: msg('findingDetail.foundBy', 'Found by', 'Label of the analyzer that reported a vulnerability'),
  foundOn: msg<{ date: string }>('findingDetail.foundOn', 'on {date}', 'Behind the name of an analyzer'),
  foundAs: msg<{ id: string }>('findingDetail.foundAs', 'as {id}', 'Behind the name of an analyzer: the identifier it uses'),
  references: vulnerabilityTextMessages.references,
  textsFailed: msg('findingDetail.textsFailed', 'The description could not be read.', 'In the place of the description of a vulnerability'),

  othersDecided: msg<{ names: string; count: number }>(
    'findingDetail.othersDecided',
    '{names} {count, plural, one {means} other {mean}} the same here and {count, plural, one {is} other {are}} not decided like this.',
    'Below the decision about a finding; names are other identifiers of the same vulnerability in the same component, such as “CVE-2021-44228 and GHSA-jfh8-c2jp-5v3q”',
  ),
  decideAlike: msg('findingDetail.decideAlike', 'Decide alike…', 'Button beside findingDetail.othersDecided: selects those findings, with the same decision to be previewed'),
  audit: msg('findingDetail.audit', 'Audit', 'Heading of the form with the decision about a finding'),
  auditOf: msg<{ vulnerability: string }>('findingDetail.auditOf', 'Audit of {vulnerability}', 'Name of the form for screen readers'),
  lastChange: msg<{ time: string }>('findingDetail.lastChange', 'last change {time}', 'Beside the heading of the form; time such as “today, 09:40” or “2 hours ago”'),
  analysis: decisionMessages.analysis,
  justificationMissing: msg('findingDetail.justificationMissing', 'Justification is missing', 'Warning below the fields of a decision that says “Not affected” without a justification'),
  justification: decisionMessages.justification,
  justificationOnly: msg('findingDetail.justificationOnly', 'Only for “Not affected”', 'In the disabled choice of a justification'),
  response: decisionMessages.response,
  details: decisionMessages.details,
  detailsHint: msg('findingDetail.detailsHint', 'Goes into the VEX', 'Below the details: they become part of an exported VEX document'),
  loading: statesMessages.loading,
  comment: decisionMessages.comment,
  commentPlaceholder: decisionMessages.commentPlaceholder,
  applyElsewhere: decisionMessages.applyElsewhere,
  nothingToApply: msg('findingDetail.nothingToApply', 'Nothing is decided yet.', 'Why decision.applyElsewhere cannot be used: the finding has no decision'),
  saveBeforeApply: msg('findingDetail.saveBeforeApply', 'Save the decision first, or discard what you typed.', 'Why decision.applyElsewhere cannot be used: the form has changes'),
  suppress: decisionMessages.suppress,
  save: formMessages.save,
  saving: formMessages.saving,
  saved: formMessages.saved,
  detailsKept: msg('findingDetail.detailsKept', 'Saved, but the details stay: the server replaces them, but it does not remove them.', 'Above the button after the form was saved with emptied details, which stand there again'),
  closedNotSaved: msg<{ vulnerability: string }>('findingDetail.closedNotSaved', '{vulnerability} not saved', 'Title of a notice: a decision was refused after its row was closed; the reason follows'),
  closedDecidedMeanwhile: msg('findingDetail.closedDecidedMeanwhile', 'Somebody else has decided meanwhile. Open the finding to see it: what you typed is still there.', 'Reason below findingDetail.closedNotSaved'),
  discard: dialogMessages.discard,
  unprintable: decisionMessages.unprintable,
  notSaved: msg('findingDetail.notSaved', 'Not saved. What you typed is still here.', 'Above the form after saving failed; the reason follows'),
  decidedMeanwhile: msg('findingDetail.decidedMeanwhile', 'Not saved: somebody else has decided meanwhile. See the trail below; what you typed is still here. Save again to decide over it.', 'Above the form'),
  readOnly: msg('findingDetail.readOnly', 'You need “Audit vulnerabilities” to change this.', 'Below the decision of a finding for who may only read; the permission by its label'),
  trailFailed: msg('findingDetail.trailFailed', 'The decision could not be loaded.', 'In the place of the form'),
  retry: statesMessages.retry,
};
