import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState, LoadingRows } from '../layout/states.js';
import { FormPart } from './FormPart.js';
import { FormNumberField, FormSecretField, FormSwitchField, FormTextField } from './fields.js';
import { FormPage, type FormPageProps } from './FormPage.js';
import { KEPT_SECRET, type SecretChange } from '../fields/SecretField.js';

interface Values {
  isOn: boolean;
  host: string;
  port: string;
  password: SecretChange;
}

const meta = {
  title: 'ui/form/FormPage',
  component: FormPage<Values>,
  args: {
    title: 'Email',
    subtitle: 'What alerts are sent by',
    countsChanges: true,
    initialValues: { isOn: true, host: 'mail.example.com', port: '587', password: KEPT_SECRET },
    validate: ({ host }) => (host ? {} : { host: 'A server needs a name.' }),
    onSubmit: fn(),
    children: (
      <>
        <FormSwitchField name="isOn" label="Send email" />
        <FormTextField name="host" label="Server" />
        <FormNumberField name="port" label="Port" />
        <FormPart summary="Sign in at the server" fields={['password']}>
          <FormSecretField name="password" label="Password" isSet />
        </FormPart>
      </>
    ),
  },
} satisfies Meta<FormPageProps<Values>>;
export default meta;
type Story = StoryObj<FormPageProps<Values>>;

export const Saved: Story = {};
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Server'), '.org');
  },
};
export const ProblemsFoundHere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Server'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  },
};
export const RefusedByTheServer: Story = {
  args: { onSubmit: async () => ({ host: 'Cannot reach the server.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Server'), '.org{Control>}{Enter}{/Control}');
  },
};
export const WithoutTitle: Story = { args: { title: undefined, subtitle: undefined, label: 'Email' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Loading: Story = { args: { instead: <LoadingRows rows={4} /> } };
export const Failed: Story = {
  args: { instead: <ErrorState title="Could not load settings" onRetry={fn()} /> },
};
