import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { useIsFromServer } from '../hooks/useIsFromServer.js';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/**
 * Tells what was typed or chosen in a control of a page that a server drew, before React took it over: React itself leaves
 * such a text on the screen until something else changes, and then takes it away.
 * @param ref - who else wants the control
 */
export function useEarlyInput<Control extends { value: string }>(
  ref: Ref<Control> | undefined,
  value: string,
  onValueChange: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useImperativeHandle(ref, () => control.current!);
  const isFromServer = useIsFromServer();
  const take = useEffectEvent(() => {
    const typed = control.current?.value;
    if (isFromServer && typed !== undefined && typed !== value) onValueChange(typed);
  });
  useLayoutEffect(() => take(), []);
  return control;
}
