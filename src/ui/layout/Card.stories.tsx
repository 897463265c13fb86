import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../controls/Button.js';
import { Card } from './Card.js';

export default { component: Card, args: { title: 'Projects by risk', children: 'None yet.' } } satisfies Meta<
  typeof Card
>;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};
export const WithNoteAndControls: Story = {
  args: { note: 'without suppressed ones', controls: <Button size="small">Reload</Button> },
};
