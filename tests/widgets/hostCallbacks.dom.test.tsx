import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../src/api/users.js';
import { ServerSettings } from '../../src/widgets/administration/ServerSettings/index.js';
import { AdminPanels } from '../../src/widgets/administration/AdminPanels/index.js';
import { RepositoryPanel } from '../../src/widgets/administration/RepositoryPanel/index.js';
import { PasswordChange } from '../../src/widgets/account/PasswordChange/index.js';
import { ProfileDialog } from '../../src/widgets/account/ProfileDialog/index.js';
import { SignIn } from '../../src/widgets/account/SignIn/index.js';
import { ProjectEditor, ProjectEditorDialog } from '../../src/widgets/portfolio/ProjectEditor/index.js';
import { BomUpload } from '../../src/widgets/project/BomUpload/index.js';
import { ComponentEditorDialog } from '../../src/entities/component/editor/ComponentEditorDialog.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { ProjectHeader } from '../../src/widgets/project/ProjectHeader/index.js';
import { CvssCalculator } from '../../src/widgets/vulnerability/CvssCalculator/index.js';
import { OwaspCalculator } from '../../src/widgets/vulnerability/OwaspCalculator/index.js';
import '../../src/widgets/vulnerability/VulnerabilityAssignment/AssignmentWindow.js';
import { VulnerabilityAssignmentDialog } from '../../src/widgets/vulnerability/VulnerabilityAssignment/index.js';
import '../../src/widgets/vulnerability/VulnerabilityEditor/VulnerabilityWindow.js';
import { VulnerabilityDetail } from '../../src/widgets/vulnerability/VulnerabilityDetail/index.js';
import { VulnerabilityList } from '../../src/widgets/vulnerability/VulnerabilityList/index.js';
import {
  VulnerabilityDeletionDialog,
  VulnerabilityEditor,
} from '../../src/widgets/vulnerability/VulnerabilityEditor/index.js';
import type { Vulnerability } from '../../src/schema/vulnerability.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { TEST_PASSWORD } from '../support/testUsers.js';
import { closed, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let shop: TestProject;
let internal: Vulnerability;
let reported: unknown[];
const noteReported = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push(event.error);
};

beforeEach(async () => {
  server = await testServer();
  await server.tokenFor('auditor');
  shop = await server.aProject({
    name: 'shop',
    components: [{ name: 'lodash', version: '4.17.15' }, { name: 'zlib' }],
    findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' }],
  });
  const answer = await server.fetch('/api/v1/vulnerability', {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ vulnId: 'INT-1', source: 'INTERNAL', severity: 'LOW' }),
  });
  internal = (await answer.json()) as Vulnerability;
  reported = [];
  window.addEventListener('error', noteReported);
});
afterEach(async () => {
  // Notifications that a widget sends its host while it unmounts count, too.
  await closed(server);
  window.removeEventListener('error', noteReported);
});

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const ignore = () => {};

/** A widget whose host's callback throws, how something is changed with it, and how to see that it was. */
interface Case {
  name: string;
  draw: (fails: () => never) => ReactElement;
  change: (user: UserEvent) => Promise<void>;
  isChanged: () => Promise<boolean>;
}

