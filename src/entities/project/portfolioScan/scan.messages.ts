import { defineMessage } from 'react-intl';
import * as actions from '../../../ui/controls/actions.messages.js';
import { messages as states } from '../../../ui/layout/states.messages.js';

/** What scans of the portfolio say, whatever they look for. */
export const messages = {
  stop: actions.stop,
  retry: states.retry,
  inactive: defineMessage({
    id: 'portfolioScan.inactive',
    defaultMessage: 'Also inactive projects',
    description: 'Switch: a scan of the portfolio looks at projects that are no longer active, too',
  }),
  restart: defineMessage({
    id: 'portfolioScan.restart',
    defaultMessage: 'Look again',
    description: 'Button that begins a scan of the portfolio once more, from the first project on',
  }),
  finding: defineMessage({
    id: 'portfolioScan.finding',
    defaultMessage: 'Finding the projects…',
    description: 'While a scan of the portfolio asks for the list of projects',
  }),
  found: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'portfolioScan.found',
    defaultMessage: '{done, number} of {total, number} projects found',
    description: 'While a scan of the portfolio asks for a long list of projects',
  }),
  looked: defineMessage<{ readonly looked: number; readonly total: number }>({
    id: 'portfolioScan.looked',
    defaultMessage: '{looked, number} of {total, plural, one {# project} other {# projects}} looked at',
    description: 'How far a scan of the portfolio is: 412 of 5,000 projects looked at',
  }),
  noProjects: defineMessage({
    id: 'portfolioScan.noProjects',
    defaultMessage: 'There is no project to look at',
    description: 'Instead of a result: no project fits what was chosen',
  }),
  noHitsYet: defineMessage({
    id: 'portfolioScan.noHitsYet',
    defaultMessage: 'No hits so far',
    description: 'Result of a scan of the portfolio that is still running or was stopped, in bold',
  }),
  among: defineMessage<{ readonly components: number; readonly projects: number }>({
    id: 'portfolioScan.among',
    defaultMessage:
      'of {components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}} that were looked at',
    description: 'Behind the number of hits, such as dryRun.hits or portfolioScan.noHitsYet',
  }),
  waiting: defineMessage({
    id: 'portfolioScan.waiting',
    defaultMessage: 'The search has paused',
    description: 'Title of a note: the session ended or the connection broke; the reason follows',
  }),
  continue: defineMessage({
    id: 'portfolioScan.continue',
    defaultMessage: 'Go on',
    description: 'Button that goes on with a scan of the portfolio which paused or was stopped',
  }),
  stopped: defineMessage<{ readonly left: number }>({
    id: 'portfolioScan.stopped',
    defaultMessage: '{left, plural, one {# project was} other {# projects were}} not looked at.',
    description: 'Behind portfolioScan.stoppedTitle',
  }),
  stoppedTitle: defineMessage({
    id: 'portfolioScan.stoppedTitle',
    defaultMessage: 'Stopped.',
    description: 'Title of a note: the user stopped a scan of the portfolio',
  }),
  notBegun: defineMessage({
    id: 'portfolioScan.notBegun',
    defaultMessage: 'The search could not begin.',
    description: 'Title of a note; the reason follows',
  }),
  failed: defineMessage<{ readonly count: number }>({
    id: 'portfolioScan.failed',
    defaultMessage:
      '{count, plural, one {# project could not be read.} other {# projects could not be read.}}',
    description: 'Title of a note; the projects follow, each with the reason',
  }),
  failedOne: defineMessage<{ readonly project: string; readonly reason: string }>({
    id: 'portfolioScan.failedOne',
    defaultMessage: '{project}: {reason}',
    description: 'One of the projects of portfolioScan.failed; reason is a sentence',
  }),
  others: defineMessage<{ readonly count: number }>({
    id: 'portfolioScan.others',
    defaultMessage: '{count, plural, one {and # other} other {and # others}}',
    description: 'Last line of a list of projects that is cut',
  }),
  hidden: defineMessage<{ readonly count: number }>({
    id: 'portfolioScan.hidden',
    defaultMessage:
      '{count, plural, one {# project that you may not see was not looked at:} other {# projects that you may not see were not looked at:}}',
    description: 'Title of a note; the names of the projects follow',
  }),
  gone: defineMessage<{ readonly count: number }>({
    id: 'portfolioScan.gone',
    defaultMessage: '{count, plural, one {# project is gone:} other {# projects are gone:}}',
    description: 'Title of a note: projects that were deleted meanwhile; their names follow',
  }),
  inactiveLeft: defineMessage<{ readonly count: number }>({
    id: 'portfolioScan.inactiveLeft',
    defaultMessage:
      '{count, plural, one {# inactive project is left out.} other {# inactive projects are left out.}}',
    description: 'Note below the result of a scan of the portfolio',
  }),
  cut: defineMessage<{ readonly listed: number; readonly total: number }>({
    id: 'portfolioScan.cut',
    defaultMessage:
      'The first {listed, number} of {total, number} hits are listed; the numbers by project are complete.',
    description: 'Note above a list of hits that is cut',
  }),
};
