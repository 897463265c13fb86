import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.js';
import { SHAPES } from './iconShapes.js';

export default { component: Icon, args: { name: 'project' } } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const Decoration: Story = {};
export const WithWords: Story = { args: { label: 'Project' } };
export const Large: Story = { args: { size: 24 } };
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', padding: 0 }}>
      {(Object.keys(SHAPES) as (keyof typeof SHAPES)[]).map((name) => (
        <li key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
