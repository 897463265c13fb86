import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/entities/finding/apply/ApplyDecisions.js';
import '../../src/entities/finding/bulk/BulkAudit.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { apiCall } from '../support/apiCall.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type ProjectSpec, type TestProject, type TestServer } from '../support/testServer.js';
import { interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

const LOG4SHELL = 'CVE-2021-44228';
const LOG4J = { name: 'log4j-core', version: '2.14.1' };
const DECIDED = {
  vulnId: LOG4SHELL,
  component: 'log4j-core',
  state: 'NOT_AFFECTED',
  justification: 'CODE_NOT_REACHABLE',
  response: 'WILL_NOT_FIX',
  details: 'Lookups are switched off.',
};

const shop = (version: string, own: ProjectSpec = {}): ProjectSpec => ({
  name: 'web-shop',
  version,
  components: [LOG4J],
  findings: [{ vulnId: LOG4SHELL, component: 'log4j-core' }],
  ...own,
});

let server: TestServer;
let project: TestProject;

beforeEach(async () => {
  server = await testServer();
  project = await server.aProject(
    shop('1.3.0', {
      components: [LOG4J, { name: 'lodash', version: '4.17.15' }],
      findings: [DECIDED, { vulnId: 'CVE-2020-8203', component: 'lodash' }],
    }),
  );
});
afterEach(() => server.close());

const show = async (options: Partial<KitPageOptions> = {}, props: object = {}) => {
  const rendered = await kitPage(<ProjectFindings projectId={project.uuid} {...props} />, {
    server,
    as: 'auditor',
    ...options,
  });
  await screen.findByRole('button', { name: /Details.*CVE-2020-8203/ });
  return rendered;
};
type Page = Awaited<ReturnType<typeof show>>;

const TITLE = /Apply .* elsewhere/;
const dialog = (name: string | RegExp = TITLE) => screen.findByRole('dialog', { name });
const openFinding = async ({ user }: Page, vulnId = LOG4SHELL) => {
  await user.click(screen.getByRole('button', { name: new RegExp(`Details.*${vulnId}`) }));
  return screen.findByRole('form', { name: new RegExp(vulnId) });
};
const ELSEWHERE = { name: 'Apply elsewhere…' };
const openDialog = async (page: Page) => {
  await openFinding(page);
  await waitFor(() => expect(screen.getByRole('button', ELSEWHERE)).not.toHaveAttribute('aria-disabled'));
  await page.user.click(screen.getByRole('button', ELSEWHERE));
  return dialog();
};
const look = async ({ user }: Page, button: RegExp = /^Check/) => {
  const found = await within(await dialog()).findByRole('button', { name: button });
  await waitFor(() => expect(found).not.toHaveAttribute('aria-disabled'));
  await user.click(found);
  return dialog();
};
const apply = async ({ user }: Page, count: number) => {
  const name = new RegExp(`^Apply to ${count} finding`);
  const button = await within(await dialog()).findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  return dialog(/^Applied to/);
};
const rowOf = (where: HTMLElement, name: RegExp) => within(where).findByRole('row', { name });

interface Answer {
  analysisState: string;
  analysisJustification?: string;
  analysisResponse?: string;
  analysisDetails?: string;
  isSuppressed: boolean;
  analysisComments: { comment: string; commenter?: string }[];
}
const analysisOf = async ({ findings, uuid }: TestProject, vulnId = LOG4SHELL) => {
  const { component, vulnerability } = findings.find((one) => one.vulnId === vulnId)!;
  return server.get<Answer>(
    `/analysis?project=${uuid}&component=${component}&vulnerability=${vulnerability}`,
  );
};
const decide = async ({ findings, uuid }: TestProject, own: object) => {
  const { component, vulnerability } = findings[0]!;
  await apiCall(server)('PUT', '/analysis', { project: uuid, component, vulnerability, ...own });
};

describe('applying a decision to other versions', () => {
  it('shows what each has and would get, applies it, says so in the trail, and takes it back', async () => {
    const fresh = await server.aProject(shop('1.2.0'));
    const other = await server.aProject(
      shop('1.1.0', { findings: [{ ...DECIDED, state: 'EXPLOITABLE', comments: ['Seen in a test.'] }] }),
    );
    const same = await server.aProject(shop('1.0.0', { findings: [DECIDED] }));
    const onFindingAudited = vi.fn();
    const page = await show({}, { onFindingAudited });

    const targets = await openDialog(page);
    const versions = await within(targets).findByRole('group', { name: 'Other versions of web-shop' });
    const names = within(versions)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['All 3 versions', '1.2.0', '1.1.0', '1.0.0']);
    for (const box of within(versions).getAllByRole('checkbox')) expect(box).toBeChecked();
    const review = await look(page, /^Check 3 projects/);

    expect(
      await within(review).findByText(
        '3 findings in 3 projects: 1 unaudited, 1 decided differently, 1 unchanged',
      ),
    ).toBeVisible();
    const differing = await rowOf(review, /web-shop 1\.1\.0.*Exploitable.*Decided differently.*Not affected/);
    expect(within(differing).getByRole('checkbox')).not.toBeChecked();
    expect(
      within(await rowOf(review, /web-shop 1\.2\.0.*Not set.*Not affected/)).getByRole('checkbox'),
    ).toBeChecked();
    expect(
      within(await rowOf(review, /web-shop 1\.0\.0.*No change needed/)).getByRole('checkbox'),
    ).toBeDisabled();
    await page.user.click(within(differing).getByRole('button', { name: /Details/ }));
    expect(await within(review).findByText('Seen in a test.')).toBeVisible();

    const comment = within(review).getByRole('textbox', { name: /Comment/ });
    expect(comment).toHaveValue(`Copied from ${LOG4SHELL} in log4j-core 2.14.1 of web-shop 1.3.0.`);
    await pasteInto(page.user, comment, ' Reviewed.');
    const outcome = await apply(page, 1);

    expect(await rowOf(outcome, /web-shop 1\.2\.0.*Applied/)).toBeVisible();
    expect(await analysisOf(fresh)).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Lookups are switched off.',
      isSuppressed: false,
    });
    expect((await analysisOf(fresh)).analysisComments.at(-1)).toMatchObject({
      comment: `Copied from ${LOG4SHELL} in log4j-core 2.14.1 of web-shop 1.3.0. Reviewed.`,
      commenter: 'auditor',
    });
    expect((await analysisOf(other)).analysisState).toBe('EXPLOITABLE');
    expect((await analysisOf(same)).analysisComments).toEqual([]);
    expect(onFindingAudited).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ projectId: fresh.uuid }),
    );
    expect(page.told.notices.at(-1)).toMatchObject({ kind: 'success', title: '1 finding updated' });

    await page.user.click(within(outcome).getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(page.told.notices.at(-1)?.title).toBe('Changes to 1 finding undone'));
    expect(await analysisOf(fresh)).toMatchObject({
      analysisState: 'NOT_SET',
      analysisJustification: 'NOT_SET',
      analysisResponse: 'NOT_SET',
    });
    expect(page.told.notices.at(-1)?.detail).toMatch(
      /The details are kept\. The server can only replace them\./,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', ELSEWHERE)).toHaveFocus();
  });

  it('replaces another decision only when that is asked for, and gives it back', async () => {
    const other = await server.aProject(
      shop('1.1.0', {
        findings: [{ ...DECIDED, state: 'EXPLOITABLE', response: 'UPDATE', details: 'Ours.' }],
      }),
    );
    const page = await show();
    await openDialog(page);
    const review = await look(page);

    const differing = await rowOf(review, /web-shop 1\.1\.0.*Decided differently/);
    expect(within(review).getByRole('button', { name: /^Apply to 0/ })).toHaveAttribute('aria-disabled');
    await page.user.click(within(differing).getByRole('checkbox'));
    await page.user.click(within(review).getByRole('checkbox', { name: 'Details' }));
    await apply(page, 1);
    expect(await analysisOf(other)).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Ours.',
    });

    page.told.notices.at(-1)!.action!.run();

    await waitFor(() => expect(page.told.notices.at(-1)?.title).toBe('Changes to 1 finding undone'));
    expect(await analysisOf(other)).toMatchObject({
      analysisState: 'EXPLOITABLE',
      analysisResponse: 'UPDATE',
      analysisDetails: 'Ours.',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds a finding under another name and a component in another version, and says so', async () => {
    const alias = 'GHSA-jfh8-c2jp-5v3q';
    await server.aProject({
      name: 'names',
      findings: [{ vulnId: LOG4SHELL, aliases: [alias], component: 'any' }],
    });
    await server.aProject(
      shop('1.2.0', { findings: [{ vulnId: alias, source: 'GITHUB', component: 'log4j-core' }] }),
    );
    await server.aProject(shop('1.1.0', { components: [{ ...LOG4J, version: '2.13.0' }] }));
    const page = await show();
    await openDialog(page);
    let review = await look(page);

    expect(await rowOf(review, new RegExp(`${alias}.*Alias ${LOG4SHELL}`))).toBeVisible();
    expect(within(review).queryByRole('row', { name: /2\.13\.0/ })).toBeNull();
    expect(within(review).getByText('Not found in web-shop 1.1.0')).toBeVisible();
    await page.user.click(within(review).getByRole('button', { name: 'Back' }));
    await page.user.click(within(await dialog()).getByRole('radio', { name: 'In any version' }));
    review = await look(page);

    expect(await rowOf(review, /web-shop 1\.1\.0.*2\.13\.0.*Here: 2\.14\.1/)).toBeVisible();
    await apply(page, 2);
  });

  it('looks into other projects, found by name', async () => {
    const elsewhere = await server.aProject({ ...shop('7'), name: 'billing' });
    const page = await show();
    const targets = await openDialog(page);
    expect(await within(targets).findByText(/web-shop has no other versions\./)).toBeVisible();
    expect(within(targets).getByRole('button', { name: /^Check 0/ })).toHaveAttribute('aria-disabled');

    await page.user.type(within(targets).getByRole('combobox', { name: /Other projects/ }), 'bill');
    await page.user.click(await screen.findByRole('option', { name: /billing 7/ }));
    await look(page, /^Check 1 project$/);
    await apply(page, 1);

    expect((await analysisOf(elsewhere)).analysisState).toBe('NOT_AFFECTED');
  });

  it('says which projects access control hides, and which failed, and tries those again', async () => {
    const hidden = await server.aProject(shop('1.2.0'));
    const broken = await server.aProject(shop('1.1.0'));
    const fine = await server.aProject(shop('1.0.0'));
    await showOnly(project, hidden, broken, fine);
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isBroken && path.endsWith(broken.uuid) && path.includes('/finding/')
        ? new Response('', { status: 500 })
        : undefined,
    );
    const page = await show({ fetch });
    await openDialog(page);
    await within(await dialog()).findByRole('checkbox', { name: '1.2.0' });
    // Taken back since the versions were listed.
    hide(hidden);
    const review = await look(page);

    expect(await within(review).findByText('No access to web-shop 1.2.0')).toBeVisible();
    expect(within(review).getByText('Could not check web-shop 1.1.0')).toBeVisible();
    expect(await rowOf(review, /web-shop 1\.0\.0.*Not set.*Not affected/)).toBeVisible();
    isBroken = false;
    await page.user.click(within(review).getByRole('button', { name: 'Try again' }));

    expect(await rowOf(await dialog(), /web-shop 1\.1\.0.*Not set.*Not affected/)).toBeVisible();
    expect(screen.queryByText(/Could not check/)).toBeNull();
    await apply(page, 2);
    expect((await analysisOf(broken)).analysisState).toBe('NOT_AFFECTED');
  });

  it('does not decide over what came meanwhile, says so for that finding, and does when asked again', async () => {
    const late = await server.aProject(shop('1.2.0'));
    const fine = await server.aProject(shop('1.1.0'));
    const page = await show();
    await openDialog(page);
    await rowOf(await look(page), /web-shop 1\.2\.0/);
    await decide(late, { analysisState: 'IN_TRIAGE', analysisDetails: 'Looking at it.' });
    const outcome = await apply(page, 2);

    expect(
      await rowOf(outcome, /1\.2\.0.*Not updated: Someone else changed this decision in the meantime/),
    ).toBeVisible();
    expect(await rowOf(outcome, /1\.1\.0.*Applied/)).toBeVisible();
    expect((await analysisOf(late)).analysisState).toBe('IN_TRIAGE');
    await page.user.click(within(outcome).getByRole('button', { name: 'Try again' }));

    const second = await dialog('Applied to 2 of 2 findings');
    expect((await analysisOf(late)).analysisState).toBe('NOT_AFFECTED');
    await page.user.click(within(second).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await analysisOf(fine)).analysisState).toBe('NOT_SET'));
    expect(await analysisOf(late)).toMatchObject({
      analysisState: 'IN_TRIAGE',
      analysisDetails: 'Looking at it.',
    });
  });

  it('stops looking, and goes on', async () => {
    await server.aProject(shop('1.2.0'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const fetch: typeof globalThis.fetch = async (url, init) => {
      if (String(url).includes('/finding/project/') && !String(url).includes(project.uuid)) {
        await Promise.race([
          held,
          new Promise((_, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error)),
          ),
        ]);
      }
      return server.fetch(url, init);
    };
    const page = await show({ fetch });
    await openDialog(page);
    const review = await look(page);
    expect(await within(review).findByText('0 of 1 project checked')).toBeVisible();

    await page.user.click(within(review).getByRole('button', { name: 'Stop' }));
    expect(await within(review).findByText('1 project not checked')).toBeVisible();
    release();
    await page.user.click(within(review).getByRole('button', { name: 'Resume' }));

    expect(await rowOf(review, /web-shop 1\.2\.0/)).toBeVisible();
  });

  it('says that none has it', async () => {
    await server.aProject(shop('1.2.0', { components: [{ ...LOG4J, version: '2.13.0' }] }));
    const page = await show();
    await openDialog(page);
    const review = await look(page);

    expect(await within(review).findByText('No matching findings in these projects')).toBeVisible();
    expect(within(review).getByText(/1 has the component in another version/)).toBeVisible();
  });
});

