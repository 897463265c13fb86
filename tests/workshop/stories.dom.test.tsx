import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
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

// How they look, and whether everybody can use them, is for the same stories in Chromium: stories.spec.ts.
describe.each(Object.entries(FILES))('%s', (_, file) => {
  const stories = Object.entries(composeStories(file) as Record<string, ComposedStory>);

  it.each(stories)('%s is drawn', async (_, story) => {
    await story.run({ userEvent: userEvent.setup() });

    // Dialogs, menus and notices stand beside the page of the story.
    expect(document.querySelectorAll('main > *, dialog, [role]')).not.toHaveLength(0);
  });
});
