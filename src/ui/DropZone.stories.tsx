import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, fn, within } from 'storybook/test';
import { DropVeil, DropZone } from './DropZone.js';

export default {
  component: DropZone,
  args: {
    veil: <DropVeil>Drop files to upload them</DropVeil>,
    onFiles: fn(),
    children: <p style={{ minBlockSize: 240 }}>A page that takes files anywhere</p>,
  },
} satisfies Meta<typeof DropZone>;
type Story = StoryObj<typeof DropZone>;

export const AtRest: Story = {};
export const FilesAbove: Story = {
  play: async ({ canvasElement }) => {
    const page = await within(canvasElement).findByText('A page that takes files anywhere');
    await fireEvent.dragOver(page, { dataTransfer: { types: ['Files'], items: [], files: [] } });
  },
};
