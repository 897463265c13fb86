import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BomUploadManyDialog } from '../../src/widgets/portfolio/BomUploadManyDialog/index.js';
import type { BomUploadManyDialogProps } from '../../src/widgets/portfolio/BomUploadManyDialog/index.js';
import { ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { asLine } from '../support/asLine.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const bomOf = (name: string | undefined, version?: string, members: object = {}) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  ...(name !== undefined && { metadata: { component: { type: 'application', name, version } } }),
  components: [{ type: 'library', name: 'left-pad', version: '1.3.0', purl: 'pkg:npm/left-pad@1.3.0' }],
  ...members,
});
const aFile = (fileName: string, content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], fileName);

const row = (fileName: string) => screen.findByRole('listitem', { name: fileName });
const nameIn = async (fileName: string) =>
  within(await row(fileName)).findByRole('textbox', { name: 'Name' });
const uploadButton = (name = /^Upload \d+ files?$/) => screen.findByRole('button', { name });

async function dialog(
  files: readonly File[],
  options: Partial<KitPageOptions> = {},
  props: Partial<BomUploadManyDialogProps> = {},
) {
  const closedBy: number[] = [];
  const page = await kitPage(
    <BomUploadManyDialog files={files} onClose={() => closedBy.push(1)} {...props} />,
    { server, ...options },
  );
  return { ...page, closedBy };
}

