import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/widgets/project/ProjectComparison/ComparedFindings.js';
import '../../src/widgets/project/ProjectComparison/CarryOver.js';
import { ProjectComparison } from '../../src/widgets/project/ProjectComparison/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { savedFiles } from '../support/savedFiles.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let older: TestProject;
let newer: TestProject;

beforeEach(async () => {
  server = await testServer();
  older = await server.aProject({
    name: 'web-shop',
    version: '1.9.0',
    components: [
      { name: 'lodash', version: '4.17.15', license: 'Custom 1' },
      { name: 'log4j-core', version: '2.14.1' },
      { name: 'left-pad', version: '1.3.0' },
      { name: 'express', version: '4.18.0' },
    ],
    findings: [
      { vulnId: 'CVE-2021-44228', severity: 'CRITICAL', component: 'log4j-core' },
      {
        vulnId: 'CVE-2020-8203',
        severity: 'HIGH',
        component: 'lodash',
        state: 'NOT_AFFECTED',
        justification: 'CODE_NOT_REACHABLE',
        response: 'WILL_NOT_FIX',
        details: 'Never called.',
      },
      { vulnId: 'CVE-2019-1010266', severity: 'LOW', component: 'lodash', isSuppressed: true },
      { vulnId: 'CVE-2024-29041', severity: 'MEDIUM', component: 'express', state: 'IN_TRIAGE' },
    ],
  });
  newer = await server.aProject({
    name: 'web-shop',
    version: '1.10.0',
    components: [
      { name: 'lodash', version: '4.17.21', license: 'Custom 2' },
      { name: 'log4j-core', version: '2.14.1' },
      { name: 'express', version: '4.17.0' },
      { name: 'zod', version: '3.0.0' },
    ],
    findings: [
      { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' },
      { vulnId: 'CVE-2019-1010266', severity: 'LOW', component: 'lodash' },
      { vulnId: 'CVE-2024-29041', severity: 'MEDIUM', component: 'express', state: 'EXPLOITABLE' },
      { vulnId: 'CVE-2023-4316', severity: 'HIGH', component: 'zod' },
    ],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  return closed(server);
});

const show = (props: object = {}, options: Partial<KitPageOptions> = {}) =>
  kitPage(
    <ProjectComparison projectId={newer.uuid} defaultValue={{ withProject: older.uuid }} {...props} />,
    { server, ...options },
  );
const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('[role=row], tr') as HTMLElement;
const names = () => screen.getAllByRole('row').length - 1;
type User = Awaited<ReturnType<typeof show>>['user'];
const openFindings = (user: User) =>
  screen.findByRole('tab', { name: /^Findings/ }).then((tab) => user.click(tab));

describe('components of two versions', () => {
  it('tells which were added, removed and changed, the older version first', async () => {
    await show();

    expect(await screen.findByRole('heading', { name: 'Compare versions of web-shop' })).toBeVisible();
    expect(await row('zod')).toHaveTextContent('Added');
    expect(await row('left-pad')).toHaveTextContent('Removed');
    const lodash = await row('lodash');
    expect(lodash).toHaveTextContent('4.17.15');
    expect(lodash).toHaveTextContent('4.17.21');
    expect(lodash).toHaveTextContent('Upgraded');
    expect(lodash).toHaveTextContent('Custom 1becomesCustom 2');
    expect(await row('express')).toHaveTextContent('Downgraded');
    expect(screen.queryByRole('link', { name: 'log4j-core' })).toBeNull();
    expect(screen.getByRole('tab', { name: /Components/ })).toHaveTextContent('4');
  });

  it('lists one outcome, all of them, and what is searched for', async () => {
    const { user } = await show();
    await row('zod');

    await user.click(screen.getByRole('radio', { name: 'Removed 1' }));
    expect(names()).toBe(1);
    await user.click(screen.getByRole('radio', { name: 'All 5' }));
    expect(await row('log4j-core')).toHaveTextContent('Unchanged');
    await user.type(screen.getByRole('searchbox', { name: 'Search components' }), 'express');
    expect(names()).toBe(1);
  });

  it('narrows the list by what changed, in a value of the host', async () => {
    const onValueChange = vi.fn();
    const { user } = await show({ onValueChange });
    await row('zod');

    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Downgraded' }));

    expect(names()).toBe(1);
    expect(onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        withProject: older.uuid,
        components: expect.objectContaining({ change: 'down' }) as object,
      }),
      { isStep: true },
    );
  });

  it('switches sides', async () => {
    const { user } = await show();
    await row('zod');

    await user.click(screen.getByRole('button', { name: 'Swap versions' }));

    expect(await row('zod')).toHaveTextContent('Removed');
    expect(await row('lodash')).toHaveTextContent('Downgraded');
  });

  it('gives exactly what is listed as a file', async () => {
    const files = savedFiles();
    const { user } = await show({
      defaultValue: { withProject: older.uuid, components: { outcome: 'changed' } },
    });
    await row('lodash');

    await user.click(screen.getByRole('button', { name: 'Export list' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));

    const [file] = await vi.waitFor(() => {
      expect(files).toHaveLength(1);
      return files;
    });
    const text = await file!.content;
    expect(text).toContain('Status,Name,Group,In 1.9.0,License in 1.9.0,Package URL in 1.9.0,In 1.10.0');
    expect(text).toContain('Changed,lodash,,4.17.15,Custom 1');
    expect(text).not.toContain('zod');
  });
});

describe('findings of two versions', () => {
  it('tells which came, went and stayed, and whose decision did not carry over', async () => {
    const { user } = await show();
    await openFindings(user);

    expect(await row('CVE-2023-4316')).toHaveTextContent('New');
    expect(await row('CVE-2021-44228')).toHaveTextContent('Gone');
    expect(await row('CVE-2020-8203')).toHaveTextContent('Not carried over');
    expect(await row('CVE-2019-1010266')).toHaveTextContent('Not carried over');
    expect(await row('CVE-2024-29041')).toHaveTextContent('Different analysis');
    await user.click(screen.getByRole('radio', { name: 'Not carried over 2' }));
    expect(names()).toBe(2);
  });

  it('compares what lists do not tell of decisions, when it is asked to', async () => {
    const { component, vulnerability } = newer.findings.find(({ vulnId }) => vulnId === 'CVE-2020-8203')!;
    const { user, api } = await show();
    await api.send({
      method: 'PUT',
      path: '/api/v1/analysis',
      body: { project: newer.uuid, component, vulnerability, analysisState: 'NOT_AFFECTED' },
    });
    await openFindings(user);
    expect(await row('CVE-2020-8203')).toHaveTextContent('Same analysis');

    await user.click(screen.getByRole('button', { name: 'Compare 1 decision' }));

    await vi.waitFor(async () => expect(await row('CVE-2020-8203')).toHaveTextContent('Different analysis'));
    expect(screen.queryByRole('button', { name: /^Compare \d+ decision/ })).toBeNull();
  });

  it('is for those who may see them', async () => {
    const { user } = await show({}, { as: ['VIEW_PORTFOLIO'] });
    await openFindings(user);

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });
});

describe('without something to compare', () => {
  it('asks for a version', async () => {
    const { user } = await show({ defaultValue: {} });

    expect(await screen.findByText('Choose a version to compare with')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Before' }), '1.9.0');

    expect(await row('zod')).toHaveTextContent('Added');
  });

  it('says that there is one version only', async () => {
    const alone = await server.aProject({ name: 'alone' });
    await show({ projectId: alone.uuid, defaultValue: {} });

    expect(await screen.findByText('No other version to compare with')).toBeVisible();
  });

  it('says that the other one is not there, and still lets choose', async () => {
    await show({ defaultValue: { withProject: '00000000-0000-4000-8000-000000000000' } });

    expect(await screen.findByText(/^Version not found or not accessible/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Before' })).toBeEnabled();
  });

  it('says what is forbidden, and asks nothing', async () => {
    await show({}, { as: [] });

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });

  it('offers to try again what failed', async () => {
    let isBroken = true;
    const { user } = await show(
      {},
      {
        fetch: interceptedFetch(server, (request) =>
          isBroken && request.path.endsWith(`/component/project/${older.uuid}`)
            ? new Response(null, { status: 500 })
            : undefined,
        ),
      },
    );

    expect(await screen.findByText('Could not compare components')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await row('zod')).toBeVisible();
  });
});

describe('decisions that did not carry over', () => {
  const analysisOf = (vulnId: string) => {
    const { component, vulnerability } = newer.findings.find((one) => one.vulnId === vulnId)!;
    return server.get<{
      analysisState: string;
      analysisJustification?: string;
      analysisResponse?: string;
      analysisDetails?: string;
      isSuppressed: boolean;
      analysisComments: { comment: string }[];
    }>(`/analysis?project=${newer.uuid}&component=${component}&vulnerability=${vulnerability}`);
  };
  const askForAll = async (user: User) => {
    await openFindings(user);
    await user.click(await screen.findByRole('button', { name: 'Carry over 2 decisions…' }));
    return screen.findByRole('dialog', { name: 'Carry over 2 decisions to 1.10.0?' });
  };

  it('are not carried over before “Cancel” has asked about a comment', async () => {
    const { user } = await show();
    const dialog = await askForAll(user);
    await pasteInto(user, within(dialog).getByRole('textbox', { name: /Comment/ }), ' As agreed.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByRole('textbox', { name: /Comment/ })).toHaveValue(
      'Carried over from web-shop 1.9.0. As agreed.',
    );
  });

  it('are carried over as a whole after a look at them, and taken back', async () => {
    const onFindingAudited = vi.fn();
    const { user, told } = await show({ onFindingAudited });
    const dialog = await askForAll(user);
    const listed = within(dialog).getByRole('row', { name: /CVE-2020-8203/ });
    expect(listed).toHaveTextContent('Not affected');
    expect(listed).toHaveTextContent('Not set');
    expect(within(dialog).getByRole('textbox', { name: /Comment/ })).toHaveValue(
      'Carried over from web-shop 1.9.0.',
    );

    await user.click(within(dialog).getByRole('button', { name: 'Carry over 2 decisions' }));

    const over = await screen.findByRole('dialog', { name: '2 of 2 decisions carried over' });
    expect(within(over).getAllByText('Carried over')).toHaveLength(2);
    expect(await analysisOf('CVE-2020-8203')).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Never called.',
      isSuppressed: false,
    });
    const { isSuppressed, analysisComments } = await analysisOf('CVE-2019-1010266');
    expect(isSuppressed).toBe(true);
    expect(analysisComments.map(({ comment }) => comment)).toContain('Carried over from web-shop 1.9.0.');
    expect(onFindingAudited).toHaveBeenCalledTimes(2);

    await user.keyboard('{Escape}');
    expect(await row('CVE-2020-8203')).toHaveTextContent('Same analysis');
    told.notices.at(-1)!.action!.run();
    await vi.waitFor(() => expect(told.notices.at(-1)!.title).toBe('2 of 2 decisions undone'));
    expect(await analysisOf('CVE-2020-8203')).toMatchObject({ analysisState: 'NOT_SET' });
    expect((await analysisOf('CVE-2019-1010266')).isSuppressed).toBe(false);
    expect(await row('CVE-2020-8203')).toHaveTextContent('Not carried over');
  });

  it('are taken back in the dialog, too', async () => {
    const { user, told } = await show();
    const dialog = await askForAll(user);
    await user.click(within(dialog).getByRole('button', { name: 'Carry over 2 decisions' }));
    const over = await screen.findByRole('dialog', { name: '2 of 2 decisions carried over' });

    await user.click(within(over).getByRole('button', { name: 'Undo' }));

    await vi.waitFor(() => expect(told.notices.at(-1)!.title).toBe('2 of 2 decisions undone'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await analysisOf('CVE-2020-8203')).toMatchObject({ analysisState: 'NOT_SET' });
  });

  it('are carried over one by one, when they are selected', async () => {
    const { user } = await show();
    await openFindings(user);
    await row('CVE-2020-8203');

    await user.click(screen.getByRole('checkbox', { name: /Select CVE-2020-8203/ }));
    await user.click(await screen.findByRole('button', { name: 'Carry over…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Carry over 1 decision to 1.10.0?' });
    await user.click(within(dialog).getByRole('button', { name: 'Carry over 1 decision' }));

    await screen.findByRole('dialog', { name: '1 of 1 decision carried over' });
    expect((await analysisOf('CVE-2019-1010266').catch(() => undefined))?.isSuppressed).toBeFalsy();
  });

  it('says of each whether it was refused, and tries those again', async () => {
    let isRefusing = true;
    const { user } = await show(
      {},
      {
        fetch: async (url, init) => {
          const { vulnerability } = newer.findings.find(({ vulnId }) => vulnId === 'CVE-2020-8203')!;
          const isIt = init?.method === 'PUT' && String(init.body).includes(vulnerability);
          return isRefusing && isIt ? new Response(null, { status: 403 }) : server.fetch(url, init);
        },
      },
    );
    const dialog = await askForAll(user);
    await user.click(within(dialog).getByRole('button', { name: 'Carry over 2 decisions' }));

    const over = await screen.findByRole('dialog', { name: '1 of 2 decisions carried over' });
    expect(within(over).getByRole('row', { name: /CVE-2020-8203/ })).toHaveTextContent(
      /not allow|permission|may not/i,
    );
    isRefusing = false;
    await user.click(within(over).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('dialog', { name: '2 of 2 decisions carried over' })).toBeVisible();
  });

  it('leaves what somebody decided meanwhile', async () => {
    const { user, api } = await show();
    const dialog = await askForAll(user);
    const { component, vulnerability } = newer.findings.find(({ vulnId }) => vulnId === 'CVE-2020-8203')!;
    await api.send({
      method: 'PUT',
      path: '/api/v1/analysis',
      body: { project: newer.uuid, component, vulnerability, analysisState: 'EXPLOITABLE' },
    });

    await user.click(within(dialog).getByRole('button', { name: 'Carry over 2 decisions' }));

    const over = await screen.findByRole('dialog', { name: '1 of 2 decisions carried over' });
    expect(over).toHaveTextContent('Someone else changed this decision in the meantime.');
    expect(await analysisOf('CVE-2020-8203')).toMatchObject({ analysisState: 'EXPLOITABLE' });
  });

  it('are not offered to be taken back where somebody decided the same meanwhile', async () => {
    const { user, api, told } = await show();
    await openFindings(user);
    await user.click(await screen.findByRole('checkbox', { name: /Select CVE-2020-8203/ }));
    await user.click(await screen.findByRole('button', { name: 'Carry over…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Carry over 1 decision to 1.10.0?' });
    const { component, vulnerability } = newer.findings.find(({ vulnId }) => vulnId === 'CVE-2020-8203')!;
    await api.send({
      method: 'PUT',
      path: '/api/v1/analysis',
      body: {
        project: newer.uuid,
        component,
        vulnerability,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_REACHABLE',
        analysisResponse: 'WILL_NOT_FIX',
        analysisDetails: 'Never called.',
      },
    });

    await user.click(within(dialog).getByRole('button', { name: 'Carry over 1 decision' }));

    const over = await screen.findByRole('dialog', { name: '1 of 1 decision carried over' });
    expect(within(over).queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(told.notices.filter(({ action }) => action)).toEqual([]);
    const { analysisState, analysisComments } = await analysisOf('CVE-2020-8203');
    expect(analysisState).toBe('NOT_AFFECTED');
    expect(analysisComments.at(-1)!.comment).toBe('Carried over from web-shop 1.9.0.');
  });

  it('are only told to those who may not decide', async () => {
    const { user } = await show({}, { as: 'viewer' });
    await openFindings(user);

    const button = await screen.findByRole('button', { name: 'Carry over 2 decisions…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
  });
});
