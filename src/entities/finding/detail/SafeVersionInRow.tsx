import { useEffect, useState, type ReactNode } from 'react';
import { attempt } from '../../../data/attempt.js';
import type { FoundComponent } from '../../../data/findSafeVersion.js';
import { whenPageIsIdle } from '../../../data/backgroundWork.js';
import type { NamedVulnerability } from '../../../domain/findings/NamedVulnerability.js';
import { useHost } from '../../../host/KitProvider.js';
import { withWords } from '../../../i18n/words.js';

/** Props of {@link SafeVersionInRow}. */
export interface SafeVersionInRowProps {
  component: FoundComponent;
  /**
   * Returns the vulnerabilities to leave behind. The same function until they change. Absent: they are
   * requested.
   */
  toLeave?: () => readonly NamedVulnerability[];
}

/**
 * Shows in a row which version of its component leaves its findings behind. It is determined while the row
 * rests on the screen and no one waits for anything. Until it is known, where there is none, and where the
 * server rejects the request, nothing is shown: the opened row gives the reason.
 */
export function SafeVersionInRow({ component, toLeave }: SafeVersionInRowProps) {
  const { api, auth, can } = useHost();
  const isSought = can('VIEW_PORTFOLIO') && Boolean(component.version || component.purl);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!isSought) return;
    const stop = new AbortController();
    const { signal } = stop;
    const seek = async () => {
      await whenPageIsIdle(signal);
      const { foundSafeVersion } = await withWords(import('./foundSafeVersion.js'));
      return { uuid: component.uuid, text: await foundSafeVersion(api, component, toLeave?.(), signal) };
    };
    const show = async () => {
      const outcome = await attempt(seek, { auth, signal });
      if (outcome.status === 'done' && !signal.aborted) setFound(outcome.result);
    };
    // A row that is scrolled past costs a timer and no more.
    const timer = setTimeout(() => void show(), REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isSought, component, toLeave, api, auth]);
  return found?.uuid === component.uuid && found.text;
}

interface Found {
  /** The UUID of the component. The rendered row is reused for the next one. */
  readonly uuid: string;
  readonly text: ReactNode;
}

const REST_MS = 300;
