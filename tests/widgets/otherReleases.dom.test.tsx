import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { BomUpload } from '../../src/widgets/project/BomUpload/index.js';
import { ProjectComponents } from '../../src/widgets/project/ProjectComponents/index.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { ProjectHeader } from '../../src/widgets/project/ProjectHeader/index.js';
import { ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { VulnerabilityDetail } from '../../src/widgets/vulnerability/VulnerabilityDetail/index.js';
import { VulnerabilityList } from '../../src/widgets/vulnerability/VulnerabilityList/index.js';
import { asLine, type OtherRelease, type SplitPermission } from '../support/asLine.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let project: TestProject;
let warn: MockInstance;

beforeEach(async () => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = await testServer();
  project = await server.aProject({
    name: 'web-shop',
    version: '1.2.0',
    components: [{ name: 'lodash', version: '4.17.15' }],
    findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' }],
  });
});
afterEach(() => closed(server));

const SEES: readonly SplitPermission[] = ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'];

/** Draws a widget in front of a server of another release; rights of 5.0 have names that ours does not know. */
function renderOn(
  element: Parameters<typeof kitPage>[0],
  version: OtherRelease,
  as: readonly SplitPermission[],
) {
  const other = asLine(server, version) as unknown as KitPageOptions['server'];
  return kitPage(element, { server: other, as: as as KitPageOptions['as'] });
}

// First in this file: a page is notified only once.
describe('the kit', () => {
  it('warns of a server older than 4.11 once, after what was asked for is there', async () => {
    await renderOn(
      <>
        <ProjectHeader projectId={project.uuid} />
        <ProjectComponents projectId={project.uuid} />
      </>,
      '4.10.1',
      SEES,
    );
    expect(await screen.findByText('lodash')).toBeVisible();

    await waitFor(() => expect(warn).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 300));

    expect(warn.mock.calls).toEqual([[expect.stringContaining('Dependency-Track 4.10.1')]]);
  });
});

describe.each<OtherRelease>(['4.10.1', '4.14.2', '5.0.2'])('a server of %s', (version) => {
  const ALL: readonly SplitPermission[] = [
    ...SEES,
    'VULNERABILITY_ANALYSIS',
    'PORTFOLIO_MANAGEMENT',
    'BOM_UPLOAD',
  ];

  it('shows its projects, and what is below them', async () => {
    await server.aProject({ name: 'web-shop-api', parent: project.uuid });
    const { user } = await renderOn(<ProjectList />, version, ALL);

    const parent = (await screen.findByRole('link', { name: 'web-shop' })).closest<HTMLElement>('tr')!;
    await user.click(within(parent).getByRole('button', { name: /^Rows under/ }));

    expect(await screen.findByRole('link', { name: 'web-shop-api' })).toBeVisible();
  });

  it('shows components and the head of a project', async () => {
    await renderOn(
      <>
        <ProjectHeader projectId={project.uuid} />
        <ProjectComponents projectId={project.uuid} />
      </>,
      version,
      ALL,
    );

    expect(await screen.findByRole('heading', { name: /web-shop/ })).toBeVisible();
    expect(await screen.findByText('lodash')).toBeVisible();
    expect(screen.getByRole('button', { name: /Upload BOM/ })).toBeVisible();
  });

  it('offers an upload', async () => {
    await renderOn(<BomUpload projectId={project.uuid} />, version, ALL);

    expect(await screen.findByText(/^CycloneDX 1\.2/)).toBeVisible();
  });
});

