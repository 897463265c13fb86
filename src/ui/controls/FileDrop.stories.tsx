import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileDrop, FileLine, FilePickButton } from './FileDrop.js';

export default {
  component: FileDrop,
  args: {
    label: 'Drop a CycloneDX file here',
    hint: 'JSON or XML, up to 100 MB',
    accept: '.json,.xml',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>;
type Story = StoryObj<typeof FileDrop>;

export const Empty: Story = {};
export const Refused: Story = { args: { error: 'This file is no CycloneDX.' } };
export const AsButton: Story = {
  render: () => <FilePickButton onFiles={fn()}>Choose another file</FilePickButton>,
};
export const Several: Story = { args: { label: 'Drop CycloneDX files here', isMultiple: true } };
export const FileTaken: Story = {
  render: () => (
    <FileLine name="bom.json" size={2_400_000} meta="CycloneDX 1.5 · 214 components" onRemove={fn()} />
  ),
};
export const FileRefused: Story = {
  render: () => <FileLine name="holiday.jpg" size={812_000} meta="no CycloneDX" isBad onRemove={fn()} />,
};
