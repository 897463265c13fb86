import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApiClient } from '../../../../src/api/client.js';
import { KitProvider } from '../../../../src/host/KitProvider.js';
import { ComponentLink } from '../../../../src/entities/component/ComponentLink.js';

it('is cut in a list, and whole in a text, where a long name goes on in the next line', () => {
  const shown = (variant: 'quiet' | 'text') => {
    const { unmount } = render(
      <KitProvider api={createApiClient({ baseUrl: 'https://api.example' })} auth={{ permissions: [] }}>
        <ComponentLink component={{ uuid: 'a', name: 'lodash' }} variant={variant} />
      </KitProvider>,
    );
    const { overflow } = getComputedStyle(screen.getByText('lodash').parentElement!);
    unmount();
    return overflow;
  };

  expect(shown('quiet')).toBe('hidden');
  expect(shown('text')).not.toBe('hidden');
});
