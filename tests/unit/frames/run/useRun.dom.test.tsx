import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../../src/api/errors.js';
import { Library, lendingPage } from './lending.js';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const refusing =
  (title: string, reason = 'It is wet.') =>
  (asked: string) => {
    if (asked === title) throw new Error(reason);
  };
/** Answers that wait until the test lets them go. */
function held() {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    fault: () => new Promise<void>((resolve) => waiting.push(resolve)),
    release: () => act(async () => waiting.splice(0).forEach((goOn) => goOn())),
  };
}

describe('before a change of many things', () => {
  it('says what to do while nothing is chosen, or a field is wrong, and begins nothing', async () => {
    const library = new Library({ Emma: '', Dracula: '' });
    const { user, ask } = lendingPage(library);
    const preview = await ask('');
    const button = () => within(preview).getByRole('button', { name: /^Lend/ });

    expect(within(preview).getByRole('status')).toHaveTextContent('Say to whom.');
    expect(button()).toHaveAccessibleDescription('Say to whom.');
    await user.type(within(preview).getByRole('textbox'), '?');
    expect(button()).toHaveAccessibleDescription('Nobody is called so.');
    await user.click(button());

    expect(preview).toBeVisible();
    expect(library.writes).toBe(0);
  });

  it('leaves alone what somebody decided about, when asked to, and counts what stays', async () => {
    const library = new Library({ Emma: '', Dracula: 'Mina' });
    const { user, ask } = lendingPage(library);
    const preview = await ask('Ann');
    expect(within(preview).getByRole('row', { name: /Dracula.*Mina/ })).toBeVisible();

    await user.click(within(preview).getByRole('checkbox', { name: 'Leave 1 lent' }));
    expect(within(preview).queryByRole('row', { name: /Dracula/ })).toBeNull();
    expect(within(preview).getByText('1 stay')).toBeVisible();
    await user.click(within(preview).getByRole('button', { name: 'Lend 1' }));

    await waitFor(() => expect(library.holders.get('Emma')).toBe('Ann'));
    expect(library.holders.get('Dracula')).toBe('Mina');
  });

  it('says that nothing would change', async () => {
    const { ask } = lendingPage(new Library({ Emma: 'Ann' }), { steps: () => () => [] });
    const preview = await ask('Ann');

    expect(within(preview).getByRole('status')).toHaveTextContent('Nothing to lend.');
    expect(within(preview).getByRole('button', { name: 'Lend 0' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('lists what is not possible, and leaves it out', async () => {
    const library = new Library({ Emma: '', Dracula: '' });
    const { user, ask } = lendingPage(library, { isPossible: ({ title }) => title !== 'Emma' });
    const preview = await ask('Ann');
    expect(within(preview).getByRole('row', { name: /Emma/ })).toBeVisible();

    await user.click(within(preview).getByRole('button', { name: 'Lend 1' }));

    await waitFor(() => expect(library.holders.get('Dracula')).toBe('Ann'));
    expect(library.holders.get('Emma')).toBe('');
  });

  it('begins with Enter, and asks before what was chosen is lost', async () => {
    const library = new Library({ Emma: '' });
    const { user, ask } = lendingPage(library);
    const preview = await ask('Ann');
    const keep = () => user.click(within(preview).getByRole('button', { name: 'Keep editing' }));
    await user.keyboard('{Escape}');
    await keep();
    await user.click(within(preview).getByRole('button', { name: 'Cancel' }));
    await keep();

    await user.type(within(preview).getByRole('textbox'), '{Enter}');

    await waitFor(() => expect(library.holders.get('Emma')).toBe('Ann'));
  });
});

describe('a change of many things', () => {
  it('changes all, says so in one notice, and takes all of it back from there, once', async () => {
    const library = new Library({ Emma: '', Dracula: 'Mina', Ulysses: 'Ann' });
    const { lend, last, notices } = lendingPage(library);
    await lend('Ann');

    await waitFor(() => expect(last()).toMatchObject({ kind: 'success', title: '2 lent' }));
    expect(last()!.detail).toBe('1 already had these values.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(library.selected).toEqual([]);
    expect(library.known).toEqual(['lent', 'lent', 'lent']);
    const undo = last()!.action!;
    act(() => {
      undo.run();
      undo.run();
    });

    await waitFor(() => expect(last()).toMatchObject({ kind: 'success', title: '2 taken back' }));
    expect([...library.holders.values()]).toEqual(['', 'Mina', 'Ann']);
    expect(library.writes).toBe(4);
    expect(new Set(notices.map(({ id }) => id)).size).toBe(1);
    expect(library.known).toEqual(['back', 'back']);
  });

  it('offers no undo where all were so already', async () => {
    const library = new Library({ Emma: 'Ann' });
    const { lend, last } = lendingPage(library);
    await lend('Ann');

    await waitFor(() => expect(last()).toMatchObject({ title: 'All are lent already' }));
    expect(last()!.action).toBeUndefined();
    expect(library.writes).toBe(0);
  });

  it('shows what came of each when one was refused, keeps it selected, and tries it again', async () => {
    const library = new Library({ Emma: '', Dracula: '', Ulysses: 'Ann' });
    library.fault = refusing('Emma');
    const { user, lend, last } = lendingPage(library);
    await lend('Ann');

    const over = await dialog('2 of 3 are lent');
    const [first, ...others] = within(over)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(first).toBe('EmmaNot updated: It is wet.');
    expect(others.sort()).toEqual(['DraculaUpdated', 'UlyssesNo change needed']);
    expect(last()).toMatchObject({
      kind: 'failure',
      title: '1 of 3 lent, 1 refused',
      detail: '1 already had these values. 1 still selected.',
    });
    expect(library.selected).toEqual(['Emma']);
    expect(library.known).toContain('Emma');
    library.fault = () => {};
    await user.click(within(over).getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(last()).toMatchObject({ kind: 'success', title: '2 lent' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => last()!.action!.run());
    await waitFor(() => expect(last()!.title).toBe('2 taken back'));
    expect([...library.holders.values()]).toEqual(['', '', 'Ann']);
  });

  it('leads back to the fields, where these are kept', async () => {
    const library = new Library({ Emma: '' });
    library.fault = refusing('Emma');
    const { user, lend } = lendingPage(library, { keepsFields: true });
    await lend('Ann');

    await user.click(within(await dialog('0 of 1 are lent')).getByRole('button', { name: 'Edit fields' }));

    expect(within(await dialog('Lend books')).getByRole('textbox')).toHaveValue('Ann');
  });

  it('opens that again from the notice, and there takes back what was saved', async () => {
    const library = new Library({ Emma: '', Dracula: '' });
    library.fault = refusing('Emma');
    const { user, lend, last } = lendingPage(library);
    await lend('Ann');
    await user.click(within(await dialog('1 of 2 are lent')).getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();

    act(() => last()!.secondAction!.run());
    await user.click(
      within(await dialog('1 of 2 are lent')).getByRole('button', { name: 'Undo saved changes' }),
    );

    await waitFor(() => expect(last()!.title).toBe('1 taken back'));
    expect(library.holders.get('Dracula')).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows no outcome that is over, where a host keeps its notice', async () => {
    const library = new Library({ Emma: '', Dracula: '' });
    library.fault = refusing('Emma');
    const { user, lend, last } = lendingPage(library);
    await lend('Ann');
    const over = await dialog('1 of 2 are lent');
    const show = last()!.secondAction!;
    library.fault = () => {};
    await user.click(within(over).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(last()!.title).toBe('2 lent'));

    act(() => show.run());

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes nothing over what somebody else did meanwhile, unless it is tried again', async () => {
    const library = new Library({ Emma: '' });
    const { user, lend } = lendingPage(library);
    library.holders.set('Emma', 'Bob');
    await lend('Ann');

    const over = await dialog('0 of 1 are lent');
    expect(within(over).getByText('Not updated: Bob has it.')).toBeVisible();
    expect(library.holders.get('Emma')).toBe('Bob');
    await user.click(within(over).getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(library.holders.get('Emma')).toBe('Ann'));
  });

  it('can be stopped: what was begun is saved, the rest stays selected and can be tried again', async () => {
    const library = new Library({ a: '', b: '', c: '', d: '', e: '' });
    const { fault, waiting, release } = held();
    library.fault = fault;
    const { user, lend, last } = lendingPage(library);
    await lend('Ann');
    const running = await dialog('Lending 5');
    await waitFor(() => expect(waiting).toHaveLength(4));

    await user.click(within(running).getByRole('button', { name: 'Stop' }));
    await release();

    const over = await dialog('4 of 5 are lent');
    expect(within(over).getByRole('row', { name: /e.*Not started/ })).toBeVisible();
    expect(last()).toMatchObject({ kind: 'success', title: '4 of 5 lent, 0 refused' });
    expect(library.selected).toEqual(['e']);
    library.fault = () => {};
    await user.click(within(over).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(last()!.title).toBe('5 lent'));
  });

  it.each([
    ['while nothing gets through', new NetworkError({ method: 'PUT', path: '/x' }, 'offline')],
    ['when the session ends', new ApiError({ method: 'PUT', path: '/x' }, 401)],
  ])('waits %s, and goes on', async (_, obstacle) => {
    const library = new Library({ Emma: '' });
    library.fault = () => {
      throw obstacle;
    };
    const { user, lend, last } = lendingPage(library);
    await lend('Ann');
    const running = await dialog('Lending 1');
    await within(running).findByText('Saving paused');

    library.fault = () => {};
    await user.click(within(running).getByRole('button', { name: 'Resume' }));

    await waitFor(() => expect(last()!.title).toBe('1 lent'));
  });

  it('shows what came of each although all went well, where that is wanted, and says when it is closed', async () => {
    const onClosed = vi.fn();
    const { user, lend } = lendingPage(new Library({ Emma: '' }), { showsSuccess: true, onClosed });
    await lend('Ann');

    const over = await dialog('1 of 1 are lent');
    expect(within(over).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(onClosed).not.toHaveBeenCalled();
    await user.click(within(over).getAllByRole('button', { name: 'Close' })[0]!);

    expect(onClosed).toHaveBeenCalledOnce();
  });
});

describe('taking a change of many things back', () => {
  it('says which could not be, why, and tries those again', async () => {
    const library = new Library({ Emma: '', Dracula: '' });
    const { user, lend, last } = lendingPage(library);
    await lend('Ann');
    await waitFor(() => expect(last()!.title).toBe('2 lent'));
    library.fault = refusing('Emma');
    act(() => last()!.action!.run());

    const over = await dialog('1 not taken back');
    expect(within(over).getByRole('row', { name: /Emma.*Not updated: It is wet/ })).toBeVisible();
    expect(within(over).getByRole('row', { name: /Dracula.*Restored/ })).toBeVisible();
    expect(last()).toMatchObject({ kind: 'failure', title: '1 of 2 taken back', detail: 'It is wet.' });
    library.fault = () => {};
    await user.click(within(over).getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(last()!.title).toBe('1 taken back'));
    expect([...library.holders.values()]).toEqual(['', '']);
  });

  it('leaves a preview open that the user has opened meanwhile', async () => {
    const library = new Library({ Emma: '' });
    const { lend, ask, last } = lendingPage(library);
    await lend('Ann');
    await waitFor(() => expect(last()!.title).toBe('1 lent'));
    const preview = await ask('Bob');
    library.fault = refusing('Emma');

    act(() => last()!.action!.run());

    await waitFor(() => expect(last()!.title).toBe('0 of 1 taken back'));
    expect(preview).toBeVisible();
    expect(within(preview).getByRole('textbox')).toHaveValue('AnnBob');
  });

  it('can be asked for elsewhere, too', async () => {
    const library = new Library({ Emma: '' });
    const offered: (() => Promise<void>)[] = [];
    const offerUndo = (takeBack: () => Promise<void>) => {
      offered.push(takeBack);
      return () => void takeBack();
    };
    const { lend, last } = lendingPage(library, { offerUndo });
    await lend('Ann');
    await waitFor(() => expect(offered).toHaveLength(1));

    await act(() => offered[0]!());

    expect(library.holders.get('Emma')).toBe('');
    expect(last()!.title).toBe('1 taken back');
  });
});

describe('a change of many things whose view has gone', () => {
  it('ends with what was begun, and its notice still names the refused ones and takes the others back', async () => {
    const library = new Library({ a: '', b: '', c: '', d: '', e: '' });
    const { fault, waiting, release } = held();
    library.fault = async (title) => {
      await fault();
      refusing('a')(title);
    };
    const { lend, last, unmount } = lendingPage(library);
    await lend('Ann');
    await waitFor(() => expect(waiting).toHaveLength(4));
    unmount();
    await release();

    await waitFor(() => expect(last()!.title).toBe('3 of 5 lent, 1 refused'));
    expect(library.holders.get('e')).toBe('');
    const { action, secondAction } = last()!;
    secondAction!.run();
    expect(last()).toMatchObject({ kind: 'failure', title: '3 of 5 are lent', detail: 'a: It is wet.' });
    library.fault = () => {};
    action!.run();
    await waitFor(() => expect(last()!.title).toBe('3 taken back'));
  });

  it('gives up where it would wait for somebody to go on', async () => {
    const library = new Library({ Emma: '' });
    const { lend, last, unmount } = lendingPage(library);
    await lend('Ann');
    await waitFor(() => expect(last()!.title).toBe('1 lent'));
    unmount();
    library.fault = () => {
      throw new NetworkError({ method: 'PUT', path: '/x' }, 'offline');
    };

    last()!.action!.run();

    await waitFor(() => expect(last()).toMatchObject({ kind: 'failure', title: '0 of 1 taken back' }));
  });
});
