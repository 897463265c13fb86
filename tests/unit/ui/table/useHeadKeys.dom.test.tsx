import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import type { TableColumn } from '../../../../src/ui/table/interfaces.js';
import { placeColumns } from '../../../../src/ui/table/tableLayout.js';
import { useHeadKeys } from '../../../../src/ui/table/useHeadKeys.js';

const columns: TableColumn<never>[] = ['plain', 'sorts', 'explains', 'sorts too'].map((id) => ({
  id,
  header: id,
  width: 80,
  canSort: id.startsWith('sorts'),
  headerTip: id === 'explains' ? 'Why' : undefined,
  cell: () => null,
}));

function Heads({ hidden = [], isSortable = true }: { hidden?: string[]; isSortable?: boolean }) {
  const holder = useRef<HTMLDivElement>(null);
  const shown = Object.fromEntries(hidden.map((id) => [id, false]));
  const placed = placeColumns(columns, { shown });
  const { stopId, noteFocus, step } = useHeadKeys(holder, placed, isSortable);
  return (
    <div ref={holder}>
      {placed.map(({ column: { id } }) => (
        <button
          key={id}
          data-head={id}
          tabIndex={id === stopId ? 0 : -1}
          onFocus={() => noteFocus(id)}
          onKeyDown={({ key }) => step(id, key === 'ArrowRight' ? 1 : -1)}
        >
          {id}
        </button>
      ))}
    </div>
  );
}

const head = (name: string) => screen.getByRole('button', { name });
const stops = () =>
  screen.getAllByRole('button').flatMap((each) => (each.tabIndex === 0 ? each.textContent : []));

it('stops at the first head that does something, and goes past those that do nothing', async () => {
  const user = userEvent.setup();
  render(<Heads />);
  expect(stops()).toEqual(['sorts']);
  head('sorts').focus();

  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(head('sorts too')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');

  expect(head('explains')).toHaveFocus();
  expect(stops()).toEqual(['explains']);
});

it('stops at another head when the one that was focused is hidden', () => {
  const { rerender } = render(<Heads />);
  head('explains').focus();

  rerender(<Heads hidden={['explains']} />);

  expect(stops()).toEqual(['sorts']);
});

it('stops only at explanations where nothing can be sorted', () => {
  render(<Heads isSortable={false} />);

  expect(stops()).toEqual(['explains']);
});
