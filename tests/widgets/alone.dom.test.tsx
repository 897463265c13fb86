import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { createApiClient } from '../../src/api/client.js';
import type { HostProps } from '../../src/host/types.js';
import { PERMISSIONS } from '../../src/domain/permissions.js';
import {
  BomDropTarget,
  BomUpload,
  BomUploadDialog,
  VexUploadDialog,
} from '../../src/widgets/project/BomUpload/index.js';
import { CvssCalculator } from '../../src/widgets/vulnerability/CvssCalculator/index.js';
import { DependencyGraph } from '../../src/widgets/project/DependencyGraph/index.js';
import { OwaspCalculator } from '../../src/widgets/vulnerability/OwaspCalculator/index.js';
import { PasswordChange } from '../../src/widgets/account/PasswordChange/index.js';
import { ProfileDialog } from '../../src/widgets/account/ProfileDialog/index.js';
import { ProjectComponents } from '../../src/widgets/project/ProjectComponents/index.js';
import { ProjectEditor, ProjectEditorDialog } from '../../src/widgets/portfolio/ProjectEditor/index.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { ProjectHeader, ProjectTabs } from '../../src/widgets/project/ProjectHeader/index.js';
import { ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { SignIn } from '../../src/widgets/account/SignIn/index.js';
import { VulnerabilityAssignmentDialog } from '../../src/widgets/vulnerability/VulnerabilityAssignment/index.js';
import { VulnerabilityDetail } from '../../src/widgets/vulnerability/VulnerabilityDetail/index.js';
import {
  VulnerabilityDeletionDialog,
  VulnerabilityEditor,
  VulnerabilityEditorDialog,
} from '../../src/widgets/vulnerability/VulnerabilityEditor/index.js';
import { VulnerabilityList } from '../../src/widgets/vulnerability/VulnerabilityList/index.js';
import { WelcomeMessage } from '../../src/widgets/account/WelcomeMessage/index.js';
import { asLine } from '../support/asLine.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';

let server: TestServer;
let project: TestProject;
let host: HostProps;
let complaints: MockInstance[];

beforeAll(async () => {
  server = await testServer();
  project = await server.aProject({
    name: 'shop',
    components: [{ name: 'log4j-core', version: '2.14.1' }],
    findings: [{ vulnId: 'CVE-2021-44228', severity: 'CRITICAL', component: 'log4j-core' }],
  });
  const token = await server.tokenFor('admin');
  const api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
  host = { api, auth: { permissions: PERMISSIONS } };
});
afterAll(() => server.close());
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => {
  cleanup();
  for (const spy of complaints) expect(spy).not.toHaveBeenCalled();
});

/** What a widget shows of its data, and what it opens over the page. */
interface Case {
  element: () => ReactElement;
  shows: string;
  /** Opens what the widget opens; absent: it is open by itself. `none`: the widget opens nothing. */
  opens: ((user: UserEvent) => Promise<unknown>) | 'itself' | 'none';
  /** Of what opens. @defaultValue 'dialog' */
  role?: 'alertdialog';
}

const nothing = () => {};
const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
/** Only releases that ours is none of have something to say. */
const welcoming = () => {
  const settings = { 'welcome.message.enabled': 'true', 'welcome.message.html': '<p>Welcome in</p>' };
  const { fetch, baseUrl } = asLine(server, '4.14.2', settings);
  return createApiClient({ baseUrl, fetch });
};
const about = () => ({ uuid: project.uuid, name: 'shop' });

