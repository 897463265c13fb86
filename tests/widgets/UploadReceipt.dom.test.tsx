import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeReceipt } from '../../src/domain/receipt/receiptCode.js';
import type { BomReceipt } from '../../src/domain/receipt/BomReceipt.js';
import { BomUpload, type BomOutcome } from '../../src/widgets/project/BomUpload/index.js';
import { UploadReceipt } from '../../src/widgets/project/UploadReceipt/index.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let projectId: string;
beforeEach(async () => {
  server = await testServer();
  const { uuid } = await server.aProject({
    name: 'shop',
    version: '1.0',
    components: [
      { name: 'left-pad', version: '1.0.0', purl: 'pkg:npm/left-pad@1.0.0' },
      { name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' },
      { name: 'old', version: '1.0.0', purl: 'pkg:npm/old@1.0.0' },
    ],
    findings: [
      { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash', state: 'NOT_AFFECTED' },
      { vulnId: 'CVE-2019-0001', severity: 'CRITICAL', component: 'old' },
    ],
  });
  projectId = uuid;
});
afterEach(() => closed(server));

const BOM = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [
    { type: 'library', name: 'left-pad', version: '0.9.0', purl: 'pkg:npm/left-pad@0.9.0' },
    { type: 'library', name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' },
    { type: 'library', name: 'fresh', version: '2.0.0', purl: 'pkg:npm/fresh@2.0.0' },
  ],
};

/** Uploads {@link BOM}, and waits until the server is done. */
async function upload(options: Partial<KitPageOptions> = {}) {
  const outcomes: BomOutcome[] = [];
  const page = await kitPage(
    <BomUpload projectId={projectId} onBomProcessed={({ outcome }) => outcomes.push(outcome)} />,
    { server, ...options },
  );
  await screen.findByText('Drop a CycloneDX file here');
  fireEvent.change(document.querySelector('input[type=file]')!, {
    target: { files: [new File([JSON.stringify(BOM)], 'bom.json')] },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Upload' }));
  await screen.findByText('BOM processed', {}, { timeout: 10_000 });
  await screen.findByText('3 components', {}, { timeout: 10_000 });
  return { ...page, outcomes };
}

const section = (name: string) => screen.getByRole('region', { name });
const rowsOf = (name: string) =>
  within(section(name))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the receipt of a BOM upload', () => {
  it('names what the upload changed, and has an address that shows the same', async () => {
    const { outcomes, told, user, unmount } = await upload();
    expect(rowsOf('1 fixed finding')).toEqual(['CriticalCVE-2019-0001old 1.0.0']);
    expect(section('No new findings')).toBeVisible();
    expect(rowsOf('3 component changes')).toEqual([
      'Addedfresh2.0.0',
      'Downgradedleft-pad1.0.0becomes0.9.0',
      'Removedold1.0.0',
    ]);
    expect(screen.getByText('1 audit decision')).toBeVisible();
    expect(screen.getByText('1 kept')).toBeVisible();
    expect(screen.getByText('10 lower than before')).toBeVisible();
    expect(outcomes).toMatchObject([{ changes: { componentCount: { before: 3, after: 3 } } }]);
    await expectAccessible();

    await user.click(await screen.findByRole('link', { name: 'Open as page' }));
    const [target] = told.went;
    expect(target).toMatchObject({ to: 'receipt', projectId });
    unmount();

    const { receipt } = target as { receipt: string };
    await kitPage(<UploadReceipt projectId={projectId} receipt={receipt} />, { server });
    expect(await screen.findByRole('heading', { name: 'Changes from the BOM import' })).toBeVisible();
    expect(rowsOf('1 fixed finding')).toEqual(['CriticalCVE-2019-0001old 1.0.0']);
    expect(rowsOf('3 component changes')).toHaveLength(3);
    expect(screen.getByText('First BOM of this project')).toBeVisible();
    await expectAccessible();
  });

  it('asks for no list that the user may not see, and shows only what they may', async () => {
    const fetch = vi.fn(server.fetch);
    await upload({ fetch, as: ['VIEW_PORTFOLIO', 'BOM_UPLOAD'] });
    expect(section('3 component changes')).toBeVisible();
    expect(screen.queryByText(/finding|violation/)).toBeNull();
    expect(requestsOf(fetch).filter((request) => /finding|violation/.test(request))).toEqual([]);
  });

  it('says which lists could not be read, and goes on', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.includes('/finding/') || path.includes('/violation/')
        ? new Response('', { status: 500 })
        : undefined,
    );
    const { outcomes } = await upload({ fetch });
    expect(
      screen.getByText('Changes to findings are not included. The findings could not be read.'),
    ).toBeVisible();
    expect(screen.getByText(/Changes to policy violations are not included/)).toBeVisible();
    expect(section('3 component changes')).toBeVisible();
    expect(outcomes[0]?.changes).not.toHaveProperty('findings');
  });

  it('shows the counts alone when the components could not be read in full', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.includes('/component/project/')
        ? new Response('[]', { headers: { 'X-Total-Count': '3', 'Content-Type': 'application/json' } })
        : undefined,
    );
    const { outcomes } = await upload({ fetch });
    expect(screen.getByText('Could not compare the components before and after the upload.')).toBeVisible();
    expect(screen.getByText('3 components')).toBeVisible();
    expect(outcomes).toMatchObject([{ isImported: true, changes: undefined }]);
  });

  it('warns when another BOM was imported while the lists were read', async () => {
    let reads = 0;
    const fetch = interceptedFetch(server, async ({ path, url }) => {
      if (!path.endsWith(`/project/${projectId}`) || path.includes('/component/')) return undefined;
      const answer = await server.fetch(url, {
        headers: { authorization: `Bearer ${await server.tokenFor('admin')}` },
      });
      const project = (await answer.json()) as { lastBomImport?: number };
      reads += 1;
      return Response.json({ ...project, lastBomImport: 1_790_000_000_000 + reads });
    });
    await upload({ fetch });
    expect(screen.getByText(/Another BOM was imported at the same time/)).toBeVisible();
  });
});

