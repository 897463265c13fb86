import { cleanup, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createApiClient } from '../../src/api/client.js';
import { PERMISSIONS } from '../../src/domain/permissions.js';
import type { HostProps } from '../../src/host/types.js';
import { asLine } from '../support/asLine.js';
import { englishText } from '../support/englishText.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { propsOf, SAMPLE_PROJECT, textOf, WIDGET_SAMPLES } from '../support/widgetSamples.js';

let server: TestServer;
let project: TestProject;
let host: HostProps;

beforeAll(async () => {
  server = await testServer();
  project = await server.aProject(SAMPLE_PROJECT);
  const token = await server.tokenFor('admin');
  const api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
  host = { api, auth: { permissions: PERMISSIONS } };
});
afterAll(() => server.close());
afterEach(cleanup);

const EXPORTED = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/widgets/*/*/index.ts', { eager: true })),
) as Record<string, FunctionComponent<object>>;

/** Props that a literal in a manifest cannot express. */
const MORE_PROPS: Record<string, () => HostProps> = {
  WelcomeMessage: () => {
    const settings = {
      'welcome.message.enabled': 'true',
      'welcome.message.html': '<p>Authorised use only</p>',
    };
    const { fetch, baseUrl } = asLine(server, '4.14.2', settings);
    return { api: createApiClient({ baseUrl, fetch }) };
  },
};

const report = readFileSync('docs/api/bomdeck.api.md', 'utf8');
const interfaces = new Map(
  ts
    .createSourceFile('report.ts', /```ts\n([\s\S]*)```/.exec(report)![1]!, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isInterfaceDeclaration)
    .map((node) => [node.name.text, node]),
);

/**
 * Returns the interface of a component's props. A component without its own props takes those of the host.
 */
function propsTypeOf(component: string): string {
  const name = new RegExp(`function ${component}\\(props: (\\w+)\\)`).exec(report)?.[1];
  if (name === undefined)
    throw new Error(`docs/api/bomdeck.api.md does not have ${component}: run npm run build:local.`);
  return new RegExp(`type ${name} = (\\w+);`).exec(report)?.[1] ?? name;
}

/** Names of the optional members of a public interface and of those that it extends. */
function optionalMembersOf(name: string): string[] {
  const node = interfaces.get(name);
  if (!node) return [];
  const own = node.members
    .filter(({ questionToken }) => questionToken)
    .map((member) => member.name!.getText());
  const inherited = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  );
  return [...own, ...inherited.flatMap(optionalMembersOf)];
}

it('knows the optional props of each widget from the API report', () => {
  expect(optionalMembersOf('ProjectFindingsProps')).toEqual(
    expect.arrayContaining(['onFindingAudited', 'project', 'api', 'nonce']),
  );
  expect(
    WIDGET_SAMPLES.map(({ component }) => propsTypeOf(component)).filter((name) => !interfaces.has(name)),
  ).toEqual([]);
});

// Hosts pass on values that may be undefined: `tab={tab}`. This is the same as leaving the prop out.
it.each(WIDGET_SAMPLES.map((sample) => [sample.component, sample] as const))(
  '%s draws the same with each optional prop given as undefined',
  async (component, sample) => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const absent = Object.fromEntries(
      optionalMembersOf(propsTypeOf(component)).map((name) => [name, undefined]),
    );
    const given = propsOf(sample, { projectId: project.uuid });

    render(
      createElement(EXPORTED[component]!, { ...absent, ...host, ...given, ...MORE_PROPS[component]?.() }),
    );

    expect((await screen.findAllByText(textOf(sample, englishText)))[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(/undefined|\[object/);
    for (const spy of complaints) expect(spy).not.toHaveBeenCalled();
  },
);
