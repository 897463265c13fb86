import { msg } from '../../../i18n/msg.js';
import * as actions from '../../../ui/controls/actions.messages.js';
import { messages as states } from '../../../ui/layout/states.messages.js';

/** The messages of portfolio scans, whatever they search for. */
export const messages = {
  stop: actions.stop,
  retry: states.retry,
  inactive: msg('portfolioScan.inactive', 'Include inactive projects', 'Switch for a portfolio scan; at most 40 characters'),
  restart: msg('portfolioScan.restart', 'Scan again', 'Button that starts a portfolio scan again from the first project; at most 20 characters'),
  finding: msg('portfolioScan.finding', 'Loading projects…', 'Progress while a portfolio scan loads the list of projects'),
  found: msg<{ done: number; total: number }>(
    'portfolioScan.found',
    '{done, number} of {total, number} projects loaded',
    'Progress while a portfolio scan loads a long list of projects; {done} is the number loaded, {total} the number of all',
  ),
  looked: msg<{ looked: number; total: number }>(
    'portfolioScan.looked',
    '{looked, number} of {total, plural, one {# project} other {# projects}} scanned',
    'Progress of a portfolio scan, such as “412 of 5,000 projects scanned”; {looked} is the number scanned, {total} of all',
  ),
  noProjects: msg('portfolioScan.noProjects', 'No projects to scan', 'Replaces the result when no project matches the settings'),
  noHitsYet: msg('portfolioScan.noHitsYet', 'No matches yet', 'Result of a portfolio scan that is running or was stopped; in bold'),
  among: msg<{ components: number; projects: number }>(
    'portfolioScan.among',
    'among {components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}}',
    'After the number of matches, such as dryRun.hits or portfolioScan.noHitsYet; both values count scanned things',
  ),
  waiting: msg('portfolioScan.waiting', 'Scan paused', 'Title of a note; the session ended or the connection broke, and the reason follows'),
  continue: actions.resume,
  stopped: msg<{ left: number }>('portfolioScan.stopped', '{left, plural, one {# project was} other {# projects were}} not scanned.', 'Text after portfolioScan.stoppedTitle; {left} is the number of projects not scanned'),
  stoppedTitle: msg('portfolioScan.stoppedTitle', 'Stopped', 'Title of a note after the user stopped a portfolio scan'),
  notBegun: msg('portfolioScan.notBegun', 'Could not start the scan', 'Title of a note; the reason follows'),
  failed: msg<{ count: number }>('portfolioScan.failed', '{count, plural, one {Could not read # project} other {Could not read # projects}}', 'Title of a note; {count} projects follow, each with its reason'),
  failedOne: msg<{ project: string; reason: string }>('portfolioScan.failedOne', '{project}: {reason}', 'One project in the list of portfolioScan.failed; {project} is its name and version, {reason} a sentence'),
  others: actions.andMore,
  hidden: msg<{ count: number }>('portfolioScan.hidden', '{count, plural, one {# project skipped (no access)} other {# projects skipped (no access)}}', 'Title of a note; the names of {count} projects follow'),
  gone: msg<{ count: number }>('portfolioScan.gone', '{count, plural, one {# project no longer exists} other {# projects no longer exist}}', 'Title of a note; the names of {count} deleted projects follow'),
  inactiveLeft: msg<{ count: number }>('portfolioScan.inactiveLeft', '{count, plural, one {# inactive project skipped.} other {# inactive projects skipped.}}', 'Note below the result of a portfolio scan'),
  cut: msg<{ listed: number; total: number }>(
    'portfolioScan.cut',
    'First {listed, number} of {total, number} matches. Counts by project are complete.',
    'Note above a shortened list of matches; {listed} is the number shown, {total} the number of all',
  ),
};
