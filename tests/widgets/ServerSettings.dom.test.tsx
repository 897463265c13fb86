import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettingDeclaration, SettingsDeclaration } from '../../src/frames/settings/declaration.js';
import type { Setting, SettingChange } from '../../src/schema/setting.js';
import {
  ServerSettings,
  type ServerSettingsPanel,
} from '../../src/widgets/administration/ServerSettings/index.js';
import { SETTINGS_PANELS } from '../../src/entities/setting/settingsPanels.js';
import { asLine } from '../support/asLine.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

type User = Awaited<ReturnType<typeof kitPage>>['user'];

/** The additional settings of 4.12 to 5.0, with their defaults. */
const LATER: readonly Setting[] = [
  ['general', 'default.locale', 'STRING'],
  ['general', 'welcome.message.enabled', 'BOOLEAN', 'false'],
  ['general', 'welcome.message.html', 'STRING', encodeURIComponent('<p>Welcome to <b>Acme</b></p>')],
  ['artifact', 'bom.validation.mode', 'STRING', 'ENABLED'],
  ['artifact', 'bom.validation.tags.inclusive', 'STRING', '["shop"]'],
  ['artifact', 'bom.validation.tags.exclusive', 'STRING', '[]'],
  ['vuln-source', 'github.advisories.api.url', 'STRING', 'https://api.github.com/graphql'],
  ['vuln-source', 'github.advisories.last.modified.epoch.seconds', 'INTEGER', '1767225600'],
  ['integrations', 'kenna.api.url', 'STRING', 'https://api.kennasecurity.com'],
  ['scanner', 'trivy.scanner.scanLibrary', 'BOOLEAN', 'true'],
  ['scanner', 'trivy.scanner.scanOs', 'BOOLEAN', 'true'],
  ['scanner', 'ossindex.base.url', 'URL', 'https://ossindex.sonatype.org'],
  ['telemetry', 'submission.enabled', 'BOOLEAN', 'true'],
  ['telemetry', 'last.submission.data', 'STRING', '{"dbType":"PostgreSQL"}'],
  ['telemetry', 'last.submission.epoch.seconds', 'INTEGER', '1767225600'],
  ['internal-components', 'match-mode', 'STRING', 'OR'],
  ['maintenance', 'metrics.retention.days', 'INTEGER', '90'],
  ['maintenance', 'projects.retention.days', 'INTEGER', '30'],
  ['maintenance', 'projects.retention.type', 'STRING'],
  ['maintenance', 'projects.retention.versions', 'INTEGER', '2'],
  ['maintenance', 'tags.delete.unused', 'BOOLEAN', 'true'],
  ['maintenance', 'vuln.scan.retention.hours', 'INTEGER', '24'],
  ['risk-score', 'weight.critical', 'INTEGER', '10'],
  ['risk-score', 'weight.high', 'INTEGER', '5'],
  ['risk-score', 'weight.medium', 'INTEGER', '3'],
  ['risk-score', 'weight.low', 'INTEGER', '1'],
  ['risk-score', 'weight.unassigned', 'INTEGER', '5'],
  ['risk-score', 'weight.history.enabled', 'BOOLEAN', 'true'],
].map(([groupName, propertyName, propertyType, propertyValue]) => ({
  groupName: groupName!,
  propertyName: propertyName!,
  propertyType,
  propertyValue,
}));

const DECLARED = await Promise.all(
  (Object.keys(SETTINGS_PANELS) as ServerSettingsPanel[]).map(async (panel) => ({
    panel,
    declaration: await SETTINGS_PANELS[panel].load(),
  })),
);

/** A server with all settings of 4.14, and an unknown one in each group. */
async function likeServer414(declaration: SettingsDeclaration) {
  const { group, prefix = '' } = declaration.further!;
  const unknown = { groupName: group, propertyName: `${prefix}from.the.future` };
  const { db } = server.context;
  const insert = db.prepare(
    'insert into configProperty (groupName, propertyName, propertyType, propertyValue, description) values (?, ?, ?, ?, ?)',
  );
  for (const { groupName, propertyName, propertyType, propertyValue } of LATER)
    insert.run(groupName, propertyName, propertyType, propertyValue ?? null, 'Later.');
  insert.run(unknown.groupName, unknown.propertyName, 'STRING', 'old', 'What is to come.');
  return unknown;
}

