import { useCallback, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useLayoutEffect } from './useLayoutEffect.js';

/** Tracks text that users type into the text fields of an element, regardless of the owner. */
export function useTypedIntoFields(element: RefObject<HTMLElement | null>): {
  /** True when the text of a field differs from before. */
  isTyped: boolean;
  /** For the capture of changes. */
  onChange: (event: SyntheticEvent) => void;
} {
  /** The text of each field before the user typed into it. */
  const before = useRef(new Map<TextControl, string>());
  const [isTyped, setIsTyped] = useState(false);
  const check = useCallback(
    () => setIsTyped([...before.current].some(([field, text]) => field.isConnected && field.value !== text)),
    [],
  );
  const onChange = useCallback(
    ({ target }: SyntheticEvent) => {
      // React keeps what it drew last as the default of a field.
      if (isTextControl(target) && element.current?.contains(target) && !before.current.has(target))
        before.current.set(target, target.defaultValue);
      check();
    },
    [element, check],
  );
  // Its owner may have emptied a field, or taken it away.
  useLayoutEffect(check);
  return { isTyped, onChange };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Text typed to search in a list or for a choice is not a loss. */
function isTextControl(target: EventTarget): target is TextControl {
  if (!(target instanceof Element) || target.matches('[type=search], [role=combobox], [role=searchbox]'))
    return false;
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && TYPES.has(target.type);
}

const TYPES: ReadonlySet<string> = new Set(['text', 'email', 'url', 'tel', 'number', 'password']);
