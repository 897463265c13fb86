import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../controls/Button.js';
import { Dialog } from './Dialog.js';

export default {
  component: Dialog,
  args: {
    title: 'Upload a BOM',
    children: 'What the dialog is about.',
    foot: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Upload</Button>
      </>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Sheet: Story = { args: { size: 'sheet' } };
export const WithSubtitle: Story = { args: { subtitle: 'web-shop 2.4.0' } };
export const WithThirdAction: Story = { args: { footStart: <Button variant="dangerQuiet">Delete</Button> } };
export const Busy: Story = { args: { isBusy: true } };
export const Scrolling: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => (
      <p key={line} tabIndex={line === 0 ? 0 : undefined}>{`Line ${line + 1}`}</p>
    )),
  },
};
/** Escape asks first. */
export const AskingBeforeItGoes: Story = {
  args: { isDirty: true },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}');
  },
};
