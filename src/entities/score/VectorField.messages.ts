import { defineMessage } from 'react-intl';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { scoreBoxesMessages } from './scoreBoxes.messages.js';

/** Words around a vector of a score that people type or paste. */
export const messages = {
  vector: scoreBoxesMessages.vector,
  copy: actionMessages.copy,
  copied: actionMessages.copied,
  copyFailed: defineMessage({
    id: 'vector.copyFailed',
    defaultMessage: 'The browser did not let it be copied. Select the text and copy it.',
    description: 'Below a vector that could not be put on the clipboard',
  }),
  malformed: defineMessage<{ readonly part: string }>({
    id: 'vector.malformed',
    defaultMessage: '“{part}” is not of the form METRIC:VALUE.',
    description: 'Below a vector; part is the piece between two slashes that is wrong',
  }),
  malformedEmpty: defineMessage({
    id: 'vector.malformedEmpty',
    defaultMessage: 'There is a slash too many.',
    description:
      'Below a vector such as AV:N//AC:L or AV:N/, with nothing between two slashes or after the last one',
  }),
  unknownMetric: defineMessage<{ readonly part: string; readonly metric: string; readonly standard: string }>(
    {
      id: 'vector.unknownMetric',
      defaultMessage: '“{part}”: {standard} has nothing called {metric}.',
      description:
        'Below a vector; part is the piece that is wrong, metric the abbreviation in it, standard such as CVSS v3.1',
    },
  ),
  unknownValue: defineMessage<{ readonly part: string; readonly name: string; readonly expected: string }>({
    id: 'vector.unknownValue',
    defaultMessage: '“{part}”: {name} can be {expected}.',
    description:
      'Below a vector; part is the piece that is wrong, name that of the metric, expected a list of values: N, A or L',
  }),
  repeatedMetric: defineMessage<{ readonly part: string; readonly name: string }>({
    id: 'vector.repeatedMetric',
    defaultMessage: '“{part}”: {name} has been given before.',
    description: 'Below a vector; part is the piece that stands there once more, name that of the metric',
  }),
  missingMetric: defineMessage<{ readonly name: string }>({
    id: 'vector.missingMetric',
    defaultMessage: '{name} is missing.',
    description: 'Below a vector; name is that of the metric that is not there',
  }),
  version: defineMessage<{ readonly part: string; readonly expected: string }>({
    id: 'vector.version',
    defaultMessage:
      '“{part}” is no version that is known. A vector begins with {expected}, or without any of these in v2.',
    description:
      'Below a CVSS vector; part is how it begins, expected a list such as CVSS:3.0, CVSS:3.1 or CVSS:4.0',
  }),
  empty: defineMessage({
    id: 'vector.empty',
    defaultMessage: 'There is no vector yet.',
    description: 'Below a field for a vector that has to be there',
  }),
};
