import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import type { Project } from '../../../schema/project.js';
import type { ApplyTarget } from './loadMatches.js';
import { TargetsStep, type TargetsStepProps } from './TargetsStep.js';

const SHOP: Project = { uuid: 'shop', name: 'web-shop', version: '2.4.0' };
const VERSIONS = ['2.3.1', '2.3.0', '2.2.0-rc.1+build.20260412', undefined].map(
  (version, at): ApplyTarget => ({
    uuid: `v${at}`,
    name: 'web-shop',
    version,
    isInactive: at > 1,
  }),
);
const TARGETS: TargetsStepProps['targets'] = {
  project: {
    status: 'ready',
    data: SHOP,
    isRefreshing: false,
    isPrevious: false,
    loadedAt: 0,
    reload: fn(),
  },
  own: SHOP,
  versions: VERSIONS,
  left: new Set(['v2']),
  setLeft: fn(),
  added: [],
  setAdded: fn(),
  loadOptions: async () => [],
  targets: VERSIONS.filter(({ uuid }) => uuid !== 'v2'),
};
const NONE = { versions: [], targets: [] };

export default {
  component: TargetsStep,
  args: {
    count: 1,
    undecided: 0,
    targets: TARGETS,
    scope: 'sameVersion',
    onScopeChange: fn(),
    onNext: fn(),
    onClose: fn(),
  },
  parameters: host(),
} satisfies Meta<typeof TargetsStep>;
type Story = StoryObj<typeof TargetsStep>;

export const Full: Story = {};
export const Many: Story = {
  args: {
    count: 12,
    undecided: 3,
    targets: {
      ...TARGETS,
      versions: Array.from({ length: 60 }, (_, at) => ({
        uuid: `m${at}`,
        name: 'web-shop',
        version: `1.${60 - at}.0`,
      })),
      added: [{ id: 'b', label: 'billing 7.0.1', project: { uuid: 'b', name: 'billing', version: '7.0.1' } }],
    },
  },
};
export const NoOtherVersions: Story = { args: { targets: { ...TARGETS, ...NONE } } };
export const Loading: Story = {
  args: { targets: { ...TARGETS, ...NONE, own: undefined, project: { status: 'loading' } } },
};
export const Failed: Story = {
  args: {
    targets: {
      ...TARGETS,
      ...NONE,
      own: undefined,
      project: { status: 'failed', error: new Error('no answer'), isReloading: false, reload: fn() },
    },
  },
};
