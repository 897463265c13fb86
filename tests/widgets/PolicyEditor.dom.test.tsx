import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Policy } from '../../src/schema/policy.js';
import { PolicyEditor } from '../../src/widgets/policy/PolicyEditor/index.js';
import { apiCall } from '../support/apiCall.js';
import { asLine } from '../support/asLine.js';
import { heldAnswers } from '../support/heldAnswers.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

type Line = readonly [subject: string, operator: string, value: string];

/** Creates a policy as another client would. */
async function aPolicy(name: string, lines: readonly Line[] = [], part: Partial<Policy> = {}) {
  const call = apiCall(server);
  const made = await call('PUT', '/policy', { name, operator: 'ANY', violationState: 'FAIL', ...part });
  const { uuid } = (await made.json()) as Policy;
  for (const [subject, operator, value] of lines) {
    await call('PUT', `/policy/${uuid}/condition`, { subject, operator, value });
  }
  return uuid;
}

const stored = (uuid: string) => server.get<Policy>(`/policy/${uuid}`);
const linesOf = async (uuid: string) =>
  ((await stored(uuid)).policyConditions ?? []).map(({ subject, operator, value }) => [
    subject,
    operator,
    value,
  ]);

const shown = async (open: string, options: Partial<Parameters<typeof kitPage>[1]> = {}) => {
  const page = await kitPage(<PolicyEditor defaultValue={{ open }} />, { server, ...options });
  await screen.findByRole('form');
  await screen.findAllByLabelText('Name');
  return page;
};
const condition = (count: number) => within(screen.getByRole('group', { name: `Condition ${count}` }));
const choose = (label: string, value: string, count = 1) =>
  fireEvent.change(condition(count).getByLabelText(label), { target: { value } });
