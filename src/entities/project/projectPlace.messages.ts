/** What the parts of a project page say where there is nothing to show. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const notFound = defineMessage({
  id: 'projectPlace.notFound',
  defaultMessage: 'This project does not exist, or you may not see it',
  description:
    'Title instead of a project page or a part of it; servers do not always tell which of both it is',
});

export const notFoundAdvice = defineMessage({
  id: 'projectPlace.notFoundAdvice',
  defaultMessage: 'It may have been deleted. If somebody gave you the link, ask them for access.',
  description: 'Below projectPlace.notFound',
});

export const failed = defineMessage({
  id: 'projectPlace.failed',
  defaultMessage: 'The project could not be loaded',
  description: 'Title instead of a project page or a part of it, before the reason',
});

export const toProjects = defineMessage({
  id: 'projectPlace.toProjects',
  defaultMessage: 'To the projects',
  description: 'Link to the list of projects, where there is no project to show',
});

export const forbidden = defineMessage({
  id: 'projectPlace.forbidden',
  defaultMessage: 'You may not see projects',
  description: 'Title instead of projects or a project page, without the permission VIEW_PORTFOLIO',
});

export const noComponents = defineMessage({
  id: 'projectPlace.noComponents',
  defaultMessage: 'No components yet',
  description: 'Title instead of the components or the graph of a project that has none',
});

export const noComponentMatches = defineMessage({
  id: 'projectPlace.noComponentMatches',
  defaultMessage: 'No component matches',
  description: 'Title instead of the components of a project when search and switches leave none',
});

export const uploadBom = defineMessage({
  id: 'projectPlace.uploadBom',
  defaultMessage: 'Upload BOM…',
  description: 'Button that opens the dialog to upload a BOM',
});
