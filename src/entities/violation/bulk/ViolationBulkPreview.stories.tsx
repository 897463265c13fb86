import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { host } from 'workshop';
import type { PolicyViolation } from '../../../schema/violation.js';
import { ViolationBulkPreview } from './ViolationBulkPreview.js';

const violation = (uuid: string, name: string, state?: string): PolicyViolation => ({
  uuid,
  policyCondition: {
    uuid,
    subject: 'AGE',
    operator: 'NUMERIC_GREATER_THAN',
    value: 'P1Y',
    policy: { uuid, name },
  },
  component: { uuid, name: 'log4j-core', version: '2.14.1' },
  project: { uuid, name: 'web-shop', version: '2.0' },
  analysis: state === undefined ? undefined : { analysisState: state, isSuppressed: false },
});

export default {
  component: ViolationBulkPreview,
  args: {
    violations: [
      violation('a', 'No critical ones'),
      violation('b', 'Not too old', 'REJECTED'),
      violation('c', 'Licenses are known', 'APPROVED'),
    ],
    onStart: fn(),
    onClose: fn(),
  },
  parameters: host(),
} satisfies Meta<typeof ViolationBulkPreview>;
type Story = StoryObj<typeof ViolationBulkPreview>;

export const NothingChosen: Story = {};
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Analysis' }), 'APPROVED');
  },
};
