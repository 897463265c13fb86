import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pill } from './Pill.js';
import { Pills } from './Pills.js';

const LABEL = 'Severity is Critical, High';

export default { component: Pill, args: { label: LABEL, children: LABEL } } satisfies Meta<typeof Pill>;
type Story = StoryObj<typeof Pill>;

export const Plain: Story = {};
export const Removable: Story = { args: { onRemove: fn() } };
export const Editable: Story = { args: { onEdit: fn(), onRemove: fn() } };
export const Several: Story = {
  render: (args) => (
    <Pills>
      <Pill {...args} onRemove={fn()} />
      <Pill label="Tag is pci" onRemove={fn()}>
        Tag is pci
      </Pill>
    </Pills>
  ),
};
