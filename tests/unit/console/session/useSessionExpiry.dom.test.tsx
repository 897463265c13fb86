import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionExpiry } from '../../../../reference-app/console/session/useSessionExpiry.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 26, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function watched(expiresAt: number | undefined) {
  const told: string[] = [];
  const session = { token: 't', username: 'a', permissions: [], isLocal: true };
  const hook = renderHook(
    ({ at }: { at: number | undefined }) =>
      useSessionExpiry(
        { ...session, ...(at !== undefined && { expiresAt: at }) },
        {
          onNear: () => told.push('near'),
          onDue: () => told.push('due'),
          onOver: () => told.push('over'),
        },
      ),
    { initialProps: { at: expiresAt } },
  );
  return { ...hook, told };
}

describe('the end of a session', () => {
  it('is told some minutes before, once, and when it comes', () => {
    const { told } = watched(NOW + 60 * MINUTE);
    vi.advanceTimersByTime(54 * MINUTE);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(2 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual(['near']);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(told).toEqual(['near', 'due']);
  });

  it('may be months away, longer than a timer of a browser can be', () => {
    const { told } = watched(NOW + 90 * DAY);
    vi.advanceTimersByTime(89 * DAY);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(DAY);
    expect(told).toEqual(['near', 'due']);
  });

  it('is noticed by a machine that slept', () => {
    const { told } = watched(NOW + 60 * MINUTE);
    vi.setSystemTime(NOW + 61 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual(['due']);
    // The server was asked. Only its rejections show whether the session has ended.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual(['due']);
  });

  it('may be past already where the clock is wrong, which is asked about once', () => {
    const { told } = watched(NOW - MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual(['due']);
  });

  it('is over with a new session, and not told of one that does not end', () => {
    const { told, rerender } = watched(NOW + 4 * MINUTE);
    expect(told).toEqual(['near']);
    rerender({ at: NOW + 60 * MINUTE });
    expect(told).toEqual(['near', 'over']);
    rerender({ at: undefined });
    vi.advanceTimersByTime(DAY);
    expect(told).toEqual(['near', 'over', 'over']);
  });
});
