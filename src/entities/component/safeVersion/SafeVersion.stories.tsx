import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { SafeVersion } from './SafeVersion.js';

const many = Array.from({ length: 31 }, (_, index) => ({
  source: 'NVD',
  vulnId: `CVE-2022-${1000 + index}`,
  aliases: [],
}));

export default {
  component: SafeVersion,
  args: {
    component: { version: '2.14.1', purl: 'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1' },
    vulnerabilities: many,
  },
  parameters: host(),
} satisfies Meta<typeof SafeVersion>;
type Story = StoryObj<typeof SafeVersion>;

export const OnDemand: Story = {};
export const Failed: Story = {
  args: { vulnerabilities: many.slice(0, 2) },
  parameters: host({ answers: 'failure' }),
};
