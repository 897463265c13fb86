import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../../src/ui/controls/Button.js';
import { ConfirmDialog } from '../../../../src/ui/overlay/ConfirmDialog.js';
import { ColumnsButton } from '../../../../src/ui/table/ColumnsButton.js';
import type { TableLayout } from '../../../../src/ui/table/interfaces.js';
import { Dialog } from '../../../../src/ui/overlay/Dialog.js';
import { Combobox } from '../../../../src/ui/fields/Combobox.js';
import type { ComboboxOption } from '../../../../src/ui/fields/ComboboxOption.js';
import { MenuButton, MoreButton } from '../../../../src/ui/overlay/Menu.js';
import { PopoverButton } from '../../../../src/ui/overlay/Popover.js';
import { ToastList } from '../../../../src/ui/overlay/ToastList.js';
import { createToasts } from '../../../../src/ui/overlay/toasts.js';
import { problemsIn } from '../axe.js';

// Loaded with the first part that opens; on a busy machine that takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/overlay/MenuPopup.js'),
    import('../../../../src/ui/overlay/PopoverPopup.js'),
    import('../../../../src/ui/fields/ComboboxList.js'),
    import('../../../../src/ui/table/ColumnsList.js'),
  ]),
);

describe('a menu', () => {
  it('opens with the arrow, moves by arrows and letters, chooses with Enter and gives the focus back', async () => {
    const onSuppress = vi.fn();
    const user = userEvent.setup();
    render(
      <MenuButton
        items={[
          { id: 'audit', label: 'Audit', onSelect: vi.fn() },
          { id: 'suppress', label: 'Suppress', onSelect: onSuppress },
          { id: 'paths', label: 'Show paths', onSelect: vi.fn() },
        ]}
      >
        Actions
      </MenuButton>,
    );
    await user.tab();

    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Audit' })).toHaveFocus());
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Show paths' })).toHaveFocus();
    await user.keyboard('su{Enter}');

    expect(onSuppress).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });

  it('keeps what cannot be done now in the list, says why and does nothing', async () => {
    const onSelect = vi.fn();
    const user = userEvent.setup();
    render(
      <MoreButton
        label="More"
        items={[{ id: 'a', label: 'Create ticket', disabledReason: 'No tracker.', onSelect }]}
      />,
    );

    await user.click(screen.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: /Create ticket/ });
    await user.click(item);

    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('No tracker.');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('closes with Escape and with a press elsewhere', async () => {
    const user = userEvent.setup();
    render(
      <>
        <MenuButton items={[{ id: 'a', label: 'Audit' }]}>Actions</MenuButton>
        <p>elsewhere</p>
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await user.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('a popover', () => {
  it('takes the focus in, and gives it back when one tabs out', async () => {
    const user = userEvent.setup();
    render(
      <PopoverButton label="Severity">
        <input aria-label="First" />
        <input aria-label="Last" />
      </PopoverButton>,
    );

    await user.click(screen.getByRole('button', { name: 'Severity' }));
    await waitFor(() => expect(screen.getByLabelText('First')).toHaveFocus());
    await user.tab();
    await user.tab();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Severity' })).toHaveFocus();
  });
});

describe('a dialog', () => {
  it('is named by its title, takes the focus and gives it back', async () => {
    const user = userEvent.setup();
    render(<Opener />);

    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Upload BOM' })).toBeInTheDocument();
    expect(screen.getByLabelText('Field')).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('does not close while its work runs', async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Uploading…" onClose={onClose} isBusy>
        <input aria-label="Field" />
      </Dialog>,
    );

    await userEvent.keyboard('{Escape}');

    expect(onClose).not.toHaveBeenCalled();
  });

  it('confirms only after the name was typed', async () => {
    const onConfirm = vi.fn();
    const user = userEvent.setup();
    render(
      <ConfirmDialog
        title="Delete payments-gateway?"
        confirmLabel="Delete project"
        typeToConfirm="payments-gateway"
        onConfirm={onConfirm}
        onClose={vi.fn()}
      >
        Its findings go too.
      </ConfirmDialog>,
    );
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/Its findings go too/);

    await user.click(screen.getByRole('button', { name: 'Delete project' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Type payments-gateway to confirm'), 'payments-gateway');
    await user.click(screen.getByRole('button', { name: 'Delete project' }));

    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        {isOpen && (
          <Dialog title="Upload BOM" onClose={() => setIsOpen(false)} foot={<Button>Upload</Button>}>
            <input aria-label="Field" />
          </Dialog>
        )}
      </>
    );
  }
});

describe('toasts', () => {
  it('go after six seconds, unless a pointer is on them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const toasts = createToasts();
    render(<ToastList toasts={toasts} />);
    act(() => void toasts.show({ tone: 'success', title: '11 findings updated' }));

    await act(() => vi.advanceTimersByTimeAsync(5900));
    expect(screen.getByRole('status')).toHaveTextContent('11 findings updated');
    await act(() => vi.advanceTimersByTimeAsync(200));

    expect(screen.queryByText('11 findings updated')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('leave time for what can be done about them', () => {
    const toasts = createToasts();
    toasts.show({ title: '11 findings updated', actions: [{ label: 'Undo', onSelect: () => {} }] });

    expect(toasts.getSnapshot()[0]?.durationMs).toBe(20_000);
  });

  it('stay when something failed, until they are dismissed', async () => {
    const toasts = createToasts();
    render(<ToastList toasts={toasts} />);
    act(
      () =>
        void toasts.show({
          tone: 'danger',
          title: 'Could not update Comment',
          description: 'The connection was lost.',
        }),
    );
    expect(toasts.getSnapshot()[0]?.durationMs).toBe(Infinity);
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are three at most, and failures are not pushed out by successes', () => {
    const toasts = createToasts();
    toasts.show({ id: 'failure', tone: 'danger', title: 'failed' });

    for (const id of ['a', 'b', 'c']) toasts.show({ id, title: id });

    expect(toasts.getSnapshot().map((toast) => toast.id)).toEqual(['failure', 'b', 'c']);
  });

  it('are replaced by a toast about the same', () => {
    const toasts = createToasts();

    toasts.show({ id: 'bulk', title: '1 saved' });
    toasts.show({ id: 'bulk', title: '12 saved' });

    expect(toasts.getSnapshot().map((toast) => toast.title)).toEqual(['12 saved']);
  });

  it('have a time of their own after they took the place of another', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const toasts = createToasts();
    render(<ToastList toasts={toasts} />);
    act(() => void toasts.show({ id: 'bulk', title: '12 saved' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));

    act(() => void toasts.show({ id: 'bulk', title: '12 undone' }));

    await act(() => vi.advanceTimersByTimeAsync(5900));
    expect(screen.getByRole('status')).toHaveTextContent('12 undone');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('12 undone')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('are in reach while a dialog keeps everything else out of reach, and stay when it closes', async () => {
    const toasts = createToasts();
    const page = (isOpen: boolean) => (
      <>
        <ToastList toasts={toasts} />
        {isOpen && (
          <Dialog title="Create project" onClose={vi.fn()}>
            <input aria-label="Name" />
          </Dialog>
        )}
      </>
    );
    const { rerender } = render(page(false));
    act(() => void toasts.show({ tone: 'danger', title: 'Could not update Comment' }));
    const toast = screen.getByRole('alert');

    rerender(page(true));
    expect(screen.getByRole('dialog')).toContainElement(toast);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(await problemsIn()).toEqual([]);
    rerender(page(false));

    expect(screen.getByRole('alert')).toBe(toast);
    expect(toast).toBeVisible();
  });

  it('go in time although the focus was on them when the dialog closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const toasts = createToasts();
    const page = (isOpen: boolean) => (
      <>
        <ToastList toasts={toasts} />
        {isOpen && <Dialog title="Create project" onClose={vi.fn()} />}
      </>
    );
    const { rerender } = render(page(true));
    act(() => void toasts.show({ title: 'Suppressed' }));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(screen.getByText('Suppressed')).toBeInTheDocument();

    rerender(page(false));
    await act(() => vi.advanceTimersByTimeAsync(7000));

    expect(screen.queryByText('Suppressed')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('do what they offer and go', async () => {
    const onUndo = vi.fn();
    const toasts = createToasts();
    render(<ToastList toasts={toasts} />);
    act(() => void toasts.show({ title: 'Suppressed', actions: [{ label: 'Undo', onSelect: onUndo }] }));

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(toasts.getSnapshot()).toEqual([]);
  });
});

describe('a combobox', () => {
  it('finds by typing, chooses with Enter, and forgets answers that come too late', async () => {
    const onValueChange = vi.fn();
    const signals: AbortSignal[] = [];
    const user = userEvent.setup();
    const loadOptions = (text: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
      signals.push(signal);
      return Promise.resolve(
        ['Payments', 'Ledger']
          .filter((name) => name.includes(text))
          .map((name) => ({ id: name, label: name })),
      );
    };
    render(
      <Combobox label="Parent" value={undefined} onValueChange={onValueChange} loadOptions={loadOptions} />,
    );

    await user.click(screen.getByRole('combobox', { name: 'Parent' }));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.type(screen.getByRole('combobox'), 'Led');
    // The first letter is requested immediately, all of them after a pause.
    await waitFor(() => expect(signals).toHaveLength(3));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(signals[0]?.aborted).toBe(true);
    await user.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledWith({ id: 'Ledger', label: 'Ledger' });
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('says when the list could not be loaded', async () => {
    const user = userEvent.setup();
    render(
      <Combobox
        label="Parent"
        value={undefined}
        onValueChange={vi.fn()}
        loadOptions={() => Promise.reject(new Error('x'))}
      />,
    );

    await user.click(screen.getByRole('combobox'));

    expect(await screen.findByText(/Could not load/)).toBeInTheDocument();
  });
});

const columns = ['Severity', 'Component'].map((header) => ({
  id: header,
  header,
  width: 100,
  cell: () => null,
}));

it('columns are shown, moved and sized by keyboard', async () => {
  const onLayoutChange = vi.fn();
  const user = userEvent.setup();
  render(<ColumnsButton columns={columns} layout={{}} onLayoutChange={onLayoutChange} />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));

  await user.click(await screen.findByRole('checkbox', { name: 'Severity' }));
  expect(onLayoutChange).toHaveBeenLastCalledWith({ shown: { Severity: false } });
  await user.click(screen.getByRole('button', { name: 'Make Component wider' }));
  expect(onLayoutChange).toHaveBeenLastCalledWith({ widths: { Component: 116 } });
  screen.getByRole('button', { name: /Move Severity/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(onLayoutChange).toHaveBeenLastCalledWith({ order: ['Component', 'Severity'] });
});

it('a column that is shown or hidden by keyboard changes its place and keeps the focus', async () => {
  const user = userEvent.setup();
  function Owner() {
    const [layout, setLayout] = useState<TableLayout>({});
    return <ColumnsButton columns={columns} layout={layout} onLayoutChange={setLayout} />;
  }
  render(<Owner />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  (await screen.findByRole('checkbox', { name: 'Severity' })).focus();

  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Severity' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Severity' })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Severity' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Severity' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