const CASES: Case[] = [
  {
    name: 'onProjectCreated of ProjectEditor',
    draw: (fails) => <ProjectEditor onProjectCreated={fails} />,
    change: async (user) => {
      await user.type(await field('Name'), 'gateway');
      await press(user, 'Create project');
      // The form is empty again, ready for the next one.
      await waitFor(async () => expect(await field('Name')).toHaveValue(''));
    },
    isChanged: async () => (await server.get<unknown[]>('/project?name=gateway')).length === 1,
  },
  {
    name: 'onProjectCreated of ProjectEditorDialog',
    draw: (fails) => <ProjectEditorDialog onClose={ignore} onProjectCreated={fails} />,
    change: async (user) => {
      await user.type(await field('Name'), 'gateway');
      await press(user, 'Create project');
    },
    isChanged: async () => (await server.get<unknown[]>('/project?name=gateway')).length === 1,
  },
  {
    name: 'onComponentCreated of ComponentEditorDialog',
    draw: (fails) => (
      <ComponentEditorDialog projectId={shop.uuid} onClose={ignore} onComponentCreated={fails} />
    ),
    change: async (user) => {
      await user.type(await field(/^Name$/), 'left-pad');
      await press(user, 'Add component');
    },
    isChanged: async () =>
      (await server.get<unknown[]>(`/component/project/${shop.uuid}?searchText=left-pad`)).length === 1,
  },
  {
    name: 'onVulnerabilitySaved of VulnerabilityEditor',
    draw: (fails) => (
      <VulnerabilityEditor
        vulnerability={{ source: 'INTERNAL', vulnId: 'INT-1' }}
        onVulnerabilitySaved={fails}
      />
    ),
    change: async (user) => {
      await user.type(await field(/^Title/), 'Leak');
      await press(user, /^Save/);
    },
    isChanged: async () =>
      (await server.get<Vulnerability>('/vulnerability/source/INTERNAL/vuln/INT-1')).title === 'Leak',
  },
  {
    name: 'onVulnerabilityDeleted of VulnerabilityDeletionDialog',
    draw: (fails) => (
      <VulnerabilityDeletionDialog vulnerability={internal} onClose={ignore} onVulnerabilityDeleted={fails} />
    ),
    change: (user) => press(user, 'Delete vulnerability'),
    isChanged: async () =>
      (await server.get<Vulnerability[]>('/vulnerability')).every(({ vulnId }) => vulnId !== 'INT-1'),
  },
  {
    name: 'onAssignmentChanged of VulnerabilityAssignmentDialog, assigning',
    draw: (fails) => (
      <VulnerabilityAssignmentDialog
        vulnerability={{ source: 'NVD', vulnId: 'CVE-2020-8203' }}
        defaultProject={{ uuid: shop.uuid, name: 'shop' }}
        onClose={ignore}
        onAssignmentChanged={fails}
      />
    ),
    change: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: /zlib/ }));
      await press(user, 'Assign to 1 component');
      expect(await screen.findByText('Assigned to 1 component.')).toBeVisible();
    },
    isChanged: async () => (await server.get<unknown[]>(`/finding/project/${shop.uuid}`)).length === 2,
  },
  {
    name: 'onAssignmentChanged of VulnerabilityAssignmentDialog, removing',
    draw: (fails) => (
      <VulnerabilityAssignmentDialog
        vulnerability={{ source: 'NVD', vulnId: 'CVE-2020-8203' }}
        defaultProject={{ uuid: shop.uuid, name: 'shop' }}
        onClose={ignore}
        onAssignmentChanged={fails}
      />
    ),
    change: async (user) => {
      await press(user, 'Remove from lodash 4.17.15');
      await press(user, 'Remove from component');
      expect(await screen.findByText(/Removed from/)).toBeVisible();
    },
    isChanged: async () => (await server.get<unknown[]>(`/finding/project/${shop.uuid}`)).length === 0,
  },
  {
    name: 'onProfileSaved of ProfileDialog',
    draw: (fails) => <ProfileDialog onClose={ignore} onProfileSaved={fails} />,
    change: async (user) => {
      const name = await field('Full name');
      await user.clear(name);
      await user.type(name, 'Mira');
      await press(user, 'Save');
    },
    isChanged: async () => (await server.get<{ fullname: string }>('/user/self')).fullname === 'Mira',
  },
  {
    name: 'onPasswordChanged of PasswordChange',
    draw: (fails) => <PasswordChange defaultUsername="auditor" onPasswordChanged={fails} />,
    change: async (user) => {
      await pasteInto(user, screen.getByLabelText('Current password'), TEST_PASSWORD);
      await user.type(screen.getByLabelText('New password'), 'Another-1');
      await user.type(screen.getByLabelText('Confirm new password'), 'Another-1');
      await press(user, 'Change password');
    },
    isChanged: async () => {
      const { api } = await kitPage(<p />, { server });
      return signIn(api, { username: 'auditor', password: 'Another-1' }).then(Boolean, () => false);
    },
  },
  {
    name: 'onSignedIn of SignIn',
    draw: (fails) => <SignIn defaultUsername="auditor" onSignedIn={fails} />,
    change: async (user) => {
      await pasteInto(user, screen.getByLabelText('Password'), TEST_PASSWORD);
      await press(user, 'Sign in');
    },
    isChanged: async () => true,
  },
  {
    name: 'onFindingAudited of ProjectFindings',
    draw: (fails) => <ProjectFindings projectId={shop.uuid} onFindingAudited={fails} />,
    change: async (user) => {
      await press(user, /Details.*CVE-2020-8203/);
      const form = within(await screen.findByRole('form', { name: 'Audit of CVE-2020-8203' }));
      await user.selectOptions(form.getByLabelText(/^Analysis/), 'IN_TRIAGE');
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await form.findByText('Saved')).toBeVisible();
    },
    isChanged: async () => {
      const [finding] = await server.get<{ analysis: { state?: string } }[]>(`/finding/project/${shop.uuid}`);
      return finding?.analysis.state === 'IN_TRIAGE';
    },
  },
  {
    name: 'onBomProcessed of BomUpload',
    draw: (fails) => <BomUpload projectId={shop.uuid} onBomProcessed={fails} />,
    change: async (user) => {
      await screen.findByText('Drop a CycloneDX file here');
      const bom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [] };
      const file = new File([JSON.stringify(bom)], 'bom.json');
      fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
      await press(user, 'Upload');
      expect(await screen.findByText('BOM processed')).toBeVisible();
    },
    isChanged: async () => (await server.get<unknown[]>(`/component/project/${shop.uuid}`)).length === 0,
  },
];

