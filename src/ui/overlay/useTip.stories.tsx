import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTip } from './useTip.js';

function WithTip({ content }: { content: string }) {
  const tip = useTip(content);
  return (
    <>
      <button type="button" {...tip.merge({})}>
        Risk score
      </button>
      {tip.element}
    </>
  );
}

export default { title: 'ui/overlay/useTip', component: WithTip } satisfies Meta<typeof WithTip>;
type Story = StoryObj<typeof WithTip>;

export const Open: Story = {
  args: { content: 'Critical findings count ten, high ones five.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
