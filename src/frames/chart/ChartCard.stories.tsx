import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { ChartCard } from './ChartCard.js';
import { ChartTable } from './ChartTable.js';

export default {
  component: ChartCard,
  parameters: host(),
  args: {
    title: 'Findings by ecosystem',
    name: 'findings-by-ecosystem',
    chart: (drawing) => (
      <svg ref={drawing} width={320} height={40} aria-hidden>
        <rect width={200} height={16} />
        <rect y={22} width={90} height={16} />
      </svg>
    ),
    table: (
      <ChartTable label="Findings by ecosystem">
        <table>
          <thead>
            <tr>
              <th scope="col">Ecosystem</th>
              <th scope="col">Findings</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Maven</th>
              <td>20</td>
            </tr>
            <tr>
              <th scope="row">npm</th>
              <td>9</td>
            </tr>
          </tbody>
        </table>
      </ChartTable>
    ),
    lines: () => [
      ['ecosystem', 'findings'],
      ['maven', 20],
      ['npm', 9],
    ],
  },
} satisfies Meta<typeof ChartCard>;
type Story = StoryObj<typeof ChartCard>;

export const Chart: Story = {};
export const WithNote: Story = { args: { note: '29 in all' } };
