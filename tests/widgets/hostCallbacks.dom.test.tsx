import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../src/api/users.js';
import { PasswordChange } from '../../src/widgets/account/PasswordChange/index.js';
import { ProfileDialog } from '../../src/widgets/account/ProfileDialog/index.js';
import { SignIn } from '../../src/widgets/account/SignIn/index.js';
import { ProjectEditor, ProjectEditorDialog } from '../../src/widgets/portfolio/ProjectEditor/index.js';
import { BomUpload } from '../../src/widgets/project/BomUpload/index.js';
import { ComponentEditorDialog } from '../../src/widgets/project/ComponentEditor/ComponentEditorDialog.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import '../../src/widgets/vulnerability/VulnerabilityAssignment/AssignmentWindow.js';
import { VulnerabilityAssignmentDialog } from '../../src/widgets/vulnerability/VulnerabilityAssignment/index.js';
import '../../src/widgets/vulnerability/VulnerabilityEditor/VulnerabilityWindow.js';
import {
  VulnerabilityDeletionDialog,
  VulnerabilityEditor,
} from '../../src/widgets/vulnerability/VulnerabilityEditor/index.js';
import type { Vulnerability } from '../../src/schema/vulnerability.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { TEST_PASSWORD } from '../support/testUsers.js';
import { closed, kitPage } from './kitPage.js';

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
  window.removeEventListener('error', noteReported);
  await closed(server);
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
      expect(await screen.findByText('1 component has it now.')).toBeVisible();
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
      expect(await screen.findByText(/no longer has it\./)).toBeVisible();
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
      await user.type(screen.getByLabelText('Current password'), TEST_PASSWORD);
      await user.type(screen.getByLabelText('New password'), 'Another-1');
      await user.type(screen.getByLabelText('New password again'), 'Another-1');
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
      await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
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
      expect(await screen.findByText('The BOM was processed.')).toBeVisible();
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
