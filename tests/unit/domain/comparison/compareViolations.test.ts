import { describe, expect, it } from 'vitest';
import { compareViolations } from '../../../../src/domain/comparison/compareViolations.js';
import { allAtOnce } from '../../../../src/domain/slices.js';
import type { PolicyViolation } from '../../../../src/schema/violation.js';

const PAIR = [{ before: { uuid: 'old' }, after: { uuid: 'new' } }];

function aViolation(uuid: string, component: string, condition: string | undefined): PolicyViolation {
  return {
    uuid,
    component: { uuid: component, name: 'lib' },
    policyCondition: {
      uuid: condition,
      subject: 'LICENSE',
      operator: 'IS',
      value: 'x',
      policy: { name: 'p' },
    },
  };
}

function told(before: readonly PolicyViolation[], after: readonly PolicyViolation[]) {
  return allAtOnce(compareViolations(PAIR, before, after)).map(
    (row) => `${row.before?.uuid ?? '-'} ${row.after?.uuid ?? '-'} ${row.outcome}`,
  );
}

describe('compareViolations', () => {
  it('pairs the same condition on the same component', () => {
    expect(
      told(
        [aViolation('1', 'old', 'a'), aViolation('2', 'old', 'b'), aViolation('3', 'gone', 'a')],
        [aViolation('4', 'new', 'a'), aViolation('5', 'new', 'c'), aViolation('6', 'added', 'a')],
      ),
    ).toEqual(['1 4 stayed', '2 - went', '3 - went', '- 5 came', '- 6 came']);
  });

  it('knows a condition without a UUID by its content', () => {
    expect(told([aViolation('1', 'old', undefined)], [aViolation('2', 'new', undefined)])).toEqual([
      '1 2 stayed',
    ]);
  });

  it('lists each of several violations of one condition', () => {
    expect(
      told([aViolation('1', 'old', 'a')], [aViolation('2', 'new', 'a'), aViolation('3', 'new', 'a')]),
    ).toEqual(['1 2 stayed', '- 3 came']);
  });
});
