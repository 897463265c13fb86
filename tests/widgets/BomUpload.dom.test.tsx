import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BomDropTarget, BomUpload, BomUploadDialog } from '../../src/widgets/project/BomUpload/index.js';
import { ProjectComponents } from '../../src/widgets/project/ProjectComponents/index.js';
import { asLine, type OtherRelease } from '../support/asLine.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const BOM = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [
    { type: 'library', name: 'left-pad', version: '1.3.0', purl: 'pkg:npm/left-pad@1.3.0' },
    { type: 'library', name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' },
  ],
};

const aFile = (content: unknown = BOM, name = 'bom.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);

async function pick(file: File) {
  await screen.findByText('Drop a CycloneDX file here');
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
}

describe('BomUpload', () => {
  it('checks, sends and follows a BOM, says what came in, and what is shown elsewhere refreshes itself', async () => {
    const project = await server.aProject({ name: 'gateway', components: [{ name: 'old' }] });
    const processed: unknown[] = [];
    const { user, told } = await kitPage(
      <>
        <BomUpload projectId={project.uuid} onBomProcessed={(event) => processed.push(event.outcome)} />
        <ProjectComponents projectId={project.uuid} />
      </>,
      { server },
    );
    expect(await screen.findByRole('link', { name: 'old' })).toBeVisible();

    await pick(aFile());
    expect(await screen.findByText('The file is valid.')).toBeVisible();
    expect(screen.getByText(/CycloneDX 1.5 · 2 components/)).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Upload' }));

    expect(await screen.findByText('BOM processed')).toBeVisible();
    expect(await screen.findByText('2 components')).toBeVisible();
    expect(screen.getByText('1 more than before')).toBeVisible();
    expect(screen.getByText('No vulnerabilities')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show findings' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'lodash' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'old' })).toBeNull();
    expect(processed).toMatchObject([
      { isImported: true, before: { components: 1 }, after: { components: 2, findings: 0 } },
    ]);
    // It was seen where it happened, so there is no notice as well.
    expect(told.notices).toEqual([]);
  });

  it.each([
    ['nothing', '', 'This file is empty.'],
    ['something else', '{"name": "package"}', 'This file is not a CycloneDX BOM.'],
    ['broken JSON', '{"bomFormat": "CycloneDX", "specVersion": "1.5", ', 'This file is not valid JSON.'],
    ['SPDX', '{"spdxVersion": "SPDX-2.3", "name": "shop"}', 'This file is SPDX, not CycloneDX.'],
    [
      'a version that never was',
      JSON.stringify({ ...BOM, specVersion: '1.1' }),
      'This CycloneDX version is not supported.',
    ],
    [
      'XML with a DTD',
      '<?xml version="1.0"?><!DOCTYPE bom [<!ENTITY a "b">]><bom xmlns="http://cyclonedx.org/schema/bom/1.5"/>',
      'XML with a DOCTYPE is not accepted.',
    ],
    [
      'broken XML',
      '<bom xmlns="http://cyclonedx.org/schema/bom/1.5"><components>',
      'This file is not valid XML.',
    ],
  ])('refuses %s with the reason, before anything is sent', async (_, content, reason) => {
    const project = await server.aProject();
    const sent: string[] = [];
    const fetch = interceptedFetch(server, ({ method }) => void (method === 'POST' && sent.push(method)));
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server, fetch });

    await pick(aFile(content));

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload anyway' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove bom.json' }));
    expect(await screen.findByText('Drop a CycloneDX file here')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says that a version is newer than what is known, and sends it to people who insist', async () => {
    const project = await server.aProject();
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server });

    await pick(aFile({ ...BOM, specVersion: '2.0' }));

    expect(await screen.findByText('This CycloneDX version is too new for this console.')).toBeVisible();
    expect(
      screen.getByText('Nothing was checked or uploaded. The server may support this version.'),
    ).toBeVisible();
    expect(
      screen.getByText('Found version “2.0”. Supported: CycloneDX 1.2 to 1.7 (JSON) and 1.0 to 1.7 (XML).'),
    ).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Upload anyway' }));
    expect(await screen.findByText('The server rejected this file.')).toBeVisible();
    expect(screen.getByText('CycloneDX 2.0 in JSON is not supported')).toBeVisible();
  });

  const LOSSY_BOM = {
    ...BOM,
    specVersion: '1.6',
    metadata: {
      timestamp: '2026-01-01T00:00:00Z',
      component: { type: 'application', name: 'app', 'bom-ref': 'root' },
    },
    components: [
      {
        ...BOM.components[0],
        'bom-ref': 'a',
        scope: 'required',
        licenses: [
          { license: { id: 'MIT', acknowledgement: 'declared' } },
          { license: { name: 'Own terms' } },
        ],
        evidence: { occurrences: [{ location: '/a' }, { location: '/b' }] },
      },
    ],
    dependencies: [
      { ref: 'root', dependsOn: ['a', 'ghost'] },
      { ref: 'a', dependsOn: ['ghost2'] },
    ],
  };

  it('says what the server will not keep before it is sent', async () => {
    const project = await server.aProject({ name: 'gateway' });
    await kitPage(<BomUpload projectId={project.uuid} />, { server });

    await pick(aFile(LOSSY_BOM));

    const list = within(await screen.findByRole('region', { name: 'Will not be kept' }));
    expect(list.getByText('2 dependencies refer to unknown references.').closest('li')).toHaveTextContent(
      /ghost, ghost2$/,
    );
    expect(list.getByText('components.evidence.occurrences').closest('li')).toHaveTextContent('occurrences2');
    expect(list.getByText('components.scope')).toBeVisible();
    expect(list.getByText('metadata.timestamp')).toBeVisible();
    // The project keeps its name.
    expect(await list.findByText('metadata.component.name')).toBeInTheDocument();
    // It keeps all licenses.
    expect(list.queryByText(/licenses/)).toBeNull();
    await expectAccessible();
  });

  it.each<[OtherRelease, string[]]>([
    ['4.14.2', ['components.evidence.occurrences', 'metadata.timestamp']],
    ['5.0.2', ['metadata.timestamp']],
  ])('says what a server of %s keeps otherwise', async (version, members) => {
    const project = await server.aProject({ name: 'gateway' });
    const { fetch } = asLine(server, version);
    await kitPage(<BomUpload projectId={project.uuid} />, { server, fetch });

    await pick(aFile(LOSSY_BOM));

    const region = await screen.findByRole('region', { name: 'Will not be kept' });
    const list = within(region);
    expect(list.getByText('1 component has several licenses. One is kept.').closest('li')).toHaveTextContent(
      /left-pad 1.3.0$/,
    );
    expect(list.getByText('1 license has an acknowledgement.')).toBeVisible();
    expect([...region.querySelectorAll('code')].map((code) => code.textContent)).toEqual(members);
  });

  it('says nothing of what will be kept where everything is', async () => {
    const project = await server.aProject({ name: 'gateway' });
    await kitPage(<BomUpload projectId={project.uuid} />, { server });

    await pick(aFile());

    expect(await screen.findByText('The file is valid.')).toBeVisible();
    expect(screen.queryByText('Will not be kept')).toBeNull();
  });

  it('sends CycloneDX 1.7 to a server that knows it', async () => {
    const project = await server.aProject({ name: 'gateway' });
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server });

    await pick(aFile({ ...BOM, specVersion: '1.7' }));
    expect(await screen.findByText('The file is valid.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload' }));

    expect(await screen.findByText('BOM processed')).toBeVisible();
  });

  it.each<OtherRelease>(['4.14.2', '5.0.2'])(
    'says that a server of %s does not know 1.7 before it sends it, and sends it to people who insist',
    async (version) => {
      const project = await server.aProject({ name: 'gateway' });
      const release = asLine(server, version);
      const sent: string[] = [];
      const fetch: typeof globalThis.fetch = (input, init) => {
        if (init?.method === 'POST') sent.push(String(input));
        return release.fetch(input, init);
      };
      const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server, fetch });

      await pick(aFile({ ...BOM, specVersion: '1.7' }));

      expect(await screen.findByText('This server probably does not support CycloneDX 1.7.')).toBeVisible();
      expect(screen.getByText(/rejects files newer than 1\.6/)).toBeVisible();
      expect(screen.queryByText('The file is valid.')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
      expect(sent).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Upload anyway' }));
      await waitFor(() => expect(sent).toHaveLength(1));
    },
  );

  const LAX_BOM = {
    ...BOM,
    specVersion: '1.4',
    version: undefined,
    components: [
      {
        ...BOM.components[0],
        externalReferences: [{ type: 'vcs', url: 'git@git.example:left/pad.git' }],
      },
    ],
  };

  it('takes what only other servers refuse, and says what that is', async () => {
    const project = await server.aProject({ name: 'gateway' });
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server });

    await pick(aFile(LAX_BOM));

    expect(
      await screen.findByText(
        'This server accepts the file, but others may reject it. It breaks the CycloneDX 1.4 schema in 2 places.',
      ),
    ).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Problems in the file' }));
    expect(list.getByText('“version” is required here.')).toBeVisible();
    expect(list.getByText('components[0].externalReferences[0].url')).toBeVisible();
    expect(list.getByText('“git@git.example:left/pad.git” is not a valid IRI (RFC 3987).')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('BOM processed')).toBeVisible();
  });

  it('says what a strict server refuses before it sends it', async () => {
    const project = await server.aProject({ name: 'gateway' });
    const { fetch } = asLine(server, '4.14.2');
    await kitPage(<BomUpload projectId={project.uuid} />, { server, fetch });

    await pick(aFile(LAX_BOM));

    expect(
      await screen.findByText(
        'This server will probably reject the file. It breaks the CycloneDX 1.4 schema in 2 places.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload anyway' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('takes another file after a refused one by one press, and keeps the reason until there is one', async () => {
    const project = await server.aProject();
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server });
    await pick(aFile('{ broken'));
    const asked: EventTarget[] = [];
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') asked.push(target);
    });

    await user.click(await screen.findByRole('button', { name: 'Choose another file' }));

    expect(asked).toHaveLength(1);
    expect(screen.getByText('This file is not valid JSON.')).toBeVisible();
    fireEvent.change(asked[0] as HTMLInputElement, { target: { files: [aFile()] } });
    expect(await screen.findByText('The file is valid.')).toBeVisible();
  });

  it.each([
    ['says that the problems were copied', () => Promise.resolve(), 'Copied'],
    [
      'says so when the browser does not let them be copied',
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      'Your browser blocked copying.',
    ],
  ])('%s', async (_, writeText, said) => {
    const project = await server.aProject();
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await pick(aFile('{ broken'));

    await user.click(await screen.findByRole('button', { name: 'Copy problems' }));

    expect(await screen.findByRole('button', { name: said })).toBeVisible();
  });

  it('says of a file it cannot read no more than its size', async () => {
    const project = await server.aProject();
    await kitPage(<BomUpload projectId={project.uuid} />, { server });

    await pick(aFile('{ broken'));
    await screen.findByText('This file is not valid JSON.');

    expect(screen.getByText('bom.json').nextElementSibling).toHaveTextContent(/^8 bytes$/);
  });

  it('lists each place that breaks the schema, and how many more there are', async () => {
    const project = await server.aProject();
    const components = Array.from({ length: 87 }, (_, index) => ({ name: `c${index}`, type: '<b>x</b>' }));
    await kitPage(<BomUpload projectId={project.uuid} />, { server });

    await pick(aFile({ ...BOM, components }));

    expect(await screen.findByText('This file breaks the CycloneDX 1.5 schema in 87 places.')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Problems in the file' });
    expect(within(list).getByText('components[0].type')).toBeVisible();
    expect(within(list).getAllByText(/^“<b>x<\/b>” is not allowed\. Allowed: /).length).toBeGreaterThan(40);
    expect(within(list).getAllByText(/^line 1, column \d/).length).toBeGreaterThan(40);
    expect(screen.getByText('and 37 more')).toBeVisible();
    await expectAccessible();
  });

  it('says which names are blank before anything is sent, and what the server says when people insist', async () => {
    const project = await server.aProject();
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server });

    await pick(aFile({ ...BOM, components: [{ type: 'library', name: ' ', version: '1' }] }));

    expect(await screen.findByText('The server cannot store some components or services.')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Problems in the file' }));
    expect(list.getByText('components[0].name')).toBeVisible();
    expect(list.getByText('The name is empty or contains only whitespace.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload anyway' }));
    expect(await screen.findByText(/\/components\/0\/name: The name is blank/)).toBeVisible();
  });

  it('sends what breaks the schema when people insist, and shows what the server says to it', async () => {
    const project = await server.aProject();
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server });
    await pick(aFile({ ...BOM, components: [{ type: 'app', name: 'a' }] }));

    await user.click(await screen.findByRole('button', { name: 'Upload anyway' }));

    expect(await screen.findByText('The server rejected this file.')).toBeVisible();
    expect(screen.getByText('The server found 1 problem:')).toBeVisible();
    // The server would reject the same file again, so choosing another one is the primary action.
    expect(screen.getByRole('button', { name: 'Upload again' })).toHaveAttribute('data-variant', 'secondary');
    // The text of the server has no period at its end, so ours starts on its own line.
    expect(screen.getByText('Schema validation failed')).toHaveStyle({ display: 'block' });
    await expectAccessible();
  });

  it.each([
    [
      'is too large for the server',
      () => new Response('', { status: 413 }),
      'This exceeds the server’s size limit.',
      /Nothing was changed/,
    ],
    [
      'meets an ended session',
      () => new Response('', { status: 401 }),
      /Your session expired\. Sign in if needed, then try again\./,
      /The file is still here\. Sign in and upload it again\./,
    ],
    [
      'loses its connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /Could not connect to the server\./,
      /The file may or may not have arrived\./,
    ],
    [
      'meets a failing server',
      () => new Response('<html>', { status: 502 }),
      'The server could not complete the request.',
      /The file may or may not have arrived\./,
    ],
    [
      'meets a full disk',
      () => new Response('There is no room left.', { status: 507 }),
      'The server could not complete the request.',
      /Nothing was changed/,
    ],
    [
      'gets half an answer',
      () => new Response('{"tok'),
      'Could not read the server’s response.',
      /The file may or may not have arrived\./,
    ],
  ])('keeps the file when the upload %s, and sends it again', async (_, answer, words, state) => {
    const project = await server.aProject();
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ method }) =>
      isBroken && method === 'POST' ? answer() : undefined,
    );
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server, fetch });
    await pick(aFile(BOM, 'my-bom.json'));

    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('my-bom.json')).toBeVisible();
    // Without a clear answer it is not known what the server did.
    expect(screen.getByText(state)).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Upload again' }));

    expect(await screen.findByText('BOM processed')).toBeVisible();
  });

  it('can be stopped while it is sent', async () => {
    const project = await server.aProject();
    const fetch = interceptedFetch(server, ({ method }) =>
      method === 'POST' ? new Promise(() => {}) : undefined,
    );
    const abortable: typeof globalThis.fetch = (input, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
        fetch(input, init).then(resolve, reject);
      });
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server, fetch: abortable });
    await pick(aFile());
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Uploading…')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Stop upload' }));

    expect(await screen.findByText('The file is valid.')).toBeVisible();
  });

  it('refuses a file above the limit that the host knows, without reading it', async () => {
    const project = await server.aProject();
    await kitPage(<BomUpload projectId={project.uuid} maxBytes={10} />, { server });

    await pick(aFile());

    expect(await screen.findByText(/The server accepts up to 10 byte/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('is not there for those who may not upload', async () => {
    const project = await server.aProject();

    await kitPage(<BomUpload projectId={project.uuid} />, { server, as: 'viewer' });

    expect(
      await screen.findByRole('heading', { name: 'You do not have permission to upload BOMs' }),
    ).toBeVisible();
  });

  it('ends well for those who may upload but not read', async () => {
    const project = await server.aProject();
    const { user } = await kitPage(<BomUpload projectId={project.uuid} />, { server, as: ['BOM_UPLOAD'] });
    await pick(aFile());

    await user.click(await screen.findByRole('button', { name: 'Upload' }));

    expect(
      await screen.findByText(/You need permission to view the project to see the result\./),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show findings' })).toBeNull();
  });

  it('goes on after the dialog is closed, and tells when it is done', async () => {
    const project = await server.aProject({ name: 'gateway', version: '1.0' });
    const dialog = (
      <BomUploadDialog project={{ ...project, name: 'gateway', version: '1.0' }} onClose={() => {}} />
    );
    const { user, told, unmount } = await kitPage(dialog, { server });
    await pick(aFile());
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('dialog', { name: 'Processing BOM…' })).toBeVisible();
    await expectAccessible();

    unmount();

    await waitFor(() => expect(told.notices).toHaveLength(1));
    expect(told.notices[0]).toMatchObject({
      kind: 'success',
      title: 'BOM of gateway 1.0 processed',
      detail: '2 components (1 more than before) · No vulnerabilities (same as before)',
    });
  });
});

describe('BomDropTarget', () => {
  const files = (...list: File[]) => ({
    dataTransfer: { types: ['Files'], items: [], files: list, dropEffect: 'none' },
  });

  // jsdom's drag events know no related target.
  const leaving = (from: Element, to: Element) =>
    Object.defineProperty(createEvent.dragLeave(from, files(aFile())), 'relatedTarget', { value: to });

  it('takes a file that is dropped anywhere on the page', async () => {
    const project = await server.aProject({ name: 'gateway' });
    await kitPage(
      <BomDropTarget project={{ uuid: project.uuid, name: 'gateway' }}>
        <p>The page</p>
      </BomDropTarget>,
      { server },
    );

    fireEvent.dragEnter(screen.getByText('The page'), files(aFile()));
    expect(await screen.findByText('Drop to upload the BOM of gateway')).toBeVisible();
    fireEvent.drop(screen.getByText('The page'), files(aFile()));

    const dialog = await screen.findByRole('dialog', { name: 'Upload BOM' });
    expect(await within(dialog).findByText('The file is valid.')).toBeVisible();
    expect(screen.queryByText(/^Drop to upload/)).toBeNull();
  });

  describe('while another upload of the project is under way', () => {
    /** A page on which the server processes a first file while a second one was dropped. */
    async function twoFiles() {
      const project = await server.aProject({ name: 'gateway' });
      let isProcessing = true;
      const fetch = interceptedFetch(server, ({ path }) =>
        isProcessing && path.includes('/event/token/') ? Response.json({ processing: true }) : undefined,
      );
      const page = await kitPage(
        <BomDropTarget project={{ uuid: project.uuid, name: 'gateway' }}>
          <p>The page</p>
        </BomDropTarget>,
        { server, fetch },
      );
      fireEvent.drop(screen.getByText('The page'), files(aFile()));
      await page.user.click(await screen.findByRole('button', { name: 'Upload' }));
      const closing = await screen.findByRole('dialog', { name: 'Processing BOM…' });
      await page.user.click(within(closing).getByText('Close'));
      fireEvent.drop(screen.getByText('The page'), files(aFile(BOM, 'second.json')));
      const dialog = await screen.findByRole('dialog', { name: 'Processing BOM…' });
      return { ...page, dialog, end: () => (isProcessing = false) };
    }

    it('says that a dropped file waits, and takes it when the other has ended', async () => {
      const { user, told, dialog, end } = await twoFiles();

      expect(
        await within(dialog).findByText('second.json is waiting for this upload to finish.'),
      ).toBeVisible();
      await expectAccessible();
      expect(within(dialog).queryByRole('button', { name: 'Check this file' })).toBeNull();
      end();
      expect(await within(dialog).findByText('BOM processed')).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Check this file' }));

      expect(await within(dialog).findByText('The file is valid.')).toBeVisible();
      expect(within(dialog).getByText('second.json')).toBeVisible();
      expect(within(dialog).queryByText(/is waiting/)).toBeNull();
      expect(told.notices).toEqual([]);
    });

    it('says that it was not uploaded when its view is gone', async () => {
      const { user, told, dialog } = await twoFiles();
      await within(dialog).findByText('second.json is waiting for this upload to finish.');

      await user.click(within(dialog).getByText('Close'));

      expect(told.notices).toMatchObject([{ kind: 'info', title: 'second.json was not uploaded' }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('says of a collection of projects that it takes no BOM, and takes none', async () => {
    await kitPage(
      <BomDropTarget project={{ uuid: 'c0', name: 'shop', collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' }}>
        <p>The page</p>
      </BomDropTarget>,
      { server },
    );
    const page = screen.getByText('The page');
    const over = createEvent.dragOver(page, files(aFile()));

    fireEvent(page, over);
    expect(await screen.findByText(/Collection projects do not accept a BOM\./)).toBeVisible();
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(page, files(aFile()));

    await waitFor(() => expect(screen.queryByText(/Collection projects do not accept a BOM\./)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the veil away when the file is dragged out of the page, not on the way over its parts', async () => {
    const project = await server.aProject({ name: 'gateway' });
    await kitPage(
      <>
        <BomDropTarget project={{ uuid: project.uuid, name: 'gateway' }}>
          <p>The page</p>
          <p>Its foot</p>
        </BomDropTarget>
        <p>Elsewhere</p>
      </>,
      { server },
    );
    const over = screen.getByText('The page');

    fireEvent.dragEnter(over, files(aFile()));
    fireEvent(over, leaving(over, screen.getByText('Its foot')));
    expect(await screen.findByText(/^Drop to upload/)).toBeVisible();
    fireEvent(over, leaving(over, screen.getByText('Elsewhere')));

    expect(screen.queryByText(/^Drop to upload/)).toBeNull();
  });

  it('says why it takes neither several files nor a folder', async () => {
    const project = await server.aProject({ name: 'gateway' });
    const { told } = await kitPage(
      <BomDropTarget project={project}>
        <p>The page</p>
      </BomDropTarget>,
      { server },
    );

    fireEvent.drop(screen.getByText('The page'), files(aFile(), aFile()));
    fireEvent.drop(screen.getByText('The page'), files());

    expect(told.notices.map(({ title }) => title)).toEqual([
      'Drop only one file, not 2.',
      'Drop a file, not a folder or text.',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the page alone without the permission', async () => {
    const project = await server.aProject();
    await kitPage(
      <BomDropTarget project={project}>
        <p>The page</p>
      </BomDropTarget>,
      { server, as: 'viewer' },
    );

    fireEvent.dragEnter(screen.getByText('The page'), files(aFile()));
    fireEvent.drop(screen.getByText('The page'), files(aFile()));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
