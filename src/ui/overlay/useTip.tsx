import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { deferred } from '../later/deferred.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';

/** The return value of {@link useTip} for its trigger. @public */
export interface Tip {
  /** Attributes for the trigger, added to the ones it has. */
  merge<E extends HTMLElement>(
    own: Pick<HTMLAttributes<E>, TriggerEvents> & { 'aria-describedby'?: string },
    ref?: Ref<E>,
  ): TriggerProps<E>;
  /** To be drawn beside the trigger. */
  element: ReactNode;
}

/** Events that open and close a tip. @public */
export type TriggerEvents = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur';

/** The props that a trigger of a tip gets. @public */
export interface TriggerProps<E extends HTMLElement> extends Pick<HTMLAttributes<E>, TriggerEvents> {
  /** The trigger. */
  ref: Ref<E>;
  /** Text that describes it. */
  'aria-describedby'?: string;
}

// Until the user points at something, tips cost nothing.
const TipBubble = deferred(() => import('./TipBubble.js').then((module) => module.TipBubble), 'fallback');

const OPEN_AFTER_MS = 400;

/**
 * A tip for a control: it opens after a moment on hover and immediately on keyboard focus, closes on Escape,
 * leaving, and clicking, and describes the control. `isLabel`: the text already is the control's name and is
 * not announced twice.
 * @public
 */
export function useTip(content: string | undefined, options?: { isLabel?: boolean }): Tip {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLElement>(null);
  const isDescription = content !== undefined && !options?.isLabel;

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    merge(own, ref) {
      return {
        ref: ref ? joinRefs(trigger, ref) : (trigger as unknown as Ref<never>),
        'aria-describedby': joinIds(own['aria-describedby'], isDescription ? id : undefined),
        onPointerEnter(event: PointerEvent<never>) {
          own.onPointerEnter?.(event);
          if (content === undefined || event.pointerType === 'touch') return;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setAnchor(trigger.current), OPEN_AFTER_MS);
        },
        onPointerLeave(event: PointerEvent<never>) {
          own.onPointerLeave?.(event);
          close();
        },
        onPointerDown(event: PointerEvent<never>) {
          own.onPointerDown?.(event);
          close();
        },
        onFocus(event: FocusEvent<never>) {
          own.onFocus?.(event);
          if (content !== undefined && isKeyboardFocus(event.currentTarget)) setAnchor(trigger.current);
        },
        onBlur(event: FocusEvent<never>) {
          own.onBlur?.(event);
          close();
        },
      };
    },
    element: (
      <>
        {isDescription && <VisuallyHidden id={id}>{content}</VisuallyHidden>}
        {anchor && content !== undefined && <TipBubble anchor={anchor} content={content} onClose={close} />}
      </>
    ),
  };
}

function isKeyboardFocus(element: Element): boolean {
  return element.matches(':focus-visible');
}

function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

function joinRefs<E extends HTMLElement>(own: { current: HTMLElement | null }, other: Ref<E>): Ref<E> {
  return (node: E | null) => {
    own.current = node;
    if (typeof other === 'function') other(node);
    else if (other) other.current = node;
  };
}