describe('who can apply a decision', () => {
  it('needs a decision that is saved', async () => {
    const page = await show();
    const form = await openFinding(page, 'CVE-2020-8203');
    const button = () => screen.getByRole('button', ELSEWHERE);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('No decision yet.');

    await page.user.selectOptions(within(form).getByRole('combobox', { name: 'Analysis' }), 'RESOLVED');
    expect(button()).toHaveAccessibleDescription(/Save or discard your changes first\./);
    await page.user.click(within(form).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  });

  it('is not for those who only read', async () => {
    const page = await show({ as: 'viewer' });
    await openFinding(page);

    expect(screen.queryByRole('button', ELSEWHERE)).toBeNull();
  });

  it('says which permission is missing to see other projects', async () => {
    const page = await show({ as: ['VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'] });
    const shown = await openDialog(page);

    expect(within(shown).getByText('You do not have permission to view this')).toBeVisible();
  });
});

describe('applying the decisions of selected findings', () => {
  it('takes those that are decided, and says how many are not', async () => {
    const target = await server.aProject(
      shop('1.2.0', {
        components: [LOG4J, { name: 'lodash', version: '4.17.15' }],
        findings: [
          { vulnId: LOG4SHELL, component: 'log4j-core' },
          { vulnId: 'CVE-2020-8203', component: 'lodash' },
        ],
      }),
    );
    const page = await show();
    await page.user.click(screen.getByRole('checkbox', { name: /Select CVE-2020-8203/ }));
    const bar = await screen.findByRole('region', { name: 'Audit selected findings' });
    expect(within(bar).getByRole('button', ELSEWHERE)).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(screen.getByRole('checkbox', { name: new RegExp(`Select ${LOG4SHELL}`) }));
    await page.user.click(within(bar).getByRole('button', ELSEWHERE));

    expect(within(await dialog()).getByText(/1 unaudited finding left out/)).toBeVisible();
    await look(page);
    await apply(page, 1);

    expect((await analysisOf(target)).analysisState).toBe('NOT_AFFECTED');
  });
});

/** Shows the auditor these projects and no others. */
async function showOnly(...projects: readonly TestProject[]) {
  const { db } = server.context;
  await server.tokenFor('auditor');
  db.prepare("update configProperty set propertyValue = 'true' where propertyName = 'acl.enabled'").run();
  db.prepare(
    "insert into userTeam select user.id, team.id from user, team where username = 'auditor' and team.name = 'Automation'",
  ).run();
  for (const { uuid } of projects) {
    db.prepare(
      "insert into projectAccessTeam select project.id, team.id from project, team where project.uuid = ? and team.name = 'Automation'",
    ).run(uuid);
  }
}

function hide({ uuid }: TestProject) {
  server.context.db
    .prepare('delete from projectAccessTeam where projectId = (select id from project where uuid = ?)')
    .run(uuid);
}
