import { describe, expect, it, vi } from 'vitest';
import type { FindingRow } from '../../../../../../src/domain/findings/FindingRow.js';
import {
  commandOfKey,
  type FindingCommands,
} from '../../../../../../src/widgets/project/ProjectFindings/list/findingCommands.js';
import type { FindingLine } from '../../../../../../src/entities/finding/FindingLine.js';

const finding = (state?: string, isSuppressed = false) => ({ state, isSuppressed }) as FindingRow;
const line = (lead: FindingRow, ...others: FindingRow[]) =>
  ({ finding: lead, others }) as unknown as FindingLine;

/**
 * Returns the destination of the key for the next unaudited finding, starting from a line: its place, or
 * `none`.
 */
function nextFrom(at: number, lines: readonly FindingLine[]): number | 'none' | undefined {
  const commands = {
    focusRow: vi.fn<(place: number) => void>(),
    sayAllDecided: vi.fn<() => void>(),
  };
  const place = {
    line: lines[at]!,
    at,
    lines: { count: lines.length, at: (each: number) => lines[each] },
    isOpen: false,
  };
  commandOfKey('n', commands as unknown as FindingCommands, place)?.();
  return commands.sayAllDecided.mock.calls.length > 0 ? 'none' : commands.focusRow.mock.calls[0]?.[0];
}

const decided = line(finding('NOT_AFFECTED'));
const dismissed = line(finding(undefined, true));
const open = line(finding());

describe('the next finding without a decision', () => {
  it('is below, past what is decided and what is suppressed', () => {
    expect(nextFrom(0, [open, decided, dismissed, open])).toBe(3);
  });

  it('is one of which another name is not decided', () => {
    expect(nextFrom(0, [decided, line(finding('RESOLVED'), finding('RESOLVED'), finding('NOT_SET'))])).toBe(
      1,
    );
  });

  it('is sought from the top again behind the last one', () => {
    expect(nextFrom(2, [decided, open, decided])).toBe(1);
  });

  it('is said not to be there', () => {
    expect(nextFrom(1, [decided, dismissed])).toBe('none');
  });
});
