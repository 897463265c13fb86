import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host, SHOP_ID } from 'workshop';
import { BomUploadDialog } from './BomUploadDialog.js';

export default {
  component: BomUploadDialog,
  args: { project: { uuid: SHOP_ID, name: 'web-shop', version: '2.4.0' }, onClose: fn() },
  parameters: host(),
} satisfies Meta<typeof BomUploadDialog>;
type Story = StoryObj<typeof BomUploadDialog>;

export const Empty: Story = {};
export const NoBom: Story = { args: { file: new File(['no BOM'], 'holiday.txt') } };
