import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Form, type FormErrors } from '../../../../src/ui/form/Form.js';
import { KitProvider } from '../../../../src/host/KitProvider.js';
import { FormDialog } from '../../../../src/ui/form/FormDialog.js';
import {
  FormSelect,
  FormSwitch,
  FormTagsField,
  FormTextArea,
  FormTextField,
} from '../../../../src/ui/form/fields.js';

interface Values {
  name: string;
  kind: string;
  note: string;
  isActive: boolean;
  tags: readonly string[];
}

const initial: Values = { name: '', kind: 'a', note: '', isActive: false, tags: [] };
const needsName = (values: Values): FormErrors<Values> => ({
  name: values.name ? undefined : 'A name is needed.',
});

describe('Form', () => {
  it('sends what was filled in, and what it counts as saved', async () => {
    const onSubmit = vi.fn();
    const { user } = aForm({ onSubmit });

    await user.type(screen.getByLabelText(/^Name/), 'gateway');
    await user.selectOptions(screen.getByLabelText('Type'), 'b');
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await user.type(screen.getByLabelText('Tags'), 'pci,tier-1{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(onSubmit).toHaveBeenCalledWith(
      { name: 'gateway', kind: 'b', note: '', isActive: true, tags: ['pci', 'tier-1'] },
      initial,
    );
  });

  it('jumps to the first problem instead of sending', async () => {
    const onSubmit = vi.fn();
    const { user } = aForm({ onSubmit, validate: needsName });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const field = screen.getByLabelText(/^Name/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('A name is needed.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what is wrong with a field once it was left, not while it is filled in', async () => {
    const { user } = aForm({ validate: needsName });
    screen.getByLabelText(/^Name/).focus();
    expect(screen.queryByText('A name is needed.')).not.toBeInTheDocument();

    await user.tab();

    expect(screen.getByText('A name is needed.')).toBeInTheDocument();
  });

  it('shows what the server refused at the field until it is changed', async () => {
    const { user } = aForm({ onSubmit: () => Promise.resolve({ name: 'This name is taken.' }) });
    await user.type(screen.getByLabelText(/^Name/), 'gateway');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This name is taken.')).toBeInTheDocument();

    await user.type(screen.getByLabelText(/^Name/), '2');

    expect(screen.queryByText('This name is taken.')).not.toBeInTheDocument();
  });

  it('does not repeat a refusal of what was changed since, when another field keeps it from being sent', async () => {
    const { user } = aForm({
      validate: ({ note }) => ({ note: note === 'x' ? 'Not x.' : undefined }),
      onSubmit: () => Promise.resolve({ name: 'Taken.', form: 'Nothing was saved.' }),
    });
    await user.type(screen.getByLabelText(/^Name/), 'gateway');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Taken.')).toBeVisible();

    await user.type(screen.getByLabelText(/^Name/), '-2');
    await user.type(screen.getByLabelText(/^Note/), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Not x.')).toBeVisible();
    expect(screen.queryByText('Taken.')).toBeNull();
    expect(screen.queryByText('Nothing was saved.')).toBeNull();
  });

  it('shows once, on top, what belongs to no field, and keeps the input', async () => {
    const { user } = aForm({ onSubmit: () => Promise.resolve({ form: 'The connection was lost.' }) });
    await user.type(screen.getByLabelText(/^Name/), 'gateway');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('gateway');
  });

  it('keeps what was typed into a field that goes and comes back', async () => {
    const { user } = aForm({});
    await user.type(screen.getByLabelText('Note'), 'kept');

    await user.click(screen.getByRole('button', { name: 'Fold' }));
    expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fold' }));

    expect(screen.getByLabelText('Note')).toHaveValue('kept');
  });

  it('changes a field that is not drawn', async () => {
    const onSubmit = vi.fn();
    const { user } = aForm({ onSubmit });
    await user.click(screen.getByRole('button', { name: 'Fold' }));

    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ note: 'from outside' }), initial);
  });

  it('keeps the input when its host makes the same saved values anew', async () => {
    const { user } = aForm({});
    await user.type(screen.getByLabelText(/^Name/), 'gateway');

    await user.click(screen.getByRole('button', { name: 'Draw again' }));

    expect(screen.getByLabelText(/^Name/)).toHaveValue('gateway');
  });

  it('goes back to the saved values, with nothing said about what was typed', async () => {
    const { user } = aForm({ validate: needsName });
    await user.type(screen.getByLabelText(/^Name/), 'x');
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText('Note'), 'typed');
    await user.type(screen.getByLabelText('Tags'), 'pci{Enter}');
    expect(screen.getByText('A name is needed.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Reset' }));

    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(screen.queryByText('pci')).not.toBeInTheDocument();
    expect(screen.queryByText('A name is needed.')).not.toBeInTheDocument();
  });

  it('still keeps what is typed after it went back', async () => {
    const { user } = aForm({});
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.type(screen.getByLabelText('Note'), 'typed');

    await user.click(screen.getByRole('button', { name: 'Save elsewhere' }));

    expect(screen.getByLabelText(/^Name/)).toHaveValue('saved elsewhere');
    expect(screen.getByLabelText('Note')).toHaveValue('typed');
  });

  it('marks what was changed', async () => {
    const { user } = aForm({});
    expect(screen.queryByText('Changed')).not.toBeInTheDocument();

    await user.type(screen.getByLabelText(/^Name/), 'x');
    expect(await screen.findByText('Changed')).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/^Name/));
    expect(screen.queryByText('Changed')).not.toBeInTheDocument();
  });
});