const CASES: Record<string, Case> = {
  BomDropTarget: {
    element: () => (
      <BomDropTarget {...host} project={about()}>
        <p>Content of the host</p>
      </BomDropTarget>
    ),
    shows: 'Content of the host',
    opens: async () => {
      const dataTransfer = { types: ['Files'], items: [], files: [new File(['{}'], 'bom.json')] };
      fireEvent.drop(screen.getByText('Content of the host'), { dataTransfer });
    },
  },
  BomUpload: {
    element: () => <BomUpload {...host} projectId={project.uuid} />,
    shows: 'Drop a CycloneDX file here',
    opens: 'none',
  },
  BomUploadDialog: {
    element: () => <BomUploadDialog {...host} project={about()} onClose={nothing} />,
    shows: 'Drop a CycloneDX file here',
    opens: 'itself',
  },
  CvssCalculator: {
    element: () => <CvssCalculator {...host} defaultValue="AV:N/AC:L/Au:N/C:N/I:N/A:C" />,
    shows: '7.8',
    opens: 'none',
  },
  DependencyGraph: {
    element: () => <DependencyGraph {...host} projectId={project.uuid} />,
    shows: 'log4j-core',
    opens: 'none',
  },
  OwaspCalculator: {
    element: () => <OwaspCalculator {...host} />,
    shows: '16 factors are missing:',
    opens: 'none',
  },
  PasswordChange: {
    element: () => <PasswordChange {...host} onPasswordChanged={nothing} />,
    shows: 'Change password',
    opens: 'none',
  },
  ProfileDialog: {
    element: () => <ProfileDialog {...host} onClose={nothing} onProfileSaved={nothing} />,
    shows: 'Full name',
    opens: 'itself',
  },
  ProjectComponents: {
    element: () => <ProjectComponents {...host} projectId={project.uuid} />,
    shows: 'log4j-core',
    opens: press('Columns'),
  },
  ProjectEditor: {
    element: () => <ProjectEditor {...host} />,
    shows: 'Create project',
    opens: 'none',
  },
  ProjectEditorDialog: {
    element: () => <ProjectEditorDialog {...host} onClose={nothing} onProjectCreated={nothing} />,
    shows: 'Create project',
    opens: 'itself',
  },
  ProjectFindings: {
    element: () => <ProjectFindings {...host} projectId={project.uuid} />,
    shows: 'CVE-2021-44228',
    opens: async (user) => {
      await press(/^More/)(user);
      await user.click(await screen.findByRole('menuitem', { name: /Keyboard shortcuts/ }));
    },
  },
  ProjectHeader: {
    element: () => <ProjectHeader {...host} projectId={project.uuid} hasUpload />,
    shows: 'shop',
    opens: press(/^Upload BOM/),
  },
  ProjectList: {
    element: () => <ProjectList {...host} />,
    shows: 'shop',
    opens: press(/^New project/),
  },
  ProjectTabs: {
    element: () => (
      <ProjectTabs {...host} projectId={project.uuid} tab="findings" tabs={['components', 'findings']} />
    ),
    shows: 'Findings',
    opens: 'none',
  },
  SignIn: {
    element: () => <SignIn {...host} onSignedIn={nothing} />,
    shows: 'Sign in',
    opens: 'none',
  },
  VulnerabilityAssignmentDialog: {
    element: () => (
      <VulnerabilityAssignmentDialog
        {...host}
        vulnerability={{ source: 'NVD', vulnId: 'CVE-2021-44228' }}
        defaultProject={about()}
        onClose={nothing}
      />
    ),
    shows: 'log4j-core',
    opens: 'itself',
  },
  VulnerabilityDeletionDialog: {
    element: () => (
      <VulnerabilityDeletionDialog
        {...host}
        vulnerability={{ uuid: project.uuid, source: 'INTERNAL', vulnId: 'INT-1' }}
        onClose={nothing}
        onVulnerabilityDeleted={nothing}
      />
    ),
    shows: 'Delete vulnerability',
    opens: 'itself',
    role: 'alertdialog',
  },
  VulnerabilityDetail: {
    element: () => <VulnerabilityDetail {...host} source="NVD" vulnId="CVE-2021-44228" />,
    shows: 'Affected projects',
    opens: press('Assign…'),
  },
  VulnerabilityList: {
    element: () => <VulnerabilityList {...host} />,
    shows: 'CVE-2021-44228',
    opens: press('Create vulnerability…'),
  },
  VulnerabilityEditor: {
    element: () => <VulnerabilityEditor {...host} />,
    shows: 'Create vulnerability',
    opens: 'none',
  },
  VulnerabilityEditorDialog: {
    element: () => <VulnerabilityEditorDialog {...host} onClose={nothing} onVulnerabilitySaved={nothing} />,
    shows: 'Create vulnerability',
    opens: 'itself',
  },
  WelcomeMessage: {
    element: () => <WelcomeMessage {...host} api={welcoming()} />,
    shows: 'Welcome in',
    opens: 'none',
  },
  VexUploadDialog: {
    element: () => <VexUploadDialog {...host} project={about()} onClose={nothing} />,
    shows: 'Drop a CycloneDX VEX here',
    opens: 'itself',
  },
};

describe('a widget with nothing but api, auth and its own props', () => {
  it('is each one that the package exports', () => {
    const folders = import.meta.glob<Record<string, unknown>>('../../src/widgets/*/index.ts', {
      eager: true,
    });
    const widgets = Object.values(folders).flatMap((exported) =>
      Object.keys(exported).filter(
        (name) => /^[A-Z][a-z]/.test(name) && typeof exported[name] === 'function',
      ),
    );

    expect(Object.keys(CASES).sort()).toEqual(widgets.sort());
  });

  it.each(Object.entries(CASES))('%s shows its data', async (_, { element, shows }) => {
    render(element());

    expect((await screen.findAllByText(shows))[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(/undefined|\[object|Something broke/);
  });

  it.each(Object.entries(CASES).filter(([, { opens }]) => opens !== 'none'))(
    '%s opens what belongs to it over the page, in the same looks and in English',
    async (_, { element, opens, role }) => {
      const user = userEvent.setup();
      render(<section data-testid="host">{element()}</section>);

      if (typeof opens === 'function') await opens(user);

      const dialog = await screen.findByRole(role ?? 'dialog');
      expect(screen.getByTestId('host')).not.toContainElement(dialog);
      expect(dialog.closest('[data-density]')).not.toBeNull();
      expect(
        getComputedStyle(dialog.closest('[data-density]')!).getPropertyValue('--bd-color-text-default'),
      ).not.toBe('');
      expect(
        (await screen.findAllByRole('button', { name: /^(Close|Cancel|Reset)/ })).length,
      ).toBeGreaterThan(0);
    },
  );
});
