import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProjectFailedEvent } from '../../src/widgets/project/ProjectHeader/index.js';
import { englishText } from '../support/englishText.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { propsOf, SAMPLE_PROJECT, textOf, WIDGET_SAMPLES } from '../support/widgetSamples.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;
let project: TestProject;

beforeAll(async () => {
  server = await testServer();
  project = await server.aProject({ ...SAMPLE_PROJECT, version: '1.0', purl: PURL });
});
afterAll(() => closed(server));
afterEach(cleanup);

const PURL = 'pkg:maven/com.example/shop@1.0';
const NAMED = { name: SAMPLE_PROJECT.name, version: '1.0' };
const UNKNOWN = { name: SAMPLE_PROJECT.name, version: '2.0' };
const NOT_FOUND = /^Project not found/;
const FAILED = 'Could not load the project';

const EXPORTED = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/widgets/*/*/index.ts', { eager: true })),
) as Record<string, FunctionComponent<object>>;

/** Each component that is about one project. */
const OF_PROJECT = WIDGET_SAMPLES.filter(({ props }) => props && 'projectId' in props);
/** The tabs leave it to the head to say why there is no project. */
const SILENT = ['ProjectTabs'];
const speaking = OF_PROJECT.map(({ component }) => component).filter((name) => !SILENT.includes(name));

function elementOf(component: string, given: object) {
  const sample = OF_PROJECT.find((each) => each.component === component)!;
  const { projectId: _, ...own } = propsOf(sample, { projectId: project.uuid });
  return createElement(EXPORTED[component]!, { ...own, ...given });
}

describe('a widget about one project', () => {
  it('is each that takes a projectId', () => {
    expect(OF_PROJECT.map(({ component }) => component)).toEqual(
      expect.arrayContaining([
        'ProjectHeader',
        'ProjectTabs',
        'ProjectComponents',
        'ProjectFindings',
        'DependencyGraph',
        'BomUpload',
      ]),
    );
  });

  it.each(OF_PROJECT.map((sample) => [sample.component, sample] as const))(
    '%s finds it by name and version, and leads to it by its id',
    async (component, sample) => {
      const fetch = vi.fn(server.fetch);
      await kitPage(elementOf(component, { project: NAMED }), { server, fetch });

      // The content shown during the lookup may be drawn again when the project is found.
      await waitFor(() => expect(screen.getAllByText(textOf(sample, englishText))[0]).toBeVisible());
      await waitFor(() =>
        expect(requestsOf(fetch).filter((line) => line.includes('/lookup'))).toHaveLength(1),
      );
      const targets = screen
        .queryAllByRole('link')
        .map((link) => decodeURIComponent((link as HTMLAnchorElement).href));
      const about = targets.filter((target) => target.includes('projectId'));
      expect(about.filter((target) => !target.includes(project.uuid))).toEqual([]);
    },
  );

  it.each(OF_PROJECT.map((sample) => [sample.component, sample] as const))(
    '%s takes a project that was loaded as it is, and looks up nothing',
    async (component, sample) => {
      const fetch = vi.fn(server.fetch);
      await kitPage(elementOf(component, { project: { ...NAMED, uuid: project.uuid } }), { server, fetch });

      // The content shown during the lookup may be drawn again when the project is found.
      await waitFor(() => expect(screen.getAllByText(textOf(sample, englishText))[0]).toBeVisible());
      expect(requestsOf(fetch).filter((line) => line.includes('/lookup'))).toEqual([]);
    },
  );

  it.each(speaking)('%s says that there is none of that name', async (component) => {
    await kitPage(elementOf(component, { project: UNKNOWN }), { server });

    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to projects' })).toBeVisible();
  });

  it.each(speaking)('%s says when it cannot be looked up, and tries again', async (component) => {
    let isDown = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isDown && path.endsWith('/lookup') ? new Response(null, { status: 503 }) : undefined,
    );
    const { user } = await kitPage(elementOf(component, { project: NAMED }), { server, fetch });
    expect(await screen.findByText(FAILED)).toBeVisible();

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    const sample = OF_PROJECT.find((each) => each.component === component)!;
    expect((await screen.findAllByText(textOf(sample, englishText)))[0]).toBeVisible();
  });

  it.each(speaking)(
    '%s asks for nothing without the right to see projects, and names it',
    async (component) => {
      const fetch = vi.fn(server.fetch);
      await kitPage(elementOf(component, { project: NAMED }), {
        server,
        fetch,
        as: ['BOM_UPLOAD', 'VIEW_VULNERABILITY'],
      });

      expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
      expect(requestsOf(fetch)).toEqual([]);
    },
  );

  it.each(speaking)('%s says so where the server has other rights than the host says', async (component) => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.endsWith('/lookup') ? new Response(null, { status: 403 }) : undefined,
    );
    await kitPage(elementOf(component, { project: NAMED }), { server, fetch });

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });

  it.each(OF_PROJECT.map(({ component }) => component))(
    '%s tells a host that gave none what to give',
    async (component) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      await kitPage(elementOf(component, {}), { server });

      expect(
        await screen.findByText(/^An error stopped this section\. The rest of the page still works\./),
      ).toBeVisible();
      expect(errors.mock.calls.flat().map(String).join()).toContain('Pass projectId');
    },
  );
});

