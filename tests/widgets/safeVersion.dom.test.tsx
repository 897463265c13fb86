import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/widgets/portfolio/ComponentDetail/ComponentVulnerabilities.js';
import { ComponentDetail } from '../../src/widgets/portfolio/ComponentDetail/index.js';
import '../../src/entities/finding/detail/FindingDetail.js';
import '../../src/entities/finding/detail/foundSafeVersion.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { FindingAudit } from '../../src/widgets/vulnerability/FindingAudit/index.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, kitPage } from './kitPage.js';

const LOG4J = 'pkg:maven/org.apache.logging.log4j/log4j-core';
const fixed = (...ranges: [start: string, fix: string][]) =>
  ranges.map(([versionStartIncluding, versionEndExcluding]) => ({
    identityType: 'PURL' as const,
    identity: LOG4J,
    versionType: 'RANGE' as const,
    versionStartIncluding,
    versionEndExcluding,
  }));

let server: TestServer;
let project: TestProject;

beforeEach(async () => {
  server = await testServer();
  project = await server.aProject({
    components: [
      { name: 'log4j-core', version: '2.14.1', purl: `${LOG4J}@2.14.1`, latestVersion: '2.24.3' },
      { name: 'log4j-old', version: '2.11.1', purl: `${LOG4J}@2.11.1` },
      { name: 'lodash', version: '4.17.15' },
    ],
    findings: [
      {
        vulnId: 'CVE-2021-44228',
        component: 'log4j-core',
        affects: fixed(['2.0-beta9', '2.3.1'], ['2.4', '2.12.2'], ['2.13.0', '2.15.0']),
      },
      {
        vulnId: 'CVE-2021-44832',
        component: 'log4j-core',
        affects: fixed(['2.0-beta7', '2.3.2'], ['2.4', '2.12.4'], ['2.13.0', '2.17.1']),
      },
      // Suppressed, and its ranges are unknown.
      { vulnId: 'CVE-2020-1', component: 'log4j-core', isSuppressed: true },
      { vulnId: 'CVE-2021-44832', component: 'log4j-old' },
      { vulnId: 'CVE-2020-8203', component: 'lodash' },
    ],
  });
});
afterEach(() => closed(server));

const openRow = async (vulnId: string, component: string, options: object = {}) => {
  const page = await kitPage(<ProjectFindings projectId={project.uuid} />, {
    server,
    as: 'auditor',
    ...options,
  });
  const name = new RegExp(`Details.*${vulnId}.*${component}`);
  await page.user.click(await screen.findByRole('button', { name }));
  return page;
};

const rowOf = (vulnId: string, component: string) =>
  screen.findByRole('row', { name: new RegExp(`${vulnId}.*${component}`) });

/**
 * Waits longer than a row must be on the screen before a request is sent for it, and longer than idle work
 * waits.
 */
const whileNothingHappens = () => new Promise((resolve) => setTimeout(resolve, 800));

const askedOf = (fetch: Mock<typeof globalThis.fetch>) =>
  requestsOf(fetch).filter((request) => request.includes('/vulnerability/source/'));

/** A page that is busy until it is instructed to become idle. */
function idlePage() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  let isIdle = false;
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    last += 1;
    waiting.set(last, call);
    if (isIdle) setTimeout(begin);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  function begin() {
    isIdle = true;
    for (const [handle, call] of waiting) {
      waiting.delete(handle);
      call();
    }
  }
  return { begin };
}

describe('the safe version in a row', () => {
  it.each([
    ['of a project', () => <ProjectFindings projectId={project.uuid} />],
    ['of all projects', () => <FindingAudit />],
  ])('stands beside the version in use while nobody waits: %s', async (_, list) => {
    const idle = idlePage();
    const fetch = vi.fn(server.fetch);
    await kitPage(list(), { server, as: 'auditor', fetch });

    const row = within(await rowOf('CVE-2021-44228', 'log4j-core'));
    const old = within(await rowOf('CVE-2021-44832', 'log4j-old'));
    expect(askedOf(fetch)).toEqual([]);
    idle.begin();
    expect(await row.findByText('2.17.1')).toBeVisible();
    expect(row.getByTitle(/^Safe in 2\.17\.1 and later/)).toContainElement(
      row.getByLabelText('Safe version'),
    );
    expect(await old.findByTitle(/^Safe in 2\.12\.4, and in 2\.17\.1 and later/)).toHaveTextContent('2.12.4');
    await waitFor(() =>
      expect(askedOf(fetch).sort()).toEqual(
        ['NVD/vuln/CVE-2020-8203', 'NVD/vuln/CVE-2021-44228', 'NVD/vuln/CVE-2021-44832'].map(
          (name) => `GET /api/v1/vulnerability/source/${name}`,
        ),
      ),
    );
    const unknown = within(await rowOf('CVE-2020-8203', 'lodash'));
    expect(unknown.queryByLabelText('Safe version')).toBeNull();
  });

  it('follows what is dismissed, without asking again', async () => {
    const fetch = vi.fn(server.fetch);
    const { user } = await kitPage(<ProjectFindings projectId={project.uuid} />, {
      server,
      as: 'auditor',
      fetch,
    });
    const row = await rowOf('CVE-2021-44228', 'log4j-core');
    await within(row).findByText('2.17.1');
    const before = askedOf(fetch);
    const other = await rowOf('CVE-2021-44832', 'log4j-core');
    other.focus();
    await user.keyboard('s');

    expect(await within(row).findByText('2.15.0')).toBeVisible();
    expect(askedOf(fetch)).toEqual(before);
  });

  it('is not asked for by who may not see it', async () => {
    const fetch = vi.fn(server.fetch);
    await kitPage(<ProjectFindings projectId={project.uuid} />, {
      server,
      as: ['VIEW_VULNERABILITY'],
      fetch,
    });
    await rowOf('CVE-2021-44228', 'log4j-core');
    await whileNothingHappens();

    expect(askedOf(fetch)).toEqual([]);
  });

  it('is not asked for where the component has very many vulnerabilities', async () => {
    project = await server.aProject({
      components: [{ name: 'kernel', version: '1.0.0' }],
      findings: Array.from({ length: 31 }, (__, index) => ({ vulnId: `CVE-2022-${1000 + index}` })),
    });
    const fetch = vi.fn(server.fetch);
    await kitPage(<ProjectFindings projectId={project.uuid} />, { server, fetch });
    await rowOf('CVE-2022-1000', 'kernel');
    await whileNothingHappens();

    expect(askedOf(fetch)).toEqual([]);
  });
});

