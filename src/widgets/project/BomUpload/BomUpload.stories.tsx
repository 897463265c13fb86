import type { Meta, StoryObj } from '@storybook/react-vite';
import { host, SHOP_ID } from 'workshop';
import { BomUpload } from './BomUpload.js';

export default {
  component: BomUpload,
  args: { projectId: SHOP_ID },
  parameters: host(),
} satisfies Meta<typeof BomUpload>;
type Story = StoryObj<typeof BomUpload>;

export const Empty: Story = {};
export const Forbidden: Story = { parameters: host({ as: [] }) };
