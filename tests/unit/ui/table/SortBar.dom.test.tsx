import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SortRule, TableColumn } from '../../../../src/ui/table/interfaces.js';
import { SortBar } from '../../../../src/ui/table/SortBar.js';

const columns: TableColumn<never>[] = [
  { id: 'name', header: 'Name', width: 80, cell: () => null },
  { id: 'score', header: 'Score', width: 80, isDescendingFirst: true, cell: () => null },
];

function aBar(rules: readonly SortRule[], some = columns) {
  const onChange = vi.fn();
  render(<SortBar columns={some} rules={rules} onChange={onChange} />);
  return { user: userEvent.setup(), onChange };
}

it('sorts by a column in its own first direction, and keeps what breaks its ties', async () => {
  const { user, onChange } = aBar([
    { id: 'name', isDescending: true },
    { id: 'age', isDescending: false },
  ]);

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Score');

  expect(onChange).toHaveBeenCalledWith([
    { id: 'score', isDescending: true },
    { id: 'age', isDescending: false },
  ]);
});

it('names a column once, also when it broke ties before', async () => {
  const { user, onChange } = aBar([
    { id: 'name', isDescending: true },
    { id: 'score', isDescending: false },
  ]);

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Score');

  expect(onChange).toHaveBeenCalledWith([{ id: 'score', isDescending: true }]);
});

it('turns the direction round, and sorts by nothing', async () => {
  const { user, onChange } = aBar([{ id: 'score', isDescending: true }]);

  await user.click(screen.getByRole('button', { name: 'Descending, switch to ascending' }));
  expect(onChange).toHaveBeenLastCalledWith([{ id: 'score', isDescending: false }]);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Not sorted');

  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('offers no further columns where there is only one', () => {
  aBar([], columns.slice(0, 1));

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