describe('a callback of the host that throws', () => {
  it.each(CASES)('leaves saved what was saved, and is reported once: $name', async (one) => {
    const fault = new Error(`the host's own: ${one.name}`);
    const { user } = await kitPage(
      one.draw(() => {
        throw fault;
      }),
      { server },
    );

    await one.change(user);

    await waitFor(() => expect(reported).toEqual([fault]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await one.isChanged()).toBe(true);
  });
});

/** A widget with a function of the host that throws as it is drawn or used, and what is still there then. */
interface Moment {
  name: string;
  draw: (fails: () => never) => ReactElement;
  options?: (fails: () => never) => Partial<KitPageOptions>;
  use?: (user: UserEvent) => Promise<unknown>;
  isThere: () => Promise<unknown>;
}

// While a form is loading, its fields exist but are not visible.
const type = async (label: RegExp, value: string) => {
  await waitFor(() => expect(screen.getByLabelText(label)).toBeVisible());
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const stands = async (label: RegExp, value: string) =>
  expect(await screen.findByLabelText(label)).toHaveValue(value);

const PROBLEM = { 'content-type': 'application/problem+json' };

const MOMENTS: Moment[] = [
  {
    name: 'auth.onUnauthorized',
    draw: (fails) => <VulnerabilityList auth={{ permissions: ['VIEW_PORTFOLIO'], onUnauthorized: fails }} />,
    options: () => ({ fetch: async () => new Response(null, { status: 401 }) }),
    isThere: () => screen.findByRole('heading', { name: 'Could not load vulnerabilities' }),
  },
  {
    name: 'preferences.get and set',
    draw: (fails) => <VulnerabilityList preferences={{ get: fails, set: fails }} />,
    use: async (user) => user.click(await screen.findByRole('button', { name: /^Published/ })),
    isThere: () =>
      waitFor(() =>
        expect(screen.getByRole('columnheader', { name: /^Published/ })).toHaveAttribute(
          'aria-sort',
          'ascending',
        ),
      ),
  },
  {
    name: 'notify, when something is only said',
    draw: (fails) => <VulnerabilityList notify={fails} defaultValue={{ sortBy: 'published' }} />,
    options: () => ({
      fetch: async (input, init) =>
        // A server that does not know the order: the rows arrive without it, and a notice reports this.
        /sortName/.test(String(input))
          ? Response.json({ status: 400, title: 'Bad Request' }, { status: 400, headers: PROBLEM })
          : server.fetch(input, init),
    }),
    isThere: () => screen.findByText('CVE-2020-8203'),
  },
  {
    name: 'onValueChange, of a page that does not exist any more',
    draw: (fails) => <VulnerabilityList defaultValue={{ pageNumber: 9 }} onValueChange={fails} />,
    isThere: () => screen.findByText('CVE-2020-8203'),
  },
  {
    name: 'onDirtyChange of ServerSettings',
    draw: (fails) => <ServerSettings panel="configuration/email" onDirtyChange={fails} />,
    use: () => type(/^Subject prefix/, 'typed'),
    isThere: () => stands(/^Subject prefix/, 'typed'),
  },
  {
    name: 'onDirtyChange of RepositoryPanel, and leaving it',
    draw: (fails) => <RepositoryPanel type="MAVEN" onDirtyChange={fails} />,
    use: async (user) => {
      await press(user, 'central');
      await type(/^URL/, 'https://typed.example/');
      await stands(/^URL/, 'https://typed.example/');
      await press(user, /^Close/);
      await press(user, 'Leave without saving');
      await waitFor(() => expect(screen.queryByLabelText(/^URL/)).toBeNull());
    },
    isThere: () => screen.findByRole('button', { name: 'central' }),
  },
  {
    name: 'onDirtyChange of VulnerabilityEditor',
    draw: (fails) => (
      <VulnerabilityEditor vulnerability={{ source: 'INTERNAL', vulnId: 'INT-1' }} onDirtyChange={fails} />
    ),
    use: () => type(/^Title/, 'typed'),
    isThere: () => stands(/^Title/, 'typed'),
  },
  {
    name: 'onDirtyChange of ProjectFindings',
    draw: (fails) => <ProjectFindings projectId={shop.uuid} onDirtyChange={fails} />,
    use: async (user) => {
      await press(user, /Details.*CVE-2020-8203/);
      const form = within(await screen.findByRole('form', { name: 'Audit of CVE-2020-8203' }));
      await user.selectOptions(form.getByLabelText(/^Analysis/), 'IN_TRIAGE');
    },
    isThere: () => stands(/^Analysis/, 'IN_TRIAGE'),
  },
  {
    name: 'onPanelShown of AdminPanels',
    draw: (fails) => <AdminPanels defaultValue={{ panel: 'configuration/email' }} onPanelShown={fails} />,
    isThere: () => screen.findByLabelText(/^Subject prefix/),
  },
  {
    name: 'onScoreChange of CvssCalculator',
    draw: (fails) => <CvssCalculator onScoreChange={fails} />,
    isThere: () => screen.findByLabelText(/^Vector/),
  },
  {
    name: 'onRatingChange of OwaspCalculator',
    draw: (fails) => <OwaspCalculator onRatingChange={fails} />,
    isThere: () => screen.findByLabelText(/^Vector/),
  },
  {
    name: 'onProjectLoaded of ProjectHeader',
    draw: (fails) => <ProjectHeader projectId={shop.uuid} onProjectLoaded={fails} />,
    isThere: () => screen.findByRole('heading', { name: /shop/ }),
  },
  {
    name: 'onProjectFailed of ProjectHeader',
    draw: (fails) => (
      <ProjectHeader projectId="00000000-0000-4000-8000-000000000000" onProjectFailed={fails} />
    ),
    isThere: () => screen.findByRole('heading', { name: 'Project not found' }),
  },
  {
    name: 'onProjectFailed of ProjectHeader, for a project by name',
    draw: (fails) => <ProjectHeader project={{ name: 'gone' }} onProjectFailed={fails} />,
    isThere: () => screen.findByRole('heading', { name: 'Project not found' }),
  },
  {
    name: 'onVulnerabilityLoaded of VulnerabilityDetail',
    draw: (fails) => <VulnerabilityDetail source="INTERNAL" vulnId="INT-1" onVulnerabilityLoaded={fails} />,
    isThere: () => screen.findByRole('heading', { name: /INT-1/ }),
  },
];

describe('a function of the host that throws', () => {
  it.each(MOMENTS)('leaves the widget as it is, and is reported: $name', async (one) => {
    const fault = new Error(`the host's own: ${one.name}`);
    const fails = () => {
      throw fault;
    };
    const { user } = await kitPage(one.draw(fails), { server, ...one.options?.(fails) });

    await one.use?.(user);

    await one.isThere();
    await waitFor(() => expect(new Set(reported)).toEqual(new Set([fault])));
    await one.isThere();
  });
});
