import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { WelcomeMessage } from './WelcomeMessage.js';

export default {
  component: WelcomeMessage,
  parameters: host(),
} satisfies Meta<typeof WelcomeMessage>;
type Story = StoryObj<typeof WelcomeMessage>;

export const Full: Story = { parameters: host({ release: '4.14.2' }) };
