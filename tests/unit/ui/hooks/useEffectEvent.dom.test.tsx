import { useEffect, useLayoutEffect } from 'react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEffectEvent } from '../../../../src/ui/hooks/useEffectEvent.js';

it('calls what was drawn last, also from the first effects of a drawing, and starts no effect again', () => {
  const heard: string[] = [];
  function Told({ name, times }: { name: string; times: number }) {
    const tell = useEffectEvent((place: string) => heard.push(`${place} ${name}`));
    useLayoutEffect(() => void tell('layout'), [times, tell]);
    useEffect(() => void tell('effect'), [tell]);
    return null;
  }
  const { rerender } = render(<Told name="Ada" times={1} />);
  rerender(<Told name="Grace" times={1} />);
  rerender(<Told name="Edith" times={2} />);

  expect(heard).toEqual(['layout Ada', 'effect Ada', 'layout Edith']);
});
