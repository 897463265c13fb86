import { msg } from '../../../i18n/msg.js';
import { messages as figuresMessages } from '../../../entities/project/PortfolioFigures.messages.js';
import { messages as trendsMessages } from '../../../entities/project/trends/trends.messages.js';
import * as projectPlace from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  title: figuresMessages.figures,
  recalculated: msg('portfolioDashboard.recalculated', 'The portfolio was measured again', 'Notice'),
  recalculateFailed: msg('portfolioDashboard.recalculateFailed', 'The portfolio was not measured again', 'Notice; the reason follows'),
  failed: msg('portfolioDashboard.failed', 'The figures of the portfolio could not be loaded', 'Title in the place of the dashboard; the reason follows'),
  forbidden: msg('portfolioDashboard.forbidden', 'You may not see the portfolio', 'Title in the place of the dashboard'),
  none: trendsMessages.none,
  noneAdvice: msg('portfolioDashboard.noneAdvice', 'Figures appear here once a project has a BOM. Create a project and upload its BOM, or let your build do it.', 'Below trends.none'),
  notCalculated: trendsMessages.notCalculated,
  notCalculatedAdvice: msg('portfolioDashboard.notCalculatedAdvice', 'The server calculates the metrics of the portfolio at least once an hour.', 'Below trends.notCalculated'),
  toProjects: projectPlace.toProjects,
  byRisk: msg('portfolioDashboard.byRisk', 'Projects by risk', 'Title of a list of the projects with the highest risk scores'),
  imported: msg('portfolioDashboard.imported', 'Imported last', 'Title of a list of the projects whose BOM was imported last'),
  allProjects: msg('portfolioDashboard.allProjects', 'All projects', 'Link to the list of projects, sorted in the same way'),
  noProjects: msg('portfolioDashboard.noProjects', 'There are no projects yet.', 'In the place of a list of projects'),
  projectsFailed: msg('portfolioDashboard.projectsFailed', 'The projects could not be loaded', 'In the place of a list of projects'),
};
