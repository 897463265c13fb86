import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Widget } from '../../../src/host/Widget.js';
import { arraySource } from '../../../src/ui/table/arraySource.js';
import { DataTable } from '../../../src/ui/table/DataTable.js';
import { ConfirmDialog } from '../../../src/ui/overlay/ConfirmDialog.js';
import { Combobox } from '../../../src/ui/fields/Combobox.js';
import { MoreButton } from '../../../src/ui/overlay/Menu.js';
import { PopoverButton } from '../../../src/ui/overlay/Popover.js';
import { SelectionBar } from '../../../src/ui/controls/SelectionBar.js';

beforeAll(() =>
  Promise.all([
    import('../../../src/ui/overlay/MenuPopup.js'),
    import('../../../src/ui/overlay/PopoverPopup.js'),
    import('../../../src/ui/fields/ComboboxList.js'),
  ]),
);

/** Hears Escape before what is in the dialog, and says that it is used: `onEscapeKeyDown={(event) => event.preventDefault()}`. */
function preventEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}

describe('a widget in a dialog that prevents Escape before it gets there, as that of Radix does', () => {
  beforeEach(() => document.addEventListener('keydown', preventEscape, { capture: true }));
  afterEach(() => document.removeEventListener('keydown', preventEscape, { capture: true }));

  it('closes its popover, which leaves the dialog open', async () => {
    const { user, onHostClose } = inDialog(
      <PopoverButton label="Filter">
        <button>Apply</button>
      </PopoverButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus());

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
    expect(onHostClose).not.toHaveBeenCalled();
  });

  it('closes its dialog', async () => {
    const { user, onHostClose } = inDialog(<Question />);

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onHostClose).not.toHaveBeenCalled();
  });

  it('closes a menu and a list of options', async () => {
    const { user, onHostClose } = inDialog(
      <>
        <MoreButton label="More" items={[{ id: 'a', label: 'Audit' }]} />
        <Combobox
          label="Owner"
          value={undefined}
          onValueChange={vi.fn()}
          loadOptions={() => Promise.resolve([{ id: 'a', label: 'Ada' }])}
        />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.type(screen.getByRole('combobox'), '{ArrowDown}');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onHostClose).not.toHaveBeenCalled();
  });

  it('gives a selection up', async () => {
    const onClear = vi.fn();
    const { user, onHostClose } = inDialog(
      <SelectionBar label="Selection" count="1 selected" clearLabel="Clear" onClear={onClear}>
        <button>Suppress</button>
      </SelectionBar>,
    );
    screen.getByRole('button', { name: 'Suppress' }).focus();

    await user.keyboard('{Escape}');

    expect(onClear).toHaveBeenCalledTimes(1);
    expect(onHostClose).not.toHaveBeenCalled();
  });

  it('leads from the open row back to it, and closes it; what it has no use for is the dialog’s', async () => {
    const { user, onHostClose } = inDialog(<Books />);
    const row = screen.getByRole('row', { name: /Emma/ });
    row.focus();
    await user.keyboard('{Enter}');
    screen.getByLabelText('Comment').focus();

    await user.keyboard('{Escape}');
    expect(row).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Comment')).not.toBeInTheDocument();
    expect(onHostClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');

    expect(onHostClose).toHaveBeenCalledTimes(1);
  });
});

describe('a control of the host in a block', () => {
  it('has its keys for itself', async () => {
    const user = userEvent.setup();
    render(<Books more={<button onKeyDown={(event) => event.preventDefault()}>Its own</button>} />);
    screen.getByRole('button', { name: 'Its own' }).focus();

    await user.keyboard('{ArrowDown}');

    expect(screen.getByRole('button', { name: 'Its own' })).toHaveFocus();
  });
});

function inDialog(content: ReactNode) {
  const onHostClose = vi.fn();
  render(
    <div
      role="dialog"
      aria-label="Drawer"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onHostClose()}
    >
      <Widget host={{ locale: 'en' }}>{content}</Widget>
    </div>,
  );
  return { user: userEvent.setup(), onHostClose };
}

function Question() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    isOpen && (
      <ConfirmDialog
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={vi.fn()}
        onClose={() => setIsOpen(false)}
      >
        It is gone then.
      </ConfirmDialog>
    )
  );
}

interface Book {
  title: string;
}

const BOOKS: Book[] = [{ title: 'Emma' }, { title: 'Persuasion' }];

function Books({ more }: { more?: ReactNode }) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable<Book>
      label="Books"
      columns={[
        {
          id: 'title',
          header: 'Title',
          width: 200,
          cell: ({ title }) => (
            <>
              {title} {title === 'Emma' && more}
            </>
          ),
        },
      ]}
      rows={arraySource(BOOKS)}
      row={{ getId: ({ title }) => title, getName: ({ title }) => title }}
      layout={{ value: {}, onChange: vi.fn() }}
      detail={{
        openIds,
        onOpenChange: setOpenIds,
        render: () => (
          <label>
            Comment <input />
          </label>
        ),
      }}
    />
  );
}
