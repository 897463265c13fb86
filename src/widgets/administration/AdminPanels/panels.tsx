/** The panels of administration that are built: one table from which navigation, addresses and titles follow. */
import { withWords } from '../../../i18n/words.js';
import type { ComponentType, ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { REPOSITORY_NAMES, REPOSITORY_PATHS } from '../../../domain/repositoryTypes.js';
import type { ServerLine } from '../../../domain/serverLine.js';
import type { CrudCodec } from '../../../frames/crud/CrudDefinition.js';
import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import { REPOSITORY_TYPES } from '../../../schema/repository.js';
import { deferred } from '../../../ui/later/deferred.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import type { ServerSettingsPanel } from '../ServerSettings/index.js';
import { SETTINGS_PANELS } from '../../../entities/setting/settingsPanels.js';
import { messages } from './panels.messages.js';
import type { AdminPanelProps } from './panelWithQuery.js';

export type { AdminPanelProps } from './panelWithQuery.js';

/** A panel of the area. */
export interface AdminPanel {
  /** Its address in the original console: `repositories/maven`. */
  id: string;
  /** Name below its section. */
  label: (intl: IntlShape) => string;
  /** Name where its section is not in sight. @defaultValue `label` */
  title?: (intl: IntlShape) => string;
  draw: (props: AdminPanelProps) => ReactNode;
  /** Loads the declaration of its settings, for the search over all settings. Absent: it is found by its name alone. */
  settings?: () => Promise<SettingsDeclaration>;
  /** The release line of servers that has what it shows first. Absent: all have. Its address leads to it in any case. */
  since?: ServerLine;
  /** The last release line that has it. */
  until?: ServerLine;
}

const ServerSettings = deferred(() =>
  import('../ServerSettings/index.js').then((module) => module.ServerSettings),
);

const RepositoryPanel = inAddress(async () => {
  const { RepositoryPanel: panel, repositoryPanelCodec } = await withWords(
    import('../RepositoryPanel/index.js'),
  );
  return [panel, repositoryPanelCodec];
});
const AlertPanel = inAddress(async () => {
  const { AlertPanel: panel, alertPanelCodec } = await withWords(import('../AlertPanel/index.js'));
  return [panel, alertPanelCodec];
});
const TemplatePanel = inAddress(async () => {
  const { TemplatePanel: panel, templatePanelCodec } = await withWords(import('../TemplatePanel/index.js'));
  return [panel, templatePanelCodec];
});
const UserPanel = inAddress(async () => {
  const { UserPanel: panel, userPanelCodec } = await withWords(import('../UserPanel/index.js'));
  return [panel, userPanelCodec];
});
const OidcGroupPanel = inAddress(async () => {
  const { OidcGroupPanel: panel, oidcGroupPanelCodec } = await withWords(
    import('../OidcGroupPanel/index.js'),
  );
  return [panel, oidcGroupPanelCodec];
});
const TeamPanel = inAddress(async () => {
  const { TeamPanel: panel, teamPanelCodec } = await withWords(import('../TeamPanel/index.js'));
  return [panel, teamPanelCodec];
});
const PermissionPanel = inAddress(async () => {
  const { PermissionPanel: panel, permissionPanelCodec } = await withWords(
    import('../PermissionPanel/index.js'),
  );
  return [panel, permissionPanelCodec];
});
const ProjectAccessPanel = inAddress(async () => {
  const { ProjectAccessPanel: panel, projectAccessPanelCodec } = await withWords(
    import('../ProjectAccessPanel/index.js'),
  );
  return [panel, projectAccessPanelCodec];
});

/** Returns a panel with a list, whose code loads when it is first drawn. Its state is part of the address. */
function inAddress<Props extends object>(load: () => Promise<[ComponentType<Props>, CrudCodec]>) {
  return deferred(async () => {
    const [{ panelWithQuery }, [panel, codec]] = await Promise.all([import('./panelWithQuery.js'), load()]);
    return panelWithQuery(panel, codec);
  });
}

const USER_PANELS = [
  { kind: 'ldap', id: 'accessManagement/ldapUsers', name: messages.ldapUsers },
  { kind: 'managed', id: 'accessManagement/managedUsers', name: messages.managedUsers },
  { kind: 'oidc', id: 'accessManagement/oidcUsers', name: messages.oidcUsers },
] as const;

/** The panels of access management, in the order of the original console. */
const ACCESS_PANELS: readonly AdminPanel[] = [
  ...USER_PANELS.map(({ kind, id, name }): AdminPanel => ({
    id,
    label: (intl) => intl.formatMessage(name),
    draw: (props) => <UserPanel {...props} kind={kind} fallback={<LoadingRows rows={12} />} />,
  })),
  {
    id: 'accessManagement/oidcGroups',
    label: (intl) => intl.formatMessage(messages.oidcGroups),
    draw: (props) => <OidcGroupPanel {...props} fallback={<LoadingRows rows={12} />} />,
  },
  {
    id: 'accessManagement/teams',
    label: (intl) => intl.formatMessage(messages.teams),
    draw: (props) => <TeamPanel {...props} fallback={<LoadingRows rows={12} />} />,
  },
  {
    id: 'accessManagement/permissions',
    label: (intl) => intl.formatMessage(messages.permissions),
    draw: (props) => <PermissionPanel {...props} fallback={<LoadingRows rows={12} />} />,
  },
  {
    id: 'accessManagement/portfolioAccessControl',
    label: (intl) => intl.formatMessage(messages.projectAccess),
    draw: (props) => <ProjectAccessPanel {...props} fallback={<LoadingRows rows={12} />} />,
  },
];

function settingsPanel(panel: ServerSettingsPanel): AdminPanel {
  const { name, load, since, until } = SETTINGS_PANELS[panel];
  return {
    id: panel,
    label: (intl) => intl.formatMessage(name),
    draw: ({ onDirtyChange }) => (
      <ServerSettings panel={panel} onDirtyChange={onDirtyChange} fallback={<LoadingRows rows={20} />} />
    ),
    settings: load,
    since,
    until,
  };
}

/**
 * All panels, in the order of the original console within each section. While the code of a panel loads, rows
 * about as high as the panel replace it.
 */
export const ADMIN_PANELS: readonly AdminPanel[] = [
  ...REPOSITORY_TYPES.map((type): AdminPanel => {
    const name = REPOSITORY_NAMES[type];
    return {
      id: `repositories/${REPOSITORY_PATHS[type]}`,
      label: () => name,
      title: (intl) => intl.formatMessage(messages.repositoriesOf, { name }),
      draw: (props) => <RepositoryPanel {...props} type={type} fallback={<LoadingRows rows={12} />} />,
    };
  }),
  {
    id: 'notifications/alerts',
    label: (intl) => intl.formatMessage(messages.alerts),
    draw: (props) => <AlertPanel {...props} fallback={<LoadingRows rows={12} />} />,
  },
  {
    id: 'notifications/templates',
    label: (intl) => intl.formatMessage(messages.templates),
    draw: (props) => <TemplatePanel {...props} fallback={<LoadingRows rows={12} />} />,
  },
  ...ACCESS_PANELS,
  // Behind the lists of the same section.
  ...(Object.keys(SETTINGS_PANELS) as ServerSettingsPanel[]).map(settingsPanel),
];

/** Declarations of the settings of all panels that have any, by their addresses. */
export async function settingsByPanel(): Promise<ReadonlyMap<string, SettingsDeclaration>> {
  const loaded = ADMIN_PANELS.map(async ({ id, settings }) => settings && ([id, await settings()] as const));
  return new Map((await Promise.all(loaded)).filter((entry) => entry !== undefined));
}
