import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  SettingDeclaration,
  SettingsAction,
  SettingsDeclaration,
} from '../../../../src/frames/settings/declaration.js';
import { SettingsPanel } from '../../../../src/frames/settings/SettingsPanel.js';
import type { Setting, SettingChange } from '../../../../src/schema/setting.js';
import { apiCall } from '../../../support/apiCall.js';
import { heldAnswers } from '../../../support/heldAnswers.js';
import { pasteInto } from '../../../support/pasteInto.js';
import { testServer, type TestServer } from '../../../support/testServer.js';
import { closed, expectAccessible, kitPage, type KitPageOptions } from '../../../widgets/kitPage.js';

let server: TestServer;
/** Each array of changes that was sent. */
let sent: SettingChange[][];

beforeEach(async () => {
  server = await testServer();
  sent = [];
});
afterEach(() => closed(server));

const say = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });

/** One setting of each type, and one that this server does not have. */
const SETTINGS: readonly SettingDeclaration[] = [
  {
    group: 'general',
    name: 'base.url',
    type: 'text',
    format: 'url',
    label: say('URL'),
    requiredWhile: true,
  },
  { group: 'general', name: 'badge.enabled', type: 'switch', label: say('Badges') },
  {
    group: 'scanner',
    name: 'internal.fuzzy.exclude.purl',
    type: 'switch',
    isInverted: true,
    label: say('Also with a PURL'),
  },
  {
    group: 'task-scheduler',
    name: 'ldap.sync.cadence',
    type: 'number',
    min: 1,
    unit: say('hours'),
    needsRestart: true,
    label: say('LDAP'),
  },
  { group: 'task-scheduler', name: 'nist.mirror.cadence', type: 'number', label: say('NVD') },
  { group: 'vuln-source', name: 'nvd.api.key', type: 'secret', label: say('API key') },
  {
    group: 'vuln-source',
    name: 'github.advisories.access.token',
    type: 'secret',
    label: say('Token'),
  },
  {
    group: 'scanner',
    name: 'snyk.cvss.source',
    type: 'choice',
    label: say('CVSS of'),
    options: [
      { value: 'NVD', label: say('NVD score') },
      { value: 'SNYK', label: say('Snyk score') },
    ],
  },
  {
    group: 'vuln-source',
    name: 'google.osv.enabled',
    type: 'list',
    separator: ';',
    label: say('Ecosystems'),
  },
  { group: 'general', name: 'from.the.future', type: 'text', label: say('From the future') },
];
const DECLARATION: SettingsDeclaration = {
  title: say('Settings'),
  sections: [
    { title: say('All'), settings: SETTINGS },
    { title: say('Nothing here'), settings: [{ group: 'x', name: 'y', type: 'switch', label: say('Z') }] },
  ],
};

const INDEX = 'search-indexes';
const CHECKS: SettingsDeclaration = {
  title: say('Settings'),
  sections: [
    {
      title: say('Index'),
      settings: [
        { group: INDEX, name: 'consistency.check.enabled', type: 'switch', label: say('Check') },
        {
          group: INDEX,
          name: 'consistency.check.cadence',
          type: 'number',
          min: 1,
          label: say('Upload interval'),
          usedWhile: { name: 'consistency.check.enabled' },
        },
      ],
    },
  ],
};

const ACTIONS: readonly SettingsAction[] = [
  {
    icon: 'play',
    label: say('What is on'),
    dialog: ({ panel }) => (
      <p>
        On:{' '}
        {SETTINGS.filter(panel.isOn)
          .map(({ label }) => (label as { defaultMessage: string }).defaultMessage)
          .join(', ')}
      </p>
    ),
  },
];

async function open(options: Partial<KitPageOptions> & { declaration?: SettingsDeclaration } = {}) {
  const { declaration = DECLARATION, ...page } = options;
  const saved: string[][] = [];
  const kit = await kitPage(
    <SettingsPanel
      declaration={{ ...declaration, actions: ACTIONS }}
      onSettingsSaved={({ settings }) => saved.push(settings.map(({ name }) => name))}
    />,
    {
      server,
      fetch: async (input, init) => {
        if (init?.method === 'POST') sent.push(JSON.parse(init.body as string) as SettingChange[]);
        return server.fetch(input, init);
      },
      ...page,
    },
  );
  return { ...kit, saved };
}

