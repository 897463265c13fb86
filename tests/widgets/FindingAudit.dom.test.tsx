import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FindingAudit } from '../../src/widgets/vulnerability/FindingAudit/index.js';
import { asLine } from '../support/asLine.js';
import { loadOpenedFinding, loadPartsOfLists } from '../support/laterParts.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let shop: TestProject;
let intranet: TestProject;

// The content that opens is in separate files, for which the transformer of the tests may take longer than a
// test waits.
beforeAll(() =>
  Promise.all([
    loadOpenedFinding(),
    loadPartsOfLists(),
    import('../../src/widgets/vulnerability/FindingAudit/ApplyElsewhere.js'),
    import('../../src/entities/finding/bulk/BulkAudit.js'),
    import('../../src/widgets/vulnerability/FindingAudit/RangesDialog.js'),
  ]),
);
beforeEach(async () => {
  server = await testServer();
  shop = await server.aProject({
    name: 'web-shop',
    version: '2.0',
    components: [{ name: 'log4j-core', version: '2.14.1' }],
    findings: [
      {
        vulnId: 'CVE-2021-44228',
        severity: 'CRITICAL',
        title: 'Log4Shell',
        cvssV3BaseScore: 10,
        epssScore: 0.94,
        published: Date.UTC(2021, 11, 10),
        aliases: ['GHSA-jfh8-c2jp-5v3q'],
      },
      { vulnId: 'CVE-2017-5645', severity: 'INFO', cvssV3BaseScore: 2, epssScore: 0.01 },
    ],
  });
  intranet = await server.aProject({
    name: 'intranet',
    components: [{ name: 'log4j-core', version: '2.13.0' }],
    findings: [
      { vulnId: 'CVE-2021-44228', severity: 'CRITICAL', state: 'EXPLOITABLE', response: 'UPDATE' },
      { vulnId: 'CVE-2020-9488', severity: 'LOW', isSuppressed: true },
    ],
  });
  await server.aProject({
    name: 'museum',
    isActive: false,
    components: [{ name: 'log4j', version: '1.2.8' }],
    findings: [{ vulnId: 'CVE-2019-17571', severity: 'HIGH' }],
  });
});
afterEach(() => closed(server));

const show = (props: object = {}, options: Partial<KitPageOptions> = {}) =>
  kitPage(<FindingAudit {...props} />, { server, as: 'auditor', ...options });
const rowOf = (line: string) =>
  screen
    .getAllByRole('row')
    .find(({ textContent }) => line.split(' ').every((word) => textContent.includes(word)))!;
const isOn = (filter: string) => screen.findByRole('button', { name: `Remove ${filter}` });
const lines = () =>
  screen
    .queryAllByRole('row')
    .flatMap(({ textContent }) => {
      const vulnId = /CVE-\d+-\d+/.exec(textContent)?.[0];
      return vulnId ? [`${vulnId} ${/web-shop|intranet|museum/.exec(textContent)?.[0] ?? ''}`.trim()] : [];
    })
    .sort();
const LOG4SHELL = ['CVE-2021-44228 intranet', 'CVE-2021-44228 web-shop'];
const ALL = ['CVE-2017-5645 web-shop', ...LOG4SHELL];
const shows = (expected: readonly string[]) => waitFor(() => expect(lines()).toEqual(expected));
type User = Awaited<ReturnType<typeof show>>['user'];
const choose = async (user: User, filter: string, ...words: string[]) => {
  await user.click(screen.getAllByRole('button', { name: filter })[0]!);
  const group = within(await screen.findByRole('group', { name: filter }));
  for (const word of words) await user.click(group.getByRole('checkbox', { name: word }));
  await user.keyboard('{Escape}');
};
const analysisOf = (project: TestProject, vulnId: string) => {
  const { matrix } = project.findings.find((one) => one.vulnId === vulnId)!;
  const [id, component, vulnerability] = matrix.split(':');
  return server.get<{ analysisState: string; isSuppressed: boolean }>(
    `/analysis?project=${id}&component=${component}&vulnerability=${vulnerability}`,
  );
};

