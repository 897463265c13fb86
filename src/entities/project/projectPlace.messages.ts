/**
 * The messages of the parts of a project page that have nothing to show. Exported one by one so that a host
 * downloads only those in use.
 */
import { msg } from '../../i18n/msg.js';
import { forbidden as outcomeForbidden } from '../../ui/layout/outcome.messages.js';
import { noMatch } from '../../ui/layout/outcome.messages.js';

export const notFound = msg('projectPlace.notFound', 'Project not found', 'Title that replaces a project page or a part of it; the project does not exist or the user has no access');

export const notFoundAdvice = msg('projectPlace.notFoundAdvice', 'It may have been deleted, or you do not have access to it.', 'Text below projectPlace.notFound');

export const failed = msg('projectPlace.failed', 'Could not load the project', 'Title that replaces a project page or a part of it; the reason follows');

export const toProjects = msg('projectPlace.toProjects', 'Go to projects', 'Link to the list of projects when there is no project to show');

export const forbidden = outcomeForbidden;

export const noComponents = msg('projectPlace.noComponents', 'No components yet', 'Title that replaces the component list or the graph of a project without components');

export const noComponentMatches = noMatch;

export const uploadBom = msg('projectPlace.uploadBom', 'Upload BOM', 'Button that opens the dialog to upload a BOM; at most 20 characters');
