import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { VectorError } from '../../../../src/domain/scores/VectorError.js';
import { vectorErrorText } from '../../../../src/entities/score/vectorErrorText.js';

const intl = createIntl({ locale: 'en' });
const LONG = 'x'.repeat(10_000);
const QUOTED = `${'x'.repeat(99)}…`;

it.each([
  ['malformed', { part: LONG }, `“${QUOTED}” is not in the form METRIC:VALUE.`],
  ['unknownMetric', { part: LONG, metric: LONG }, `“${QUOTED}”: CVSS v3.1 has no metric ${QUOTED}.`],
] as const)('quotes only the start of a long part that is %s', (problem, details, text) => {
  const error = new VectorError(problem, details);

  expect(vectorErrorText(intl, error, (metric) => metric, 'CVSS v3.1')).toBe(text);
});
