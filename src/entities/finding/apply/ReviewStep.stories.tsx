import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { host } from 'workshop';
import { NetworkError, ApiError } from '../../../api/errors.js';
import { SaveRunner } from '../../../data/SaveRunner.js';
import { APPLIED_PARTS } from '../../../domain/findings/appliedDecision.js';
import { ROWS } from './applyStories.js';
import { ReviewStep } from './ReviewStep.js';
import type { ApplyReview } from './useApplyReview.js';

const REVIEW: ApplyReview = {
  run: undefined,
  look: fn(),
  stop: fn(),
  begin: fn(),
  matches: ROWS.map(({ match }) => match),
  rows: [...ROWS],
  counts: { count: 5, projects: 5, new: 2, differs: 1, unclear: 1, same: 1 },
  selectedIds: new Set(ROWS.filter(({ kind }) => kind === 'new').map(({ id }) => id)),
  setSelectedIds: fn(),
  failed: [],
  notLooked: [],
  without: [],
  hiddenCount: 0,
  isEmpty: false,
};
const NOTHING: Partial<ApplyReview> = {
  matches: [],
  rows: [],
  counts: { count: 0, projects: 0, new: 0, differs: 0, unclear: 0, same: 0 },
};
const target = (version: string) => ({ uuid: version, name: 'web-shop', version });
const REQUEST = { method: 'GET', path: '/api/v1/finding/project/x' };
const refusal = (status: number) => new ApiError(REQUEST, status);

export default {
  component: ReviewStep,
  args: {
    count: 1,
    review: REVIEW,
    wish: {
      parts: new Set(APPLIED_PARTS),
      comment: 'Copied from CVE-2021-44228 in log4j-core 2.14.1 of web-shop 2.4.0.',
    },
    onWishChange: fn(),
    onStart: fn(),
    onBack: fn(),
    onClose: fn(),
  },
  parameters: host(),
} satisfies Meta<typeof ReviewStep>;
type Story = StoryObj<typeof ReviewStep>;

export const Full: Story = {};
export const Opened: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Details/ }))[0]!);
  },
};
export const Looking: Story = {
  args: {
    review: {
      ...REVIEW,
      ...NOTHING,
      isEmpty: true,
      run: new SaveRunner(['2.3.0', '2.2.0', '2.1.0'], {
        act: (version) => (version === '2.3.0' ? Promise.resolve() : new Promise(() => {})),
        isObstacle: () => false,
      }),
    },
  },
};
export const SomeNotSeen: Story = {
  args: {
    review: {
      ...REVIEW,
      failed: [
        { target: target('1.9.0'), error: refusal(403) },
        { target: target('1.8.0'), error: refusal(500) },
        { target: target('1.7.0'), error: new NetworkError(REQUEST, 'connection') },
      ],
      notLooked: [target('1.6.0')],
      without: [target('1.5.0'), target('1.4.0')],
    },
  },
};
export const OneFailed: Story = {
  args: {
    review: {
      ...REVIEW,
      ...NOTHING,
      isEmpty: true,
      failed: [{ target: target('1.8.0'), error: refusal(500) }],
    },
  },
};
export const NothingFound: Story = { args: { review: { ...REVIEW, ...NOTHING, hiddenCount: 2 } } };
export const NothingChosen: Story = {
  args: { review: { ...REVIEW, selectedIds: new Set() }, wish: { parts: new Set(), comment: '' } },
};
export const AllSame: Story = {
  args: {
    review: {
      ...REVIEW,
      rows: ROWS.filter(({ kind }) => kind === 'same'),
      counts: { count: 1, projects: 1, new: 0, differs: 0, unclear: 0, same: 1 },
      selectedIds: new Set(),
    },
  },
};
export const CommentNotTaken: Story = {
  args: { wish: { parts: new Set(APPLIED_PARTS), comment: 'a\u0007' } },
};
