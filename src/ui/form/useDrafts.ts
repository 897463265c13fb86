import { useEffect, useState, useSyncExternalStore } from 'react';
import { tellHost } from '../faults/tellHost.js';
import { useLatestCallback } from '../hooks/useLatestCallback.js';
import type { DraftStore } from './DraftStore.js';
import { useHoldUnsaved } from './unsaved.js';

/** The drafts of a widget. The host is notified of their number, and that leaving would lose them. */
export function useDrafts<Store extends DraftStore<unknown>>(
  create: () => Store,
  onCountChange: (count: number) => void,
): Store {
  const [drafts] = useState(create);
  const tell = useLatestCallback(() => tellHost(() => onCountChange(drafts.count)));
  useEffect(() => drafts.subscribe(tell), [drafts, tell]);
  const hasAny = () => drafts.count > 0;
  useHoldUnsaved(useSyncExternalStore(drafts.subscribe, hasAny, hasAny));
  return drafts;
}
