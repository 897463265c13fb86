import { describe, expect, it } from 'vitest';
import { countUnjustified } from '../../../../src/domain/vex/countUnjustified.js';

const vex = (...analyses: unknown[]) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    vulnerabilities: analyses.map((analysis, index) => ({ id: `CVE-2026-${index}`, analysis })),
  });

describe('countUnjustified', () => {
  it.each<[about: string, text: string, count: number]>([
    [
      '“Not affected” without a reason',
      vex({ state: 'not_affected' }, { state: 'not_affected', detail: 'x' }),
      2,
    ],
    ['an empty reason', vex({ state: 'not_affected', justification: ' ' }), 1],
    ['a reason that is no text', vex({ state: 'not_affected', justification: null }), 1],
    ['a reason that is not set', vex({ state: 'NOT_AFFECTED', justification: 'NOT_SET' }), 1],
    ['a reason', vex({ state: 'not_affected', justification: 'code_not_present' }), 0],
    ['other states', vex({ state: 'exploitable' }, { state: 'false_positive' }, { state: 'resolved' }), 0],
    ['no decision', vex(undefined, {}, null, 'not_affected'), 0],
    ['no vulnerabilities', '{"bomFormat":"CycloneDX"}', 0],
    ['something else', '[{"analysis":{"state":"not_affected"}}]', 0],
    ['what is not JSON', 'Out of paper.', 0],
    ['nothing', '', 0],
  ])('of a document with %s', (_, text, count) => {
    expect(countUnjustified(text)).toBe(count);
  });
});