async function open(panel: ServerSettingsPanel, options: Partial<KitPageOptions> = {}) {
  const sent: SettingChange[][] = [];
  const kit = await kitPage(<ServerSettings panel={panel} />, {
    server,
    ...options,
    fetch: (input, init) => {
      if (String(input).endsWith('/aggregate'))
        sent.push(JSON.parse(init!.body as string) as SettingChange[]);
      return (options.fetch ?? server.fetch)(input, init);
    },
  });
  return { ...kit, sent };
}

async function stored(group: string, name: string): Promise<string | null | undefined> {
  const all = await server.get<Setting[]>('/configProperty');
  return all.find(({ groupName, propertyName }) => groupName === group && propertyName === name)
    ?.propertyValue;
}

function storedSecret(name: string): string | undefined {
  const { db, secrets } = server.context;
  const row = db
    .prepare('select propertyValue from configProperty where propertyName = ?')
    .first<{ propertyValue: string }>(name)!;
  return secrets.decrypt(row.propertyValue);
}

const wordsOf = (words: SettingDeclaration['label']) =>
  typeof words === 'string' ? words : String(words.defaultMessage);
const labelled = (setting: SettingDeclaration) =>
  new RegExp(`^${wordsOf(setting.label).replace(/[.*+?()|[\]]/g, '\\$&')}( ?Changed)?$`);
const field = (setting: SettingDeclaration) => screen.getByLabelText(labelled(setting));
const save = () => screen.getByRole('button', { name: 'Save changes' });

/** Gives a setting another value by its field. @returns what the server has to hold afterwards; undefined: it was left alone */
async function change(
  user: User,
  setting: SettingDeclaration,
  settings: readonly SettingDeclaration[],
): Promise<string | undefined> {
  const { name } = setting;
  const isAsked = settings.some(
    ({ requiredWhile, usedWhile }) => requiredWhile === name || usedWhile?.name === name,
  );
  switch (setting.type) {
    case 'switch': {
      const control = screen.getByRole<HTMLInputElement>('switch', { name: labelled(setting) });
      // Settings that depend on it must stay visible.
      if (control.checked && isAsked) return undefined;
      await user.click(control);
      return String(control.checked !== (setting.isInverted ?? false));
    }
    case 'choice': {
      const group = within(screen.getByRole('radiogroup', { name: labelled(setting) }));
      const index = group.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => !checked);
      // The last option requires the value of its field.
      const at = index === 1 && setting.options.length === 4 ? 3 : index;
      await user.click(group.getAllByRole('radio')[at]!);
      return setting.options[at]!.value;
    }
    case 'list': {
      if (setting.options) {
        await user.type(await screen.findByRole('combobox', { name: labelled(setting) }), 'npm');
        await user.click(await screen.findByRole('option', { name: 'npm' }));
        return 'npm';
      }
      const box = field(setting);
      if (box.getAttribute('readonly') !== null) return undefined;
      await user.type(box, 'Shop-9{Enter}');
      return '["shop-9"]';
    }
    case 'moment':
      fireEvent.change(
        within(screen.getByRole('group', { name: labelled(setting) })).getByLabelText('Date'),
        {
          target: { value: '2026-01-02' },
        },
      );
      return String(Date.UTC(2026, 0, 2) / 1000);
    case 'html':
      fireEvent.change(field(setting), { target: { value: '<p>Mind the <b>gap</b></p>' } });
      return encodeURIComponent('<p>Mind the <b>gap</b></p>');
    default: {
      const value = valueFor(setting);
      if (field(setting).getAttribute('readonly') !== null) return undefined;
      fireEvent.change(field(setting), { target: { value } });
      return value;
    }
  }
}

