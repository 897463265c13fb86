import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { CodeField, type CodePiece } from './CodeField.js';

export default {
  component: CodeField,
  args: {
    label: 'Template',
    value: '{\n  "text": "{{ notification.title }}"\n}',
    onValueChange: fn(),
  },
  render: controlled(CodeField),
} satisfies Meta<typeof CodeField>;
type Story = StoryObj<typeof CodeField>;

function piecesOf(text: string): CodePiece[] {
  return text.split(/("[^"]*"|\{#.*?#\}|\{[{%]|[}%]\})/).map((part) => {
    if (part.startsWith('"')) return { text: part, kind: 'string' };
    if (part.startsWith('{#')) return { text: part, kind: 'comment' };
    return /^(\{[{%]|[}%]\})$/.test(part) ? { text: part, kind: 'mark' } : { text: part };
  });
}

export const Filled: Story = {};
export const Highlighted: Story = {
  args: {
    value:
      '{# Written for the pager #}\n{\n  "text": "{{ notification.title | escape(strategy="json") }}"\n  {% if subject.count > 3 %}, "many": true{% endif %}\n  {{ open\n}',
    highlight: piecesOf,
  },
};
export const Empty: Story = { args: { value: '' } };
export const TooLong: Story = { args: { limit: 20, error: 'Not more than 20 characters.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