describe('UploadReceipt', () => {
  const receiptOf = (more: Partial<BomReceipt> = {}): BomReceipt => ({
    projectId,
    importedAt: Date.UTC(2026, 10, 19, 13, 2),
    previousImport: Date.UTC(2026, 9, 6, 8, 15),
    isDisturbed: false,
    componentCount: { before: 1, after: 301 },
    components: {
      counts: { added: 300, upgraded: 1 },
      rows: Array.from({ length: 300 }, (_, place) => ({
        change: 'added' as const,
        name: `lib-${place}`,
        after: '1',
      })),
    },
    ...more,
  });

  it('shows a few rows first, then all, and says what the link has no room for', async () => {
    const receipt = await encodeReceipt(receiptOf());
    const { user } = await kitPage(<UploadReceipt projectId={projectId} receipt={receipt} />, { server });
    await screen.findByText('301 component changes');
    expect(rowsOf('301 component changes')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await user.click(screen.getByRole('button', { name: 'Show all 300' }));
    expect(rowsOf('301 component changes')).toHaveLength(300);
    expect(screen.getByText('1 more is not in this link.')).toBeVisible();
  });

  it.each([
    ['cut off', (code: string) => code.slice(0, 50)],
    ['changed', (code: string) => `A${code}`],
    ['empty', () => ''],
  ])('says that a link is incomplete that was %s', async (_, change) => {
    const receipt = change(await encodeReceipt(receiptOf()));
    await kitPage(<UploadReceipt projectId={projectId} receipt={receipt} />, { server });
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
    await expectAccessible();
  });

  it('does not show the receipt of another project', async () => {
    const receipt = await encodeReceipt(receiptOf({ projectId: '5c0f7a10-0000-4000-8000-00000000ffff' }));
    await kitPage(<UploadReceipt projectId={projectId} receipt={receipt} />, { server });
    expect(await screen.findByText('This link belongs to another project')).toBeVisible();
  });

  it('says that the project does not exist, and that one has no permission', async () => {
    const receipt = await encodeReceipt(receiptOf());
    const { unmount } = await kitPage(
      <UploadReceipt projectId="5c0f7a10-0000-4000-8000-00000000ffff" receipt={receipt} />,
      { server },
    );
    expect(await screen.findByText('Project not found')).toBeVisible();
    unmount();
    const fetch = vi.fn(server.fetch);
    await kitPage(<UploadReceipt projectId={projectId} receipt={receipt} />, { server, fetch, as: [] });
    expect(await screen.findByText(/do not have permission/)).toBeVisible();
    expect(requestsOf(fetch)).toEqual([]);
  });
});