const type = (label: string, value: string, count = 1) =>
  fireEvent.change(condition(count).getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = async () => expect(await screen.findByText(/^Saved/)).toBeVisible();

describe('PolicyEditor', () => {
  it('lists the policies with what they mean, how many conditions they have and what they are limited to', async () => {
    const project = await server.aProject({ name: 'shop', tags: ['tier-1'] });
    const banned = await aPolicy('Banned', [
      ['SEVERITY', 'IS', 'CRITICAL'],
      ['CPE', 'MATCHES', 'acme'],
    ]);
    await apiCall(server)('POST', `/policy/${banned}/project/${project.uuid}`);
    await apiCall(server)('POST', `/policy/${banned}/tag/tier-1`);
    await aPolicy('Old', [], { violationState: 'WARN' });

    await kitPage(<PolicyEditor />, { server });

    const row = (await screen.findByRole('button', { name: 'Banned' })).closest('tr')!;
    for (const word of ['Fail', 'Any (or)', '2', '1 project, 1 tag']) expect(row).toHaveTextContent(word);
    const other = screen.getByRole('button', { name: 'Old' }).closest('tr')!;
    for (const word of ['Warn', 'All projects']) expect(other).toHaveTextContent(word);
    expect(screen.getByText('2 policies')).toBeVisible();
  });

  it('creates a policy, which stays open for its conditions', async () => {
    const onPolicySaved = vi.fn();
    const { user, told } = await kitPage(<PolicyEditor onPolicySaved={onPolicySaved} />, { server });

    await user.click((await screen.findAllByRole('button', { name: 'Create policy…' }))[0]!);
    await pasteInto(user, await screen.findByLabelText('Name'), ' No criticals ');
    await user.click(screen.getByRole('radio', { name: 'Fail' }));
    const form = screen.getByRole('form', { name: 'Create policy' });
    await user.click(within(form).getByRole('button', { name: 'Create policy' }));

    expect(await screen.findByText('Without conditions, it does nothing.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add condition' })).toBeVisible();
    // The form stays open and reports the save. No notice repeats it.
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(told.notices).toEqual([]);
    expect(onPolicySaved).toHaveBeenCalledWith({
      policy: expect.objectContaining({ name: 'No criticals', violationState: 'FAIL' }) as Policy,
      isNew: true,
    });
  });

  it('says at the name that there is one of it already, and keeps it', async () => {
    await aPolicy('Banned');
    await shown('*');

    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Banned' } });
    fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Create policy' }));

    expect(await screen.findByText('This name is already in use.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Banned');
  });

  it('deletes a policy after a question that says what goes with it', async () => {
    const uuid = await aPolicy('Banned', [['CPE', 'MATCHES', 'acme']]);
    const onPolicyDeleted = vi.fn();
    const { user } = await kitPage(
      <PolicyEditor defaultValue={{ open: uuid }} onPolicyDeleted={onPolicyDeleted} />,
      { server },
    );

    await user.click(await screen.findByRole('button', { name: 'Delete policy…' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('This also deletes its condition and violations');
    await user.click(within(question).getByRole('button', { name: 'Delete policy' }));

    await waitFor(() => expect(onPolicyDeleted).toHaveBeenCalledTimes(1));
    expect(await server.get<Policy[]>('/policy')).toEqual([]);
  });

  it('saves name, state, operator and conditions with one press, and says what the policy does', async () => {
    const uuid = await aPolicy('Banned', [
      ['SEVERITY', 'IS', 'LOW'],
      ['CPE', 'MATCHES', 'acme'],
    ]);
    const { user } = await shown(uuid);

    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'No criticals' } });
    await user.click(screen.getByRole('radio', { name: 'Warn' }));
    await user.click(screen.getByRole('radio', { name: 'All (and)' }));
    choose('Value', 'CRITICAL');
    await user.click(screen.getByRole('button', { name: 'Remove condition 2' }));
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', 'PACKAGE_URL', 2);
    type('Value', 'pkg:npm/*', 2);

    expect(screen.getByRole('note')).toHaveTextContent(
      'Warns when a component of any project has a vulnerability with severity Critical and has a package URL that matches pkg:npm/*.',
    );
    save();

    await saved();
    expect(await stored(uuid)).toMatchObject({
      name: 'No criticals',
      violationState: 'WARN',
      operator: 'ALL',
    });
    expect(await linesOf(uuid)).toEqual([
      ['SEVERITY', 'IS', 'CRITICAL'],
      ['PACKAGE_URL', 'MATCHES', 'pkg:npm/*'],
    ]);
    // Once more: what was new is changed now, and not added again.
    type('Value', 'pkg:maven/*', 2);
    save();
    await waitFor(async () =>
      expect(await linesOf(uuid)).toEqual([
        ['SEVERITY', 'IS', 'CRITICAL'],
        ['PACKAGE_URL', 'MATCHES', 'pkg:maven/*'],
      ]),
    );
  });

  it('stores conditions about each subject as servers read them, and shows them again', async () => {
    const conditions: readonly (readonly [
      subject: string,
      operator: string,
      fields: Readonly<Record<string, string>>,
      value: string,
    ])[] = [
      ['AGE', 'NUMERIC_GREATER_THAN', { Value: 'P1Y6M' }, 'P1Y6M'],
      [
        'COORDINATES',
        'NO_MATCH',
        { Group: 'com.example.*', Version: '>=2.1' },
        '{"group":"com.example.*","version":">=2.1"}',
      ],
      ['CPE', 'MATCHES', { Value: 'acme' }, 'acme'],
      ['SWID_TAGID', 'MATCHES', { Value: 'acme' }, 'acme'],
      ['VERSION', 'NUMERIC_LESS_THAN', { Value: '2.0' }, '2.0'],
      [
        'COMPONENT_HASH',
        'IS',
        { Algorithm: 'MD5', 'Hash value': 'd41d8cd98f00b204e9800998ecf8427e' },
        '{"algorithm":"MD5","value":"d41d8cd98f00b204e9800998ecf8427e"}',
      ],
      ['VULNERABILITY_ID', 'IS_NOT', { Value: 'CVE-2021-44228' }, 'CVE-2021-44228'],
      [
        'VERSION_DISTANCE',
        'NUMERIC_GREATER_THAN_OR_EQUAL',
        { Major: '1', Minor: '3' },
        '{"major":"1","minor":"3"}',
      ],
    ];
    const uuid = await aPolicy('Banned');
    const page = await shown(uuid);
    for (const [index, [subject, operator, fields]] of conditions.entries()) {
      fireEvent.click(screen.getByRole('button', { name: 'Add condition' }));
      choose('Subject', subject, index + 1);
      choose('Operator', operator, index + 1);
      for (const [label, text] of Object.entries(fields)) type(label, text, index + 1);
    }
    save();

    await saved();
    expect(await linesOf(uuid)).toEqual(
      conditions.map(([subject, operator, , value]) => [subject, operator, value]),
    );
    page.unmount();
    await shown(uuid);
    for (const [index, [, , fields]] of conditions.entries())
      for (const [label, text] of Object.entries(fields))
        expect(condition(index + 1).getByLabelText(label)).toHaveValue(text);
  });

  it('takes weaknesses one by one, as numbers or identifiers', async () => {
    const uuid = await aPolicy('Injections');
    const { user } = await shown(uuid);
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', 'CWE');

    await user.type(condition(1).getByLabelText('Value'), '79,cwe-89,');
    save();

    await saved();
    expect(await linesOf(uuid)).toEqual([['CWE', 'CONTAINS_ANY', 'CWE-79, CWE-89']]);
  });

  it('finds licenses and license groups by name', async () => {
    const uuid = await aPolicy('Licenses');
    const { user } = await shown(uuid);
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', 'LICENSE');
    await user.type(condition(1).getByRole('combobox', { name: 'Value' }), 'MIT License');
    await user.click(await screen.findByRole('option', { name: /^MIT License \(MIT\)/ }));
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', 'LICENSE_GROUP', 2);
    await user.selectOptions(
      await condition(2).findByRole('combobox', { name: 'Value' }),
      await screen.findByRole('option', { name: 'Copyleft' }),
    );

    expect(screen.getByRole('note')).toHaveTextContent(
      'cannot be used without the license MIT License or cannot be used without a license from the group Copyleft.',
    );
    save();

    await saved();
    const lines = await linesOf(uuid);
    expect(lines.map(([subject]) => subject)).toEqual(['LICENSE', 'LICENSE_GROUP']);
    expect(lines[0]![2]).toMatch(/^[\da-f-]{36}$/);
  });

  it('keeps no value that does not fit when the subject changes', async () => {
    const uuid = await aPolicy('Banned', [['SEVERITY', 'IS_NOT', 'LOW']]);
    await shown(uuid);

    choose('Subject', 'VERSION');

    expect(condition(1).getByLabelText('Operator')).toHaveValue('NUMERIC_GREATER_THAN');
    expect(condition(1).getByLabelText('Value')).toHaveValue('');
    save();
    expect(await screen.findByText('Enter a value.')).toBeVisible();
    expect(await linesOf(uuid)).toEqual([['SEVERITY', 'IS_NOT', 'LOW']]);
  });

  it('says while it is typed what is wrong with a condition, and saves nothing of it', async () => {
    const uuid = await aPolicy('Banned');
    const { user } = await shown(uuid);
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', 'COORDINATES');
    type('Version', '>=2.*');

    const problem = '“>=2.*” is not a valid version. Enter one such as 2.1, or >=2.1 in coordinates.';
    expect(await screen.findByText(problem)).toBeVisible();
    expect(condition(1).getByLabelText('Version')).toBeInvalid();
    expect(condition(1).getByLabelText('Group')).toBeValid();
    save();
    expect(await screen.findByText('1 condition is incomplete or invalid.')).toBeVisible();
    expect(await linesOf(uuid)).toEqual([]);
  });

  it.each([
    ['PACKAGE_URL', '^npm/left-pad', 'has a package URL that matches ^npm/left-pad'],
    ['PACKAGE_URL', 'a$b', 'has a package URL that matches a$b'],
    ['CPE', '^cpe:2.3:x:', 'has a CPE that matches ^cpe:2.3:x:'],
  ])('says that nothing can meet %s %s, and saves nothing of it', async (subject, value, sentence) => {
    const uuid = await aPolicy('Never');
    const { user } = await shown(uuid);
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', subject);
    type('Value', value);

    expect(await condition(1).findByText('No component can meet this condition.')).toBeVisible();
    expect(condition(1).getByLabelText('Value')).toBeInvalid();
    expect(screen.getByRole('note')).toHaveTextContent(sentence);
    save();
    expect(await screen.findByText('1 condition is incomplete or invalid.')).toBeVisible();
    expect(await linesOf(uuid)).toEqual([]);
  });

  it('warns of a saved condition that nothing can meet, keeps it, and lets it be removed', async () => {
    const uuid = await aPolicy('Stored', [['PACKAGE_URL', 'MATCHES', 'npm']]);
    server.context.db.prepare("update policyCondition set value = '^npm' where value = 'npm'").run();
    const { user } = await shown(uuid);

    expect(condition(1).getByText('No component can meet this condition.')).toBeVisible();
    expect(condition(1).getByLabelText('Value')).toBeValid();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Renamed' } });
    save();
    await saved();
    expect(await stored(uuid)).toMatchObject({ name: 'Renamed' });
    expect(await linesOf(uuid)).toEqual([['PACKAGE_URL', 'MATCHES', '^npm']]);

    await user.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    save();
    await waitFor(async () => expect(await linesOf(uuid)).toEqual([]));
  });

  it('shows what was refused at its condition, keeps it, and knows what was saved', async () => {
    const uuid = await aPolicy('Banned');
    let refusals = 1;
    const fetch = interceptedFetch(server, ({ method, path }) => {
      const isRefused = method === 'PUT' && path.endsWith('/condition') && refusals > 0;
      if (!isRefused) return undefined;
      refusals -= 1;
      return new Response('The server does not like this version.', { status: 400 });
    });
    const { user } = await shown(uuid, { fetch });
    for (const [place, subject, value] of [
      [1, 'VERSION', '2.0'],
      [2, 'CPE', 'acme'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Add condition' }));
      choose('Subject', subject, place);
      type('Value', value, place);
    }
    save();

    expect(await screen.findByText(/^1 of 2 changes were saved\./)).toBeVisible();
    expect(condition(1).getByText(/The server does not like this version\./)).toBeVisible();
    expect(condition(1).getByLabelText('Value')).toHaveValue('2.0');
    expect(await linesOf(uuid)).toEqual([['CPE', 'MATCHES', 'acme']]);

    type('Value', '3.0', 1);
    save();
    await saved();
    expect(await linesOf(uuid)).toEqual([
      ['CPE', 'MATCHES', 'acme'],
      ['VERSION', 'NUMERIC_GREATER_THAN', '3.0'],
    ]);
  });

  it('removes nothing that somebody else added after a save was refused in part', async () => {
    const uuid = await aPolicy('Banned', [['SEVERITY', 'IS', 'LOW']]);
    let refusals = 1;
    const fetch = interceptedFetch(server, ({ method, path }) => {
      if (method !== 'PUT' || !path.endsWith('/condition') || refusals === 0) return undefined;
      refusals -= 1;
      return new Response('No.', { status: 400 });
    });
    const { user } = await shown(uuid, { fetch });
    await apiCall(server)('PUT', `/policy/${uuid}/condition`, {
      subject: 'CPE',
      operator: 'MATCHES',
      value: 'theirs',
    });
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', 'CPE', 2);
    type('Value', 'mine', 2);
    save();
    await screen.findByText(/^Nothing was saved\./);
    save();

    await waitFor(async () =>
      expect(await linesOf(uuid)).toEqual([
        ['SEVERITY', 'IS', 'LOW'],
        ['CPE', 'MATCHES', 'theirs'],
        ['CPE', 'MATCHES', 'mine'],
      ]),
    );
  });

  it('keeps what is typed on while it saves, and adds nothing twice', async () => {
    const uuid = await aPolicy('Banned');
    const held = heldAnswers(server);
    const { user } = await shown(uuid, { fetch: held.fetch });
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', 'CPE');
    type('Value', 'acme');
    const answer = held.hold({ method: 'PUT', path: '/condition' });
    save();
    await waitFor(() => expect(answer.count()).toBe(1));
    type('Value', 'other');
    answer.release();

    expect(await screen.findByText('1 change')).toBeVisible();
    expect(condition(1).getByLabelText('Value')).toHaveValue('other');
    await screen.findByRole('button', { name: 'Save' });
    expect(await linesOf(uuid)).toEqual([['CPE', 'MATCHES', 'acme']]);
    save();
    await saved();
    expect(await linesOf(uuid)).toEqual([['CPE', 'MATCHES', 'other']]);
  });

  it('finds what was added although its answer was lost, and adds it no second time', async () => {
    const uuid = await aPolicy('Banned');
    let losses = 1;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const answer = await server.fetch(input, init);
      if (init?.method !== 'PUT' || losses === 0) return answer;
      losses -= 1;
      throw new TypeError('Failed to fetch');
    };
    const { user } = await shown(uuid, { fetch });
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    choose('Subject', 'CPE');
    type('Value', 'acme');
    save();

    expect(await screen.findByText(/^The connection was lost after 0 of 1 changes\./)).toBeVisible();
    save();
    await saved();
    expect(await linesOf(uuid)).toEqual([['CPE', 'MATCHES', 'acme']]);
  });

  it('does not overwrite what somebody else changed meanwhile without saying so', async () => {
    const uuid = await aPolicy('Banned', [
      ['SEVERITY', 'IS', 'LOW'],
      ['CPE', 'MATCHES', 'acme'],
    ]);
    await shown(uuid);
    const [first, second] = (await stored(uuid)).policyConditions!;
    await apiCall(server)('POST', '/policy/condition', { ...first, value: 'HIGH' });
    await apiCall(server)('POST', '/policy/condition', { ...second, value: 'other' });

    choose('Value', 'CRITICAL');
    save();

    expect(
      await screen.findByText('Someone else changed this to “Severity is High”. Save again to overwrite it.'),
    ).toBeVisible();
    expect(await linesOf(uuid)).toEqual([
      ['SEVERITY', 'IS', 'HIGH'],
      ['CPE', 'MATCHES', 'other'],
    ]);
    save();
    await saved();
    expect(await linesOf(uuid)).toEqual([
      ['SEVERITY', 'IS', 'CRITICAL'],
      ['CPE', 'MATCHES', 'other'],
    ]);
  });

  it('puts a condition that somebody else removed back once, whatever else is refused', async () => {
    const uuid = await aPolicy('Banned', [['SEVERITY', 'IS', 'LOW']]);
    let refusals = 1;
    const fetch = interceptedFetch(server, ({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/policy') || refusals === 0) return undefined;
      refusals -= 1;
      return new Response('No.', { status: 400 });
    });
    await shown(uuid, { fetch });
    const [condition] = (await stored(uuid)).policyConditions!;
    await apiCall(server)('DELETE', `/policy/condition/${condition!.uuid}`);

    choose('Value', 'CRITICAL');
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Forbidden' } });
    save();
    await screen.findByText(/Save again to restore it/);
    save();
    expect(await screen.findByText(/1 of 2 changes were saved\./)).toBeVisible();
    save();

    await saved();
    expect(await stored(uuid)).toMatchObject({ name: 'Forbidden' });
    expect(await linesOf(uuid)).toEqual([['SEVERITY', 'IS', 'CRITICAL']]);
  });

  it('limits a policy to projects and tags, and takes that back', async () => {
    const shop = await server.aProject({ name: 'shop', version: '1.0', tags: ['tier-1'] });
    await server.aProject({ name: 'office' });
    const uuid = await aPolicy('Banned', [['CPE', 'MATCHES', 'acme']]);
    const { user } = await shown(uuid);

    await user.type(screen.getByRole('combobox', { name: /^Limit to tags/ }), 'tier');
    await user.click(await screen.findByRole('option', { name: 'tier-1' }));
    await user.type(screen.getByRole('combobox', { name: /^Limit to projects$/ }), 'shop');
    await user.click(await screen.findByRole('option', { name: /^shop 1\.0/ }));
    await user.click(screen.getByRole('switch', { name: /^Include child projects/ }));
    expect(screen.getByRole('note')).toHaveTextContent(
      'when a component of shop 1.0, a child project, or a project tagged tier-1 has a CPE',
    );
    save();

    await saved();
    expect(await stored(uuid)).toMatchObject({
      projects: [{ uuid: shop.uuid }],
      tags: [{ name: 'tier-1' }],
      includeChildren: true,
    });
    await user.click(screen.getByRole('button', { name: 'Remove shop 1.0' }));
    save();
    await waitFor(async () => expect((await stored(uuid)).projects ?? []).toEqual([]));
    expect((await stored(uuid)).tags).toEqual([{ name: 'tier-1' }]);
  });

  it('warns of a policy that nothing can violate', async () => {
    const uuid = await aPolicy(
      'Never',
      [
        ['VERSION', 'NUMERIC_GREATER_THAN', '2'],
        ['VERSION', 'NUMERIC_LESS_THAN', '1'],
      ],
      { operator: 'ALL' },
    );
    await shown(uuid);

    expect(
      await screen.findByText(
        'Conditions 1 and 2 contradict each other, so nothing can violate this policy.',
      ),
    ).toBeVisible();
  });

  it('offers what the server knows: the score of EPSS from 4.12 on', async () => {
    const uuid = await aPolicy('Banned');
    const page = await shown(uuid);
    await page.user.click(screen.getByRole('button', { name: 'Add condition' }));
    expect(condition(1).queryByRole('option', { name: 'EPSS score' })).toBeNull();
    page.unmount();

    const later = asLine(server, '4.14.2');
    const { user } = await shown(uuid, { server: later });
    await user.click(screen.getByRole('button', { name: 'Add condition' }));

    expect(condition(1).getByRole('option', { name: 'EPSS score' })).toBeInTheDocument();
    choose('Subject', 'IS_INTERNAL');
    expect(condition(1).getByLabelText('Value')).toHaveValue('true');
    choose('Subject', 'EPSS');
    type('Value', '0.5');
    expect(screen.getByText('Equals 50%.')).toBeVisible();
  });

  it('leaves a condition that the server of now does not know as it is', async () => {
    const uuid = await aPolicy('Later');
    const { db } = server.context;
    const { id } = db.first(db.build.selectFrom('policy').select('id').where('uuid', '=', uuid))!;
    const later = { policyId: id, subject: 'EPSS', operator: 'NUMERIC_LESS_THAN', value: '0.5' };
    db.run(db.build.insertInto('policyCondition').values({ ...later, uuid: crypto.randomUUID() }));
    await shown(uuid);

    expect(
      condition(1).getByText(
        /The server or this console does not support this subject\. It is kept unless you remove it\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('meets condition 1, which has an unknown subject.');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Kept' } });
    save();

    await saved();
    expect(await stored(uuid)).toMatchObject({ name: 'Kept' });
    expect(await linesOf(uuid)).toEqual([['EPSS', 'NUMERIC_LESS_THAN', '0.5']]);
  });
});
