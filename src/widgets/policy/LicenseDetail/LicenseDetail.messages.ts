import { defineMessage } from 'react-intl';
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
  tabs: defineMessage({
    id: 'licenseDetail.tabs',
    defaultMessage: 'Parts of the license',
    description: 'Name of the tabs, for screen readers',
  }),
  custom: defineMessage({
    id: 'licenseDetail.custom',
    defaultMessage: 'Custom license',
    description: 'Badge beside the name of a license that was added to this server',
  }),
  facts: defineMessage({
    id: 'licenseDetail.facts',
    defaultMessage: 'About this license',
    description: 'Heading of comments and links',
  }),
  noFacts: defineMessage({
    id: 'licenseDetail.noFacts',
    defaultMessage: 'There are no comments and no links.',
    description: 'Below licenseDetail.facts',
  }),
  noGroups: defineMessage({
    id: 'licenseDetail.noGroups',
    defaultMessage: 'It is in no group.',
    description: 'In the place of the names of groups of licenses',
  }),
  uses: defineMessage({
    id: 'licenseDetail.uses',
    defaultMessage: 'Where it counts',
    description: 'Heading: groups that the license is in, and policies that name it',
  }),
  noText: defineMessage({
    id: 'licenseDetail.noText',
    defaultMessage: 'The text of this license is not on the server',
    description: 'On the tab license.text',
  }),
  noTemplate: defineMessage({
    id: 'licenseDetail.noTemplate',
    defaultMessage: 'This license has no template',
    description: 'On the tab license.template',
  }),
  noHeader: defineMessage({
    id: 'licenseDetail.noHeader',
    defaultMessage: 'This license has no header for source files',
    description: 'On the tab license.header',
  }),
  failed: defineMessage({
    id: 'licenseDetail.failed',
    defaultMessage: 'The license could not be loaded',
    description: 'Title in the place of a license',
  }),
  forbidden: defineMessage({
    id: 'licenseDetail.forbidden',
    defaultMessage: 'You may not see this license',
    description: 'Title in the place of a license without the permission',
  }),
  notFound: defineMessage<{ readonly licenseId: string }>({
    id: 'licenseDetail.notFound',
    defaultMessage: 'This server knows no license {licenseId}',
    description: 'Title in the place of a license; licenseId is the identifier of the address',
  }),
  notFoundAdvice: defineMessage({
    id: 'licenseDetail.notFoundAdvice',
    defaultMessage: 'It was deleted, or is spelled in another way: small and large letters differ.',
    description: 'Below licenseDetail.notFound',
  }),
  toList: defineMessage({
    id: 'licenseDetail.toList',
    defaultMessage: 'All licenses',
    description: 'Link to the list of licenses',
  }),
  remove: defineMessage({
    id: 'licenseDetail.remove',
    defaultMessage: 'Delete license…',
    description: 'Button that asks whether a custom license is to be deleted',
  }),
};
