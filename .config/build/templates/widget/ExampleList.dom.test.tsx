import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ExampleList } from '../../src/widgets/policy/ExampleList/index.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

describe('ExampleList', () => {
  it('shows a message while it has no rows', async () => {
    await kitPage(<ExampleList />, { server });

    expect(await screen.findByText('The example list is empty')).toBeVisible();
    await expectAccessible();
  });

  it('shows a message without the required permission', async () => {
    await kitPage(<ExampleList />, { server, as: [] });

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
    expect(screen.queryByText('The example list is empty')).toBeNull();
  });
});
