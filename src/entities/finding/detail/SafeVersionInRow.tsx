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
  /** What is to be left behind, the same function until that changes. Absent: it is asked for. */
  toLeave?: () => readonly NamedVulnerability[];
}

/**
 * Says in a row which version of its component leaves its findings behind. It is looked for while the row rests on the screen and nobody waits for
 * anything; until it is known, where it is not, and where the server refuses, nothing stands there: the opened row says why.
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
  /** Of the component: what is drawn of a row is used for the next. */
  readonly uuid: string;
  readonly text: ReactNode;
}

const REST_MS = 300;
