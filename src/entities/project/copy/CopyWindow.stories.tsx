import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { NetworkError } from '../../../api/errors.js';
import { CopyWindow } from './CopyWindow.js';
import type { CopyJob } from './useProjectCopy.js';

const JOB: CopyJob = {
  original: { uuid: 'a', name: 'web-shop' },
  version: '2.5.0',
  contents: ['tags', 'components'],
  start: { status: 'running', token: 'token' },
  startedAt: Date.UTC(2026, 2, 31, 9, 30),
};
const MADE = { uuid: 'b', name: 'web-shop', version: '2.5.0' };
const TROUBLE = new NetworkError({ method: 'GET', path: '/api/v1/event/token/token' }, 'connection');

export default {
  component: CopyWindow,
  args: { title: 'Add version of web-shop 2.4.0', onWaitOn: fn(), onClose: fn() },
  parameters: host(),
} satisfies Meta<typeof CopyWindow>;
type Story = StoryObj<typeof CopyWindow>;

export const Running: Story = { args: { state: { step: 'running', job: JOB } } };
export const Unanswered: Story = { args: { state: { step: 'running', job: JOB, trouble: TROUBLE } } };
export const Unfinished: Story = { args: { state: { step: 'unfinished', job: JOB } } };
export const Unread: Story = { args: { state: { step: 'unfinished', job: JOB, error: TROUBLE } } };
export const Made: Story = {
  args: {
    state: {
      step: 'done',
      job: JOB,
      outcome: {
        status: 'made',
        project: MADE,
        counts: [
          { content: 'tags', all: 2, copied: 2 },
          { content: 'components', all: 412, copied: 412 },
        ],
      },
    },
  },
};
export const Partly: Story = {
  args: {
    state: {
      step: 'done',
      job: JOB,
      outcome: {
        status: 'made',
        project: MADE,
        counts: [{ content: 'components', all: 1412, copied: 1200 }],
      },
    },
  },
};
export const Missing: Story = {
  args: { state: { step: 'done', job: JOB, outcome: { status: 'missing' } } },
};
export const Hidden: Story = { args: { state: { step: 'done', job: JOB, outcome: { status: 'hidden' } } } };
