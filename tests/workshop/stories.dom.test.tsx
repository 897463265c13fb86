import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import preview, { answerStoriesFrom } from '../../.config/workshop/preview.js';
import { openPortfolios, type Portfolios } from '../support/portfolios.js';

interface ComposedStory {
  /** Draws it, plays it, and takes away the one before. */
  run: (context: object) => Promise<void>;
}

const FILES = import.meta.glob<Parameters<typeof composeStories>[0]>('../../src/**/*.stories.tsx', {
  eager: true,
});

setProjectAnnotations(preview);

let portfolios: Portfolios;
beforeAll(async () => {
  portfolios = await openPortfolios();
  answerStoriesFrom(portfolios.backend);
});
afterAll(() => portfolios.close());
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

// stories.spec.ts checks the appearance and accessibility of the same stories in Chromium.
describe.each(Object.entries(FILES))('%s', (path, file) => {
  const stories = Object.entries(composeStories(file) as Record<string, ComposedStory>);

  it.each(stories)('%s is drawn', async (_, story) => {
    await story.run({ userEvent: userEvent.setup() });

    await settled(path.includes('/widgets/') ? 30 : 5);
    // Dialogs, menus, and notices are outside the page of the story.
    await waitFor(() => expect(document.querySelectorAll('main > *, dialog, [role]')).not.toHaveLength(0));
  });
});

/** Waits until the page no longer changes. Widgets send requests to the server first. */
async function settled(quietMs: number): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  for (let seen = -1; seen !== changes;) {
    seen = changes;
    await act(() => new Promise((resolve) => setTimeout(resolve, quietMs)));
  }
  observer.disconnect();
}
