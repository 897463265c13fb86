import { useEffect, useState } from 'react';
import { attempt } from '../../../data/attempt.js';
import type { findSafeVersion, FoundComponent } from '../../../data/findSafeVersion.js';
import { whenPageIsIdle } from '../../../data/backgroundWork.js';
import type { NamedVulnerability } from '../../../domain/findings/NamedVulnerability.js';
import type { SafeVersion } from '../../../domain/versions/safeVersion.js';
import { useHost } from '../../../host/KitProvider.js';
import type { SafeVersionText } from './SafeVersionText.js';

/** Props of {@link SafeVersionInRow}. */
export interface SafeVersionInRowProps {
  component: FoundComponent;
  /** What is to be left behind, the same function until that changes. Absent: it is asked for. */
  toLeave?: () => readonly NamedVulnerability[];
  /** Loads what looks for it and what says it, once the page has nothing to do; the same function for all rows. */
  load: () => Promise<Code>;
}

interface Code {
  findSafeVersion: typeof findSafeVersion;
  SafeVersionText: typeof SafeVersionText;
}

/**
 * Says in a row which version of its component leaves its findings behind. It is looked for while the row rests on the screen and nobody waits for
 * anything; until it is known, where it is not, and where the server refuses, nothing stands there: the opened row says why.
 */
export function SafeVersionInRow({ component, toLeave, load }: SafeVersionInRowProps) {
  const { api, auth, can } = useHost();
  const isSought = can('VIEW_PORTFOLIO') && Boolean(component.version || component.purl);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!isSought) return;
    const stop = new AbortController();
    const { signal } = stop;
    const seek = async () => {
      await whenPageIsIdle(signal);
      const { findSafeVersion: find, SafeVersionText: Text } = await load();
      return { uuid: component.uuid, safe: await find(api, component, toLeave?.(), signal), Text };
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
  }, [isSought, component, toLeave, load, api, auth]);
  return found?.uuid === component.uuid && found.safe && <found.Text safe={found.safe} isShort />;
}

interface Found {
  /** Of the component: what is drawn of a row is used for the next. */
  readonly uuid: string;
  readonly safe: SafeVersion | undefined;
  readonly Text: typeof SafeVersionText;
}

const REST_MS = 300;
