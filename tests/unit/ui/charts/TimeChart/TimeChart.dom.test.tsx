import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeChart } from '../../../../../src/ui/charts/TimeChart/index.js';

it.each([
  ['more', [3, 5], '+2'],
  ['fewer', [5, 3], '−2'],
  ['as many', [3, 3], '±0'],
])('shows the change of a band with its sign: %s', (_, values, change) => {
  const bands = [{ id: 'high', label: 'High', tone: 'severity.HIGH', values } as const];
  render(<TimeChart label="Findings" times={[0, 1]} from={0} until={1} bands={bands} />);

  expect(screen.getByText('High').parentElement).toHaveTextContent(`High${values.at(-1)}${change}`);
});