function valueFor(setting: SettingDeclaration): string {
  if (setting.type === 'number') return String(Math.ceil((setting.max ?? 60) * 0.7));
  if (setting.type !== 'text') return `Secret-${setting.name}`;
  switch (setting.format) {
    case 'url':
      return `https://${setting.name.replace(/[^a-z]/g, '-')}.example/x`;
    case 'mail':
      return 'settings@acme.example';
    case 'regex':
      return 'com\\.acme(\\..*)?';
    default:
      return `Text of ${setting.name}`;
  }
}

describe.each(DECLARED)('ServerSettings: $panel', ({ panel, declaration }) => {
  const all = declaration.sections.flatMap(({ settings }) => settings);
  // The same setting twice is for other releases.
  const settings = all.filter(
    ({ since, name }) =>
      since !== '5.0' || all.every((other) => other.since === '5.0' || other.name !== name),
  );
  const changeable = settings.filter(({ isWrittenByServer }) => !isWrittenByServer);

  it('saves each of its settings as the server wants it, refused ones later, and loses none that is new', async () => {
    const unknown = await likeServer414(declaration);
    let isRefused = true;
    const { user, sent, container } = await open(panel, {
      fetch: async (input, init) => {
        if (!isRefused || !String(input).endsWith('/aggregate')) return server.fetch(input, init);
        isRefused = false;
        // The first is rejected, the others are accepted.
        const [, ...others] = JSON.parse(init!.body as string) as SettingChange[];
        const answer = await server.fetch(input, { ...init, body: JSON.stringify(others) });
        return Response.json(['No such thing.', ...((await answer.json()) as unknown[])]);
      },
    });
    const further = await screen.findByRole('textbox', { name: unknown.propertyName });
    expect(further).toHaveValue('old');
    expect(further).toHaveAccessibleDescription('What is to come.');

    const expected: [SettingDeclaration, string][] = [];
    for (const setting of changeable) {
      const value = await change(user, setting, settings);
      if (value !== undefined) expected.push([setting, value]);
    }
    await user.click(save());

    expect(await screen.findByText(/No such thing\./)).toBeVisible();
    const [first, ...others] = expected;
    expect(sent[0]!.map(({ propertyName }) => propertyName)).toEqual(expected.map(([{ name }]) => name));
    for (const [setting, value] of others) await expectStored(setting, value);
    expect(await stored(first![0].group, first![0].name)).not.toBe(first![1]);

    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.map(({ propertyName }) => propertyName)).toEqual([first![0].name]);
    expect(await screen.findByText('Saved')).toBeVisible();
    await expectStored(...first!);
    expect(container.innerHTML).not.toContain('Secret-');
    expect(await stored(unknown.groupName, unknown.propertyName)).toBe('old');
  });
});

async function expectStored(setting: SettingDeclaration, value: string) {
  const { group, name } = setting;
  if (setting.type === 'secret') expect(storedSecret(name)).toBe(value);
  else expect(await stored(group, name)).toBe(value);
}

