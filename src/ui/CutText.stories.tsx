import type { Meta, StoryObj } from '@storybook/react-vite';
import { CutText } from './CutText.js';

export default { component: CutText } satisfies Meta<typeof CutText>;
type Story = StoryObj<typeof CutText>;

export const Short: Story = { args: { text: 'lodash' } };
export const Long: Story = {
  args: { text: 'payment-client-with-a-name-that-is-too-long-for-its-column' },
  render: (args) => (
    <div style={{ display: 'grid', inlineSize: '12rem' }}>
      <CutText {...args} />
    </div>
  ),
};
export const Missing: Story = { args: { text: undefined } };
