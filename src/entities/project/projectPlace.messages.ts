/** What the parts of a project page say where there is nothing to show. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const notFound = msg('projectPlace.notFound', 'This project does not exist, or you may not see it', 'Title instead of a project page or a part of it; servers do not always tell which of both it is');

export const notFoundAdvice = msg('projectPlace.notFoundAdvice', 'It may have been deleted. If somebody gave you the link, ask them for access.', 'Below projectPlace.notFound');

export const failed = msg('projectPlace.failed', 'The project could not be loaded', 'Title instead of a project page or a part of it, before the reason');

export const toProjects = msg('projectPlace.toProjects', 'To the projects', 'Link to the list of projects, where there is no project to show');

export const forbidden = msg('projectPlace.forbidden', 'You may not see projects', 'Title instead of projects or a project page, without the permission VIEW_PORTFOLIO');

export const noComponents = msg('projectPlace.noComponents', 'No components yet', 'Title instead of the components or the graph of a project that has none');

export const noComponentMatches = msg('projectPlace.noComponentMatches', 'No component matches', 'Title instead of the components of a project when search and switches leave none');

export const uploadBom = msg('projectPlace.uploadBom', 'Upload BOM…', 'Button that opens the dialog to upload a BOM');
