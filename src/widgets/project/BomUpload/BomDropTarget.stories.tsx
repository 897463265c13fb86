import type { Meta, StoryObj } from '@storybook/react-vite';
import { host, SHOP_ID } from 'workshop';
import { BomDropTarget } from './BomDropTarget.js';

export default {
  component: BomDropTarget,
  args: { project: { uuid: SHOP_ID, name: 'web-shop' }, children: <p>Content of the host</p> },
  parameters: host(),
} satisfies Meta<typeof BomDropTarget>;
type Story = StoryObj<typeof BomDropTarget>;

export const Idle: Story = {};
