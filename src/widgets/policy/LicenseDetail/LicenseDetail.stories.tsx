import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { LicenseDetail } from './LicenseDetail.js';

export default {
  component: LicenseDetail,
  args: { licenseId: 'GPL-2.0-only' },
  parameters: host(),
} satisfies Meta<typeof LicenseDetail>;
type Story = StoryObj<typeof LicenseDetail>;

export const Full: Story = {};
export const Text: Story = { args: { defaultTab: 'licenseText' } };
export const Template: Story = { args: { defaultTab: 'template' } };
export const Header: Story = { args: { defaultTab: 'header' } };
export const WithoutHeader: Story = { args: { licenseId: 'MIT', defaultTab: 'header' } };
export const Deprecated: Story = { args: { licenseId: 'GPL-2.0+' } };
export const Viewed: Story = { parameters: host({ as: 'viewer' }) };
export const Unknown: Story = { args: { licenseId: 'NO-SUCH' } };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
