import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CvssCalculator } from '../../../../../src/widgets/vulnerability/CvssCalculator/index.js';

const line = vi.hoisted(() => ({ isBroken: true }));
vi.mock('../../../../../src/domain/scores/scoreCvss.js', async (original) => {
  if (line.isBroken) throw new Error('Failed to fetch dynamically imported module');
  return original();
});

it('says that the arithmetic did not load, keeps the vector, and computes on the next try', async () => {
  const user = userEvent.setup();
  const vector = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H';
  render(<CvssCalculator defaultValue={vector} />);
  expect(await screen.findByText('Could not calculate the score')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Vector' })).toHaveValue(vector);

  line.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect((await screen.findAllByText('10.0'))[0]).toBeVisible();
  expect(screen.queryByText('Could not calculate the score')).toBeNull();
});
