import { defineMessage } from 'react-intl';
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
  noDescription: defineMessage({
    id: 'findingDetail.noDescription',
    defaultMessage: 'The source gives no description.',
    description: 'In the place of the description of a vulnerability',
  }),
  factsFailed: defineMessage({
    id: 'findingDetail.factsFailed',
    defaultMessage: 'Dates, vectors and references could not be loaded.',
    description: 'Below the description of a vulnerability; a button to try again follows',
  }),
  recommendation: vulnerabilityTextMessages.recommendation,
  weaknesses: vulnerabilityFactMessages.weaknesses,
  vector: scoreBoxesMessages.vector,
  component: subjectMessages.component,
  latest: defineMessage<{ readonly version: string }>({
    id: 'findingDetail.latest',
    defaultMessage: 'newest version {version}',
    description: 'Behind the version of a component',
  }),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  foundBy: defineMessage({
    id: 'findingDetail.foundBy',
    defaultMessage: 'Found by',
    description: 'Label of the analyzer that reported a vulnerability',
  }),
  foundOn: defineMessage<{ readonly date: string }>({
    id: 'findingDetail.foundOn',
    defaultMessage: 'on {date}',
    description: 'Behind the name of an analyzer',
  }),
  foundAs: defineMessage<{ readonly id: string }>({
    id: 'findingDetail.foundAs',
    defaultMessage: 'as {id}',
    description: 'Behind the name of an analyzer: the identifier it uses',
  }),
  references: vulnerabilityTextMessages.references,
  textsFailed: defineMessage({
    id: 'findingDetail.textsFailed',
    defaultMessage: 'The description could not be read.',
    description: 'In the place of the description of a vulnerability',
  }),

  othersDecided: defineMessage<{ readonly names: string; readonly count: number }>({
    id: 'findingDetail.othersDecided',
    defaultMessage:
      '{names} {count, plural, one {means} other {mean}} the same here and {count, plural, one {is} other {are}} not decided like this.',
    description:
      'Below the decision about a finding; names are other identifiers of the same vulnerability in the same component, such as “CVE-2021-44228 and GHSA-jfh8-c2jp-5v3q”',
  }),
  decideAlike: defineMessage({
    id: 'findingDetail.decideAlike',
    defaultMessage: 'Decide alike…',
    description:
      'Button beside findingDetail.othersDecided: selects those findings, with the same decision to be previewed',
  }),
  audit: defineMessage({
    id: 'findingDetail.audit',
    defaultMessage: 'Audit',
    description: 'Heading of the form with the decision about a finding',
  }),
  auditOf: defineMessage<{ readonly vulnerability: string }>({
    id: 'findingDetail.auditOf',
    defaultMessage: 'Audit of {vulnerability}',
    description: 'Name of the form for screen readers',
  }),
  lastChange: defineMessage<{ readonly time: string }>({
    id: 'findingDetail.lastChange',
    defaultMessage: 'last change {time}',
    description: 'Beside the heading of the form; time such as “today, 09:40” or “2 hours ago”',
  }),
  analysis: decisionMessages.analysis,
  justificationMissing: defineMessage({
    id: 'findingDetail.justificationMissing',
    defaultMessage: 'Justification is missing',
    description: 'Warning below the fields of a decision that says “Not affected” without a justification',
  }),
  justification: decisionMessages.justification,
  justificationOnly: defineMessage({
    id: 'findingDetail.justificationOnly',
    defaultMessage: 'Only for “Not affected”',
    description: 'In the disabled choice of a justification',
  }),
  response: decisionMessages.response,
  details: decisionMessages.details,
  detailsHint: defineMessage({
    id: 'findingDetail.detailsHint',
    defaultMessage: 'Goes into the VEX',
    description: 'Below the details: they become part of an exported VEX document',
  }),
  loading: statesMessages.loading,
  comment: decisionMessages.comment,
  commentPlaceholder: decisionMessages.commentPlaceholder,
  applyElsewhere: decisionMessages.applyElsewhere,
  nothingToApply: defineMessage({
    id: 'findingDetail.nothingToApply',
    defaultMessage: 'Nothing is decided yet.',
    description: 'Why decision.applyElsewhere cannot be used: the finding has no decision',
  }),
  saveBeforeApply: defineMessage({
    id: 'findingDetail.saveBeforeApply',
    defaultMessage: 'Save the decision first, or discard what you typed.',
    description: 'Why decision.applyElsewhere cannot be used: the form has changes',
  }),
  suppress: decisionMessages.suppress,
  save: formMessages.save,
  saving: formMessages.saving,
  saved: formMessages.saved,
  detailsKept: defineMessage({
    id: 'findingDetail.detailsKept',
    defaultMessage: 'Saved, but the details stay: the server replaces them, but it does not remove them.',
    description: 'Above the button after the form was saved with emptied details, which stand there again',
  }),
  closedNotSaved: defineMessage<{ readonly vulnerability: string }>({
    id: 'findingDetail.closedNotSaved',
    defaultMessage: '{vulnerability} not saved',
    description: 'Title of a notice: a decision was refused after its row was closed; the reason follows',
  }),
  closedDecidedMeanwhile: defineMessage({
    id: 'findingDetail.closedDecidedMeanwhile',
    defaultMessage:
      'Somebody else has decided meanwhile. Open the finding to see it: what you typed is still there.',
    description: 'Reason below findingDetail.closedNotSaved',
  }),
  discard: dialogMessages.discard,
  unprintable: decisionMessages.unprintable,
  notSaved: defineMessage({
    id: 'findingDetail.notSaved',
    defaultMessage: 'Not saved. What you typed is still here.',
    description: 'Above the form after saving failed; the reason follows',
  }),
  decidedMeanwhile: defineMessage({
    id: 'findingDetail.decidedMeanwhile',
    defaultMessage:
      'Not saved: somebody else has decided meanwhile. See the trail below; what you typed is still here. Save again to decide over it.',
    description: 'Above the form',
  }),
  readOnly: defineMessage({
    id: 'findingDetail.readOnly',
    defaultMessage: 'You need “Audit vulnerabilities” to change this.',
    description: 'Below the decision of a finding for who may only read; the permission by its label',
  }),
  trailFailed: defineMessage({
    id: 'findingDetail.trailFailed',
    defaultMessage: 'The decision could not be loaded.',
    description: 'In the place of the form',
  }),
  retry: statesMessages.retry,
};
