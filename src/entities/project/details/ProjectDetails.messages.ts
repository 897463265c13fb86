import { defineMessage } from 'react-intl';
import { messages as referenceMessages } from '../../reference/referencesField.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import { messages as editorMessages } from '../form/projectForm.messages.js';
import * as projectStateMessages from '../projectState.messages.js';

export const messages = {
  title: defineMessage<{ readonly project: string }>({
    id: 'projectDetails.title',
    defaultMessage: 'Details of {project}',
    description: 'Title of the dialog with all that is known of a project; project is its name and version',
  }),
  saved: defineMessage<{ readonly project: string }>({
    id: 'projectDetails.saved',
    defaultMessage: '{project} was saved',
    description: 'Notice; project is a name and a version',
  }),
  notSaved: defineMessage<{ readonly reason: string }>({
    id: 'projectDetails.notSaved',
    defaultMessage: 'The project was not saved. {reason}',
    description: 'Above the form after a failure; reason is one or two sentences',
  }),
  delete: defineMessage({
    id: 'projectDetails.delete',
    defaultMessage: 'Delete project',
    description: 'Button that deletes a project after a question, and the one that answers it',
  }),
  deleteTitle: defineMessage<{ readonly project: string }>({
    id: 'projectDetails.deleteTitle',
    defaultMessage: 'Delete {project}?',
    description: 'Title of the question before a project is deleted; project is its name and version',
  }),
  deleted: defineMessage<{ readonly project: string }>({
    id: 'projectDetails.deleted',
    defaultMessage: '{project} was deleted',
    description: 'Notice; project is a name and a version',
  }),
  active: projectStateMessages.active,
  activeHint: defineMessage({
    id: 'projectDetails.activeHint',
    defaultMessage: 'Inactive projects are not counted. One with active projects in it stays active.',
    description: 'Below the switch projectState.active',
  }),
  latest: projectStateMessages.latest,
  latestHint: defineMessage({
    id: 'projectDetails.latestHint',
    defaultMessage: 'Takes it from the version that is the latest now.',
    description: 'Below the switch that makes a project the latest version of its name',
  }),
  identity: editorMessages.identity,
  collection: defineMessage({
    id: 'projectDetails.collection',
    defaultMessage: 'Collection',
    description: 'Label of a choice: whether a project sums up others that belong to it, and which',
  }),
  collectionHint: defineMessage({
    id: 'projectDetails.collectionHint',
    defaultMessage:
      'A collection takes no BOM, component or service of its own; one that has some stays as it is.',
    description: 'Below projectDetails.collection',
  }),
  collectionTag: defineMessage({
    id: 'projectDetails.collectionTag',
    defaultMessage: 'Tag of those that count',
    description: 'Label of a field: a collection sums up only projects with this tag',
  }),
  noTag: defineMessage({
    id: 'projectDetails.noTag',
    defaultMessage: 'Name the tag, or choose another way to sum up.',
    description: 'Problem of the field projectDetails.collectionTag',
  }),
  bom: defineMessage({
    id: 'projectDetails.bom',
    defaultMessage: 'From the BOM',
    description: 'Opens what the bill of materials of a project says of itself: who wrote and supplied it',
  }),
  bomHint: defineMessage({
    id: 'projectDetails.bomHint',
    defaultMessage: 'What the last BOM says of itself. Only another BOM changes it.',
    description: 'Below projectDetails.bom',
  }),
  people: defineMessage({
    id: 'projectDetails.people',
    defaultMessage: 'Authors and publisher',
    description: 'Opens fields that say who wrote and published a project',
  }),
  author: identityMessages.author,
  authors: defineMessage({
    id: 'projectDetails.authors',
    defaultMessage: 'Authors',
    description: 'Label of a list of people who wrote a project',
  }),
  publisher: identityMessages.publisher,
  supplier: identityMessages.supplier,
  manufacturer: defineMessage({
    id: 'projectDetails.manufacturer',
    defaultMessage: 'Manufacturer',
    description: 'Opens the fields of the organization that made a project',
  }),
  organization: defineMessage({
    id: 'projectDetails.organization',
    defaultMessage: 'Organization',
    description: 'Label of the name of a supplier or manufacturer',
  }),
  urls: defineMessage({
    id: 'projectDetails.urls',
    defaultMessage: 'Web addresses',
    description: 'Label of a list of addresses of a supplier or manufacturer',
  }),
  contacts: fieldMessages.contacts,
  contactName: editorMessages.name,
  // Not shared: of somebody who supplies a project, not of a user.
  email: defineMessage({
    id: 'projectDetails.email',
    defaultMessage: 'E-mail address',
    description: 'Column of a list of people',
  }),
  phone: fieldMessages.phone,
  url: referenceMessages.url,
};

/** How a project sums up others, by the words of servers. */
export const collectionMessages = {
  NONE: defineMessage({
    id: 'projectDetails.collection.none',
    defaultMessage: 'None, a project of its own',
    description: 'Choice of projectDetails.collection',
  }),
  AGGREGATE_DIRECT_CHILDREN: defineMessage({
    id: 'projectDetails.collection.children',
    defaultMessage: 'Sums up all directly below it',
    description: 'Choice of projectDetails.collection: all projects directly below this one',
  }),
  AGGREGATE_DIRECT_CHILDREN_WITH_TAG: defineMessage({
    id: 'projectDetails.collection.tagged',
    defaultMessage: 'Sums up those directly below it that have a tag',
    description: 'Choice of projectDetails.collection',
  }),
  AGGREGATE_LATEST_VERSION_CHILDREN: defineMessage({
    id: 'projectDetails.collection.latest',
    defaultMessage: 'Sums up the latest version of each directly below it',
    description: 'Choice of projectDetails.collection',
  }),
};
