import { msg } from '../../../i18n/msg.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';

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
  tabs: msg('licenseDetail.tabs', 'Parts of the license', 'Name of the tabs, for screen readers'),
  custom: msg('licenseDetail.custom', 'Custom license', 'Badge beside the name of a license that was added to this server'),
  facts: msg('licenseDetail.facts', 'About this license', 'Heading of comments and links'),
  noFacts: msg('licenseDetail.noFacts', 'There are no comments and no links.', 'Below licenseDetail.facts'),
  noGroups: msg('licenseDetail.noGroups', 'It is in no group.', 'In the place of the names of groups of licenses'),
  uses: msg('licenseDetail.uses', 'Where it counts', 'Heading: groups that the license is in, and policies that name it'),
  noText: msg('licenseDetail.noText', 'The text of this license is not on the server', 'On the tab license.text'),
  noTemplate: msg('licenseDetail.noTemplate', 'This license has no template', 'On the tab license.template'),
  noHeader: msg('licenseDetail.noHeader', 'This license has no header for source files', 'On the tab license.header'),
  failed: msg('licenseDetail.failed', 'The license could not be loaded', 'Title in the place of a license'),
  forbidden: msg('licenseDetail.forbidden', 'You may not see this license', 'Title in the place of a license without the permission'),
  notFound: msg<{ licenseId: string }>('licenseDetail.notFound', 'This server knows no license {licenseId}', 'Title in the place of a license; licenseId is the identifier of the address'),
  notFoundAdvice: msg('licenseDetail.notFoundAdvice', 'It was deleted, or is spelled in another way: small and large letters differ.', 'Below licenseDetail.notFound'),
  toList: msg('licenseDetail.toList', 'All licenses', 'Link to the list of licenses'),
  remove: msg('licenseDetail.remove', 'Delete license…', 'Button that asks whether a custom license is to be deleted'),
};
