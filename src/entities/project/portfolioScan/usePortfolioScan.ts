import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../../host/KitProvider.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { PortfolioScanner, type ScanState, type ScanTask } from './PortfolioScanner.js';

/** The subject of a scan, without the client that requests it. */
export type ScanQuestion<Why> = Omit<ScanTask<Why>, 'api' | 'onUnauthorized'>;

/** A scan, or none yet. It ends with its view. */
export interface UsedScan<Why> {
  /** Starts a new scan. */
  start: (question: ScanQuestion<Why>) => void;
  state: ScanState<Why> | undefined;
  scanner: PortfolioScanner<Why> | undefined;
}

/** Runs one scan at a time. */
export function usePortfolioScan<Why>(): UsedScan<Why> {
  const { api, auth } = useHost();
  const [scanner, setScanner] = useState<PortfolioScanner<Why>>();
  // One that another follows before it was drawn ends, too.
  const latest = useRef<PortfolioScanner<Why>>(undefined);
  useEffect(() => () => latest.current?.dispose(), []);
  const state = useSyncExternalStore(
    scanner?.subscribe ?? toNothing,
    () => scanner?.getSnapshot(),
    () => undefined,
  );
  const start = (question: ScanQuestion<Why>) => {
    const next = new PortfolioScanner<Why>({
      ...question,
      api,
      onUnauthorized: () => tellHost(() => auth.onUnauthorized?.()),
    });
    latest.current?.dispose();
    latest.current = next;
    setScanner(next);
    void next.start();
  };
  return { start, state, scanner };
}

const toNothing = () => () => {};
