import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/entities/finding/detail/FindingDetail.js';
import '../../src/entities/finding/rescoring/RescoringDialog.js';
import '../../src/entities/finding/rescoring/ScoredVectors.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, kitPage, type KitPageOptions } from './kitPage.js';

const VECTOR = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';
const LOCAL = `${VECTOR}/MAV:L`;

let server: TestServer;
let project: TestProject;

beforeEach(async () => {
  server = await testServer();
  project = await server.aProject({
    components: [{ name: 'lodash', version: '4.17.15' }],
    findings: [
      { vulnId: 'CVE-2020-8203', severity: 'CRITICAL', cvssV3BaseScore: 9.8, cvssV3Vector: VECTOR },
      { vulnId: 'CVE-2019-1', severity: 'LOW', details: `Seen: ${LOCAL}`, comments: ['No vector here.'] },
      {
        vulnId: 'CVE-2020-1',
        severity: 'HIGH',
        cvssV2BaseScore: 7.5,
        cvssV2Vector: '(C:P/I:P/A:P/AV:N/E:ND/Au:N/AC:L)',
      },
    ],
  });
});
afterEach(() => closed(server));

const open = async (vulnId: string, options: Partial<KitPageOptions> = {}) => {
  const page = await kitPage(<ProjectFindings projectId={project.uuid} />, {
    server,
    as: 'auditor',
    ...options,
  });
  await page.user.click(await screen.findByRole('button', { name: new RegExp(`Details.*${vulnId}`) }));
  await screen.findByText(`What ${vulnId} is about.`);
  return page;
};
const analysisOf = (vulnId: string) => {
  const { matrix } = project.findings.find((one) => one.vulnId === vulnId)!;
  const [of, component, vulnerability] = matrix.split(':');
  return server.get<{ analysisDetails?: string; analysisComments: { comment: string }[] }>(
    `/analysis?project=${of}&component=${component}&vulnerability=${vulnerability}`,
  );
};
const details = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Details/ });

