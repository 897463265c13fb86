import { msg } from '../../../i18n/msg.js';
import { messages as referenceMessages } from '../../reference/referencesField.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import { messages as editorMessages } from '../form/projectForm.messages.js';
import * as projectStateMessages from '../projectState.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  title: msg<{ project: string }>('projectDetails.title', 'Details of {project}', 'Title of the dialog that shows a project to users who cannot edit it; {project} is the name and version of the project'),
  editTitle: msg<{ project: string }>('projectDetails.editTitle', 'Edit {project}', 'Title of the dialog that edits a project; {project} is the name and version of the project'),
  saved: msg<{ project: string }>('projectDetails.saved', '{project} saved', 'Notice; {project} is a name and version'),
  notSaved,
  delete: msg('projectDetails.delete', 'Delete project', 'Button that opens the question before deleting a project, and the button that confirms it; at most 20 characters'),
  deleteTitle: msg<{ project: string }>('projectDetails.deleteTitle', 'Delete {project}?', 'Confirmation title; {project} is the name and version'),
  deleted: msg<{ project: string }>('projectDetails.deleted', '{project} deleted', 'Notice; {project} is a name and version'),
  active: projectStateMessages.active,
  activeHint: msg('projectDetails.activeHint', 'Inactive projects are not counted. A project with active child projects cannot be deactivated.', 'Help below the switch projectState.active'),
  latest: projectStateMessages.latest,
  latestHint: msg('projectDetails.latestHint', 'Replaces the current latest version.', 'Help below the switch that makes a project the latest version of its name'),
  uuid: fieldMessages.uuid,
  uuidHint: msg('projectDetails.uuidHint', 'Identifies this version when a build uploads a BOM.', 'Help below the UUID of a project'),
  identity: editorMessages.identity,
  collection: msg('projectDetails.collection', 'Collection logic', 'Field label; chooses which child projects a project aggregates'),
  collectionHint: msg('projectDetails.collectionHint', 'A collection project cannot have its own BOM, components, or services.', 'Help below the field projectDetails.collection'),
  collectionTag: msg('projectDetails.collectionTag', 'Collection tag', 'Field label; a collection aggregates only projects with this tag'),
  noTag: msg('projectDetails.noTag', 'Enter a tag, or choose another collection logic.', 'Error below the field projectDetails.collectionTag'),
  bom: msg('projectDetails.bom', 'From the BOM', 'Button that shows the data the BOM gives about itself: authors, supplier, tools'),
  bomHint: msg('projectDetails.bomHint', 'Only a new BOM can change this.', 'Help below projectDetails.bom'),
  people: msg('projectDetails.people', 'Authors and publisher', 'Button that shows the fields for the authors and the publisher of a project'),
  author: identityMessages.author,
  authors: msg('projectDetails.authors', 'Authors', 'Label of the list of authors of a project'),
  publisher: identityMessages.publisher,
  supplier: identityMessages.supplier,
  manufacturer: msg('projectDetails.manufacturer', 'Manufacturer', 'Button that shows the fields for the organization that made a project'),
  organization: msg('projectDetails.organization', 'Organization', 'Field label; the name of a supplier or manufacturer'),
  urls: msg('projectDetails.urls', 'URLs', 'Label of the list of web addresses of a supplier or manufacturer'),
  contacts: fieldMessages.contacts,
  contactName: editorMessages.name,
  // Not shared: of someone who supplies a project, not of a user.
  email: msg('projectDetails.email', 'Email address', 'Table head in a list of people; at most 18 characters'),
  phone: fieldMessages.phone,
  url: referenceMessages.url,
};

/** The ways in which a project aggregates others, as servers name them. */
export const collectionMessages = {
  // Not shared: of a collection logic.
  NONE: msg('projectDetails.collection.none', 'None', 'Choice of projectDetails.collection: no collection project'),
  AGGREGATE_DIRECT_CHILDREN: msg('projectDetails.collection.children', 'Aggregate direct children', 'Choice of projectDetails.collection: all direct child projects'),
  AGGREGATE_DIRECT_CHILDREN_WITH_TAG: msg('projectDetails.collection.tagged', 'Aggregate direct children with a tag', 'Choice of projectDetails.collection: direct child projects with the tag of projectDetails.collectionTag'),
  AGGREGATE_LATEST_VERSION_CHILDREN: msg('projectDetails.collection.latest', 'Aggregate latest versions of direct children', 'Choice of projectDetails.collection: the latest version of each direct child project'),
};
