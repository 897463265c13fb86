import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ForbiddenState, LoadingRows } from '../layout/states.js';
import { FormSelect, FormSwitch, FormTagsField, FormTextArea, FormTextField } from './fields.js';
import { FormDialog, type FormDialogProps } from './FormDialog.js';

interface Values {
  name: string;
  classifier: string;
  tags: string[];
  description: string;
  isActive: boolean;
}

const FIELDS = (
  <>
    <FormTextField name="name" label="Name" marksChange />
    <FormSelect
      name="classifier"
      label="Classifier"
      options={[
        { value: 'APPLICATION', label: 'Application' },
        { value: 'LIBRARY', label: 'Library' },
      ]}
    />
    <FormTagsField name="tags" label="Tags" isOptional />
    <FormTextArea name="description" label="Description" isOptional />
    <FormSwitch name="isActive" label="Active" />
  </>
);

const meta = {
  title: 'ui/form/FormDialog',
  component: FormDialog<Values>,
  args: {
    title: 'Edit project',
    subtitle: 'web-shop 2.4.0',
    initialValues: {
      name: 'web-shop',
      classifier: 'APPLICATION',
      tags: ['pci'],
      description: '',
      isActive: true,
    },
    validate: ({ name }) => (name ? {} : { name: 'Enter a project name.' }),
    onSubmit: fn(),
    onClose: fn(),
    children: FIELDS,
  },
} satisfies Meta<FormDialogProps<Values>>;
export default meta;
type Story = StoryObj<FormDialogProps<Values>>;

export const Filled: Story = {};
export const ProblemsFoundHere: Story = {
  args: { initialValues: { ...meta.args.initialValues, name: '' } },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  },
};
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: async () => ({ name: 'There is a project of this name.', form: 'Nothing was saved.' }),
  },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  },
};
export const Saving: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  },
};
export const Deletable: Story = { args: { deletion: { label: 'Delete project', dialog: () => null } } };
export const Destructive: Story = { args: { isDestructive: true, submitLabel: 'Replace' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Loading: Story = { args: { instead: <LoadingRows rows={5} /> } };
export const Forbidden: Story = { args: { instead: <ForbiddenState title="You may not change projects" /> } };
