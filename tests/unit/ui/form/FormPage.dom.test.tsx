import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../../src/ui/overlay/ConfirmDialog.js';
import type { FormErrors } from '../../../../src/ui/form/Form.js';
import type { FormBodyOptions } from '../../../../src/ui/form/FormBody.js';
import { FormDialog } from '../../../../src/ui/form/FormDialog.js';
import { FormPage, type FormPageProps } from '../../../../src/ui/form/FormPage.js';
import { FormSwitch, FormTagsField, FormTextArea, FormTextField } from '../../../../src/ui/form/fields.js';

interface Values {
  name: string;
  note: string;
  isActive: boolean;
  tags: readonly string[];
}

const SAVED: Values = { name: 'core', note: 'first', isActive: true, tags: ['pci'] };
const name = () => screen.getByLabelText(/^Name/);
const note = () => screen.getByLabelText(/^Note/);
const save = () => screen.getByRole('button', { name: 'Save' });

describe.each(['page', 'dialog'] as const)('A form in a %s', (place) => {
  const show = (options: Partial<FormBodyOptions<Values>> = {}) => {
    const onSubmit = vi.fn<FormBodyOptions<Values>['onSubmit']>();
    const body = { onSubmit, initialValues: SAVED, children: <Fields />, ...options };
    render(
      place === 'page' ? (
        <FormPage {...body} title="Team" />
      ) : (
        <FormDialog {...body} title="Team" onClose={() => undefined} />
      ),
    );
    return { user: userEvent.setup(), onSubmit };
  };

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('is sent with %s', async (keys) => {
    const { user, onSubmit } = show();

    await user.type(note(), `, second${keys}`);

    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]![0]).toEqual({ ...SAVED, note: 'first, second' });
  });

  it('marks by itself what was changed, and saves nothing before', async () => {
    const { user, onSubmit } = show({ marksChanges: true });
    expect(save()).toHaveAccessibleDescription('No changes to save.');
    await user.click(save());
    await user.type(note(), '{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();

    await user.type(note(), '!');

    expect(await screen.findByLabelText('Note Changed')).toBe(note());
    expect(screen.getByLabelText('Name')).toBe(name());
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is not sent by the keys while something is wrong, and jumps there', async () => {
    const { user, onSubmit } = show({ validate: needsName });
    await user.clear(name());

    await user.type(note(), '{Control>}{Enter}{/Control}');

    await waitFor(() => expect(name()).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stays with what was typed when the server refuses, and says why at the field', async () => {
    const { user } = show({ onSubmit: () => Promise.resolve({ name: 'This name is taken.' }) });
    await user.type(name(), '-2');

    await user.click(save());

    expect(await screen.findByText('This name is taken.')).toBeVisible();
    expect(name()).toHaveValue('core-2');
    expect(name()).toHaveAccessibleDescription('This name is taken.');
  });

  it.each<[string, FormBodyOptions<Values>['onSubmit']]>([
    ['rejects', () => Promise.reject(new Error('The lorry is late.'))],
    [
      'throws',
      () => {
        throw new Error('The lorry is late.');
      },
    ],
  ])('says that it could not be saved when sending %s, and the page learns why', async (_, fail) => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
    const onSubmit = vi.fn(fail);
    const onSaved = vi.fn();
    const { user } = show({ onSubmit, ...(place === 'page' ? { onSaved } : {}) });
    await user.type(name(), '-2');

    await user.click(save());

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Could not save because of an unexpected error\. Your input is kept\./,
    );
    expect(name()).toHaveValue('core-2');
    expect(reported.mock.calls).toEqual([[new Error('The lorry is late.')]]);
    expect(onSaved).not.toHaveBeenCalled();
    onSubmit.mockImplementation(() => undefined);
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(onSubmit).toHaveBeenLastCalledWith({ ...SAVED, name: 'core-2' }, SAVED);
  });

  it('draws what is not there yet in the place of the fields, with nothing to save', async () => {
    const { user, onSubmit } = show({ instead: <p>Loading the team</p> });

    expect(screen.getByText('Loading the team')).toBeVisible();
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows its values and takes none when it is read-only', async () => {
    const { user, onSubmit } = show({ isReadOnly: true });

    await user.type(name(), 'x{Control>}{Enter}{/Control}');
    await user.click(screen.getByRole('switch', { name: 'Active' }));

    expect(name()).toHaveValue('core');
    expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
    expect(screen.getByText('pci')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('asks before it deletes, and still has what was typed when people decide against it', async () => {
    const onConfirm = vi.fn();
    const { user } = show({
      deletion: {
        label: 'Delete team',
        dialog: (close) => (
          <ConfirmDialog
            title="Delete core?"
            confirmLabel="Delete it"
            onConfirm={onConfirm}
            onClose={close}
          />
        ),
      },
    });
    await user.type(name(), '-2');

    await user.click(screen.getByRole('button', { name: 'Delete team…' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(name()).toHaveValue('core-2');

    await user.click(screen.getByRole('button', { name: 'Delete team…' }));
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('tells before it checks, so that the part with the problem can be opened', async () => {
    const onSubmitAttempt = vi.fn();
    const { user } = show({ validate: needsName, onSubmitAttempt });
    await user.clear(name());

    await user.click(save());

    expect(onSubmitAttempt).toHaveBeenCalledWith({ ...SAVED, name: '' });
  });
});

describe('FormPage', () => {
  it('counts changes and problems, and brings the saved values back', async () => {
    const { user } = aPage({ countsChanges: true, validate: needsName });
    expect(save()).toHaveAccessibleDescription('No changes to save.');
    expect(save()).toHaveAttribute('aria-disabled', 'true');

    await user.clear(name());
    await user.type(note(), '!');
    expect(screen.getByRole('status')).toHaveTextContent('2 changes');
    expect(screen.getByRole('status')).toHaveTextContent('1 problem');
    expect(await screen.findByLabelText('Note Changed')).toBe(note());
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));

    expect(name()).toHaveValue('core');
    expect(note()).toHaveValue('first');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  it('does not count a list that was put together anew as a change', async () => {
    const { user } = aPage({ countsChanges: true });

    await user.type(screen.getByLabelText('Tags'), 'tier-1{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('1 change');
    await user.click(screen.getByRole('button', { name: 'Remove tier-1' }));

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts what was sent as saved, and can be changed and saved again', async () => {
    const onSubmit = vi.fn();
    const { user } = aPage({ countsChanges: true, onSubmit });
    await user.type(name(), '-2');

    await user.click(save());
    expect(await screen.findByText('Saved')).toBeVisible();
    await user.type(name(), '3');
    expect(screen.queryByText('Saved')).toBeNull();
    await user.click(save());

    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.calls[1]![0]).toMatchObject({ name: 'core-23' });
  });

  it('keeps as a change what was typed while it was being saved', async () => {
    let finish = () => {};
    const { user } = aPage({
      countsChanges: true,
      onSubmit: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    await user.type(name(), '-2');
    await user.click(save());
    await user.type(note(), ', later');

    finish();

    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('status')).toHaveTextContent('1 change');
    expect(name()).toHaveValue('core-2');
    expect(note()).toHaveValue('first, later');
  });

  it('puts what is never shown again out of the fields once it is saved', async () => {
    const { user } = aPage({ countsChanges: true, savedValues: (sent) => ({ ...sent, note: '' }) });
    await user.type(note(), ' secret');

    await user.click(save());

    await waitFor(() => expect(note()).toHaveValue(''));
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('tells its host when there begins to be something to lose, and that there is nothing before it tells of a save', async () => {
    const told: string[] = [];
    const { user } = aPage({
      onDirtyChange: ({ isDirty }) => told.push(isDirty ? 'dirty' : 'clean'),
      onSaved: () => told.push('saved'),
    });

    await user.type(name(), '-2');
    expect(told).toEqual(['dirty']);
    await user.click(save());

    await waitFor(() => expect(told).toEqual(['dirty', 'clean', 'saved']));
  });

  it('tells its host that there is nothing to lose when it goes away', async () => {
    const told: boolean[] = [];
    const { user } = aPage({ onDirtyChange: ({ isDirty }) => told.push(isDirty) });
    await user.type(name(), '-2');

    await user.click(screen.getByRole('button', { name: 'Leave' }));

    expect(told).toEqual([true, false]);
  });

  it('shows values that were saved elsewhere, but not over what was typed', async () => {
    const { user } = aPage({});
    await user.type(note(), '!');

    await user.click(screen.getByRole('button', { name: 'Save elsewhere' }));

    expect(name()).toHaveValue('elsewhere');
    expect(note()).toHaveValue('first!');
  });
});

const needsName = (values: Values): FormErrors<Values> => ({
  name: values.name ? undefined : 'A name is needed.',
});

function Fields() {
  return (
    <>
      <FormTextField name="name" label="Name" />
      <FormTextArea name="note" label="Note" />
      <FormSwitch name="isActive" label="Active" />
      <FormTagsField name="tags" label="Tags" />
    </>
  );
}

function aPage(options: Partial<FormPageProps<Values>>) {
  render(<Example {...options} />);
  return { user: userEvent.setup() };
}

function Example(options: Partial<FormPageProps<Values>>) {
  const [isHere, setIsHere] = useState(true);
  const [initialValues, setInitialValues] = useState(SAVED);
  return (
    <>
      {isHere && (
        <FormPage label="Team" initialValues={initialValues} onSubmit={() => undefined} {...options}>
          <Fields />
        </FormPage>
      )}
      <button onClick={() => setIsHere(false)}>Leave</button>
      <button onClick={() => setInitialValues({ ...SAVED, name: 'elsewhere', note: 'elsewhere' })}>
        Save elsewhere
      </button>
    </>
  );
}
