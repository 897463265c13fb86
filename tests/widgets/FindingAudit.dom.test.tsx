import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FindingAudit } from '../../src/widgets/vulnerability/FindingAudit/index.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

describe('FindingAudit', () => {
  it('says that there is nothing yet', async () => {
    await kitPage(<FindingAudit />, { server });

    expect(await screen.findByText('The finding audit is empty')).toBeVisible();
    await expectAccessible();
  });

  it('is refused without the permission it takes', async () => {
    await kitPage(<FindingAudit />, { server, as: [] });

    expect(await screen.findByText('You may not see this list')).toBeVisible();
    expect(screen.queryByText('The finding audit is empty')).toBeNull();
  });
});
