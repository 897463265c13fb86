import { msg } from '../../../i18n/msg.js';
import * as actions from '../../../ui/controls/actions.messages.js';
import { messages as states } from '../../../ui/layout/states.messages.js';

/** What scans of the portfolio say, whatever they look for. */
export const messages = {
  stop: actions.stop,
  retry: states.retry,
  inactive: msg('portfolioScan.inactive', 'Also inactive projects', 'Switch: a scan of the portfolio looks at projects that are no longer active, too'),
  restart: msg('portfolioScan.restart', 'Look again', 'Button that begins a scan of the portfolio once more, from the first project on'),
  finding: msg('portfolioScan.finding', 'Finding the projects…', 'While a scan of the portfolio asks for the list of projects'),
  found: msg<{ done: number; total: number }>('portfolioScan.found', '{done, number} of {total, number} projects found', 'While a scan of the portfolio asks for a long list of projects'),
  looked: msg<{ looked: number; total: number }>('portfolioScan.looked', '{looked, number} of {total, plural, one {# project} other {# projects}} looked at', 'How far a scan of the portfolio is: 412 of 5,000 projects looked at'),
  noProjects: msg('portfolioScan.noProjects', 'There is no project to look at', 'Instead of a result: no project fits what was chosen'),
  noHitsYet: msg('portfolioScan.noHitsYet', 'No hits so far', 'Result of a scan of the portfolio that is still running or was stopped, in bold'),
  among: msg<{ components: number; projects: number }>(
    'portfolioScan.among',
    'of {components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}} that were looked at',
    'Behind the number of hits, such as dryRun.hits or portfolioScan.noHitsYet',
  ),
  waiting: msg('portfolioScan.waiting', 'The search has paused', 'Title of a note: the session ended or the connection broke; the reason follows'),
  continue: msg('portfolioScan.continue', 'Go on', 'Button that goes on with a scan of the portfolio which paused or was stopped'),
  stopped: msg<{ left: number }>('portfolioScan.stopped', '{left, plural, one {# project was} other {# projects were}} not looked at.', 'Behind portfolioScan.stoppedTitle'),
  stoppedTitle: msg('portfolioScan.stoppedTitle', 'Stopped.', 'Title of a note: the user stopped a scan of the portfolio'),
  notBegun: msg('portfolioScan.notBegun', 'The search could not begin.', 'Title of a note; the reason follows'),
  failed: msg<{ count: number }>('portfolioScan.failed', '{count, plural, one {# project could not be read.} other {# projects could not be read.}}', 'Title of a note; the projects follow, each with the reason'),
  failedOne: msg<{ project: string; reason: string }>('portfolioScan.failedOne', '{project}: {reason}', 'One of the projects of portfolioScan.failed; reason is a sentence'),
  others: msg<{ count: number }>('portfolioScan.others', '{count, plural, one {and # other} other {and # others}}', 'Last line of a list of projects that is cut'),
  hidden: msg<{ count: number }>(
    'portfolioScan.hidden',
    '{count, plural, one {# project that you may not see was not looked at:} other {# projects that you may not see were not looked at:}}',
    'Title of a note; the names of the projects follow',
  ),
  gone: msg<{ count: number }>('portfolioScan.gone', '{count, plural, one {# project is gone:} other {# projects are gone:}}', 'Title of a note: projects that were deleted meanwhile; their names follow'),
  inactiveLeft: msg<{ count: number }>('portfolioScan.inactiveLeft', '{count, plural, one {# inactive project is left out.} other {# inactive projects are left out.}}', 'Note below the result of a scan of the portfolio'),
  cut: msg<{ listed: number; total: number }>('portfolioScan.cut', 'The first {listed, number} of {total, number} hits are listed; the numbers by project are complete.', 'Note above a list of hits that is cut'),
};
