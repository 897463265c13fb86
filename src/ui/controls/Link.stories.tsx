import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, Link } from './Link.js';

export default { component: Link, args: { href: '#there', children: 'web-shop' } } satisfies Meta<
  typeof Link
>;
type Story = StoryObj<typeof Link>;

export const InText: Story = {
  render: (args) => (
    <p>
      It belongs to <Link {...args} />.
    </p>
  ),
};
export const Entity: Story = { args: { variant: 'entity' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const External: Story = {
  args: { isExternal: true, href: 'https://cyclonedx.org', children: 'CycloneDX' },
};
export const LikeAButton: Story = {
  render: () => (
    <ButtonLink href="#there" icon="download">
      Download the BOM
    </ButtonLink>
  ),
};
