import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.js';
import { resourceKey } from '../../../../src/data/resources/resourceKey.js';
import { textColumn } from '../../../../src/frames/list/columns.js';
import { nameColumn } from '../../../../src/frames/crud/crudColumns.js';
import { crudCodec, type CrudDefinition } from '../../../../src/frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../../src/frames/crud/CrudPanel.js';
import { FormTextField } from '../../../../src/ui/form/fields.js';
import { testServer, type TestServer } from '../../../support/testServer.js';
import { closed, kitPage } from '../../../widgets/kitPage.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

interface Gate {
  id: string;
  name: string;
}

const say = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const COLUMNS = [
  nameColumn<Gate>({ id: 'name', header: say('Name'), idOf: ({ id }) => id, nameOf: ({ name }) => name }),
];

/** Columns whose heads a server or the panel knows under other words. */
const SORTED = [
  nameColumn<Gate>({
    id: 'name',
    header: say('Name'),
    sortKey: 'title',
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
  }),
  textColumn<Gate>({ id: 'place', header: say('Place'), textOf: ({ id }) => id }),
];

/** A panel of gates with its own server, which sends 25 gates at a time. */
function aPanel() {
  const gates = Array.from({ length: 60 }, (_, place) => ({ id: `g${place}`, name: `Gate ${place}` }));
  const its = {
    /** True when the server sends no more pages. */
    isDown: false,
    /** The sort orders requested for its pages. */
    sortedBy: [] as (string | undefined)[],
    /** The rows requested from it. */
    asked: [] as string[],
    /** The position among the rows where new ones are inserted. */
    putsNewAt: 0,
    /** The promise that its answers about one row wait for. */
    until: Promise.resolve(),
    remove: async (_: unknown, { id }: Gate) =>
      void gates.splice(
        gates.findIndex((gate) => gate.id === id),
        1,
      ),
  };
  const definition: CrudDefinition<Gate, { name: string }> = {
    list: {
      value: crudCodec('Gates', COLUMNS, 'name'),
      columns: COLUMNS,
      row: { getId: ({ id }) => id, getName: ({ name }) => name },
      permission: 'SYSTEM_CONFIGURATION',
      words: { label: say('Gates'), total: say('all'), none: say('none') },
    },
    rows: {
      page: (request) => ({
        key: resourceKey('test.gates', 'list', request),
        load: async () => {
          its.sortedBy.push(request.sortName);
          if (its.isDown) throw new TypeError('It is down.');
          const from = (request.pageNumber - 1) * request.pageSize;
          return { rows: gates.slice(from, from + request.pageSize), total: gates.length };
        },
      }),
      lists: resourceKey('test.gates', 'list'),
      one: (id) => ({
        key: resourceKey('test.gates', 'one', id),
        load: async () => {
          its.asked.push(id);
          await its.until;
          const found = gates.find((gate) => gate.id === id);
          if (!found) throw new ApiError({ method: 'GET', path: '/gate' }, 404);
          return { ...found };
        },
      }),
    },
    loadForm: async () => () => ({
      valuesOf: (gate) => ({ name: gate?.name ?? '' }),
      fields: () => <FormTextField name="name" label="Name of it" />,
      create: async (_, { name }) => {
        const gate = { id: `new ${name}`, name };
        gates.splice(its.putsNewAt, 0, gate);
        return gate;
      },
      update: async (_, { id }, { name }) => {
        const place = gates.findIndex((gate) => gate.id === id);
        return (gates[place] = { id, name });
      },
      confirms: ({ name }) =>
        name === 'Asked'
          ? { title: 'Save it?', text: 'It is for good.', confirmLabel: 'For good' }
          : undefined,
      removal: {
        label: say('Delete gate'),
        remove: (api, gate) => its.remove(api, gate),
        consequences: () => 'It is gone.',
      },
    }),
  };
  return { definition, gates, its };
}

