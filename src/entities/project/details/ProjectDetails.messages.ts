import { msg } from '../../../i18n/msg.js';
import { messages as referenceMessages } from '../../reference/referencesField.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import { messages as editorMessages } from '../form/projectForm.messages.js';
import * as projectStateMessages from '../projectState.messages.js';

export const messages = {
  title: msg<{ project: string }>('projectDetails.title', 'Details of {project}', 'Title of the dialog with all that is known of a project; project is its name and version'),
  saved: msg<{ project: string }>('projectDetails.saved', '{project} was saved', 'Notice; project is a name and a version'),
  notSaved: msg<{ reason: string }>('projectDetails.notSaved', 'The project was not saved. {reason}', 'Above the form after a failure; reason is one or two sentences'),
  delete: msg('projectDetails.delete', 'Delete project', 'Button that deletes a project after a question, and the one that answers it'),
  deleteTitle: msg<{ project: string }>('projectDetails.deleteTitle', 'Delete {project}?', 'Title of the question before a project is deleted; project is its name and version'),
  deleted: msg<{ project: string }>('projectDetails.deleted', '{project} was deleted', 'Notice; project is a name and a version'),
  active: projectStateMessages.active,
  activeHint: msg('projectDetails.activeHint', 'Inactive projects are not counted. One with active projects in it stays active.', 'Below the switch projectState.active'),
  latest: projectStateMessages.latest,
  latestHint: msg('projectDetails.latestHint', 'Takes it from the version that is the latest now.', 'Below the switch that makes a project the latest version of its name'),
  identity: editorMessages.identity,
  collection: msg('projectDetails.collection', 'Collection', 'Label of a choice: whether a project sums up others that belong to it, and which'),
  collectionHint: msg('projectDetails.collectionHint', 'A collection takes no BOM, component or service of its own; one that has some stays as it is.', 'Below projectDetails.collection'),
  collectionTag: msg('projectDetails.collectionTag', 'Tag of those that count', 'Label of a field: a collection sums up only projects with this tag'),
  noTag: msg('projectDetails.noTag', 'Name the tag, or choose another way to sum up.', 'Problem of the field projectDetails.collectionTag'),
  bom: msg('projectDetails.bom', 'From the BOM', 'Opens what the bill of materials of a project says of itself: who wrote and supplied it'),
  bomHint: msg('projectDetails.bomHint', 'What the last BOM says of itself. Only another BOM changes it.', 'Below projectDetails.bom'),
  people: msg('projectDetails.people', 'Authors and publisher', 'Opens fields that say who wrote and published a project'),
  author: identityMessages.author,
  authors: msg('projectDetails.authors', 'Authors', 'Label of a list of people who wrote a project'),
  publisher: identityMessages.publisher,
  supplier: identityMessages.supplier,
  manufacturer: msg('projectDetails.manufacturer', 'Manufacturer', 'Opens the fields of the organization that made a project'),
  organization: msg('projectDetails.organization', 'Organization', 'Label of the name of a supplier or manufacturer'),
  urls: msg('projectDetails.urls', 'Web addresses', 'Label of a list of addresses of a supplier or manufacturer'),
  contacts: fieldMessages.contacts,
  contactName: editorMessages.name,
  // Not shared: of somebody who supplies a project, not of a user.
  email: msg('projectDetails.email', 'E-mail address', 'Column of a list of people'),
  phone: fieldMessages.phone,
  url: referenceMessages.url,
};

/** How a project sums up others, by the words of servers. */
export const collectionMessages = {
  NONE: msg('projectDetails.collection.none', 'None, a project of its own', 'Choice of projectDetails.collection'),
  AGGREGATE_DIRECT_CHILDREN: msg('projectDetails.collection.children', 'Sums up all directly below it', 'Choice of projectDetails.collection: all projects directly below this one'),
  AGGREGATE_DIRECT_CHILDREN_WITH_TAG: msg('projectDetails.collection.tagged', 'Sums up those directly below it that have a tag', 'Choice of projectDetails.collection'),
  AGGREGATE_LATEST_VERSION_CHILDREN: msg('projectDetails.collection.latest', 'Sums up the latest version of each directly below it', 'Choice of projectDetails.collection'),
};
