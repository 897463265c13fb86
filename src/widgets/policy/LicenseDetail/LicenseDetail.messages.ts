import { msg } from '../../../i18n/msg.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  overview: subjectMessages.overview,
  licenseText: licenseMessages.text,
  template: licenseMessages.template,
  header: licenseMessages.header,
  osiApproved: licenseMessages.osiApproved,
  fsfLibre: licenseMessages.fsfLibre,
  deprecated: licenseMessages.deprecated,
  groups: licenseMessages.groups,
  comments: licenseMessages.comments,
  seeAlso: licenseMessages.seeAlso,
  tabs: msg('licenseDetail.tabs', 'License sections', 'Screen-reader name of the tabs'),
  custom: msg('licenseDetail.custom', 'Custom license', 'Badge beside the name of a license that was added to this server, at most 14 characters'),
  facts: msg('licenseDetail.facts', 'About this license', 'Heading of comments and links'),
  noFacts: msg('licenseDetail.noFacts', 'No comments or links.', 'Below the heading licenseDetail.facts'),
  noGroups: msg('licenseDetail.noGroups', 'Not in any group.', 'Shown when a license is in no license group'),
  uses: subjectMessages.uses,
  noText: msg('licenseDetail.noText', 'This license has no text', 'On the tab license.text: the server has no text of the license'),
  noTemplate: msg('licenseDetail.noTemplate', 'This license has no template', 'On the tab license.template'),
  noHeader: msg('licenseDetail.noHeader', 'This license has no source header', 'On the tab license.header'),
  failed: msg('licenseDetail.failed', 'Could not load the license', 'Title of an error shown instead of a license'),
  forbidden,
  notFound: msg<{ licenseId: string }>('licenseDetail.notFound', 'License {licenseId} not found', 'Title of an error shown instead of a license. licenseId is the identifier in the URL'),
  notFoundAdvice: msg('licenseDetail.notFoundAdvice', 'It may have been deleted or misspelled. IDs are case-sensitive.', 'Text below the title licenseDetail.notFound'),
  toList: msg('licenseDetail.toList', 'All licenses', 'Link to the list of licenses'),
  remove: licenseMessages.deleteLicense,
};
