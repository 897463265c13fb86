import {
  ProjectList,
  formatProjectListValue,
  parseProjectListValue,
  rememberedProjectListValue,
} from 'bomdeck/ProjectList';
import * as pageNames from '../shell/pageNames.messages.js';
import { listPage } from './listPage.js';

/** The list of projects. */
export const ProjectsPage = listPage({
  pageKey: 'projects',
  name: pageNames.projects,
  permission: 'VIEW_PORTFOLIO',
  List: ProjectList,
  parse: parseProjectListValue,
  format: formatProjectListValue,
  remembered: rememberedProjectListValue,
});