describe('a dialog about one project', () => {
  const DIALOGS = [
    ['BomUploadDialog', 'Drop a CycloneDX file here'],
    ['VexUploadDialog', 'Drop a CycloneDX VEX here'],
  ] as const;
  const dialogOf = (component: string, given: object) =>
    createElement(EXPORTED[component]!, { onClose: vi.fn(), ...given } as object);

  it.each(DIALOGS)('%s is open while it is looked up, and stays open', async (component, text) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const fetch = interceptedFetch(server, async ({ path }) => {
      if (path.endsWith('/lookup')) await asked;
      return undefined;
    });
    await kitPage(dialogOf(component, { project: NAMED }), { server, fetch });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('shop 1.0')).toBeVisible();
    expect(within(dialog).getByText('Loading…')).toBeInTheDocument();
    expect(within(dialog).getByText('Close').closest('button')).toHaveFocus();

    answer();

    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it.each(DIALOGS)('%s says in it that there is none of that name, and can be closed', async (component) => {
    const onClose = vi.fn();
    const { user } = await kitPage(dialogOf(component, { project: UNKNOWN, onClose }), { server });
    const dialog = await screen.findByRole('dialog');

    expect(await within(dialog).findByText(NOT_FOUND)).toBeVisible();
    await expectAccessible();
    await user.click(within(dialog).getByText('Close'));

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(DIALOGS)('%s takes a package URL', async (component, text) => {
    await kitPage(dialogOf(component, { project: { purl: PURL } }), { server });

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('takes a file that is dropped on the page of a project that is known by its name', async () => {
    await kitPage(
      createElement(EXPORTED['BomDropTarget']!, { project: NAMED, children: <p>The page</p> } as object),
      { server },
    );
    const bom = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [] });
    const dataTransfer = { types: ['Files'], files: [new File([bom], 'bom.json')], items: [] };

    fireEvent.dragOver(screen.getByText('The page'), { dataTransfer });
    expect(await screen.findByText(/^Drop to upload the BOM of .*shop 1\.0/)).toBeVisible();
    fireEvent.drop(screen.getByText('The page'), { dataTransfer });

    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('bom.json')).toBeVisible();
  });
});

it('is looked up once for all widgets of a page, and by package URL, too', async () => {
  const fetch = vi.fn(server.fetch);
  const page = (given: object) => (
    <>
      {elementOf('ProjectHeader', given)}
      {elementOf('ProjectTabs', given)}
      {elementOf('ProjectFindings', given)}
    </>
  );
  const { rerender } = await kitPage(page({ project: NAMED }), { server, fetch });
  expect(await screen.findByText('CVE-2021-44228')).toBeVisible();
  expect(requestsOf(fetch).filter((line) => line.includes('/lookup'))).toHaveLength(1);

  rerender(page({ project: UNKNOWN }));
  expect((await screen.findAllByText(NOT_FOUND)).length).toBe(2);
  rerender(page({ project: { purl: PURL } }));

  expect(await screen.findByText('CVE-2021-44228')).toBeVisible();
});

it('shows its tabs while it is looked up, keeps them, and they cannot be used before they lead somewhere', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let isAsked = false;
  const fetch = interceptedFetch(server, async ({ path }) => {
    isAsked ||= path.endsWith('/lookup');
    if (path.endsWith('/lookup')) await asked;
    return undefined;
  });
  const { user, told } = await kitPage(elementOf('ProjectTabs', { project: NAMED }), { server, fetch });
  await waitFor(() => expect(isAsked).toBe(true));
  const tab = (await screen.findByText('Components')).closest('a')!;
  expect(tab).toBeVisible();
  await user.click(tab);
  await user.tab();
  expect(document.body).toHaveFocus();

  answer();
  await waitFor(() => expect(tab).toHaveAttribute('href'));
  expect(tab).toBeInTheDocument();
  await user.click(tab);

  expect(told.went).toEqual([{ to: 'project', projectId: project.uuid, tab: 'components' }]);
});

it('is told to the host without an id when there is none of that name', async () => {
  const onProjectFailed = vi.fn<(event: ProjectFailedEvent) => void>();
  await kitPage(elementOf('ProjectHeader', { project: UNKNOWN, onProjectFailed }), { server });

  await waitFor(() => expect(onProjectFailed).toHaveBeenCalledWith({}));
});

it('is there once somebody has created it', async () => {
  const { rerender, user } = await kitPage(elementOf('ProjectHeader', { project: { name: 'brand-new' } }), {
    server,
  });
  expect(await screen.findByText(NOT_FOUND)).toBeVisible();

  rerender(
    <>
      {elementOf('ProjectHeader', { project: { name: 'brand-new' } })}
      {createElement(EXPORTED['ProjectEditor']!, {})}
    </>,
  );
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'brand-new');
  await user.click(screen.getByRole('button', { name: 'Create project' }));

  expect(await screen.findByRole('heading', { name: 'brand-new' })).toBeVisible();
});