describe('ServerSettings', () => {
  it('says what Java would not understand of an expression, while it is typed', async () => {
    const { user } = await open('configuration/internalComponents');
    const groups = await screen.findByRole('textbox', { name: 'Namespace expression' });

    await user.type(groups, 'com\\.acme(');

    expect(
      await screen.findByText('Not a valid Java regular expression. Missing “)” for “(” at character 10.'),
    ).toBeVisible();
  });

  it('has the server identify internal components, and says that nobody tells when it is through', async () => {
    const { user } = await open('configuration/internalComponents');
    await user.type(await screen.findByRole('textbox', { name: 'Name expression' }), 'acme-.*');
    await user.click(screen.getByRole('button', { name: 'Identify components…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('You have unsaved changes.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.queryByText('You have unsaved changes.')).toBeNull());

    await user.click(dialog.getByRole('button', { name: 'Identify components' }));

    expect(await dialog.findByText('Identification started.')).toBeVisible();
    expect(await stored('internal-components', 'names.regex')).toBe('acme-.*');
    await expectAccessible();
  });

  it('rebuilds chosen indexes and follows that to its end', async () => {
    const asked: string[] = [];
    const { user } = await open('configuration/search', {
      fetch: interceptedFetch(server, ({ path, url }) => {
        if (path.endsWith('/search/reindex')) asked.push(url.search);
        return undefined;
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rebuild index…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Rebuild index' }));
    expect(await dialog.findByText('Select at least one.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Projects' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Licenses' }));

    await user.click(dialog.getByRole('button', { name: 'Rebuild index' }));

    expect(await dialog.findByText('Rebuild complete.')).toBeVisible();
    expect(asked).toEqual(['?type=PROJECT&type=LICENSE']);
    await expectAccessible();
  });

  it('lets ecosystems be typed where the server cannot say them', async () => {
    const { user } = await open('vulnerabilitySources/osv', {
      fetch: interceptedFetch(server, ({ path }) =>
        path.endsWith('/ecosystem') ? new Response('', { status: 500 }) : undefined,
      ),
    });
    await screen.findByRole('switch', { name: 'Sync aliases' });
    expect(await screen.findByText(/Could not load the options\./)).toBeVisible();

    await user.type(screen.getByLabelText('Ecosystems'), 'Maven{Enter}');
    await user.click(save());

    await screen.findByText('Saved');
    expect(await stored('vuln-source', 'google.osv.enabled')).toBe('Maven');
  });

  it('lets ecosystems be typed where the server knows none', async () => {
    const { user } = await open('vulnerabilitySources/osv', {
      fetch: interceptedFetch(server, ({ path }) =>
        path.endsWith('/ecosystem') ? Response.json([]) : undefined,
      ),
    });
    await screen.findByRole('switch', { name: 'Sync aliases' });
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Ecosystems' })).toBeNull());

    await user.type(screen.getByLabelText('Ecosystems'), 'Maven{Enter}');
    await user.click(save());

    await screen.findByText('Saved');
    expect(await stored('vuln-source', 'google.osv.enabled')).toBe('Maven');
  });

  it('warns of a moment that takes the NVD several times, and takes it', async () => {
    const { user } = await open('vulnerabilitySources/nvd');
    const group = await screen.findByRole('group', { name: 'Load changes since' });
    fireEvent.change(within(group).getByLabelText('Date'), { target: { value: '2020-01-01' } });

    expect(
      await screen.findByText(
        /This is more than 120 days ago, so catching up takes several runs\. Clear it to load everything instead\./,
      ),
    ).toBeVisible();
    await user.click(save());

    await screen.findByText('Saved');
    const name = 'nvd.api.last.modified.epoch.seconds';
    expect(await stored('vuln-source', name)).toBe(String(Date.UTC(2020, 0, 1) / 1000));
    fireEvent.change(within(group).getByLabelText('Date'), { target: { value: '' } });
    await user.click(save());
    await waitFor(async () => expect(await stored('vuln-source', name)).toBe('0'));
  });

  it('asks for a token that is needed and known to be missing', async () => {
    const { user, sent } = await open('vulnerabilitySources/github');
    await user.click(await screen.findByRole('switch', { name: 'Mirror GitHub Advisories' }));
    await user.click(save());

    expect(await screen.findByText('Required while “Mirror GitHub Advisories” is on.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('asks a 5.0 server for the name of a secret where 4.x has the secret itself', async () => {
    const later = asLine(server, '5.0.2');
    await open('integrations/kennaSecurity', {
      server: later,
      fetch: later.fetch,
      as: ['SYSTEM_CONFIGURATION'],
    });

    expect(await screen.findByRole('textbox', { name: 'Secret name' })).toBeVisible();
    expect(screen.queryByLabelText('API token')).toBeNull();
  });

  it('is drawn for a panel of another name as a fault of the host', async () => {
    const panel = 'analyzers/none' as ServerSettingsPanel;

    await expect(open(panel)).rejects.toThrow(/analyzers\/none.*is not a panel.*analyzers\/trivy/);
  });
});
