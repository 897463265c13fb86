import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/entities/finding/bulk/BulkAudit.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type ProjectSpec, type TestProject, type TestServer } from '../support/testServer.js';
import { kitPage, type KitPageOptions } from './kitPage.js';

const SPEC: ProjectSpec = {
  name: 'web-shop',
  version: '1.2.0',
  components: [
    { name: 'lodash', version: '4.17.15' },
    { name: 'log4j-core', version: '2.14.1' },
  ],
  findings: [
    {
      vulnId: 'CVE-2021-44228',
      severity: 'CRITICAL',
      component: 'log4j-core',
      aliases: ['GHSA-jfh8-c2jp-5v3q'],
    },
    { vulnId: 'GHSA-jfh8-c2jp-5v3q', source: 'GITHUB', severity: 'CRITICAL', component: 'log4j-core' },
    { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' },
    {
      vulnId: 'CVE-2019-10744',
      severity: 'MEDIUM',
      component: 'lodash',
      state: 'NOT_AFFECTED',
      justification: 'CODE_NOT_PRESENT',
      response: 'UPDATE',
      details: 'kept',
    },
    { vulnId: 'CVE-2018-1', severity: 'LOW', component: 'lodash' },
  ],
};

let server: TestServer;
let project: TestProject;

beforeEach(async () => {
  server = await testServer();
  project = await server.aProject(SPEC);
});
afterEach(() => server.close());

const show = async (options: Partial<KitPageOptions> = {}, props: object = {}) => {
  const rendered = await kitPage(<ProjectFindings projectId={project.uuid} {...props} />, {
    server,
    as: 'auditor',
    ...options,
  });
  await screen.findByRole('button', { name: /Details.*CVE-2021-44228/ });
  return rendered;
};
const box = (vulnId: string) => screen.getByRole('checkbox', { name: new RegExp(`Select ${vulnId}`) });
const bar = () => screen.findByRole('region', { name: 'Audit selected findings' });
const isShown = (name: string) => screen.queryByRole('region', { name }) !== null;
const analysisOf = async (vulnId: string) => {
  const { matrix } = project.findings.find((one) => one.vulnId === vulnId)!;
  const [project_, component, vulnerability] = matrix.split(':');
  const path = `/analysis?project=${project_}&component=${component}&vulnerability=${vulnerability}`;
  return server.get<{
    analysisState: string;
    analysisJustification?: string;
    analysisResponse?: string;
    analysisDetails?: string;
    isSuppressed: boolean;
    analysisComments: { comment: string }[];
  }>(path);
};

type User = Awaited<ReturnType<typeof show>>['user'];
const choose = async (user: User, button: RegExp, item: string) => {
  await user.click(within(await bar()).getByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const preview = async (user: User, title: RegExp = /^Update/) => {
  await user.click(within(await bar()).getByRole('button', { name: 'Preview changes…' }));
  return screen.findByRole('dialog', { name: title });
};
/** Answers some writes itself, by how many came before. */
const refusing =
  (
    answer: (write: number, vulnerability: string) => Response | undefined | Promise<Response | undefined>,
  ): typeof fetch =>
  async (url, init) => {
    if (init?.method !== 'PUT') return server.fetch(url, init);
    writes += 1;
    const { vulnerability } = JSON.parse(String(init.body)) as { vulnerability: string };
    return (await answer(writes, vulnerability)) ?? server.fetch(url, init);
  };
/** Answers all writes as the server does, and counts them. */
const counting = refusing(() => undefined);
let writes = 0;
beforeEach(() => (writes = 0));

describe('selecting', () => {
  it('is for those who may audit', async () => {
    await show({ as: 'viewer' });

    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
  });

  it('takes a group with all it stands for, and says how many somebody decided about', async () => {
    const { user } = await show();

    await user.click(box('CVE-2021-44228'));
    expect(within(await bar()).getByText('2 selected')).toBeVisible();
    await user.click(box('CVE-2019-10744'));

    expect(within(await bar()).getByText('3 selected')).toBeVisible();
    expect(within(await bar()).getByText('1 already audited')).toBeVisible();
    await user.click(box('CVE-2021-44228'));
    expect(within(await bar()).getByText('1 selected')).toBeVisible();
  });

  it('offers to decide the other names of a vulnerability alike, once one was', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: /Details.*CVE-2021-44228/ }));
    const form = await screen.findByRole('form', { name: /CVE-2021-44228/ });
    const others = 'GHSA-jfh8-c2jp-5v3q is the same vulnerability but does not have this decision.';
    expect(screen.queryByText(others)).toBeNull();

    await user.selectOptions(within(form).getByRole('combobox', { name: 'Analysis' }), 'NOT_AFFECTED');
    await user.selectOptions(
      within(form).getByRole('combobox', { name: 'Justification' }),
      'CODE_NOT_REACHABLE',
    );
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(others)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply same decision…' }));

    expect(within(await bar()).getByText('1 selected')).toBeVisible();
    await user.click(within(await bar()).getByRole('button', { name: /Preview/ }));
    const preview = await screen.findByRole('dialog');
    expect(preview).toHaveTextContent('GHSA-jfh8-c2jp-5v3q');
    await user.click(within(preview).getByRole('button', { name: 'Update 1 finding' }));

    await waitFor(async () =>
      expect(await analysisOf('GHSA-jfh8-c2jp-5v3q')).toMatchObject({
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_REACHABLE',
      }),
    );
    await waitFor(() => expect(screen.queryByText(others)).toBeNull());
  });

  it('takes all that is listed, and stays when filters hide it', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('searchbox'), 'lodash');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Select CVE-2021/ })).toBeNull());

    await user.click(screen.getAllByRole('checkbox', { name: 'Select all rows' })[0]!);
    expect(within(await bar()).getByText('3 selected')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'log4j');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Select CVE-2020/ })).toBeNull());

    expect(within(await bar()).getByText('3 selected')).toBeVisible();
    expect(within(await bar()).getByText('3 hidden by filters')).toBeVisible();
  });

  it('goes by keyboard: x, Shift with x, the keys of a row for all, Escape', async () => {
    const { user } = await show({ fetch: counting });
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));

    await user.keyboard('jxjX');
    expect(within(await bar()).getByText('2 selected')).toBeVisible();
    await user.keyboard('e');
    expect(await screen.findByRole('menu', { name: 'Analysis' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(within(await bar()).getByText('2 selected')).toBeVisible();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(isShown('Audit selected findings')).toBe(false));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index'));
    expect(writes).toBe(0);
  });

  it('keeps a comment for the next selection until it is applied, and tells the host', async () => {
    const told: boolean[] = [];
    const { user } = await show({ onUnsavedChange: ({ hasUnsaved }) => told.push(hasUnsaved) });
    const commentButton = async () => within(await bar()).getByRole('button', { name: 'Comment' });
    const comment = () => screen.findByRole('textbox', { name: /^Comment/ });
    await user.click(box('CVE-2020-8203'));
    await choose(user, /^Analysis/, 'In triage');
    await user.click(await commentButton());
    await user.type(await comment(), 'Not called.');
    expect(told).toEqual([true]);

    // The first closes the field, the second clears the selection.
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(isShown('Audit selected findings')).toBe(false));
    expect(told).toEqual([true]);
    await user.click(box('CVE-2018-1'));
    expect(within(await bar()).getByRole('button', { name: 'Analysis' })).toBeVisible();
    await user.click(await commentButton());
    expect(await comment()).toHaveValue('Not called.');
    await user.keyboard('{Escape}');

    const dialog = await preview(user);
    await user.click(within(dialog).getByRole('button', { name: 'Update 1 finding' }));
    await waitFor(() => expect(isShown('Audit selected findings')).toBe(false));
    await waitFor(() => expect(told).toEqual([true, false]));
    await user.click(box('CVE-2020-8203'));
    await user.click(await commentButton());
    expect(await comment()).toHaveValue('');
    expect((await analysisOf('CVE-2018-1')).analysisComments.at(-1)!.comment).toBe('Not called.');
  });

  it('keeps a comment typed since, when a change that was refused is tried again from its notice', async () => {
    const fetch = refusing((write) => (write === 1 ? new Response(null, { status: 500 }) : undefined));
    const { user, told } = await show({ fetch });
    const openComment = async () => {
      await user.click(within(await bar()).getByRole('button', { name: 'Comment' }));
      return screen.findByRole('textbox', { name: /^Comment/ });
    };
    await user.click(box('CVE-2018-1'));
    await choose(user, /^Analysis/, 'In triage');
    await user.click(within(await preview(user)).getByRole('button', { name: 'Update 1 finding' }));
    await screen.findByRole('dialog', { name: 'Could not update 1 finding' });
    await user.keyboard('{Escape}');
    await user.click(box('CVE-2018-1'));
    await user.click(box('CVE-2020-8203'));
    await user.type(await openComment(), 'Not called.');
    await user.keyboard('{Escape}');

    told.notices.at(-1)!.action!.run();
    const outcome = await screen.findByRole('dialog', { name: 'Could not update 1 finding' });
    await user.click(within(outcome).getByRole('button', { name: 'Try again' }));

    await waitFor(async () => expect((await analysisOf('CVE-2018-1')).analysisState).toBe('IN_TRIAGE'));
    await waitFor(() => expect(isShown('Audit selected findings')).toBe(false));
    await user.click(box('CVE-2020-8203'));
    expect(await openComment()).toHaveValue('Not called.');
  });

  it('suppresses and comments the selected findings by the keys of a row, not the row itself', async () => {
    const { user } = await show({ fetch: counting });
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));

    // Immediately: the bar is still loading.
    await user.keyboard('xs');
    const suppress = within(await bar()).getByRole('button', { name: 'Suppress' });
    expect(suppress).toHaveAttribute('aria-pressed', 'true');
    // The way to the preview starts there.
    await waitFor(() => expect(suppress).toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));
    await user.keyboard('c');
    const comment = await screen.findByRole('textbox', { name: /^Comment/ });
    await waitFor(() => expect(comment).toHaveFocus());
    expect(writes).toBe(0);
  });

  it('closes an open row before it clears the selection', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));
    await user.keyboard('x{Enter}');
    await screen.findByRole('form', { name: /^Audit of/ });

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: /^Audit of/ })).toBeNull();
    expect(isShown('Audit selected findings')).toBe(true);
    await user.keyboard('{Escape}');

    await waitFor(() => expect(isShown('Audit selected findings')).toBe(false));
  });
});

