import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { host } from 'workshop';
import type { Withdrawal } from '../../domain/ownAccess.js';
import { AccessList } from './AccessList.js';
import { messages } from './access.messages.js';
import { LostAccess } from './LostAccess.js';
import { PermissionPicker } from './pickers.js';
import { AssignmentList } from '../../frames/picker/AssignmentList.js';

const change = fn(() => Promise.resolve());

/** A team with some permissions, whose dialog adds more. */
function Permissions({ names, isOwn }: { names: readonly string[]; isOwn?: boolean }) {
  return (
    <AccessList
      title={messages.permissions}
      targetName="Payments"
      items={names}
      idOf={(name) => name}
      nameOf={(name) => name}
      none={messages.noPermissions}
      others={[{ id: 'inherited', name: 'VIEW_VULNERABILITY', note: 'Through Auditors' }]}
      add={change}
      remove={change}
      withdrawal={isOwn ? (permission) => ({ kind: 'permission', username: 'admin', permission }) : undefined}
      addLabel={messages.addPermissions}
      picker={(onClose) => (
        <PermissionPicker targetName="Payments" memberIds={new Set(names)} add={change} onClose={onClose} />
      )}
    />
  );
}

const OWN: Withdrawal = { kind: 'account', username: 'admin' };

export default {
  title: 'entities/access/AccessList',
  component: Permissions,
  subcomponents: { AssignmentList },
  args: { names: ['BOM_UPLOAD', 'VIEW_PORTFOLIO'] },
  parameters: host(),
} satisfies Meta<typeof Permissions>;
type Story = StoryObj<typeof Permissions>;

export const Full: Story = {};
export const Many: Story = {
  args: { names: Array.from({ length: 3_000 }, (_, number) => `PERMISSION_${number}`) },
};
export const ReadOnly: Story = { parameters: host({ isReadOnly: true }) };
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add permissions…' }));
    await screen.findByRole('dialog', { name: 'Add to Payments' });
  },
};
export const OfTheOwnAccount: Story = { render: () => <LostAccess change={OWN} /> };
