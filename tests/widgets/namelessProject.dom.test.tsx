import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DependencyGraph } from '../../src/widgets/project/DependencyGraph/index.js';
import { ProjectComponents } from '../../src/widgets/project/ProjectComponents/index.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { ProjectHeader } from '../../src/widgets/project/ProjectHeader/index.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

it.each([
  ['ProjectHeader', <ProjectHeader key="" projectId="" />],
  ['ProjectComponents', <ProjectComponents key="" projectId="" />],
  ['ProjectFindings', <ProjectFindings key="" projectId="" />],
  ['DependencyGraph', <DependencyGraph key="" projectId="" />],
])(
  '%s without the name of a project says that there is none, and asks nothing about it',
  async (_, widget) => {
    const fetch = vi.fn(server.fetch);
    await kitPage(widget, { server, fetch });

    expect(await screen.findByText('Project not found')).toBeVisible();
    expect(requestsOf(fetch)).toEqual([]);
  },
);