describe('the safe version', () => {
  it('stands beside the newest one in an opened finding, for all findings of the component', async () => {
    await openRow('CVE-2021-44228', 'log4j-core');

    expect(await screen.findByText('Safe in 2.17.1 and later')).toBeVisible();
    expect(screen.getByText('latest 2.24.3')).toBeVisible();
  });

  it('names the lowest of an older line of releases too', async () => {
    await openRow('CVE-2021-44832', 'log4j-old');

    expect(await screen.findByText('Safe in 2.12.4, and in 2.17.1 and later')).toBeVisible();
  });

  it('is absent where ranges do not say, and for who may not see them', async () => {
    const { unmount } = await openRow('CVE-2020-8203', 'lodash');
    expect(await screen.findByText('What CVE-2020-8203 is about.')).toBeVisible();
    expect(screen.queryByText(/Safe/)).toBeNull();
    unmount();

    const fetch = vi.fn(server.fetch);
    await openRow('CVE-2021-44228', 'log4j-core', { as: ['VIEW_VULNERABILITY'], fetch });
    expect(await screen.findByText('What CVE-2021-44228 is about.')).toBeVisible();

    expect(screen.queryByText(/Safe/)).toBeNull();
    expect(requestsOf(fetch).filter((request) => request.includes('/vulnerability/'))).toEqual([]);
  });

  it('asks about each vulnerability once, however often a row is opened', async () => {
    const fetch = vi.fn(server.fetch);
    const { user } = await kitPage(<ProjectFindings projectId={project.uuid} />, { server, fetch });
    const row = await screen.findByRole('button', { name: /Details.*CVE-2021-44228/ });

    await user.click(row);
    await screen.findByText('Safe in 2.17.1 and later');
    await user.click(row);
    await user.click(row);
    await screen.findByText('Safe in 2.17.1 and later');
    await whileNothingHappens();

    expect(askedOf(fetch).sort()).toEqual([...new Set(askedOf(fetch))].sort());
    expect(askedOf(fetch)).toContain('GET /api/v1/vulnerability/source/NVD/vuln/CVE-2021-44832');
  });

  it('says what could not be loaded, and tries again', async () => {
    let isDown = true;
    const fetch: typeof globalThis.fetch = (url, init) =>
      isDown && String(url).includes('/vuln/CVE-2021-44832')
        ? Promise.reject(new TypeError('fetch failed'))
        : server.fetch(url, init);
    const { user } = await openRow('CVE-2021-44228', 'log4j-core', { fetch });

    expect(
      await screen.findByText(/Safe version unknown\. Could not load affected ranges of 1 finding/),
    ).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Safe in 2.17.1 and later')).toBeVisible();
  });

  it('asks about very many only when somebody wants to know', async () => {
    const name = 'pkg:npm/kernel';
    project = await server.aProject({
      components: [{ name: 'kernel', version: '1.0.0', purl: `${name}@1.0.0` }],
      findings: Array.from({ length: 31 }, (_, index) => ({
        vulnId: `CVE-2022-${1000 + index}`,
        affects: [
          {
            identityType: 'PURL' as const,
            identity: name,
            versionType: 'RANGE' as const,
            versionEndExcluding: `2.${index}.0`,
          },
        ],
      })),
    });
    const { user } = await openRow('CVE-2022-1000', 'kernel');

    await user.click(await screen.findByRole('button', { name: 'Find safe version for 31 findings' }));

    expect(await screen.findByText('Safe in 2.30.0 and later')).toBeVisible();
  });

  it('stands above the vulnerabilities of a component', async () => {
    await kitPage(
      <ComponentDetail componentId={project.components[0]!.uuid} defaultTab="vulnerabilities" />,
      { server },
    );

    expect(await screen.findByText('Safe in 2.17.1 and later')).toBeVisible();
    await waitFor(() => expect(screen.getByText('CVE-2021-44228')).toBeVisible());
  });
});
