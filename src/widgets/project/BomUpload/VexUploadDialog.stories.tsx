import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host, SHOP_ID } from 'workshop';
import { VexUploadDialog } from './VexUploadDialog.js';

export default {
  component: VexUploadDialog,
  args: { project: { uuid: SHOP_ID, name: 'web-shop', version: '2.4.0' }, onClose: fn() },
  parameters: host(),
} satisfies Meta<typeof VexUploadDialog>;
type Story = StoryObj<typeof VexUploadDialog>;

export const Empty: Story = {};
