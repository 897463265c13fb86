import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../controls/Button.js';
import { KEPT_SECRET } from '../fields/SecretField.js';
import {
  FormCodeField,
  FormDateField,
  FormDateTimeField,
  FormKeyValueField,
  FormMatrixField,
  FormNumberField,
  FormRadioCards,
  FormSecretField,
  FormSelect,
  FormSwitch,
  FormSwitchField,
  FormTagsField,
  FormTextArea,
  FormTextField,
} from './fields.js';
import { Form, type FormProps } from './Form.js';
import { FormSection } from './FormSection.js';

const VALUES = {
  name: 'payments alerts',
  level: 'ERROR',
  tags: ['pci'],
  note: '',
  isOn: true,
  isVerbose: false,
  limit: '25',
  since: '2026-03-31',
  at: '2026-03-31T22:00:00Z',
  secret: KEPT_SECRET,
  template: '{ "text": "{{ title }}" }',
  trigger: 'event',
  headers: [{ key: 'X-Team', value: 'payments' }],
  teams: { admins: ['view'] },
};
type Values = typeof VALUES;

const meta = {
  title: 'ui/form/Form',
  component: Form<Values>,
  args: {
    label: 'Alert',
    initialValues: VALUES,
    validate: ({ name }) => (name ? {} : { name: 'An alert needs a name.' }),
    onSubmit: fn(),
    children: (
      <>
        <FormSection title="Item" description="Which notifications it sends.">
          <FormTextField name="name" label="Name" />
          <FormSelect
            name="level"
            label="Level"
            options={[
              { value: 'INFO', label: 'Information' },
              { value: 'ERROR', label: 'Errors' },
            ]}
          />
          <FormTagsField name="tags" label="Tags" />
          <FormTextArea name="note" label="Note" isOptional />
          <FormMatrixField
            name="teams"
            label="Teams"
            rows={[{ id: 'admins', label: 'Administrators' }]}
            columns={[{ id: 'view', label: 'View' }]}
          />
        </FormSection>
        <FormSection title="When">
          <FormRadioCards
            name="trigger"
            label="Trigger"
            options={[
              { value: 'event', label: 'On event' },
              { value: 'schedule', label: 'On schedule' },
            ]}
          />
          <FormDateField name="since" label="From" />
          <FormDateTimeField name="at" label="First at" zone="UTC" />
          <FormNumberField name="limit" label="At most" unit="a day" />
        </FormSection>
        <FormSection title="How">
          <FormSwitchField name="isOn" label="Active" />
          <FormSwitch name="isVerbose" label="With all details" />
          <FormKeyValueField name="headers" label="Headers" />
          <FormSecretField name="secret" label="Token" isSet />
          <FormCodeField name="template" label="Template" />
        </FormSection>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </>
    ),
  },
} satisfies Meta<FormProps<Values>>;
export default meta;
type Story = StoryObj<FormProps<Values>>;

export const EveryKindOfField: Story = {};
export const ProblemsFoundHere: Story = {
  args: { initialValues: { ...VALUES, name: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};
export const RefusedByTheServer: Story = {
  args: { onSubmit: async () => ({ limit: 'Not more than 10 a day.', form: 'Nothing was saved.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};
