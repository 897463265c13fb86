import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../controls/Button.js';
import {
  EmptyState,
  ErrorState,
  ForbiddenState,
  InlineNotice,
  LoadingRows,
  NotFoundState,
} from './states.js';

export default { title: 'ui/layout/states' } satisfies Meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      icon="project"
      title="No projects yet"
      actions={<Button variant="primary">Create project</Button>}
    >
      Projects appear when a BOM is uploaded, or when you create one.
    </EmptyState>
  ),
};
export const FilteredToNothing: StoryObj = {
  render: () => (
    <EmptyState icon="search" title="No matches" actions={<Button>Clear filters</Button>}>
      Two filters hide 9 findings.
    </EmptyState>
  ),
};
export const Failed: StoryObj = {
  render: () => (
    <ErrorState title="Could not load findings" details="500 at 10:24" onRetry={fn()}>
      The database is being moved.
    </ErrorState>
  ),
};
export const Retrying: StoryObj = {
  render: () => <ErrorState title="Could not load findings" onRetry={fn()} isRetrying />,
};
export const Forbidden: StoryObj = {
  render: () => (
    <ForbiddenState title="You do not have permission to view this" permission="View vulnerabilities" />
  ),
};
export const NotFound: StoryObj = {
  render: () => <NotFoundState title="Project not found">It may have been deleted.</NotFoundState>,
};
export const Loading: StoryObj = { render: () => <LoadingRows rows={4} label="Loading findings" /> };
export const NoticeInfo: StoryObj = {
  render: () => <InlineNotice title="The BOM is being processed.">Numbers follow in a moment.</InlineNotice>,
};
export const NoticeSuccess: StoryObj = { render: () => <InlineNotice tone="success" title="Saved." /> };
export const NoticeWarning: StoryObj = {
  render: () => (
    <InlineNotice
      tone="warning"
      title="Newer findings are there."
      actions={<Button size="small">Show</Button>}
    />
  ),
};
export const NoticeDanger: StoryObj = {
  render: () => (
    <InlineNotice tone="danger" title="Not saved." onDismiss={fn()}>
      The server is full.
    </InlineNotice>
  ),
};
