import { useEffect, useEffectEvent } from 'react';
import type { Session } from './sessionStore.js';

/** The events that {@link useSessionExpiry} reports. */
export interface SessionExpiryOptions {
  /** Called some minutes before the session ends, with the moment of that; also where the page is opened that late. */
  onNear: (expiresAt: number) => void;
  /** Called when it ended by the clock of the browser, which may be wrong: the server is to be asked. */
  onDue: () => void;
  /** Called when there is another session, or none that ends. */
  onOver: () => void;
}

/** Notices that a session ends soon, before something that was typed meets that. */
export function useSessionExpiry({ expiresAt }: Session, options: SessionExpiryOptions): void {
  const near = useEffectEvent(options.onNear);
  const due = useEffectEvent(options.onDue);
  const over = useEffectEvent(options.onOver);
  useEffect(() => {
    if (expiresAt === undefined) return;
    let isTold = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = expiresAt - Date.now();
      if (left <= 0) {
        document.removeEventListener('visibilitychange', look);
        return due();
      }
      if (left <= NEAR_MS && !isTold) {
        isTold = true;
        near(expiresAt);
      }
      timer = setTimeout(look, Math.min(left > NEAR_MS ? left - NEAR_MS : left, LONGEST_TIMER_MS));
    };
    // A machine that slept, and a tab that was put aside, wake with late timers.
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      over();
    };
  }, [expiresAt]);
}

const NEAR_MS = 5 * 60_000;

/** The longest possible timer. Browsers end longer ones immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