describe('rescoring a finding', () => {
  it('asks before “Cancel” drops a vector', async () => {
    const { user } = await open('CVE-2020-8203');
    await user.click(screen.getByRole('button', { name: 'Rescore…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rescore CVE-2020-8203' });
    const vector = await within(dialog).findByRole('textbox', { name: /vector/i });
    await user.clear(vector);
    await user.paste(LOCAL);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(vector).toHaveValue(LOCAL);
  });

  it('opens its vector, and adds the result to what was typed, from where it is saved and read back', async () => {
    const { user } = await open('CVE-2020-8203');
    await pasteInto(user, details(), 'Only reachable locally.');

    await user.click(screen.getByRole('button', { name: 'Rescore…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rescore CVE-2020-8203' });
    expect(within(dialog).getByText('9.8 Critical (unchanged)')).toBeVisible();
    const vector = await within(dialog).findByRole('textbox', { name: /vector/i });
    await user.clear(vector);
    await user.paste(LOCAL);
    expect(await within(dialog).findByText('Before: 9.8 Critical. Now: 8.4 High.')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Comment' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add to decision' }));

    const line = `Rescored to 8.4 High: ${LOCAL}`;
    await waitFor(() => expect(details()).toHaveValue(`Only reachable locally.\n${line}`));
    expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue(line);
    expect(screen.getByText('Score added. Save to keep it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');

    expect((await analysisOf('CVE-2020-8203')).analysisDetails).toBe(`Only reachable locally.\n${line}`);
    const trail = screen.getByRole('region', { name: 'Audit trail' });
    // The server's own entry says the details again.
    expect(within(trail).getAllByRole('button', { name: `Calculator: ${LOCAL}` }).length).toBeGreaterThan(0);
    expect(within(trail).getAllByText('8.4')[0]).toBeVisible();
  });

  it('shows what a vector in the details amounts to, and opens it', async () => {
    const { user } = await open('CVE-2019-1');

    const list = await screen.findAllByRole('list', { name: 'Scores in this text' });
    expect(list).toHaveLength(1);
    expect(within(list[0]!).getByText('8.4')).toBeVisible();
    expect(within(list[0]!).getByText('High')).toBeVisible();
    await expectAccessible();
    const calculator = within(list[0]!).getByRole('button', { name: `Calculator: ${LOCAL}` });
    expect(calculator).toHaveTextContent('Calculator…');
    await user.click(calculator);

    const dialog = await screen.findByRole('dialog', { name: 'Rescore CVE-2019-1' });
    expect(within(dialog).getByRole('radio', { name: 'CVSS v3.1 from the decision' })).toBeChecked();
    expect(await within(dialog).findByRole('textbox', { name: /vector/i })).toHaveValue(LOCAL);
  });

  it('asks before a changed vector is thrown away, and puts nothing into the decision then', async () => {
    const { user } = await open('CVE-2020-8203');
    await user.click(screen.getByRole('button', { name: 'Rescore…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rescore CVE-2020-8203' });
    await user.type(await within(dialog).findByRole('textbox', { name: /vector/i }), '/MAV:L');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /Discard/ }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(details()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Rescore…' })).toHaveFocus();
  });

  it('begins a second time from the score given before, and puts the new one in its place', async () => {
    const { user } = await open('CVE-2020-8203');
    const rescore = async (from: string, to: string) => {
      await user.click(screen.getByRole('button', { name: 'Rescore…' }));
      const dialog = await screen.findByRole('dialog', { name: 'Rescore CVE-2020-8203' });
      const vector = await within(dialog).findByRole('textbox', { name: /vector/i });
      expect(vector).toHaveValue(from);
      await user.clear(vector);
      await user.paste(to);
      await user.click(within(dialog).getByRole('button', { name: 'Add to decision' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await pasteInto(user, details(), `The vendor says 9.8: ${VECTOR}`);
    await rescore(VECTOR, LOCAL);
    await user.type(details(), '{Enter}Asked the vendor.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');

    await rescore(LOCAL, `${LOCAL}/MC:N`);

    const text = `The vendor says 9.8: ${VECTOR}\nRescored to 7.7 High: ${LOCAL}/MC:N\nAsked the vendor.`;
    expect(details()).toHaveValue(text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await analysisOf('CVE-2020-8203')).analysisDetails).toBe(text));
  });

  it('keeps a vector of v2 as its source wrote it, and replaces the line of it', async () => {
    const { user } = await open('CVE-2020-1');
    const rescore = async (metric: RegExp, value: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Rescore…' }));
      const dialog = await screen.findByRole('dialog', { name: 'Rescore CVE-2020-1' });
      const choices = within(await within(dialog).findByRole('radiogroup', { name: metric }));
      await user.click(choices.getByRole('radio', { name: value }));
      await user.click(within(dialog).getByRole('button', { name: 'Add to decision' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };

    await rescore(/^Access vector/, /^Local/);
    expect(details()).toHaveValue('Rescored to 4.6 Medium: (C:P/I:P/A:P/AV:L/E:ND/Au:N/AC:L)');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');

    await rescore(/^Access vector/, /^Adjacent/);
    expect(details().value.split('\n')).toEqual([
      expect.stringMatching(/^Rescored to 5\.8 Medium: \(?C:P\/I:P\/A:P\/AV:A\/E:ND\/Au:N\/AC:L\)?$/),
    ]);
  });

  it('says why nothing can be added yet', async () => {
    const { user } = await open('CVE-2019-1');
    await user.clear(details());
    await user.click(screen.getByRole('button', { name: 'Rescore…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rescore CVE-2019-1' });

    const put = within(dialog).getByRole('button', { name: 'Add to decision' });
    expect(put).toHaveAttribute('aria-disabled', 'true');
    expect(put).toHaveAccessibleDescription('Complete the vector first.');
    await user.click(within(dialog).getByRole('radio', { name: 'OWASP Risk Rating' }));
    expect(await within(dialog).findByRole('group', { name: /OWASP/ })).toBeVisible();
  });

  it('shows calculators that change nothing to who may only read', async () => {
    const { user } = await open('CVE-2020-8203', { as: 'viewer' });

    expect(screen.queryByRole('button', { name: 'Rescore…' })).toBeNull();
    expect(screen.getByText('Found by').closest('dt')!.nextSibling).toHaveTextContent(
      /^Internal analyzer \(NVD\) on /,
    );
    await user.click(await screen.findByRole('button', { name: `Calculator: ${VECTOR}` }));

    const dialog = await screen.findByRole('dialog', { name: 'Score of CVE-2020-8203' });
    expect(within(dialog).queryByRole('button', { name: 'Add to decision' })).toBeNull();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the score that a server gives the finding by a rule', async () => {
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const answer = await server.fetch(url, init);
      if (!String(url).includes('/analysis?') || !answer.ok) return answer;
      const decision = (await answer.json()) as object;
      return Response.json({ ...decision, severity: 'HIGH', cvssV3Vector: LOCAL, cvssV3Score: 8.4 });
    };
    await open('CVE-2019-1', { fetch });

    expect(await screen.findByText('Score from a server rule:')).toBeVisible();
    expect(await screen.findAllByRole('list', { name: 'Scores in this text' })).toHaveLength(2);
  });
});