describe('FormDialog', () => {
  it('sends with Enter, and asks before it drops what was typed', async () => {
    const onSubmit = vi.fn();
    const onClose = vi.fn();
    const user = userEvent.setup();
    render(
      <FormDialog
        title="Create project"
        initialValues={{ name: '' }}
        onSubmit={onSubmit}
        onClose={onClose}
        submitLabel="Create"
      >
        <FormTextField name="name" label="Name" />
      </FormDialog>,
    );
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();

    await user.keyboard('gateway{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.type(screen.getByLabelText(/^Name/), '{Enter}');

    expect(onSubmit).toHaveBeenCalledWith({ name: 'gateway' }, { name: '' });
  });

  it('closes unasked while nothing was typed', async () => {
    const onClose = vi.fn();
    render(
      <FormDialog title="Edit" initialValues={{ name: 'a' }} onSubmit={() => {}} onClose={onClose}>
        <FormTextField name="name" label="Name" />
      </FormDialog>,
    );

    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before it drops what is typed into tags and not added yet, and tells the host', async () => {
    const onClose = vi.fn();
    const told: boolean[] = [];
    const user = userEvent.setup();
    render(
      <KitProvider onUnsavedChange={({ hasUnsaved }) => told.push(hasUnsaved)}>
        <FormDialog title="Edit" initialValues={{ tags: ['a'] }} onSubmit={() => {}} onClose={onClose}>
          <FormTagsField name="tags" label="Tags" />
        </FormDialog>
      </KitProvider>,
    );
    await user.type(screen.getByLabelText(/^Tags/), 'half');
    expect(told).toEqual([true]);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByText('half')).toBeVisible();
    expect(told).toEqual([true]);
  });

  it('asks nothing before saving while it saves', async () => {
    const user = userEvent.setup();
    render(
      <FormDialog
        title="Rename"
        initialValues={{ name: 'gateway' }}
        onSubmit={() => new Promise(() => {})}
        confirms={() =>
          ({ save }) => <button onClick={save}>Do it</button>}
        onClose={() => {}}
      >
        <FormTextField name="name" label="Name" />
      </FormDialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Do it' }));

    await user.type(screen.getByLabelText(/^Name/), '{Control>}{Enter}{/Control}');

    expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

interface Options {
  onSubmit?: (values: Values) => void | Promise<FormErrors<Values>>;
  validate?: (values: Values) => FormErrors<Values>;
}

function aForm(options: Options) {
  render(<Example {...options} />);
  return { user: userEvent.setup() };
}

function Example({ onSubmit = () => undefined, validate }: Options) {
  const [isFolded, setIsFolded] = useState(false);
  const [, setDrawn] = useState(0);
  const [name, setName] = useState('');
  return (
    <Form
      label="Project"
      initialValues={{ ...initial, name, tags: [] }}
      validate={validate}
      onSubmit={onSubmit}
    >
      {({ change, reset }) => (
        <>
          <FormTextField name="name" label="Name" marksChange />
          <FormSelect
            name="kind"
            label="Type"
            options={[
              { value: 'a', label: 'A' },
              { value: 'b', label: 'B' },
            ]}
          />
          {!isFolded && <FormTextArea name="note" label="Note" />}
          <FormSwitch name="isActive" label="Active" />
          <FormTagsField name="tags" label="Tags" />
          <button type="button" onClick={() => setIsFolded(!isFolded)}>
            Fold
          </button>
          <button type="button" onClick={() => change('note', 'from outside')}>
            Fill in
          </button>
          <button type="button" onClick={() => setDrawn((count) => count + 1)}>
            Draw again
          </button>
          <button type="button" onClick={() => setName('saved elsewhere')}>
            Save elsewhere
          </button>
          <button type="button" onClick={reset}>
            Reset
          </button>
          <button type="submit">Save</button>
        </>
      )}
    </Form>
  );
}
