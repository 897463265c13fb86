import { msg } from '../../../i18n/msg.js';
import { thisProject } from '../../../entities/project/portfolioText.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { searchByName } from '../../../ui/controls/actions.messages.js';
import { required } from '../../../ui/layout/outcome.messages.js';

export const anotherMessages = {
  title: msg('projectComparison.another.title', 'Compare with another project', 'Title of the dialog that finds a project to compare with'),
  compare: msg('projectComparison.another.compare', 'Compare projects', 'Button in the head of the comparison: opens that dialog; main button of the dialog. At most 20 characters'),
  project: subjectMessages.project,
  search: searchByName,
  missing: required,
  isItself: thisProject,
};
