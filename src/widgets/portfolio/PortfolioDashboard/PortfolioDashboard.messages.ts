import { defineMessage } from 'react-intl';
import { messages as figuresMessages } from '../../../entities/project/PortfolioFigures.messages.js';
import { messages as trendsMessages } from '../../../entities/project/trends/trends.messages.js';
import * as projectPlace from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  title: figuresMessages.figures,
  recalculated: defineMessage({
    id: 'portfolioDashboard.recalculated',
    defaultMessage: 'The portfolio was measured again',
    description: 'Notice',
  }),
  recalculateFailed: defineMessage({
    id: 'portfolioDashboard.recalculateFailed',
    defaultMessage: 'The portfolio was not measured again',
    description: 'Notice; the reason follows',
  }),
  failed: defineMessage({
    id: 'portfolioDashboard.failed',
    defaultMessage: 'The figures of the portfolio could not be loaded',
    description: 'Title in the place of the dashboard; the reason follows',
  }),
  forbidden: defineMessage({
    id: 'portfolioDashboard.forbidden',
    defaultMessage: 'You may not see the portfolio',
    description: 'Title in the place of the dashboard',
  }),
  none: trendsMessages.none,
  noneAdvice: defineMessage({
    id: 'portfolioDashboard.noneAdvice',
    defaultMessage:
      'Figures appear here once a project has a BOM. Create a project and upload its BOM, or let your build do it.',
    description: 'Below trends.none',
  }),
  notCalculated: trendsMessages.notCalculated,
  notCalculatedAdvice: defineMessage({
    id: 'portfolioDashboard.notCalculatedAdvice',
    defaultMessage: 'The server calculates the metrics of the portfolio at least once an hour.',
    description: 'Below trends.notCalculated',
  }),
  toProjects: projectPlace.toProjects,
  byRisk: defineMessage({
    id: 'portfolioDashboard.byRisk',
    defaultMessage: 'Projects by risk',
    description: 'Title of a list of the projects with the highest risk scores',
  }),
  imported: defineMessage({
    id: 'portfolioDashboard.imported',
    defaultMessage: 'Imported last',
    description: 'Title of a list of the projects whose BOM was imported last',
  }),
  allProjects: defineMessage({
    id: 'portfolioDashboard.allProjects',
    defaultMessage: 'All projects',
    description: 'Link to the list of projects, sorted in the same way',
  }),
  noProjects: defineMessage({
    id: 'portfolioDashboard.noProjects',
    defaultMessage: 'There are no projects yet.',
    description: 'In the place of a list of projects',
  }),
  projectsFailed: defineMessage({
    id: 'portfolioDashboard.projectsFailed',
    defaultMessage: 'The projects could not be loaded',
    description: 'In the place of a list of projects',
  }),
};
