import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, fireEvent, fn, within } from 'storybook/test';
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
    const event = createEvent.dragOver(page);
    // Browsers make no such event with files in it, and there is none at all where tests have no browser.
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items: [], files: [] } });
    await fireEvent(page, event);
  },
};