const projectsNamed = async (name: string) => {
  const token = await server.tokenFor('admin');
  const answer = await server.fetch(`${server.baseUrl}/api/v1/project?name=${encodeURIComponent(name)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as {
    uuid: string;
    name: string;
    version?: string;
    parent?: { uuid: string };
  }[];
};

describe('BomUploadManyDialog', () => {
  it('creates and updates the projects that files name, and says what came in', async () => {
    await server.aProject({ name: 'gateway', version: '1.0', components: [{ name: 'old' }] });
    const processed: unknown[] = [];
    const { user, told } = await dialog(
      [aFile('a.json', bomOf('gateway', '1.0')), aFile('b.json', bomOf('shop', '2.0'))],
      {},
      {
        onBomsProcessed: ({ boms }) =>
          processed.push(...[...boms].sort((a, b) => a.fileName.localeCompare(b.fileName))),
      },
    );

    expect(
      await within(await row('a.json')).findByText('Updates this project. The file replaces its components.'),
    ).toBeVisible();
    expect(await within(await row('b.json')).findByText('Creates this project.')).toBeVisible();
    expect(await nameIn('b.json')).toHaveValue('shop');
    await user.click(await uploadButton());

    expect(await screen.findByText('2 BOMs processed')).toBeVisible();
    expect(await row('a.json')).toHaveTextContent(/BOM processed 1 component \(same as before/);
    expect(within(await row('b.json')).getByRole('link', { name: 'shop 2.0' })).toBeVisible();
    const replaced = within(await row('a.json'));
    await user.click(replaced.getByRole('button', { name: 'What changed' }));
    expect(await replaced.findByRole('region', { name: '2 component changes' })).toBeVisible();
    const created = within(await row('b.json'));
    await user.click(created.getByRole('button', { name: 'What changed' }));
    expect(await created.findByRole('region', { name: '1 component change' })).toBeVisible();
    expect(processed).toMatchObject([
      { fileName: 'a.json', name: 'gateway', status: 'imported' },
      { fileName: 'b.json', name: 'shop', version: '2.0', status: 'imported' },
    ]);
    expect(await projectsNamed('shop')).toHaveLength(1);
    expect(told.notices).toEqual([]);
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('asks for a name where a file does not say what it is about', async () => {
    const { user } = await dialog([aFile('nameless.json', bomOf(undefined))]);
    const one = within(await row('nameless.json'));

    expect(await one.findByText('Enter a project name.')).toBeVisible();
    await user.type(one.getByRole('textbox', { name: 'Name' }), 'shop');

    expect(await one.findByText('Enter a version, such as 2.1.0.')).toBeVisible();
    expect(await uploadButton(/^Upload files$/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('holds two files for the same project until one of them is changed', async () => {
    const { user } = await dialog([
      aFile('a.json', bomOf('shop', '1')),
      aFile('b.json', bomOf('shop', '1')),
      aFile('c.json', bomOf('other', '1')),
    ]);
    expect(await within(await row('a.json')).findByText(/Same project as b\.json/)).toBeVisible();
    expect(await uploadButton(/^Upload 1 file$/)).toBeEnabled();

    await user.type(within(await row('b.json')).getByRole('textbox', { name: 'Version' }), '.1');

    expect(await uploadButton(/^Upload 3 files$/)).toBeEnabled();
  });

  it('says on demand what of a file the server will not keep', async () => {
    const { user } = await dialog([
      aFile(
        'a.json',
        bomOf('shop', '1', {
          compositions: [{ aggregate: 'complete' }],
          dependencies: [{ ref: 'x', dependsOn: ['y'] }],
        }),
      ),
    ]);
    const file = within(await row('a.json'));

    await user.click(await file.findByRole('button', { name: 'Will not be kept (2)' }));

    expect(file.getByText('1 dependency refers to an unknown reference.')).toBeVisible();
    expect(file.getByText('compositions')).toBeVisible();
  });

  it('says of each file that is none why, and sends the others', async () => {
    const { user } = await dialog(
      [
        aFile('a.json', bomOf('shop', '1')),
        aFile('spdx.json', '{"spdxVersion": "SPDX-2.3", "name": "shop"}'),
        aFile('empty.json', ''),
        aFile('large.json', bomOf('large', '1', { serialNumber: `urn:uuid:${'x'.repeat(2_000)}` })),
      ],
      {},
      { maxBytes: 1_000 },
    );

    expect(
      await within(await row('spdx.json')).findByText('This file is SPDX, not CycloneDX.'),
    ).toBeVisible();
    expect(await within(await row('empty.json')).findByText('This file is empty.')).toBeVisible();
    expect(within(await row('large.json')).getByText(/The server accepts up to 1 kB/)).toBeVisible();
    await user.click(await uploadButton(/^Upload 1 file$/));

    expect(await screen.findByText('1 BOM processed')).toBeVisible();
  });

  it('sends a file that breaks its schema only to people who insist', async () => {
    const { user } = await dialog([
      aFile('a.json', bomOf(undefined, undefined, { components: [{ type: 'no-such', name: 'x' }] })),
    ]);
    const one = within(await row('a.json'));

    expect(await one.findByText(/breaks the CycloneDX 1\.5 schema in 1 place/)).toBeVisible();
    await user.type(one.getByRole('textbox', { name: 'Name' }), 'shop');
    await user.type(one.getByRole('textbox', { name: 'Version' }), '1');
    await user.click(one.getByRole('checkbox', { name: 'Upload anyway' }));
    await user.click(await uploadButton(/^Upload 1 file$/));

    expect(await screen.findByText('1 file not uploaded')).toBeVisible();
    expect(one.getByText(/^Not uploaded\./)).toBeVisible();
    expect(one.getByRole('textbox', { name: 'Name' })).toHaveValue('shop');
  });

  it('offers no new project to who may not create one', async () => {
    await dialog([aFile('a.json', bomOf('shop', '1'))], { as: ['BOM_UPLOAD', 'VIEW_PORTFOLIO'] });

    expect(
      await within(await row('a.json')).findByText(
        'This project does not exist, and you cannot create projects.',
      ),
    ).toBeVisible();
    expect(await uploadButton(/^Upload files$/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('sends to projects that may not be seen, and says that what came in is not known', async () => {
    const { user } = await dialog([aFile('a.json', bomOf('shop', '1'))], {
      as: ['BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD'],
    });
    expect(await within(await row('a.json')).findByText('Creates or updates this project.')).toBeVisible();

    await user.click(await uploadButton());

    expect(
      await within(await row('a.json')).findByText(
        /You need permission to view the project to see the result/,
      ),
    ).toBeVisible();
    expect(await projectsNamed('shop')).toHaveLength(1);
  });

  it('keeps the session of who turns out not to be allowed to create projects', async () => {
    const fetch = interceptedFetch(server, ({ method, path }) =>
      method === 'POST' && path.endsWith('/bom') ? new Response('no', { status: 401 }) : undefined,
    );
    const { user, told } = await dialog([aFile('a.json', bomOf('shop', '1'))], { fetch });

    await user.click(await uploadButton());

    expect(
      await within(await row('a.json')).findByText(
        'This project does not exist, and you cannot create projects.',
      ),
    ).toBeVisible();
    expect(told.unauthorized).toBe(0);
  });

  it('sends what was refused again, and leaves alone what came in', async () => {
    let isBroken = true;
    const sent: string[] = [];
    const fetch = interceptedFetch(server, ({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/bom')) return undefined;
      sent.push(path);
      return isBroken && sent.length === 2 ? new Response('{}', { status: 503 }) : undefined;
    });
    const { user } = await dialog([aFile('a.json', bomOf('a', '1')), aFile('b.json', bomOf('b', '1'))], {
      fetch,
    });
    await user.click(await uploadButton());
    expect(await screen.findByText('1 file not uploaded')).toBeVisible();
    isBroken = false;

    await user.click(await uploadButton(/^Upload 1 file$/));

    expect(await screen.findByText('2 BOMs processed')).toBeVisible();
    expect(sent).toHaveLength(3);
  });

  it('counts nothing as done that was stopped, and can send it then', async () => {
    const release: (() => void)[] = [];
    let isHeld = true;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const isUpload = init?.method === 'POST' && String(input).endsWith('/bom');
      if (isUpload && isHeld) {
        await new Promise<void>((resolve, reject) => {
          release.push(resolve);
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        });
      }
      return server.fetch(input, init);
    };
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { user, told } = await dialog(
      names.map((name) => aFile(`${name}.json`, bomOf(name, '1'))),
      { fetch },
    );
    await user.click(await uploadButton(/^Upload 6 files$/));
    await waitFor(() => expect(release).toHaveLength(4));
    expect(within(await row('f.json')).getByText('Waiting')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Stop' }));

    expect(await screen.findByText('6 files not uploaded')).toBeVisible();
    expect(
      within(await row('a.json')).getByText(
        /^Stopped\. It may or may not have arrived\. You can safely upload it again\./,
      ),
    ).toBeVisible();
    expect(within(await row('f.json')).getByText('Stopped before upload.')).toBeVisible();
    expect(told.notices).toEqual([]);
    isHeld = false;
    await user.click(await uploadButton(/^Upload 6 files$/));
    expect(await screen.findByText('6 BOMs processed')).toBeVisible();
  });

  it('asks before it loses files, and tells the host while there are some', async () => {
    const dirty: boolean[] = [];
    const { user, closedBy } = await dialog(
      [aFile('a.json', bomOf('shop', '1'))],
      {},
      { onDirtyChange: ({ isDirty }) => dirty.push(isDirty) },
    );
    await nameIn('a.json');

    await user.keyboard('{Escape}');

    expect(await screen.findByText('Discard your changes?')).toBeVisible();
    expect(closedBy).toEqual([]);
    expect(dirty).toEqual([true]);
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.click(await screen.findByRole('button', { name: 'Remove a.json' }));
    await waitFor(() => expect(dirty).toEqual([true, false]));
    await user.keyboard('{Escape}');
    expect(closedBy).toEqual([1]);
  });

  it('gives new projects a parent, tags and the mark of the latest version where the server can', async () => {
    const parent = await server.aProject({ name: 'all of it' });
    const release = asLine(server, '4.14.2');
    const forms: FormData[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      if (init?.body instanceof FormData) forms.push(init.body);
      return release.fetch(input, init);
    };
    const { user } = await dialog([aFile('a.json', bomOf('shop', '1'))], { fetch });
    const one = within(await row('a.json'));

    await user.click(await screen.findByRole('button', { name: 'For all new projects' }));
    const [common] = screen.getAllByRole('combobox', { name: /^Parent/ });
    await user.type(common!, 'all');
    await user.click(await screen.findByRole('option', { name: /all of it/ }));
    await user.click(one.getByRole('button', { name: 'More options' }));
    await user.type(one.getByRole('textbox', { name: /^Tags/ }), 'Web{Enter}');
    await user.click(one.getByRole('checkbox', { name: 'Latest version' }));
    await user.click(await uploadButton());

    expect(await screen.findByText('1 BOM processed')).toBeVisible();
    expect(
      forms.map((form) => [form.get('parentUUID'), form.get('projectTags'), form.get('isLatest')]),
    ).toEqual([[parent.uuid, 'web', 'true']]);
  });

  it('has the first upload with a new tag accepted before it sends the others', async () => {
    const release = asLine(server, '4.14.2');
    let isThere = false;
    const early: number[] = [];
    let active = 0;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (!(init?.body instanceof FormData)) return release.fetch(input, init);
      active += 1;
      if (!isThere) early.push(active);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const answer = await release.fetch(input, init);
      active -= 1;
      isThere = true;
      return answer;
    };
    const names = ['a', 'b', 'c'];
    const { user } = await dialog(
      names.map((name) => aFile(`${name}.json`, bomOf(name, '1'))),
      { fetch },
    );
    await user.click(await screen.findByRole('button', { name: 'For all new projects' }));
    await user.type(screen.getAllByRole('textbox', { name: /^Tags/ })[0]!, 'web{Enter}');
    await user.click(await uploadButton(/^Upload 3 files$/));

    expect(await screen.findByText('3 BOMs processed')).toBeVisible();
    expect(early).toEqual([1]);
  });

  it('is refused to who may not upload', async () => {
    await dialog([], { as: ['VIEW_PORTFOLIO'] });

    expect(await screen.findByText('You do not have permission to upload BOMs')).toBeVisible();
  });
});

describe('the list of projects', () => {
  it('takes files, and has what they created as soon as they came in', async () => {
    const { user } = await kitPage(<ProjectList />, { server });
    const page = await screen.findByText('No projects yet');

    const files = [aFile('a.json', bomOf('shop', '1'))];
    fireEvent.drop(page, { dataTransfer: { types: ['Files'], items: [], files } });
    await user.click(await uploadButton());
    await user.click(await screen.findByRole('button', { name: 'Done' }));

    expect(await screen.findByRole('link', { name: 'shop' })).toBeVisible();
  });

  it('has no button for who may not upload', async () => {
    await server.aProject({ name: 'shop' });
    await kitPage(<ProjectList />, { server, as: ['VIEW_PORTFOLIO'] });

    expect(await screen.findByRole('link', { name: 'shop' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload BOMs…' })).toBeNull();
  });
});
