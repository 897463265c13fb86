import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { host } from 'workshop';
import { BomUploadManyDialog } from './BomUploadManyDialog.js';

const bom = (fileName: string, component: object | undefined, members: object = {}) =>
  new File(
    [
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        version: 1,
        ...(component && { metadata: { component: { type: 'application', ...component } } }),
        components: [{ type: 'library', name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' }],
        ...members,
      }),
    ],
    fileName,
  );

const FILES = [
  bom('shop.cdx.json', { name: 'shop', version: '1.0' }),
  bom('mobile.cdx.json', { name: 'mobile-app', version: '2.3.0' }),
];
const send = async ({ canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  const button = within(canvasElement.ownerDocument.body);
  await userEvent.click(await button.findByRole('button', { name: /^Upload \d/ }));
};

export default {
  component: BomUploadManyDialog,
  args: { onClose: fn(), files: FILES },
  parameters: host(),
} satisfies Meta<typeof BomUploadManyDialog>;
type Story = StoryObj<typeof BomUploadManyDialog>;

export const Empty: Story = { args: { files: [] } };
export const Ready: Story = {};
export const OnServer5: Story = {
  parameters: host({ release: '5.0.2' }),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'For all new projects' }));
  },
};
export const Held: Story = {
  args: {
    maxBytes: 900,
    files: [
      ...FILES,
      bom('mobile-again.cdx.json', { name: 'mobile-app', version: '2.3.0' }),
      bom('nameless.cdx.json', undefined),
      bom('no-version.cdx.json', { name: 'tools' }),
      bom(
        'broken.cdx.json',
        { name: 'broken', version: '1' },
        { components: [{ type: 'thing', name: 'x' }] },
      ),
      new File(['{"spdxVersion": "SPDX-2.3"}'], 'other.spdx.json'),
      new File(['{'.repeat(1_000)], 'large.json'),
    ],
  },
};
export const NotToBeCreated: Story = { parameters: host({ as: ['BOM_UPLOAD', 'VIEW_PORTFOLIO'] }) };
export const ProjectsUnseen: Story = {
  parameters: host({ as: ['BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD'] }),
};
export const ServerSilent: Story = { parameters: host({ answers: 'none' }) };
export const ServerFails: Story = { parameters: host({ answers: 'failure' }) };
export const Refused: Story = {
  args: {
    files: [bom('a.cdx.json', { name: 'a', version: '1' }, { components: [{ type: 'thing', name: 'x' }] })],
  },
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    await context.userEvent.click(await body.findByRole('checkbox', { name: 'Upload anyway' }));
    const name = body.getByRole('textbox', { name: 'Name' });
    await context.userEvent.type(name, 'a');
    await context.userEvent.type(body.getByRole('textbox', { name: 'Version' }), '1');
    await send(context);
  },
};
export const Forbidden: Story = { parameters: host({ as: [] }) };
