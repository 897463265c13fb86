import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { useIsFromServer } from '../hooks/useIsFromServer.js';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/**
 * Reports text or choices that the user entered into a control of a server-rendered page before hydration.
 * React itself keeps the text on the screen until something else changes, and then removes it.
 * @param ref - another ref that needs the control
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