it('takes rows that a server sends page by page, and opens one that is on no page in sight', async () => {
  const { definition, gates } = aPanel();
  const onSaved = vi.fn();
  const { user } = await kitPage(
    <CrudPanel definition={definition} defaultValue={{ open: 'g50' }} onSaved={onSaved} />,
    { server },
  );
  const form = await screen.findByRole('form', { name: 'Gate 50' });
  expect(await screen.findByRole('button', { name: 'Gate 0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gate 50' })).toBeNull();

  fireEvent.change(within(form).getByLabelText(/^Name of it/), { target: { value: 'North' } });
  await user.click(within(form).getByRole('button', { name: 'Save' }));

  expect(await within(form).findByText('Saved')).toBeVisible();
  expect(gates[50]).toEqual({ id: 'g50', name: 'North' });
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ row: { id: 'g50', name: 'North' }, isNew: false });
});

it('says of a row that the server does not have that it is not in the list', async () => {
  const { definition } = aPanel();

  await kitPage(<CrudPanel definition={definition} defaultValue={{ open: 'gone' }} />, { server });

  expect(await screen.findByText('Not found in this list')).toBeVisible();
});

it('leads back to the list from a row that is not there', async () => {
  const { definition } = aPanel();
  const { user } = await kitPage(<CrudPanel definition={definition} defaultValue={{ open: 'gone' }} />, {
    server,
  });

  await user.click(await screen.findByRole('button', { name: 'Back to list' }));

  expect(screen.queryByText('Not found in this list')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Gate 0' })).toBeVisible();
});

it('shows everything and changes nothing where its host says so', async () => {
  const { definition } = aPanel();
  const panel = (
    <CrudPanel definition={{ ...definition, create: say('Create gate') }} defaultValue={{ open: 'g5' }} />
  );
  await kitPage(panel, { server, isReadOnly: true });

  expect(await field()).toHaveAttribute('readonly');
  for (const name of ['Create gate…', 'Save', 'Delete gate…'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('asks before something else takes the place of what is not saved', async () => {
  const { definition } = aPanel();
  const onDirtyChange = vi.fn();
  const { user } = await kitPage(
    <CrudPanel definition={definition} defaultValue={{ open: 'g5' }} onDirtyChange={onDirtyChange} />,
    { server },
  );
  fireEvent.change(await field(), { target: { value: 'typed' } });
  expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true });

  await user.click(screen.getByRole('button', { name: 'Gate 6' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(await field()).toHaveValue('typed');
  await user.click(screen.getByRole('button', { name: 'Gate 6' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));

  await waitFor(async () => expect(await field()).toHaveValue('Gate 6'));
  expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false });
});

it('asks, too, when its host leads elsewhere, and puts the host right when the user stays', async () => {
  const { definition } = aPanel();
  const onValueChange = vi.fn();
  const at = (open: string | undefined) => (
    <CrudPanel definition={definition} value={{ open }} onValueChange={onValueChange} />
  );
  const { user, rerender } = await kitPage(at('g5'), { server });
  fireEvent.change(await field(), { target: { value: 'typed' } });

  rerender(at(undefined));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));

  expect(onValueChange).toHaveBeenLastCalledWith({ open: 'g5' }, { isStep: true });
  expect(await field()).toHaveValue('typed');
});

it('is used with the keyboard alone', async () => {
  const { definition } = aPanel();
  const { user } = await kitPage(<CrudPanel definition={definition} />, { server });
  (await screen.findByRole('button', { name: 'Gate 3' })).closest('tr')!.focus();

  await user.keyboard('{Enter}');
  const form = await screen.findByRole('form', { name: 'Gate 3' });
  await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(document.activeElement?.closest('tr')).toHaveTextContent('Gate 3');
});

it('keeps its question open when a row could not be deleted, and says why', async () => {
  const { definition, gates, its } = aPanel();
  its.remove = () => Promise.reject(new Error('It is locked.'));
  const { user } = await kitPage(<CrudPanel definition={definition} defaultValue={{ open: 'g5' }} />, {
    server,
  });
  await field();

  await user.click(screen.getByRole('button', { name: 'Delete gate…' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete gate' }));

  expect(await question.findByRole('alert')).toHaveTextContent('Could not delete.');
  expect(gates).toHaveLength(60);
});

const field = () => screen.findByLabelText(/^Name of it/);

it('keeps what is typed in a form when the next page of the list cannot be loaded', async () => {
  const { definition, its } = aPanel();
  const { user } = await kitPage(<CrudPanel definition={definition} defaultValue={{ open: 'g5' }} />, {
    server,
  });
  fireEvent.change(await field(), { target: { value: 'typed' } });

  its.isDown = true;
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText(/Could not load/);
  expect(await field()).toHaveValue('typed');
  its.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Gate 30' });

  expect(await field()).toHaveValue('typed');
});

it('asks the server nothing more of a row that it has deleted', async () => {
  const { definition, gates, its } = aPanel();
  const { user } = await kitPage(<CrudPanel definition={definition} defaultValue={{ open: 'g5' }} />, {
    server,
  });
  await field();
  const before = its.asked.length;

  await user.click(screen.getByRole('button', { name: 'Delete gate…' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete gate' }),
  );

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gate 5' })).toBeNull());
  expect(gates).toHaveLength(59);
  expect(its.asked).toHaveLength(before);
});

it('sorts by what its server can sort by, and by nothing else', async () => {
  const { definition, its } = aPanel();
  const value = crudCodec('Gates', SORTED, 'title', ['title', 'place']);
  const { user } = await kitPage(
    <CrudPanel
      definition={{
        ...definition,
        list: {
          ...definition.list,
          value,
          columns: [
            ...SORTED,
            nameColumn<Gate>({
              id: 'unknown',
              header: say('Unknown'),
              idOf: ({ id }) => id,
              nameOf: ({ name }) => name,
            }),
          ],
        },
      }}
    />,
    { server },
  );
  await screen.findByRole('button', { name: 'Place' });

  await user.click(screen.getByRole('button', { name: 'Place' }));

  await waitFor(() => expect(its.sortedBy).toEqual(['title', 'place']));
  expect(screen.getByRole('button', { name: 'Name' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unknown' })).toBeNull();
});

it('sorts rows that are all here by columns with a word of their own', async () => {
  const { definition, gates } = aPanel();
  const rows = { key: resourceKey('test.gates', 'all'), load: async () => gates.slice(0, 3) };
  const value = crudCodec('Gates', SORTED, 'title');
  const { user } = await kitPage(
    <CrudPanel definition={{ ...definition, rows, list: { ...definition.list, value, columns: SORTED } }} />,
    { server },
  );
  const names = () => screen.getAllByRole('button', { name: /^Gate/ }).map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: 'Gate 0' });
  expect(names()).toEqual(['Gate 0', 'Gate 1', 'Gate 2']);

  await user.click(screen.getByRole('button', { name: 'Name' }));

  await waitFor(() => expect(names()).toEqual(['Gate 2', 'Gate 1', 'Gate 0']));
  expect(screen.queryByRole('button', { name: 'Place' })).toBeNull();
});

describe('the focus after a form was closed', () => {
  const rowWithFocus = () => document.activeElement?.closest('tr')?.textContent;

  async function aCreation(definition: CrudDefinition<Gate, { name: string }>) {
    const panel = <CrudPanel definition={{ ...definition, create: say('Create gate') }} />;
    const { user } = await kitPage(panel, { server });
    await user.click(await screen.findByRole('button', { name: 'Gate 3' }));
    await field();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rowWithFocus()).toContain('Gate 3'));
    await user.click(screen.getByRole('button', { name: 'Create gate…' }));
    const form = within(await screen.findByRole('form', { name: 'Create gate' }));
    return { user, form };
  }

  it('is on the row of what was created', async () => {
    const { definition, its } = aPanel();
    its.putsNewAt = 1;
    const { user, form } = await aCreation(definition);
    await user.type(form.getByLabelText(/^Name of it/), 'North');
    await user.click(form.getByRole('button', { name: 'Create gate' }));
    await screen.findByRole('button', { name: 'North' });

    await user.keyboard('{Escape}');

    await waitFor(() => expect(rowWithFocus()).toContain('North'));
  });

  it('is on the button that creates another one where that row is on another page', async () => {
    const { definition, its } = aPanel();
    its.putsNewAt = 60;
    const { user, form } = await aCreation(definition);
    await user.type(form.getByLabelText(/^Name of it/), 'North');
    await user.click(form.getByRole('button', { name: 'Create gate' }));
    const created = within(await screen.findByRole('form', { name: 'North' }));

    await user.click(created.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Create gate…' })).toHaveFocus());
  });

  it('is on the button that creates one where nothing was created', async () => {
    const { definition } = aPanel();
    const { user } = await aCreation(definition);

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Create gate…' })).toHaveFocus());
  });

  it('is on the current row where the one that was open is not in sight', async () => {
    const { definition } = aPanel();
    const panel = <CrudPanel definition={definition} defaultValue={{ open: 'g50' }} />;
    const { user } = await kitPage(panel, { server });
    const form = within(await screen.findByRole('form', { name: 'Gate 50' }));
    await screen.findByRole('button', { name: 'Gate 0' });

    await user.click(form.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(rowWithFocus()).toContain('Gate 0'));
  });
});

it('keeps the focus on the button that creates a row until the code of the form is there', async () => {
  const { definition } = aPanel();
  let release = () => {};
  const code = new Promise<void>((resolve) => (release = resolve));
  const loadForm = () => code.then(() => definition.loadForm());
  const panel = <CrudPanel definition={{ ...definition, create: say('Create gate'), loadForm }} />;
  const { user } = await kitPage(panel, { server });

  await user.click(await screen.findByRole('button', { name: /^Create gate/ }));
  expect(screen.getByRole('button', { name: /^Create gate/ })).toHaveFocus();
  release();

  expect(await field()).toBeVisible();
  expect(await field()).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Create gate/ })).toHaveLength(1);
});

it('has one button to create a row while the form of a new row is open', async () => {
  const { definition, gates } = aPanel();
  gates.length = 0;
  const panel = <CrudPanel definition={{ ...definition, create: say('Create gate') }} />;
  const { user } = await kitPage(panel, { server });
  await screen.findByText('none');
  const buttons = () => screen.getAllByRole('button', { name: /^Create gate/ });
  expect(buttons()).toHaveLength(2);

  await user.click(buttons()[1]!);
  const form = await screen.findByRole('form', { name: 'Create gate' });

  expect(buttons()).toEqual([within(form).getByRole('button', { name: 'Create gate' })]);
  expect(await field()).toHaveFocus();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(buttons()[0]).toHaveFocus());
  expect(buttons()).toHaveLength(2);
});

it('says in a notice that a deletion failed when its form was left by then', async () => {
  const { definition, its } = aPanel();
  let refuse!: () => void;
  its.remove = () => new Promise((_, reject) => (refuse = () => reject(new Error('It is locked.'))));
  const { user, rerender, told } = await kitPage(
    <CrudPanel definition={definition} defaultValue={{ open: 'g5' }} />,
    { server },
  );
  await field();
  await user.click(screen.getByRole('button', { name: 'Delete gate…' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete gate' }),
  );

  rerender(<p>Elsewhere</p>);
  await act(async () => refuse());

  expect(told.notices).toMatchObject([{ kind: 'failure', title: 'Could not delete Gate 5' }]);
});

it('opens a row, also another time, though the clock was set back while it was loading', async () => {
  const { definition, its } = aPanel();
  let arrive!: () => void;
  const until = new Promise<void>((resolve) => (arrive = resolve));
  its.until = until;
  const { user } = await kitPage(<CrudPanel definition={definition} />, { server });
  const open = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await open('Gate 5');
  await waitFor(() => expect(its.asked).toEqual(['g5']));
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 60_000);
  arrive();

  expect(await field()).toHaveValue('Gate 5');
  await open('Gate 6');
  await waitFor(async () => expect(await field()).toHaveValue('Gate 6'));
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 120_000);
  await open('Gate 5');
  await waitFor(async () => expect(await field()).toHaveValue('Gate 5'));

  expect(its.asked).toEqual(['g5', 'g6', 'g5']);
});

describe('where there is no room beside the list', () => {
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500));

  it.each([
    ['to delete', 'typed', 'Delete gate…'],
    ['to save', 'Asked', 'Save'],
  ])('still has something to lose while it asks whether %s', async (_, typed, button) => {
    const { definition } = aPanel();
    const told: boolean[] = [];
    const draw = (open: string | undefined) => (
      <CrudPanel
        definition={definition}
        value={{ open }}
        onDirtyChange={({ isDirty }) => told.push(isDirty)}
      />
    );
    const { user, rerender } = await kitPage(draw('g5'), { server });
    fireEvent.change(await field(), { target: { value: typed } });
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('alertdialog');

    expect(told).toEqual([true]);
    rerender(draw(undefined));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));

    expect(await field()).toHaveValue(typed);
  });
});