/** Waits until the settings are there. */
const isThere = () => screen.findByRole('textbox', { name: /^URL/ });
/** A field, whether it says that it was changed or not. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( ?Changed)?$`));
const save = () => screen.getByRole('button', { name: 'Save changes' });
const change = (groupName: string, propertyName: string, propertyValue: string | null) => ({
  groupName,
  propertyName,
  propertyValue,
});
async function stored(group: string, name: string) {
  const all = await server.get<Setting[]>('/configProperty');
  return all.find(({ groupName, propertyName }) => groupName === group && propertyName === name)
    ?.propertyValue;
}

describe('SettingsPanel', () => {
  it('draws a field for each setting that the server has, and no other', async () => {
    await open();
    await isThere();

    expect(screen.getByRole('switch', { name: 'Badges' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Also with a PURL' })).not.toBeChecked();
    expect(field('LDAP')).toHaveValue('6');
    expect(field('LDAP')).toHaveAccessibleDescription(
      'hours Changes take effect after a server restart. Minimum: 1.',
    );
    expect(screen.getByRole('radio', { name: 'NVD score' })).toBeChecked();
    expect(screen.queryByLabelText('From the future')).toBeNull();
    expect(screen.queryByText('Nothing here')).toBeNull();
    await expectAccessible();
  });

  it('says once, below the heading, that several settings of a section need a restart', async () => {
    const later = (labels: readonly string[]): SettingsDeclaration => ({
      ...CHECKS,
      sections: CHECKS.sections.map((section) => ({
        ...section,
        settings: [
          ...section.settings,
          {
            group: INDEX,
            name: 'consistency.check.delta.threshold',
            type: 'number',
            label: say('Difference'),
          },
        ].map((setting) => ({
          ...setting,
          needsRestart: labels.includes((setting.label as { defaultMessage: string }).defaultMessage),
        })) as SettingDeclaration[],
      })),
    });
    const said = () => screen.getAllByText(/server restart/).map(({ textContent }) => textContent?.trim());

    const some = await open({ declaration: later(['Check', 'Upload interval']) });
    await screen.findByRole('switch', { name: 'Check' });
    expect(said()).toEqual(['Changes to “Check” and “Upload interval” take effect after a server restart.']);
    expect(field('Upload interval')).toHaveAccessibleDescription(expect.not.stringContaining('restart'));
    some.unmount();

    await open({ declaration: later(['Check']) });
    await screen.findByRole('switch', { name: 'Check' });
    expect(said()).toEqual(['Changes take effect after a server restart.']);
    expect(screen.getByRole('switch', { name: 'Check' })).toHaveAccessibleDescription(/server restart/);
  });

  it('sends what was changed and nothing else, as the server wants to have it', async () => {
    const { user, saved } = await open();
    await pasteInto(user, await isThere(), ' https://shop.example ');
    await user.click(screen.getByRole('switch', { name: 'Also with a PURL' }));
    await user.clear(field('LDAP'));
    await user.type(field('LDAP'), '12');
    await user.click(screen.getByRole('radio', { name: 'Snyk score' }));
    await user.type(field('Ecosystems'), 'npm{Enter}Maven{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('5 changes');

    await user.click(save());

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent).toEqual([
      [
        change('general', 'base.url', 'https://shop.example'),
        change('scanner', 'internal.fuzzy.exclude.purl', 'false'),
        change('task-scheduler', 'ldap.sync.cadence', '12'),
        change('scanner', 'snyk.cvss.source', 'SNYK'),
        change('vuln-source', 'google.osv.enabled', 'npm;Maven'),
      ],
    ]);
    expect(saved).toEqual([
      [
        'base.url',
        'internal.fuzzy.exclude.purl',
        'ldap.sync.cadence',
        'snyk.cvss.source',
        'google.osv.enabled',
      ],
    ]);
    expect(await stored('scanner', 'internal.fuzzy.exclude.purl')).toBe('false');
  });

  it('does not send what was typed and is not used', async () => {
    const { user } = await open({ declaration: CHECKS });
    const isOn = await screen.findByRole('switch', { name: 'Check' });
    const before = await stored(INDEX, 'consistency.check.cadence');
    await user.clear(field('Upload interval'));
    await user.type(field('Upload interval'), '0');
    await user.click(isOn);
    await user.click(save());

    await screen.findByText('Saved');
    expect(sent).toEqual([[change(INDEX, 'consistency.check.enabled', 'false')]]);
    expect(field('Upload interval')).toHaveValue(before);
  });

  it('judges a value that comes to be used, though it is as it was', async () => {
    for (const [name, value] of [
      ['enabled', 'false'],
      ['cadence', '0'],
    ] as const) {
      await apiCall(server)('POST', '/configProperty', change(INDEX, `consistency.check.${name}`, value));
    }
    const { user } = await open({ declaration: CHECKS });

    await user.click(await screen.findByRole('switch', { name: 'Check' }));
    await user.click(save());

    expect(field('Upload interval')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('sends nothing in the place of a text or a list that was emptied', async () => {
    const { user } = await open();
    await pasteInto(user, await isThere(), 'https://shop.example');
    await user.type(field('Ecosystems'), 'npm{Enter}');
    await user.click(save());
    await screen.findByText('Saved');

    await user.click(screen.getByRole('button', { name: 'Remove npm' }));
    await user.click(save());

    await waitFor(() => expect(sent[1]).toEqual([change('vuln-source', 'google.osv.enabled', null)]));
  });

  it('keeps an unchanged secret to itself, replaces and removes it, and never holds on to what was typed', async () => {
    const { user } = await open();
    await pasteInto(user, await isThere(), 'https://shop.example');
    const key = () => field('API key');
    expect(key()).toHaveAttribute('placeholder', 'Unchanged');

    await user.type(key(), 'secret-1');
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent[0]).toContainEqual(change('vuln-source', 'nvd.api.key', 'secret-1'));
    expect(key()).toHaveValue('');

    await user.click(screen.getByRole('switch', { name: 'Badges' }));
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent[1]).toEqual([change('general', 'badge.enabled', 'true')]);

    await user.click(within(key().closest('div')!.parentElement!).getByRole('button', { name: 'Remove' }));
    await user.click(save());
    await waitFor(() => expect(sent[2]).toEqual([change('vuln-source', 'nvd.api.key', null)]));
  });

  it('says that it is not known whether there is a secret where the server tells that of none', async () => {
    await open();
    await isThere();

    expect(field('API key')).toHaveAccessibleDescription(/^Leave empty to keep any stored value\./);
  });

  it('says of a secret that the server has none where it tells that', async () => {
    const fetch: typeof server.fetch = async (input, init) => {
      const answer = await server.fetch(input, init);
      if (init?.method === 'POST' || !String(input).endsWith('/configProperty')) return answer;
      const all = (await answer.json()) as Setting[];
      return Response.json(
        all.map(({ propertyValue, ...setting }) =>
          setting.propertyType === 'ENCRYPTEDSTRING' ? setting : { ...setting, propertyValue },
        ),
      );
    };
    const token = change('vuln-source', 'github.advisories.access.token', 'ghp_secret');
    await apiCall(server)('POST', '/configProperty', token);
    await open({ fetch });
    await isThere();

    expect(field('API key')).toHaveAttribute('placeholder', 'Not set');
    expect(field('Token')).toHaveAttribute('placeholder', 'Set');
  });

  it('does not show a secret that the server sends as plain text, and knows whether there is one', async () => {
    // As servers before 5.0 do.
    const fetch: typeof server.fetch = async (input, init) => {
      const answer = await server.fetch(input, init);
      if (!String(input).includes('/configProperty')) return answer;
      const text = await answer.text();
      const inClear = text.replaceAll(
        /(github\.advisories\.access\.token","propertyValue":)"[^"]*"/g,
        '$1"ghp_secret"',
      );
      return new Response(inClear, answer);
    };
    const { user } = await open({ fetch });
    await pasteInto(user, await isThere(), 'https://shop.example');
    expect(field('Token')).toHaveAttribute('placeholder', 'Not set');
    await pasteInto(user, field('Token'), 'ghp_secret');

    await user.click(save());

    await waitFor(() => expect(field('Token')).toHaveAttribute('placeholder', 'Set'));
    expect(document.body.innerHTML).not.toContain('ghp_secret');
  });

  it.each([
    ['npm; PyPI', 'Remove “;” from “npm; PyPI”. It separates entries.'],
    ['a\u0007b', /Contains an invisible control character\. Type the text instead\./],
    ['x'.repeat(600) + ',' + 'y'.repeat(424), /Use 1,024 characters or fewer\. This has 1,025\./],
  ])('finds that the entries of a list may not be “%.20s”, and sends nothing', async (text, problem) => {
    const { user } = await open();
    await pasteInto(user, await isThere(), 'https://shop.example');
    await user.click(field('Ecosystems'));
    await user.paste(text);

    await user.click(save());

    await waitFor(() => expect(field('Ecosystems')).toHaveAccessibleDescription(problem));
    expect(sent).toEqual([]);
  });

  it('draws an entry once that a server has twice', async () => {
    const error = vi.spyOn(console, 'error');
    await open({
      fetch: async (input, init) => {
        const answer = await server.fetch(input, init);
        if (!String(input).includes('configProperty')) return answer;
        const settings = (await answer.json()) as Setting[];
        return Response.json(
          settings.map((one) =>
            one.propertyName === 'google.osv.enabled' ? { ...one, propertyValue: 'npm;PyPI; npm' } : one,
          ),
        );
      },
    });
    await isThere();

    expect(screen.getAllByText('npm')).toHaveLength(1);
    expect(screen.getByText('PyPI')).toBeVisible();
    expect(error).not.toHaveBeenCalled();
  });

  it('says at its field what the server refuses, saves the rest, and forgets a secret that was taken', async () => {
    const { user, saved } = await open();
    await pasteInto(user, await isThere(), 'https://shop.example');
    await user.clear(field('NVD'));
    // The declaration has no limit for it; the server has.
    await user.type(field('NVD'), '0');
    await user.type(field('API key'), 'secret-1');

    await user.click(save());

    await waitFor(() =>
      expect(field('NVD')).toHaveAccessibleDescription(/The server says: .*cannot be inferior/),
    );
    expect(field('NVD')).toHaveValue('0');
    await waitFor(() => expect(field('NVD')).toHaveFocus());
    expect(field('API key')).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 change1 problem'));
    expect(saved).toEqual([['base.url', 'nvd.api.key']]);
    expect(await stored('general', 'base.url')).toBe('https://shop.example');
    expect(await stored('task-scheduler', 'nist.mirror.cadence')).toBe('24');
  });

  it('says at its field that a value is longer than any may be, and sends nothing', async () => {
    const { user, saved } = await open();
    await pasteInto(user, await isThere(), 'https://shop.example');
    await user.click(field('API key'));
    await user.paste('x'.repeat(1025));

    await user.click(save());

    await waitFor(() =>
      expect(field('API key')).toHaveAccessibleDescription(
        /Use 1,024 characters or fewer\. This has 1,025\./,
      ),
    );
    expect(saved).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('says at its field that a value is of a kind that no setting takes, when nothing was saved', async () => {
    // Dependency-Track repeats the value, the embedded server does not: it may be a secret.
    const refusal = [{ message: 'is not for here', path: 'propertyValue', invalidValue: 'refused-1' }];
    const { user, saved } = await open({
      fetch: (input, init) =>
        init?.method === 'POST'
          ? Promise.resolve(Response.json(refusal, { status: 400 }))
          : server.fetch(input, init),
    });
    await pasteInto(user, await isThere(), 'https://shop.example');
    await user.click(field('API key'));
    await user.paste('refused-1');

    await user.click(save());

    await waitFor(() => expect(field('API key')).toHaveAccessibleDescription(/The server says: is not for/));
    expect(saved).toEqual([]);
    expect(await stored('general', 'base.url')).toBeUndefined();
    expect(screen.getByRole('status')).toHaveTextContent('2 changes');
  });

  it.each([
    ['LDAP', '', 'Enter a number.'],
    ['LDAP', '0', 'Enter 1 or more.'],
    ['LDAP', '1.5', 'Enter a whole number.'],
    ['URL', 'shop.example', 'Enter a full URL, such as https://example.org.'],
    ['URL', '', 'This field is required.'],
  ])('finds that %s may not be “%s”, and sends nothing', async (label, text, problem) => {
    const { user } = await open();
    await isThere();
    await user.click(screen.getByRole('switch', { name: 'Badges' }));
    await user.clear(field(label));
    if (text) await user.type(field(label), text);

    await user.click(save());

    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(problem)));
    expect(sent).toEqual([]);
  });

  it('shows what somebody else saved meanwhile, but not over what was typed', async () => {
    const { user } = await open();
    await pasteInto(user, await isThere(), 'https://shop.example');
    await user.type(field('NVD'), '8');
    const token = await server.tokenFor('admin');
    const put = (name: string, propertyValue: string) =>
      server.fetch('/api/v1/configProperty', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(change('task-scheduler', name, propertyValue)),
      });
    await put('ldap.sync.cadence', '3');
    await put('nist.mirror.cadence', '5');

    await user.click(save());

    await screen.findByText('Saved');
    await waitFor(() => expect(field('LDAP')).toHaveValue('3'));
    expect(sent[0]!.map(({ propertyName }) => propertyName)).toEqual(['base.url', 'nist.mirror.cadence']);
    expect(await stored('task-scheduler', 'nist.mirror.cadence')).toBe('248');
  });

  it('shows the settings to those who may read but not change them', async () => {
    await open({ isReadOnly: true });

    expect(await screen.findByLabelText('LDAP')).toHaveAttribute('readonly');
    await waitFor(() => expect(field('Token')).toHaveValue('Not set'));
    expect(field('API key')).toHaveValue('Hidden');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    for (const control of screen.getAllByRole('textbox')) expect(control).toHaveAttribute('readonly');
    for (const control of screen.getAllByRole('switch'))
      expect(control).toHaveAttribute('aria-readonly', 'true');
    await expectAccessible();
  });

  it('says that it is not for everybody, and asks the server nothing', async () => {
    let asked = 0;
    await open({
      as: 'viewer',
      fetch: (input, init) => {
        if (String(input).includes('configProperty')) asked += 1;
        return server.fetch(input, init);
      },
    });

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
    expect(asked).toBe(0);
  });

  it('says that it is not for those whose right was taken meanwhile', async () => {
    await open({ fetch: answering(403) });

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });

  it('says when the settings could not be loaded, and loads them again', async () => {
    let isBroken = true;
    const { user } = await open({
      fetch: (input, init) => (isBroken ? answering(500)(input, init) : server.fetch(input, init)),
    });
    expect(await screen.findByText('Could not load settings')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await isThere()).toBeVisible();
  });

  it('says when the server has none of the settings', async () => {
    await open({
      declaration: {
        title: say('Settings'),
        sections: [{ title: say('All'), settings: [SETTINGS.at(-1)!] }],
      },
    });

    expect(await screen.findByText('This server has none of these settings')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('keeps everything when saving fails, says why, and works the second time', async () => {
    let isBroken = true;
    const { user } = await open({
      fetch: (input, init) =>
        init?.method === 'POST' && isBroken ? answering(500)(input, init) : server.fetch(input, init),
    });
    await pasteInto(user, await isThere(), 'https://shop.example');

    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not save.');
    expect(await isThere()).toHaveValue('https://shop.example');
    isBroken = false;
    await user.click(save());

    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('does not claim that nothing was saved when it cannot read the answer', async () => {
    const { user } = await open({
      fetch: async (input, init) => {
        const answer = await server.fetch(input, init);
        return init?.method === 'POST' ? new Response('<html></html>') : answer;
      },
    });
    await pasteInto(user, await isThere(), 'https://shop.example');

    await user.click(save());

    expect(await screen.findByRole('alert')).toHaveTextContent('Some changes may not be saved.');
  });

  it('tells the host that the session has ended and keeps what was typed', async () => {
    const { user, told } = await open({
      fetch: (input, init) =>
        init?.method === 'POST' ? answering(401)(input, init) : server.fetch(input, init),
    });
    await pasteInto(user, await isThere(), 'https://shop.example');

    await user.click(save());

    await waitFor(() => expect(told.unauthorized).toBe(1));
    expect(await isThere()).toHaveValue('https://shop.example');
  });
});

describe('SettingsPanel, while what it saved is not loaded again', () => {
  const badges = () => screen.getByRole('switch', { name: /^Badges/ });
  const switches = SETTINGS.filter(({ type }) => type === 'switch');
  const declaration = { title: say('Switches'), sections: [{ title: say('All'), settings: switches }] };

  it.each(['slow', 'failing'])('saves what is changed back, with a %s network', async (network) => {
    const held = heldAnswers(server);
    let isBroken = false;
    const { user } = await open({
      declaration,
      fetch: (input, init) => {
        if (init?.method === 'POST') sent.push(JSON.parse(init.body as string) as SettingChange[]);
        else if (isBroken) return Promise.reject(new TypeError('Failed to fetch'));
        return held.fetch(input, init);
      },
    });
    await screen.findByRole('switch', { name: /^Badges/ });
    const reload = network === 'slow' ? held.hold({ path: '/configProperty' }) : undefined;
    isBroken = network === 'failing';

    await user.click(badges());
    await user.click(save());
    await screen.findByText('Saved');
    await user.click(badges());
    expect(screen.getByText('1 change')).toBeVisible();
    await user.click(save());
    await screen.findByText('Saved');
    isBroken = false;
    reload?.release();

    const [on, off] = sent.map(([first]) => first?.propertyValue);
    expect([on, off]).toEqual(['true', 'false']);
    expect(await stored('general', 'badge.enabled')).toBe(off);
    await waitFor(() => expect(badges()).not.toBeChecked());
  });

  it('counts what the server took as saved, though it refused the rest', async () => {
    const held = heldAnswers(server);
    const { user } = await open({
      declaration,
      fetch: async (input, init) => {
        const answer = await held.fetch(input, init);
        if (init?.method !== 'POST') return answer;
        const [first, ...rest] = (await answer.json()) as unknown[];
        return Response.json([first, ...rest.map(() => 'It is not allowed.')]);
      },
    });
    await screen.findByRole('switch', { name: /^Badges/ });
    const reload = held.hold({ method: 'GET', path: '/configProperty' });
    await user.click(badges());
    await user.click(screen.getByRole('switch', { name: /^Also with a PURL/ }));
    await user.click(save());
    await screen.findByText('1 change');

    await user.click(badges());

    expect(screen.getByText('2 changes')).toBeVisible();
    reload.release();
  });

  it('tells its actions which switches are on, by what their labels say, also when the clock was set back', async () => {
    const held = heldAnswers(server);
    const { user } = await open({ declaration, fetch: held.fetch });
    await screen.findByRole('switch', { name: /^Badges/ });
    held.hold({ method: 'GET', path: '/configProperty' });
    await user.click(screen.getByRole('button', { name: 'What is on…' }));
    expect(screen.getByText(/^On:/)).toHaveTextContent(/^On:$/);
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 60_000);

    await user.click(screen.getByRole('switch', { name: /^Also with a PURL/ }));
    await user.click(badges());
    await user.click(save());
    await screen.findByText('Saved');

    expect(screen.getByText(/^On:/)).toHaveTextContent('On: Badges, Also with a PURL');
  });

  it('knows whether there is a secret, before what was saved is loaded again', async () => {
    const held = heldAnswers(server);
    const { user } = await open({ fetch: held.fetch });
    await pasteInto(user, await isThere(), 'https://shop.example');
    held.hold({ method: 'GET', path: '/configProperty' });

    await pasteInto(user, field('Token'), 'ghp_secret');
    await user.click(save());
    await screen.findByText('Saved');
    expect(field('Token')).toHaveAttribute('placeholder', 'Set');

    await user.click(
      within(field('Token').closest('div')!.parentElement!).getByRole('button', { name: 'Remove' }),
    );
    await user.click(save());

    await waitFor(() => expect(field('Token')).toHaveAttribute('placeholder', 'Not set'));
  });
});

function answering(status: number): typeof fetch {
  return (input, init) =>
    String(input).includes('configProperty')
      ? Promise.resolve(new Response('', { status }))
      : server.fetch(input, init);
}
