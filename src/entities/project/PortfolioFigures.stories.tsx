import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { PortfolioFigures } from './PortfolioFigures.js';

export default { component: PortfolioFigures, parameters: host() } satisfies Meta<typeof PortfolioFigures>;
type Story = StoryObj<typeof PortfolioFigures>;

export const Full: Story = {};
export const Empty: Story = { parameters: host({ portfolio: 'empty' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