describe('changing many', () => {
  it('shows old and new, saves what changes, says so once, and takes it back', async () => {
    const onFindingAudited = vi.fn();
    const { user, told } = await show({ fetch: counting }, { onFindingAudited });
    await user.click(screen.getAllByRole('checkbox', { name: 'Select all rows' })[0]!);
    await choose(user, /^Analysis/, 'Not affected');
    await choose(user, /^Justification/, 'Code not reachable');
    const dialog = await preview(user, /Update 5 findings/);

    expect(
      within(dialog).getByRole('row', { name: /CVE-2020-8203.*Not set.*becomes.*Not affected/ }),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: /Skip 1 already audited/ }));
    expect(within(dialog).queryByRole('row', { name: /CVE-2019-10744/ })).toBeNull();
    await user.click(within(dialog).getByRole('checkbox', { name: /Skip 1 already audited/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Update up to 5 findings' }));

    await waitFor(() => expect(told.notices).toHaveLength(1));
    expect(told.notices[0]).toMatchObject({ kind: 'success', title: '5 findings updated' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isShown('Audit selected findings')).toBe(false);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index'));
    expect(onFindingAudited).toHaveBeenCalledTimes(5);
    expect(await analysisOf('GHSA-jfh8-c2jp-5v3q')).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
    });
    expect(await analysisOf('CVE-2019-10744')).toMatchObject({
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'UPDATE',
      analysisDetails: 'kept',
    });

    told.notices[0]!.action!.run();
    told.notices[0]!.action!.run();

    await waitFor(() => expect(told.notices).toHaveLength(2));
    expect(told.notices[1]).toMatchObject({ kind: 'success', title: 'Changes to 5 findings undone' });
    expect(await analysisOf('CVE-2019-10744')).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_PRESENT',
      analysisResponse: 'UPDATE',
      analysisDetails: 'kept',
    });
    expect((await analysisOf('CVE-2020-8203')).analysisState).toBe('NOT_SET');
    expect(writes).toBe(10);
  });

  it('warns of the justification that is missing, and leads to it', async () => {
    const { user } = await show();
    for (const vulnId of ['CVE-2020-8203', 'CVE-2018-1', 'CVE-2019-10744']) await user.click(box(vulnId));
    await choose(user, /^Analysis/, 'Not affected');
    await user.click(within(await bar()).getByRole('button', { name: 'Preview changes…' }));
    const dialog = await screen.findByRole('dialog');

    // The third one already has this state, and lists do not include the justification.
    expect(within(dialog).getByText('Justification missing for 2 findings')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Choose justification' }));
    const field = within(dialog).getByRole('combobox', { name: 'Justification' });
    expect(field).toHaveFocus();
    await user.selectOptions(field, 'Code not present');
    expect(within(dialog).queryByText(/^Justification missing/)).toBeNull();
    await user.selectOptions(field, 'Not set');
    expect(within(dialog).getByText('Justification missing for 3 findings')).toBeVisible();
    // It warns and does not keep from applying.
    expect(within(dialog).getByRole('button', { name: /^Update up to/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('counts only what it writes, and says how many were so already', async () => {
    const { user, told } = await show({ fetch: counting });
    const responds = async (...vulnIds: string[]) => {
      for (const vulnId of vulnIds) await user.click(box(vulnId));
      await choose(user, /^Vendor response/, 'Update');
      const dialog = await preview(user);
      expect(within(dialog).getByText(/may already be up to date/)).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: /^Update up to/ }));
    };

    await responds('CVE-2019-10744', 'CVE-2018-1');
    await waitFor(() => expect(told.notices).toHaveLength(1));
    expect(told.notices[0]).toMatchObject({
      title: '1 finding updated',
      detail: '1 already had these values.',
    });
    expect(writes).toBe(1);

    await responds('CVE-2019-10744');
    await waitFor(() => expect(told.notices).toHaveLength(2));
    expect(told.notices[1]!.title).toBe('All selected items already have these values.');
    expect(told.notices[1]!.action).toBeUndefined();
    expect(writes).toBe(1);
  });

  it('is undone by key too', async () => {
    const { user, told } = await show();
    await user.click(box('CVE-2018-1'));
    await user.click(within(await bar()).getByRole('button', { name: 'Suppress' }));
    await user.click(within(await preview(user)).getByRole('button', { name: 'Update 1 finding' }));
    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('1 finding updated'));
    expect((await analysisOf('CVE-2018-1')).isSuppressed).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));
    await user.keyboard('u');

    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('Changes to 1 finding undone'));
    // It replaces the notice whose Undo is no longer possible.
    expect(told.notices.at(-1)!.id).toBeDefined();
    expect(told.notices.at(-1)!.id).toBe(told.notices.at(-2)!.id);
    expect((await analysisOf('CVE-2018-1')).isSuppressed).toBe(false);
  });

  it('adds a comment to each, and changes nothing else', async () => {
    const { user, told } = await show();
    await user.click(box('CVE-2019-10744'));
    await user.click(box('CVE-2018-1'));
    await user.click(within(await bar()).getByRole('button', { name: 'Comment' }));
    await pasteInto(user, await screen.findByRole('textbox', { name: /^Comment/ }), 'seen in the review');
    await user.keyboard('{Escape}');
    const dialog = await preview(user);
    await user.click(within(dialog).getByRole('button', { name: 'Update 2 findings' }));

    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('2 findings updated'));
    for (const vulnId of ['CVE-2019-10744', 'CVE-2018-1']) {
      expect((await analysisOf(vulnId)).analysisComments.at(-1)?.comment).toBe('seen in the review');
    }
    expect((await analysisOf('CVE-2019-10744')).analysisJustification).toBe('CODE_NOT_PRESENT');
  });

  it('does not decide over what somebody else decided meanwhile, unless asked again', async () => {
    const { user, told } = await show();
    const { component, vulnerability } = project.findings.find(({ vulnId }) => vulnId === 'CVE-2018-1')!;
    await server.fetch('/api/v1/analysis', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${await server.tokenFor('admin')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ project: project.uuid, component, vulnerability, analysisState: 'EXPLOITABLE' }),
    });
    await user.click(box('CVE-2018-1'));
    await choose(user, /^Analysis/, 'Resolved');
    await user.click(within(await preview(user)).getByRole('button', { name: 'Update 1 finding' }));

    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('0 of 1 finding updated, 1 failed'));
    expect((await analysisOf('CVE-2018-1')).analysisState).toBe('EXPLOITABLE');
    const dialog = await screen.findByRole('dialog', { name: 'Could not update 1 finding' });
    expect(within(dialog).getByText(/Someone else changed this decision in the meantime/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));

    await waitFor(async () => expect((await analysisOf('CVE-2018-1')).analysisState).toBe('RESOLVED'));
  });
});

it('has a preview without violations of accessibility', async () => {
  const { user } = await show();
  await user.click(box('CVE-2018-1'));
  await choose(user, /^Analysis/, 'Not affected');
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

  const { violations } = await axe.run(await preview(user), { rules });

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
