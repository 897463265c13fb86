import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSkeletonDelay } from '../../../../src/ui/hooks/useSkeletonDelay.js';

describe('useSkeletonDelay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const waiting = () => renderHook(useSkeletonDelay, { initialProps: true });
  /** In small steps: what one timer changes, and with it the next timer, is drawn only after each. */
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10) await act(() => vi.advanceTimersByTimeAsync(10));
  };

  it('shows nothing for an answer that comes at once', async () => {
    const { result, rerender } = waiting();
    await wait(140);
    rerender(false);
    expect(result.current).toBe(false);
    await wait(1_000);
    expect(result.current).toBe(false);
  });

  it('shows placeholders from 150 ms on, until the answer comes', async () => {
    const { result, rerender } = waiting();
    await wait(140);
    expect(result.current).toBe(false);
    await wait(30);
    expect(result.current).toBe(true);
    await wait(1_000);
    expect(result.current).toBe(true);
    rerender(false);
    expect(result.current).toBe(false);
  });

  it('keeps placeholders for 150 ms at least, and no longer when the answer comes meanwhile', async () => {
    const { result, rerender } = waiting();
    await wait(170);
    expect(result.current).toBe(true);
    await wait(100);
    rerender(false);
    await wait(20);
    expect(result.current).toBe(true);
    await wait(60);
    expect(result.current).toBe(false);
  });

  it('does not put placeholders over an answer that comes while they are about to be shown', async () => {
    const { result, rerender } = waiting();
    await wait(150);
    rerender(false);
    await wait(1_000);
    expect(result.current).toBe(false);
  });
});
