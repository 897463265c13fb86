import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntl } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OWASP_FACTORS } from '../../src/domain/scores/owaspFactors.js';
import {
  OwaspCalculator,
  type OwaspCalculatorProps,
} from '../../src/widgets/vulnerability/OwaspCalculator/index.js';
import { owaspFactorText, owaspValueText } from '../../src/entities/score/owaspTexts.js';
import { expectAccessible } from './kitPage.js';

afterEach(cleanup);

// From the prototype: likelihood 7.4, technical impact 6.5, business impact 4.5, so critical.
const VECTOR = 'SL:6/M:9/O:7/S:9/ED:7/EE:9/A:9/ID:3/LC:7/LI:7/LAV:5/LAC:7/FD:3/RD:5/NC:5/PV:5';
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Vector' });
const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }));

function page(props: OwaspCalculatorProps = {}) {
  render(<OwaspCalculator {...props} />);
  return userEvent.setup();
}

describe('OwaspCalculator', () => {
  it('rates a vector that is pasted, and marks where it is in the matrix', async () => {
    const onValueChange = vi.fn();
    const onRatingChange = vi.fn();
    const user = page({ onValueChange, onRatingChange });

    await user.click(await field());
    await user.paste(VECTOR.split('/').reverse().join('/'));

    const current = document.querySelector('td[aria-current="true"]');
    expect(current).toHaveTextContent('Critical this rating');
    expect(screen.getByText('7.4')).toBeVisible();
    expect(screen.getByText('6.5')).toBeVisible();
    expect(screen.getByText('4.5')).toBeVisible();
    expect(onValueChange).toHaveBeenLastCalledWith(
      VECTOR.split('/').reverse().join('/'),
      expect.objectContaining({ vector: VECTOR.split('/').reverse().join('/'), missing: [], errors: [] }),
    );
    expect(onRatingChange).toHaveBeenLastCalledWith({
      rating: expect.objectContaining({ severity: 'CRITICAL', likelihood: 'HIGH' }),
    });
  });

  it('is filled in by keyboard alone, with the mean of each group once it is whole', async () => {
    const user = page();
    expect(await screen.findByText('16 factors missing:')).toBeVisible();
    expect(screen.getAllByText('Mean –')).toHaveLength(4);

    for (const { key } of OWASP_FACTORS) {
      await user.click(screen.getByRole('button', { name: new RegExp(`\\(${key}\\)$`) }));
      await user.keyboard(' ');
    }

    expect(await field()).toHaveValue(
      'SL:1/M:1/O:0/S:2/ED:1/EE:1/A:1/ID:1/LC:2/LI:1/LAV:1/LAC:1/FD:1/RD:1/NC:2/PV:3',
    );
    expect(screen.queryByText('Mean –')).toBeNull();
    expect(document.querySelector('td[aria-current="true"]')).toHaveTextContent(/^Info/);
    await user.click((await group('Opportunity O')).getByRole('radio', { name: '0' }));
    await user.keyboard('{ArrowRight}');
    expect((await field()).value).toContain('/O:4/');
  });

  it('names each mistake at its factor and keeps what is right', async () => {
    const user = page({ defaultValue: 'SL:2/M:9/XX:1' });

    expect((await screen.findAllByText('“SL:2”: Skill level (SL) must be 1, 3, 5, 6, or 9.')).length).toBe(2);
    expect(screen.getByText('“XX:1”: OWASP risk rating has no metric XX.')).toBeVisible();
    await user.click((await group('Skill level SL')).getByRole('radio', { name: '6' }));
    expect(await field()).toHaveValue('SL:6/M:9/XX:1');
  });

  it('keeps a vector as written when one factor changes', async () => {
    const onValueChange = vi.fn();
    const reversed = VECTOR.split('/').reverse().join('/');
    const user = page({ defaultValue: reversed, onValueChange });

    await user.click((await group('Skill level SL')).getByRole('radio', { name: '9' }));

    const changed = reversed.replace('SL:6', 'SL:9');
    expect(await field()).toHaveValue(changed);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      changed,
      expect.objectContaining({ vector: changed }),
    );
  });

  it('is emptied, and filled again by undo', async () => {
    const user = page({ defaultValue: VECTOR });

    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(await field()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await field()).toHaveValue(VECTOR);
  });

  it('changes nothing when it is read-only', async () => {
    const onValueChange = vi.fn();
    const user = page({ value: VECTOR, isReadOnly: true, onValueChange });

    await user.click((await group('Skill level SL')).getByRole('radio', { name: '9' }));
    await user.type(await field(), 'x');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('explains each value, and is accessible', async () => {
    const user = page({ defaultValue: VECTOR });
    expect((await group('Motive M')).getByRole('radio', { name: '9' })).toHaveAccessibleDescription(
      'High reward',
    );

    await user.click(screen.getByRole('switch', { name: 'Show explanations' }));
    expect(screen.getAllByText('Low or no reward')[0]).toBeVisible();
    await expectAccessible();
  });

  it('has words for all factors and values', () => {
    const intl = createIntl({ locale: 'en', onError: () => {} });
    for (const { key, values } of OWASP_FACTORS) {
      expect(owaspFactorText(intl, key)).not.toBe(key);
      for (const value of values) expect(owaspValueText(intl, key, value), `${key}:${value}`).not.toBe('');
    }
  });
});
