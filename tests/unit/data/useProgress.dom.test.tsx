import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLatest, useProgress, type Progress } from '../../../src/data/useProgress.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says now and then how far something is, and draws only what says so', () => {
  let progress!: Progress<number>;
  let drawings = 0;
  function Owner() {
    progress = useProgress<number>();
    drawings += 1;
    return <Words progress={progress} />;
  }
  function Words(props: { progress: Progress<number> }) {
    return <p>{useLatest(props.progress) ?? 'nothing yet'}</p>;
  }
  const noteAfter = (ms: number, news: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
      progress.note(news);
    });
  render(<Owner />);

  noteAfter(0, 1);
  noteAfter(299, 2);
  expect(screen.getByText('nothing yet')).toBeVisible();
  noteAfter(1, 3);
  noteAfter(299, 4);
  expect(screen.getByText('3')).toBeVisible();
  noteAfter(1, 5);
  expect(screen.getByText('5')).toBeVisible();
  expect(drawings).toBe(1);
});
