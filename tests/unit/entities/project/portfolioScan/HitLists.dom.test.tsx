import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ListColumn } from '../../../../../src/frames/list/ListDefinition.js';
import { HitLists } from '../../../../../src/entities/project/portfolioScan/HitLists.js';
import type { Hit, ScanState } from '../../../../../src/entities/project/portfolioScan/PortfolioScanner.js';
import { messages } from '../../../../../src/entities/project/portfolioScan/scan.messages.js';
import type { ScanWords } from '../../../../../src/entities/project/portfolioScan/ScanWords.js';
import { testServer, type TestServer } from '../../../../support/testServer.js';
import { closed, kitPage } from '../../../../widgets/kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const words = (fileName: string) => {
  const some = messages.noHitsYet;
  return { heading: some, noHits: some, components: some, projects: some, fileName } as unknown as ScanWords;
};

const WHY: ListColumn<Hit<string>> = { id: 'why', header: 'Why', width: 100, cell: ({ why }) => why };
const SHOP = { uuid: '1', name: 'shop' };

const FOUND: ScanState<string> = {
  status: 'over',
  isStopped: false,
  total: 1,
  left: 0,
  looked: 1,
  components: 1,
  hits: [{ component: { uuid: '2', name: 'alpha', version: '1.0' }, project: SHOP, why: 'because' }],
  hitCount: 1,
  byProject: [{ project: SHOP, count: 1 }],
  lacking: {},
  failed: [],
  hidden: [],
  gone: [],
};

it('keeps the columns that are chosen for one scan from the lists of others', async () => {
  const preferences = new Map<string, string>();
  const page = (fileName: string) =>
    kitPage(<HitLists state={FOUND} words={words(fileName)} whyColumn={WHY} />, { server, preferences });
  const { user, unmount } = await page('one');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Version' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Version' })).toBeNull());
  unmount();

  const { unmount: unmountOther } = await page('another');
  expect(await screen.findByRole('columnheader', { name: 'Version' })).toBeVisible();
  unmountOther();

  await page('one');
  expect(await screen.findByRole('columnheader', { name: 'Why' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Version' })).toBeNull();
});
