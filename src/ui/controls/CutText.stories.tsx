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
export const KeepsEnd: Story = {
  ...Long,
  args: { text: 'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1?type=jar', keepsEnd: true },
};
export const Missing: Story = { args: { text: undefined } };
