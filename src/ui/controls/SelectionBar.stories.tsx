import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from './Button.js';
import { BarLine, SelectionBar } from './SelectionBar.js';

export default {
  component: SelectionBar,
  args: {
    label: 'Selected findings',
    count: '3 selected',
    clearLabel: 'Clear selection',
    onClear: fn(),
    children: (
      <>
        <Button size="small">Set state</Button>
        <BarLine />
        <Button size="small">Suppress</Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>;

export const WithActions: StoryObj<typeof SelectionBar> = {};