describe('FindingAudit', () => {
  it('lists the findings of all active projects, and where each is', async () => {
    const { user, told } = await show();

    await shows(ALL);
    const row = rowOf('CVE-2021-44228 web-shop');
    expect(row).toHaveTextContent(/Critical.*web-shop.*2\.0.*log4j-core.*2\.14\.1.*10\.0.*94\.0%.*Not set/);
    await user.click(within(row).getByRole('link', { name: 'web-shop' }));
    expect(told.went).toMatchObject([{ to: 'project', projectId: shop.uuid, tab: 'findings' }]);
  });

  it('shows suppressed findings and those of inactive projects when asked', async () => {
    const { user } = await show();
    await shows(ALL);

    await user.click(screen.getByRole('switch', { name: 'Show suppressed' }));
    await shows(['CVE-2017-5645 web-shop', 'CVE-2020-9488 intranet', ...LOG4SHELL]);
    await user.click(screen.getByRole('switch', { name: 'Show inactive' }));
    await waitFor(() => expect(lines()).toContain('CVE-2019-17571 museum'));
  });

  it('is filtered by several severities at once, by decision and by response, each with the others', async () => {
    const { user } = await show();
    await shows(ALL);

    await choose(user, 'Severity', 'Info', 'Critical');
    await shows(ALL);
    expect(await isOn('Severity: Critical or Info')).toBeVisible();
    await choose(user, 'Analysis', 'Exploitable');
    await shows(['CVE-2021-44228 intranet']);
    expect(screen.getByText('1 match')).toBeVisible();
    await choose(user, 'Vendor response', 'Roll back');
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await shows(ALL);
  });

  it('searches where it is told to', async () => {
    const { user } = await show({ defaultValue: { searchText: '2.0', searchIn: ['component_version'] } });
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
    expect(screen.getByText(/Search is case-sensitive\. Use CVE, not cve\./)).toBeVisible();

    await user.click(screen.getByRole('button', { name: /Remove Search fields/ }));

    await shows(['CVE-2017-5645 web-shop', 'CVE-2021-44228 web-shop']);
  });

  it('is filtered by scores and days in a dialog, which refuses what is none', async () => {
    const { user } = await show();
    await shows(ALL);
    await user.click(screen.getByRole('button', { name: 'Scores and dates…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by scores and dates' }));

    await user.type(dialog.getByRole('textbox', { name: 'CVSS v3 from' }), '8');
    await user.type(dialog.getByRole('textbox', { name: 'CVSS v3 to' }), '7');
    await user.click(dialog.getByRole('button', { name: 'Apply filters' }));
    expect(
      await dialog.findByText(/The end is before the start\. Swap the values or clear one\./),
    ).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'CVSS v3 to' }));
    await user.type(dialog.getByRole('textbox', { name: 'EPSS from' }), '12.5');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Apply filters' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await isOn('CVSS v3: 8.0 or more')).toBeVisible();
    expect(await isOn('EPSS: 12.5% or more')).toBeVisible();
    await waitFor(() => expect(lines()).toContain('CVE-2021-44228 web-shop'));
    expect(lines()).not.toContain('CVE-2017-5645 web-shop');
  });

  it('decides about a finding in its row, and takes that back', async () => {
    const { user, told } = await show({ defaultValue: { severity: ['INFO'] } });
    await shows(['CVE-2017-5645 web-shop']);
    await user.click(screen.getByRole('button', { name: /^Details/ }));
    const form = within(await screen.findByRole('form', { name: 'Audit of CVE-2017-5645' }));

    await user.selectOptions(form.getByRole('combobox', { name: /Analysis/ }), 'FALSE_POSITIVE');
    await user.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(told.notices.at(-1)?.title).toBe('Decision saved: CVE-2017-5645 in log4j-core'),
    );
    expect(await analysisOf(shop, 'CVE-2017-5645')).toMatchObject({ analysisState: 'FALSE_POSITIVE' });
    await waitFor(() => expect(rowOf('CVE-2017-5645 web-shop')).toHaveTextContent('False positive'));
    told.notices.at(-1)!.action!.run();
    await waitFor(async () =>
      expect(await analysisOf(shop, 'CVE-2017-5645')).toMatchObject({ analysisState: 'NOT_SET' }),
    );
  });

  it('keeps what was typed while the list shows vulnerabilities, and says that it is not saved', async () => {
    const onDirtyChange = vi.fn();
    const { user } = await show({ defaultValue: { severity: ['INFO'] }, onDirtyChange });
    await shows(['CVE-2017-5645 web-shop']);
    await user.click(screen.getByRole('button', { name: /^Details/ }));
    const form = within(await screen.findByRole('form', { name: /^Audit of/ }));
    await user.type(form.getByRole('textbox', { name: /Comment/ }), 'Seen');

    await user.click(screen.getByRole('radio', { name: 'Vulnerabilities' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: /^Audit of/ })).toBeNull());
    expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, count: 1 });
    await user.click(screen.getByRole('radio', { name: 'Findings' }));
    await user.click(await screen.findByRole('button', { name: /^Details of CVE-2017-5645/ }));

    const again = within(await screen.findByRole('form', { name: /^Audit of/ }));
    expect(again.getByRole('textbox', { name: /Comment/ })).toHaveValue('Seen');
  });

  it('changes findings of several projects at once, and takes that back', async () => {
    const { user, told } = await show();
    await shows(ALL);
    for (const box of screen.getAllByRole('checkbox', { name: /Select CVE-2021-44228/ }))
      await user.click(box);
    const bar = within(await screen.findByRole('region', { name: 'Audit selected findings' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    expect(bar.queryByRole('button', { name: /Apply elsewhere…/ })).toBeNull();

    await user.click(bar.getByRole('button', { name: 'Analysis' }));
    await user.click(await screen.findByRole('menuitem', { name: 'In triage' }));
    await user.click(bar.getByRole('button', { name: 'Preview changes…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Update 2 findings/ }));
    await user.click(dialog.getByRole('button', { name: /^Update/ }));

    await waitFor(() => expect(told.notices.at(-1)?.title).toMatch(/2 findings/));
    for (const project of [shop, intranet]) {
      expect(await analysisOf(project, 'CVE-2021-44228')).toMatchObject({ analysisState: 'IN_TRIAGE' });
    }
    await waitFor(() => expect(screen.getAllByText('In triage').length).toBeGreaterThanOrEqual(2));
    told.notices.at(-1)!.action!.run();
    await waitFor(async () =>
      expect(await analysisOf(intranet, 'CVE-2021-44228')).toMatchObject({ analysisState: 'EXPLOITABLE' }),
    );
  });

  it('groups by vulnerability, each leading to its findings, suppressed ones included', async () => {
    const onValueChange = vi.fn();
    const { user } = await show({ onValueChange });
    await shows(ALL);

    await user.click(screen.getByRole('radio', { name: 'Vulnerabilities' }));
    await shows(['CVE-2017-5645', 'CVE-2020-9488', 'CVE-2021-44228']);
    expect(onValueChange).toHaveBeenLastCalledWith({ view: 'grouped' }, { isStep: true });
    await user.click(screen.getByRole('button', { name: '2 projects with CVE-2021-44228: show findings' }));

    await shows(LOG4SHELL);
    expect(onValueChange.mock.lastCall?.[0]).toEqual({
      searchText: 'CVE-2021-44228',
      searchIn: ['vulnerability_id'],
      showsSuppressed: true,
    });
  });

  it('keeps the filters that both kinds of rows have from one to the other', async () => {
    const { user } = await show({
      defaultValue: { severity: ['CRITICAL'], analysisState: ['EXPLOITABLE'], cvssV3: '1..' },
    });
    expect(await isOn('Analysis: Exploitable')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Vulnerabilities' }));

    await shows(['CVE-2021-44228']);
    expect(await isOn('Severity: Critical')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove Analysis/ })).toBeNull();
  });

  it('gives views a name, each kind of rows its own', async () => {
    const { user, preferences } = await show({ defaultValue: { severity: ['INFO'] } });
    await shows(['CVE-2017-5645 web-shop']);

    await user.click(screen.getByRole('button', { name: /Views/ }));
    await pasteInto(
      user,
      await screen.findByRole('textbox', { name: 'Save this view as' }),
      'For information',
    );
    await user.keyboard('{Enter}');

    await waitFor(() =>
      expect(preferences.get('VulnerabilityAuditByOccurrencePresets')).toContain('severity=INFO'),
    );
  });

  it('passes over what the server does not know, and asks for it where it does', async () => {
    const asked: URL[] = [];
    const ask = async (release: '4.11.7' | '4.14.2') => {
      asked.length = 0;
      const other = asLine(server, release) as unknown as TestServer;
      const fetch = interceptedFetch(other, ({ path, url }) => {
        if (path === '/api/v1/finding') asked.push(url);
        return undefined;
      });
      const page = await kitPage(
        <FindingAudit
          defaultValue={{ epss: '0.5..', cvssV4: '7..', isKev: true, sortBy: 'vulnerability.epssScore' }}
        />,
        { server: other, fetch, as: ['VIEW_VULNERABILITY'] },
      );
      await waitFor(() => expect(asked.length).toBeGreaterThan(0));
      await screen.findAllByRole('row');
      page.unmount();
      return asked.map(({ searchParams }) => searchParams);
    };

    for (const parameters of await ask('4.11.7')) {
      for (const name of ['epssFrom', 'cvssv4From', 'isKev']) expect(parameters.has(name)).toBe(false);
      expect(parameters.get('sortName')).toBe('attribution.attributedOn');
    }
    const [newer] = await ask('4.14.2');
    expect(newer?.get('epssFrom')).toBe('0.5');
    expect(newer?.get('cvssv4From')).toBe('7');
    expect(newer?.has('isKev')).toBe(false);
  });

  it('leads from a page that servers fail on to the last one', async () => {
    const fetch = interceptedFetch(server, ({ path, url }) =>
      path === '/api/v1/finding' && Number(url.searchParams.get('pageNumber')) > 1
        ? new Response(null, { status: 500 })
        : undefined,
    );
    await show({ defaultValue: { pageNumber: 9 } }, { fetch });

    await shows(ALL);
  });

  it('lets those read who may not audit', async () => {
    const { user } = await show({ defaultValue: { severity: ['INFO'] } }, { as: 'viewer' });
    await shows(['CVE-2017-5645 web-shop']);

    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Details/ }));
    const form = within(await screen.findByRole('form', { name: /^Audit of/ }));
    expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