describe('a vulnerability', () => {
  const vulnerability = <VulnerabilityDetail source="NVD" vulnId="CVE-2020-8203" />;
  const list = <VulnerabilityList hasFigures={false} />;

  it.each<OtherRelease>(['4.10.1', '4.14.2', '5.0.2'])('is listed by a server of %s', async (version) => {
    await renderOn(list, version, SEES);

    expect(await screen.findByRole('link', { name: 'CVE-2020-8203' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 project with CVE-2020-8203' })).toBeVisible();
  });

  it.each<[OtherRelease, boolean, boolean]>([
    ['4.10.1', false, false],
    ['4.14.2', true, false],
    ['5.0.2', true, true],
  ])('of %s shows what only newer servers know where it is there', async (version, hasCvss4, hasTags) => {
    await renderOn(vulnerability, version, SEES);
    await screen.findByRole('heading', { name: 'CVE-2020-8203' });

    expect(screen.queryAllByText('CVSS v4.0')).toHaveLength(hasCvss4 ? 1 : 0);
    expect(screen.queryAllByText('reviewed')).toHaveLength(hasTags ? 1 : 0);
    expect(screen.queryAllByText('Rejected Mar 1, 2025')).toHaveLength(hasTags ? 1 : 0);
  });

  it('has all its projects on 5.0, which sends them page by page', async () => {
    for (let number = 1; number <= 120; number += 1) {
      await server.aProject({ name: `p${number}`, findings: [{ vulnId: 'CVE-2020-8203' }] });
    }

    await renderOn(vulnerability, '5.0.2', SEES);

    expect(await screen.findByRole('tab', { name: /^Affected projects.*121$/ })).toBeVisible();
  });
});

describe('a list', () => {
  it.each<OtherRelease>(['4.14.2', '5.0.2'])(
    'that %s cannot sort comes in its own order, and says so',
    async (version) => {
      const { user, told } = await renderOn(<ProjectList />, version, SEES);
      await screen.findByRole('link', { name: 'web-shop' });

      await user.click(await screen.findByRole('button', { name: /^Risk/ }));

      await waitFor(() =>
        expect(told.notices).toMatchObject([{ kind: 'info', title: expect.stringContaining('cannot sort') }]),
      );
      expect(screen.getByRole('link', { name: 'web-shop' })).toBeVisible();
    },
  );
});

describe('findings', () => {
  const open = async (version: OtherRelease, as: readonly SplitPermission[]) => {
    const rendered = await renderOn(<ProjectFindings projectId={project.uuid} />, version, as);
    await screen.findByRole('button', { name: /Details.*CVE-2020-8203/ });
    return rendered;
  };
  const entries = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    return within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .map((entry) => entry.textContent);
  };
  const ANALYZE = /^Reanalyze/;
  const auditForm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: /Details.*CVE-2020-8203/ }));
    return screen.findByRole('form', { name: 'Audit of CVE-2020-8203' });
  };

  it('of more than a page are all there on 5.0, which sends them page by page', async () => {
    const many = await server.aProject({
      name: 'large',
      components: [{ name: 'lodash', version: '4.17.15' }],
      findings: Array.from({ length: 250 }, (_, index) => ({
        vulnId: `CVE-2024-${10_000 + index}`,
        component: 'lodash',
      })),
    });
    const other = asLine(server, '5.0.2');
    const token = await other.tokenFor(SEES);
    const page = await other.fetch(`/api/v1/finding/project/${many.uuid}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await page.json()).toHaveLength(100);

    await renderOn(<ProjectFindings projectId={many.uuid} />, '5.0.2', SEES);

    expect((await screen.findByText(/vulnerabilities in/)).parentElement).toHaveTextContent('250 findings');
  });

  it.each<[OtherRelease, string, readonly SplitPermission[]]>([
    ['4.14.2', 'the whole right', [...SEES, 'VULNERABILITY_ANALYSIS']],
    ['5.0.2', 'the whole right', [...SEES, 'VULNERABILITY_ANALYSIS']],
    ['5.0.2', 'the right to change decisions', [...SEES, 'VULNERABILITY_ANALYSIS_UPDATE']],
  ])('are audited on %s with %s', async (version, _, as) => {
    const { user } = await open(version, as);

    const form = await auditForm(user);
    await pasteInto(user, within(form).getByLabelText(/^Details/), 'not reachable');
    await user.click(within(form).getByRole('button', { name: 'Save' }));

    const [, component, vulnerability] = project.findings[0]!.matrix.split(':');
    await waitFor(async () =>
      expect(
        await server.get(
          `/analysis?project=${project.uuid}&component=${component}&vulnerability=${vulnerability}`,
        ),
      ).toMatchObject({ analysisDetails: 'not reachable' }),
    );
  });

  it.each<[string, readonly SplitPermission[]]>([
    ['no part of it', SEES],
    ['the right to read decisions only', [...SEES, 'VULNERABILITY_ANALYSIS_READ']],
    ['the right to create, which 5.0 takes for no decision', [...SEES, 'VULNERABILITY_ANALYSIS_CREATE']],
  ])('are read, not audited, on 5.0 with %s', async (_, as) => {
    const { user } = await open('5.0.2', as);

    expect(screen.queryByRole('checkbox', { name: /CVE-2020-8203/ })).toBeNull();
    const form = await auditForm(user);
    expect(within(form).queryByRole('button', { name: 'Save' })).toBeNull();
    expect(within(form).getByText(/You need the “Audit findings” permission to change this\./)).toBeVisible();
  });

  it.each<[OtherRelease, boolean, readonly SplitPermission[]]>([
    ['4.14.2', true, SEES],
    ['5.0.2', false, SEES],
    ['5.0.2', false, [...SEES, 'VULNERABILITY_ANALYSIS_UPDATE']],
    ['5.0.2', true, [...SEES, 'VULNERABILITY_ANALYSIS']],
  ])('are looked for again on %s by users who may: %s', async (version, isOffered, as) => {
    const { user } = await open(version, as);
    // The permissions are known a moment after the rows appear.
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect((await entries(user)).some((entry) => ANALYZE.test(entry ?? ''))).toBe(isOffered);
  });
});
