import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import preview, { answerStoriesFrom } from '../../.config/workshop/preview.js';
import { openPortfolios, type Portfolios } from '../support/portfolios.js';

interface ComposedStory extends FunctionComponent {
  load: () => Promise<void>;
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

const FILES = import.meta.glob<Parameters<typeof composeStories>[0]>('../../src/**/*.stories.tsx', {
  eager: true,
});

setProjectAnnotations(preview);

let portfolios: Portfolios;
let complaints: MockInstance[];
beforeAll(async () => {
  portfolios = await openPortfolios();
  answerStoriesFrom(portfolios.backend);
});
afterAll(() => portfolios.close());
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => {
  for (const spy of complaints) expect(spy).not.toHaveBeenCalled();
});

// How they look, and whether everybody can use them, is for the same stories in Chromium: stories.spec.ts.
describe.each(Object.entries(FILES))('%s', (_, file) => {
  const stories = Object.entries(composeStories(file) as Record<string, ComposedStory>);

  it.each(stories)('%s is drawn', async (_, Story) => {
    await Story.load();
    render(<Story />);
    await act(async () => Story.play?.({ canvasElement: document.body }));

    expect(document.body.querySelector('main')).not.toBeEmptyDOMElement();
  });
});
