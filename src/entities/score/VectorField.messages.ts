import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { scoreBoxesMessages } from './scoreBoxes.messages.js';

/** Words around a vector of a score that people type or paste. */
export const messages = {
  vector: scoreBoxesMessages.vector,
  copy: actionMessages.copy,
  copied: actionMessages.copied,
  copyFailed: msg('vector.copyFailed', 'Could not copy. Select the text and copy it manually.', 'Error below a vector that could not be copied to the clipboard'),
  malformed: msg<{ part: string }>('vector.malformed', '“{part}” is not in the form METRIC:VALUE.', 'Error below a vector; {part} is the incorrect piece between two slashes'),
  malformedEmpty: msg('vector.malformedEmpty', 'There is an extra slash.', 'Error below a vector such as AV:N//AC:L or AV:N/, which has nothing between two slashes or after the last one'),
  unknownMetric: msg<{ part: string; metric: string; standard: string }>(
    'vector.unknownMetric',
    '“{part}”: {standard} has no metric {metric}.',
    'Error below a vector; {part} is the incorrect piece, {metric} its abbreviation, {standard} such as CVSS v3.1',
  ),
  unknownValue: msg<{ part: string; name: string; expected: string }>(
    'vector.unknownValue',
    '“{part}”: {name} must be {expected}.',
    'Error below a vector; {part} is the incorrect piece, {name} the metric, {expected} a list of values such as “N, A, or L”',
  ),
  repeatedMetric: msg<{ part: string; name: string }>('vector.repeatedMetric', '“{part}”: {name} appears more than once.', 'Error below a vector; {part} is the piece that appears again, {name} the metric'),
  missingMetric: msg<{ name: string }>('vector.missingMetric', '{name} is missing.', 'Error below a vector; {name} is the missing metric'),
  version: msg<{ part: string; expected: string }>(
    'vector.version',
    '“{part}” is not a known version. Start with {expected}, or with no prefix for v2.',
    'Error below a CVSS vector; {part} is its start, {expected} a list such as CVSS:3.0, CVSS:3.1, or CVSS:4.0',
  ),
  empty: msg('vector.empty', 'Enter a vector.', 'Error below a required field for a vector'),
};
