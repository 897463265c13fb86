import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { ExampleList } from './ExampleList.js';

export default {
  component: ExampleList,
  parameters: host(),
} satisfies Meta<typeof ExampleList>;
type Story = StoryObj<typeof ExampleList>;

// Add Full, Loading, and Failed when the list sends requests: docs/contributing.md, “The workshop”.
export const Empty: Story = {};
export const Forbidden: Story = { parameters: host({ as: [] }) };
