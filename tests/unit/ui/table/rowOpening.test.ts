import { describe, expect, it, vi } from 'vitest';
import type { DataTableProps } from '../../../../src/ui/table/interfaces.js';
import { rowOpening } from '../../../../src/ui/table/rowOpening.js';

type Options = Omit<Parameters<typeof rowOpening<string>>[0], 'row'> &
  Pick<DataTableProps<string>['row'], 'onOpen'>;

const openingOf = ({ onOpen, ...props }: Options) =>
  rowOpening<string>({ row: { getId: (row) => row, getName: (row) => row, onOpen }, ...props });
const render = () => null;

describe('what opens in a table', () => {
  it('opens and closes the detail of a row, and leaves the others as they are', () => {
    const onOpenChange = vi.fn();
    const { opens, toggle, isOpen } = openingOf({
      detail: { openIds: new Set(['a', 'b']), onOpenChange, render },
    });

    expect(opens).toBe('detail');
    expect([isOpen('a'), isOpen('c')]).toEqual([true, false]);
    toggle('a');
    toggle('c');
    expect(onOpenChange.mock.calls).toEqual([
      [new Set(['b']), 'a'],
      [new Set(['a', 'b', 'c']), 'c'],
    ]);
  });

  it('closes a detail that is open, and nothing else', () => {
    const onOpenChange = vi.fn();
    const { closingOf } = openingOf({ detail: { openIds: new Set(['a']), onOpenChange, render } });

    expect(closingOf('b')).toBeUndefined();
    closingOf('a')!();
    expect(onOpenChange).toHaveBeenCalledWith(new Set(), 'a');
  });

  it('tells its owner about a row that has no detail', () => {
    const [onOpenChange, onOpen] = [vi.fn(), vi.fn()];
    const { toggle, isOpen } = openingOf({
      detail: { openIds: new Set(), onOpenChange, render, canOpen: (row) => row !== 'a' },
      onOpen,
    });

    toggle('a');

    expect(isOpen('a')).toBeUndefined();
    expect(onOpen).toHaveBeenCalledWith('a');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows the rows below a row, and tells its owner about one that has none', () => {
    const [onToggle, onOpen] = [vi.fn(), vi.fn()];
    const { opens, toggle } = openingOf({
      tree: { levelOf: () => 0, isOpen: (row) => (row === 'leaf' ? undefined : false), onToggle },
      onOpen,
    });

    toggle('branch');
    toggle('leaf');

    expect(opens).toBe('children');
    expect(onToggle.mock.calls).toEqual([['branch']]);
    expect(onOpen.mock.calls).toEqual([['leaf']]);
  });

  it('opens the detail where rows are nested too', () => {
    const { opens, isOpen } = openingOf({
      detail: { openIds: new Set(['a']), onOpenChange: vi.fn(), render },
      tree: { levelOf: () => 1 },
    });

    expect(opens).toBe('detail');
    expect(isOpen('a')).toBe(true);
  });

  it('has no arrow where a click only chooses a row', () => {
    const onOpen = vi.fn();
    const { opens, hasClick, toggle } = openingOf({ onOpen });

    toggle('a');

    expect(opens).toBeUndefined();
    expect(hasClick).toBe(true);
    expect(onOpen).toHaveBeenCalledWith('a');
  });

  it('does nothing in a table that only lists', () => {
    const { opens, hasClick, toggle } = openingOf({});

    expect([opens, hasClick]).toEqual([undefined, false]);
    expect(() => toggle('a')).not.toThrow();
  });
});
