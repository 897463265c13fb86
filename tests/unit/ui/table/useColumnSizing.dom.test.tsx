import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TableColumn, TableLayout } from '../../../../src/ui/table/interfaces.js';
import { useColumnSizing } from '../../../../src/ui/table/useColumnSizing.js';

const columns: TableColumn<unknown>[] = [
  { id: 'name', header: 'Name', width: 100, minWidth: 60, cell: () => null },
  { id: 'size', header: 'Size', width: 80, cell: () => null },
  { id: 'note', header: 'Note', width: 80, isHiddenByDefault: true, cell: () => null },
];
const name: TableColumn<never> = columns[0]!;
const lead = { hasSelection: false, hasExpander: false };

function sizing(onChange?: (layout: TableLayout) => void) {
  const element = document.createElement('table');
  const table = { current: element };
  const { result, rerender } = renderHook(
    ({ value }: { value: TableLayout }) => useColumnSizing(table, columns, { value, onChange }, lead),
    { initialProps: { value: {} } },
  );
  const shown = () => element.style.getPropertyValue('--bd-columns');
  return { now: () => result.current, shown, lay: (value: TableLayout) => rerender({ value }) };
}

it('changes nothing where widths and order are fixed', () => {
  expect(sizing().now().change).toBeUndefined();
});

it('shows a width while it is dragged, within what the column can have, until the table is drawn with it', () => {
  const onChange = vi.fn();
  const { now, shown, lay } = sizing(onChange);
  const { change, placed } = now();

  change!.show(placed[0]!, 130);
  expect(shown()).toBe('130px 80px minmax(0, 1fr)');
  change!.show(placed[0]!, 10);
  expect(shown()).toBe('60px 80px minmax(0, 1fr)');
  expect(onChange).not.toHaveBeenCalled();
  lay({ widths: { name: 130 } });

  expect(shown()).toBe('');
  expect(now().css).toContain('minmax(60px, 130px) 80px');
});

it('tells the layout after a column was sized, given back its own width, or moved', () => {
  const onChange = vi.fn();
  const { now } = sizing(onChange);

  now().change!.resize(name, 130.4);
  now().change!.resize(name, undefined);
  now().change!.move(name, 1);

  expect(onChange.mock.calls).toEqual([
    [{ widths: { name: 130 } }],
    [{ widths: {} }],
    [{ order: ['size', 'name', 'note'] }],
  ]);
});

it('moves a column past one that is hidden in one step, and not beyond the last', () => {
  const onChange = vi.fn();
  const { now, lay } = sizing(onChange);
  lay({ order: ['name', 'note', 'size'] });

  now().change!.move(name, 1);
  now().change!.move(name, -1);
  now().change!.move(name, 2);

  expect(onChange.mock.calls).toEqual([[{ order: ['note', 'size', 'name'] }]]);
});

it('keeps columns and styles the same while the layout is', () => {
  const { now, lay } = sizing();
  const layout = { order: ['size'] };
  lay(layout);
  const before = now();

  lay(layout);

  expect(now().placed).toBe(before.placed);
  expect(now().css).toBe(before.css);
});
