import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.js';
import { resourceKey } from '../../../src/data/resources/resourceKey.js';
import { nameColumn } from '../../../src/panel/crudColumns.js';
import { crudCodec, type CrudDefinition } from '../../../src/panel/CrudDefinition.js';
import { CrudPanel } from '../../../src/panel/CrudPanel.js';
import { FormTextField } from '../../../src/ui/form/fields.js';
import { testServer, type TestServer } from '../../support/testServer.js';
import { closed, kitPage } from '../../widgets/kitPage.js';

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

/** A panel of gates of which a server of its own sends 25 at a time. */
function aPanel() {
  const gates = Array.from({ length: 60 }, (_, place) => ({ id: `g${place}`, name: `Gate ${place}` }));
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
          const from = (request.pageNumber - 1) * request.pageSize;
          return { rows: gates.slice(from, from + request.pageSize), total: gates.length };
        },
      }),
      lists: resourceKey('test.gates', 'list'),
      one: (id) => ({
        key: resourceKey('test.gates', 'one', id),
        load: async () => {
          const found = gates.find((gate) => gate.id === id);
          if (!found) throw new ApiError({ method: 'GET', path: '/gate' }, 404);
          return found;
        },
      }),
    },
    loadForm: async () => () => ({
      valuesOf: (gate) => ({ name: gate?.name ?? '' }),
      fields: () => <FormTextField name="name" label="Name of it" />,
      update: async (_, { id }, { name }) => {
        const place = gates.findIndex((gate) => gate.id === id);
        return (gates[place] = { id, name });
      },
    }),
  };
  return { definition, gates };
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

  fireEvent.change(within(form).getByLabelText('Name of it'), { target: { value: 'North' } });
  await user.click(within(form).getByRole('button', { name: 'Save' }));

  expect(await within(form).findByText('Saved')).toBeVisible();
  expect(gates[50]).toEqual({ id: 'g50', name: 'North' });
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ row: { id: 'g50', name: 'North' }, isNew: false });
});

it('says of a row that the server does not have that it is not in the list', async () => {
  const { definition } = aPanel();

  await kitPage(<CrudPanel definition={definition} defaultValue={{ open: 'gone' }} />, { server });

  expect(await screen.findByText('It is not in this list')).toBeVisible();
});
