/** Texts about projects and their contents that several widgets share. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';
export const knownVulnerabilities = msg<{ count: number }>(
  'subject.knownVulnerabilities',
  '{count, plural, =0 {No known vulnerabilities} one {# known vulnerability} other {# known vulnerabilities}}',
  'Above a list: its number of vulnerabilities',
);
export const noProjects = msg('subject.noProjects', 'No projects yet', 'Title of an empty list of projects');
export const searchProjects = msg('subject.searchProjects', 'Search projects', 'Label and placeholder of a search field, at most 36 characters');
export const bomProcessed = msg('bomUpload.imported', 'BOM processed', 'Title after a BOM was imported');
export const vexProcessed = msg('vexUpload.processed', 'VEX processed', 'Title of the dialog after a VEX was processed');
export const vulnerabilityCount = msg<{ count: number }>(
  'bomUpload.findings',
  '{count, plural, =0 {No vulnerabilities} one {# vulnerability} other {# vulnerabilities}}',
  'Result of an import: number of vulnerabilities in the project; aliases count once for each component',
);
export const addComponent = msg('componentEditor.create', 'Add component', 'Button that opens the form of a new component, title of the form, and its submit button. At most 20 characters');
export const portfolio = msg('portfolioFigures.figures', 'Portfolio', 'Screen-reader name of the row of metrics above the list');
export const versionMissing = msg('projectCopy.versionMissing', 'Enter a version, such as 2.1.0.', 'Error below the field for the new version');
export const thisProject = msg('applyDecisions.thisProject', 'This project', 'After a disabled option: the project that the decision comes from');
export const addService = msg('serviceEditor.create', 'Add service', 'Button that opens the form of a new service, title of the form, and its submit button. At most 20 characters');
// Not shared: the permission is a noun in some languages.
export const uploadBoms = msg('bomUploadMany.title', 'Upload BOMs', 'Button that opens the dialog to upload many files, each to the project it names, and title of that dialog. At most 20 characters');
export const createProject = msg('projectEditor.create', 'Create project', 'Button that opens the form of a new project, title of the form, and its submit button. At most 20 characters');
export const createVulnerability = msg('vulnerabilityEditor.create', 'Create vulnerability', 'Button that opens the form of a new vulnerability, title of the form, and its submit button. At most 20 characters');
export const all = msg<{ count: number }>('portfolioText.all', 'All {count, number}', 'Link beside the title of a card to the complete list; {count} is its number of rows');
