import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIntl } from 'react-intl';
import { CVSS_METRICS, CVSS_VERSIONS } from '../../src/domain/scores/cvssMetrics.js';
import {
  CvssCalculator,
  type CvssCalculatorProps,
} from '../../src/widgets/vulnerability/CvssCalculator/index.js';
import { cvssMetricText, cvssValueText } from '../../src/entities/score/cvssTexts.js';
import { expectAccessible } from './kitPage.js';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const LOG4SHELL = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H';
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Vector' });
const group = async (name: string | RegExp) => within(await screen.findByRole('radiogroup', { name }));

function page(props: CvssCalculatorProps = {}) {
  render(<CvssCalculator {...props} />);
  return userEvent.setup();
}

describe('CvssCalculator', () => {
  it('scores a vector that is pasted, in any order, and says how severe it is', async () => {
    const onValueChange = vi.fn();
    const onScoreChange = vi.fn();
    const user = page({ onValueChange, onScoreChange });

    await user.click(await field());
    await user.paste('CVSS:3.1/A:H/I:H/C:H/S:C/UI:N/PR:N/AC:L/AV:N');

    expect((await screen.findAllByText('10.0'))[0]).toBeVisible();
    expect(screen.getAllByText('Critical')[0]).toBeVisible();
    expect((await group('Attack vector AV')).getByRole('radio', { name: /^Network/ })).toBeChecked();
    expect(onValueChange).toHaveBeenLastCalledWith(
      'CVSS:3.1/A:H/I:H/C:H/S:C/UI:N/PR:N/AC:L/AV:N',
      expect.objectContaining({
        vector: 'CVSS:3.1/A:H/I:H/C:H/S:C/UI:N/PR:N/AC:L/AV:N',
        version: '3.1',
        missing: [],
        errors: [],
      }),
    );
    expect(onScoreChange).toHaveBeenLastCalledWith({
      score: expect.objectContaining({ baseScore: 10, severity: 'CRITICAL' }),
    });
  });

  it('is filled in by keyboard alone, keeps what is chosen and names what is missing until it is whole', async () => {
    const user = page({ versions: ['2.0'] });
    expect(await screen.findByText('6 base metrics missing:')).toBeVisible();

    for (const key of ['AV', 'AC', 'Au', 'C', 'I', 'A']) {
      await user.click(screen.getByRole('button', { name: new RegExp(`\\(${key}\\)$`) }));
      await user.keyboard(' ');
    }

    expect(await field()).toHaveValue('AV:L/AC:H/Au:M/C:N/I:N/A:N');
    expect((await screen.findAllByText('0.0'))[0]).toBeVisible();
    await user.click((await group('Access vector AV')).getByRole('radio', { name: /^Local/ }));
    await user.keyboard('{ArrowRight}');
    expect(await field()).toHaveValue('AV:A/AC:H/Au:M/C:N/I:N/A:N');
  });

  it('names each mistake at its metric, once typing has paused, and keeps what is right', async () => {
    const user = page({ defaultValue: 'CVSS:3.1/AV:Q/AC:L/nonsense' });

    expect((await screen.findAllByText('“AV:Q”: Attack vector (AV) must be N, A, L, or P.')).length).toBe(2);
    expect(screen.getByText('“nonsense” is not in the form METRIC:VALUE.')).toBeVisible();
    expect(await field()).toBeInvalid();
    expect(screen.getByRole('radiogroup', { name: 'Attack vector AV' })).toBeInvalid();

    await user.click((await group('Attack vector AV')).getByRole('radio', { name: /^Local/ }));
    expect(await field()).toHaveValue('CVSS:3.1/AV:L/AC:L/nonsense');
  });

  it.each([
    [
      'another order, and what is written as not defined',
      'CVSS:3.0/A:H/E:X/I:H/C:H/S:U/UI:N/PR:N/AC:L/AV:N/RL:X',
      'CVSS:3.0/A:H/E:X/I:H/C:H/S:U/UI:N/PR:N/AC:L/AV:L/RL:X',
      /^Attack vector/,
    ],
    [
      'parentheses',
      '(AV:N/AC:L/C:P/I:P/A:P/Au:N/E:ND)',
      '(AV:L/AC:L/C:P/I:P/A:P/Au:N/E:ND)',
      /^Access vector/,
    ],
  ])('keeps a vector as written when one metric changes: %s', async (_, before, after, name) => {
    const onValueChange = vi.fn();
    const user = page({ defaultValue: before, onValueChange });

    await user.click((await group(name)).getByRole('radio', { name: /^Local/ }));

    expect(await field()).toHaveValue(after);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      after,
      expect.objectContaining({ vector: after, errors: [] }),
    );
    await user.click((await group(name)).getByRole('radio', { name: /^Network/ }));
    expect(onValueChange).toHaveBeenLastCalledWith(before, expect.objectContaining({ vector: before }));
  });

  it('removes a metric that is set back to not defined only where it was not written at first', async () => {
    function Host() {
      const [value, setValue] = useState(`${LOG4SHELL}/E:X`);
      return <CvssCalculator value={value} onValueChange={setValue} />;
    }
    render(<Host />);
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('button', { name: 'Show all 3' }))[0]!);
    const choose = async (metric: RegExp, value: RegExp) =>
      user.click((await group(metric)).getByRole('radio', { name: value }));

    await choose(/^Exploit code maturity/, /^Unproven/);
    await choose(/^Remediation level/, /^Workaround/);
    expect(await field()).toHaveValue(`${LOG4SHELL}/E:U/RL:W`);
    await choose(/^Exploit code maturity/, /^Not defined/);
    await choose(/^Remediation level/, /^Not defined/);
    expect(await field()).toHaveValue(`${LOG4SHELL}/E:X`);
  });

  it('keeps a vector of v3 without its prefix, and tells its host the whole one', async () => {
    const onValueChange = vi.fn();
    const bare = 'AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H';
    const user = page({ versions: ['3.0', '3.1'], defaultValue: bare, onValueChange });

    await user.click((await group(/^Attack vector/)).getByRole('radio', { name: /^Local/ }));

    const changed = bare.replace('AV:N', 'AV:L');
    expect(onValueChange).toHaveBeenLastCalledWith(
      changed,
      expect.objectContaining({ vector: `CVSS:3.1/${changed}` }),
    );
  });

  it('takes over to another version what means the same, says what does not, and undoes it', async () => {
    const user = page({ defaultValue: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H' });

    await user.click((await group('CVSS version')).getByRole('radio', { name: 'v4.0' }));

    expect(await field()).toHaveValue('CVSS:4.0/AV:N/AC:L/AT:N/PR:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N');
    expect(screen.getByText('7 metrics carried over to v4.0.')).toBeVisible();
    expect(screen.getByText(/set again: User interaction \(UI:R\)\.$/)).toBeVisible();
    expect(screen.getByText('1 base metric missing:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await field()).toHaveValue('CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H');
  });

  it('is emptied, and filled again by undo', async () => {
    const user = page({ defaultValue: LOG4SHELL });

    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(await field()).toHaveValue('');
    expect((await group('CVSS version')).getByRole('radio', { name: 'v3.1' })).toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await field()).toHaveValue(LOG4SHELL);
  });

  it('shows the metrics that may be left out on demand, and their scores once they are set', async () => {
    const user = page({ defaultValue: LOG4SHELL });
    expect(screen.queryByRole('radiogroup', { name: /Exploit code maturity/ })).toBeNull();

    await user.click((await screen.findAllByRole('button', { name: 'Show all 3' }))[0]!);
    await user.click((await group(/^Exploit code maturity/)).getByRole('radio', { name: /^Unproven/ }));

    expect(await field()).toHaveValue(`${LOG4SHELL}/E:U`);
    expect((await screen.findAllByText('9.1')).length).toBeGreaterThan(0);
    expect(screen.getByText('1 of 3 set')).toBeVisible();
    await user.click((await group(/^Exploit code maturity/)).getByRole('radio', { name: /^Not defined/ }));
    expect(await field()).toHaveValue(LOG4SHELL);
  });

  it('compares two vectors, also of two versions, and swaps them', async () => {
    const other = 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:H';
    const user = page({ defaultValue: LOG4SHELL, defaultComparedVector: other });

    const table = within(await screen.findByRole('table'));
    expect(await table.findByRole('row', { name: /Score 10\.0 Critical 8\.1 High/ })).toBeVisible();
    expect(table.getByRole('row', { name: 'Scope (S) Changed (C) Unchanged (U)' })).toBeVisible();
    expect(table.queryByRole('row', { name: /Attack vector/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(await field()).toHaveValue(other);
    expect(screen.getByRole('textbox', { name: 'Other vector' })).toHaveValue(LOG4SHELL);

    await user.click(screen.getByRole('button', { name: 'Close comparison' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
  });

  it('says why it does not compare yet', async () => {
    const user = page({ versions: ['2.0'] });
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    const other = await screen.findByRole('textbox', { name: 'Other vector' });

    await user.click(other);
    await user.paste('AV:N/AC:L/Au:N');
    expect(await screen.findByText('The other vector lacks 3 base metrics.')).toBeVisible();
    await user.paste('/C:N/I:N/A:C');

    expect(screen.getByText(/^Complete the vector in the calculator to compare\./)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('refuses a version that the place does not take', async () => {
    page({ versions: ['3.0', '3.1'], defaultValue: 'AV:N/AC:L/Au:N/C:P/I:P/A:P' });
    expect(await field()).toBeInvalid();
    cleanup();

    const onScoreChange = vi.fn();
    page({
      versions: ['3.0', '3.1'],
      defaultValue: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
      onScoreChange,
    });
    expect(await screen.findByText('This is a v4.0 vector. Use v3.0 or v3.1 here.')).toBeVisible();
    expect(onScoreChange).not.toHaveBeenCalledWith({ score: expect.anything() });
  });

  it('changes nothing when it is read-only', async () => {
    const onValueChange = vi.fn();
    const user = page({ value: LOG4SHELL, isReadOnly: true, onValueChange });

    const vector = await group('Attack vector AV');
    expect(vector.getByRole('radio', { name: /^Local/ })).toBeDisabled();
    await user.click(vector.getByRole('radio', { name: /^Local/ }));
    await user.type(await field(), 'x');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    expect((await screen.findAllByText('10.0'))[0]).toBeVisible();
  });

  it('shows what its host says, and asks it for changes', async () => {
    function Host() {
      const [value, setValue] = useState('');
      return (
        <>
          <button type="button" onClick={() => setValue('AV:N/AC:L/Au:N/C:N/I:N/A:C')}>
            Fill
          </button>
          <CvssCalculator value={value} onValueChange={setValue} />
        </>
      );
    }
    render(<Host />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Fill' }));

    expect((await group('CVSS version')).getByRole('radio', { name: 'v2.0' })).toBeChecked();
    expect((await screen.findAllByText('7.8'))[0]).toBeVisible();
  });

  it('says a new score to screen readers, and nothing of the first one', async () => {
    const user = page({ defaultValue: LOG4SHELL });
    await screen.findAllByText('10.0');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await user.click((await group('Scope S')).getByRole('radio', { name: /^Unchanged/ }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(await screen.findByText('Score 9.8, Critical')).toBeInTheDocument();
  });

  it('explains each value, and is accessible with all groups open', async () => {
    const user = page({ defaultValue: 'CVSS:4.0/AV:N', defaultComparedVector: LOG4SHELL });
    await user.click(await screen.findByRole('switch', { name: 'Show explanations' }));
    for (const button of screen.getAllByRole('button', { name: /^Show all/ })) await user.click(button);

    expect(screen.getAllByText('The attacker must physically touch the device.')[0]).toBeVisible();
    expect(
      (await group('Attack vector AV')).getByRole('radio', { name: /^Physical/ }),
    ).toHaveAccessibleDescription('The attacker must physically touch the device.');
    await screen.findByRole('textbox', { name: 'Other vector' });
    await expectAccessible();
  });

  it.each(CVSS_VERSIONS)('has words for all metrics and values of %s', (version) => {
    const intl = createIntl({ locale: 'en', onError: () => {} });
    for (const { key, values } of CVSS_METRICS[version]) {
      expect(cvssMetricText(intl, version, key)).not.toBe(key);
      for (const value of values) {
        const { label, meaning } = cvssValueText(intl, version, key, value);
        expect(meaning, `${key}:${value}`).toMatch(/\.$/);
        expect(label, `${key}:${value}`).toMatch(/^[A-Z][a-z]/);
      }
    }
  });
});
