import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { RescoringDialog } from './RescoringDialog.js';

const VECTOR = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';

export default {
  component: RescoringDialog,
  args: {
    vulnerability: 'CVE-2021-44228',
    vectors: [
      { kind: 'cvss', text: VECTOR },
      { kind: 'cvss', text: 'AV:N/AC:M/Au:N/C:C/I:C/A:C' },
    ],
    onPut: fn(),
    onClose: fn(),
  },
  parameters: host(),
} satisfies Meta<typeof RescoringDialog>;
type Story = StoryObj<typeof RescoringDialog>;

export const Beginning: Story = {};
export const FromTheDecision: Story = { args: { opened: { kind: 'cvss', text: `${VECTOR}/MAV:L` } } };
export const WithoutVector: Story = { args: { vectors: [] } };
export const ReadOnly: Story = { args: { onPut: undefined } };
