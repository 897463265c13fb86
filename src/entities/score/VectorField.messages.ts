import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { scoreBoxesMessages } from './scoreBoxes.messages.js';

/** Words around a vector of a score that people type or paste. */
export const messages = {
  vector: scoreBoxesMessages.vector,
  copy: actionMessages.copy,
  copied: actionMessages.copied,
  copyFailed: msg('vector.copyFailed', 'The browser did not let it be copied. Select the text and copy it.', 'Below a vector that could not be put on the clipboard'),
  malformed: msg<{ part: string }>('vector.malformed', '“{part}” is not of the form METRIC:VALUE.', 'Below a vector; part is the piece between two slashes that is wrong'),
  malformedEmpty: msg('vector.malformedEmpty', 'There is a slash too many.', 'Below a vector such as AV:N//AC:L or AV:N/, with nothing between two slashes or after the last one'),
  unknownMetric: msg<{ part: string; metric: string; standard: string }>(
    'vector.unknownMetric',
    '“{part}”: {standard} has nothing called {metric}.',
    'Below a vector; part is the piece that is wrong, metric the abbreviation in it, standard such as CVSS v3.1',
  ),
  unknownValue: msg<{ part: string; name: string; expected: string }>(
    'vector.unknownValue',
    '“{part}”: {name} can be {expected}.',
    'Below a vector; part is the piece that is wrong, name that of the metric, expected a list of values: N, A or L',
  ),
  repeatedMetric: msg<{ part: string; name: string }>('vector.repeatedMetric', '“{part}”: {name} has been given before.', 'Below a vector; part is the piece that stands there once more, name that of the metric'),
  missingMetric: msg<{ name: string }>('vector.missingMetric', '{name} is missing.', 'Below a vector; name is that of the metric that is not there'),
  version: msg<{ part: string; expected: string }>(
    'vector.version',
    '“{part}” is no version that is known. A vector begins with {expected}, or without any of these in v2.',
    'Below a CVSS vector; part is how it begins, expected a list such as CVSS:3.0, CVSS:3.1 or CVSS:4.0',
  ),
  empty: msg('vector.empty', 'There is no vector yet.', 'Below a field for a vector that has to be there'),
};
