/** Keeps the page still behind what covers all of it. */

/**
 * The number of locks on the page, and the host's settings from before. Stored on the element, so that two
 * copies of the kit share it.
 */
interface Lock {
  count: number;
  before: Readonly<Record<string, string>>;
}

type Lockable = HTMLElement & { [LOCK]?: Lock };

const LOCK = Symbol.for('bomdeck.scrollLock');

/**
 * Stops the page from scrolling until the returned function is called. The place of its scrollbar stays free, so that nothing on it
 * moves. Locks add up: the page scrolls again after the last.
 * @public
 */
export function lockScroll(): () => void {
  const element = scrollerOfPage();
  const lock = element[LOCK];
  if (lock) lock.count += 1;
  else element[LOCK] = { count: 1, before: apply(element) };
  let isHeld = true;
  return () => {
    const held = element[LOCK];
    if (!isHeld || !held) return;
    isHeld = false;
    held.count -= 1;
    if (held.count > 0) return;
    delete element[LOCK];
    for (const [name, value] of Object.entries(held.before)) set(element, name, value);
  };
}

/** The element whose `overflow` counts for the window: `body`, where it has one and the root has none. */
function scrollerOfPage(): Lockable {
  const { documentElement, body } = document;
  const overflowOf = (element: Element) => getComputedStyle(element).overflowY;
  const isRoot = overflowOf(documentElement) !== 'visible' || ['', 'visible'].includes(overflowOf(body));
  return isRoot ? documentElement : body;
}

function apply(element: HTMLElement): Lock['before'] {
  const { documentElement } = document;
  const { clientWidth } = documentElement;
  const width = clientWidth > 0 ? window.innerWidth - clientWidth : 0;
  const styles: Record<string, string> = { overflow: 'hidden' };
  if (width > 0) {
    // The root controls the place of the window's scrollbar, even if another element controls the overflow.
    if ('scrollbarGutter' in element.style && element === documentElement)
      styles['scrollbar-gutter'] = 'stable';
    else {
      const own = parseFloat(getComputedStyle(element).paddingInlineEnd) || 0;
      styles['padding-inline-end'] = `${own + width}px`;
    }
  }
  const before = Object.fromEntries(
    Object.keys(styles).map((name) => [name, element.style.getPropertyValue(name)]),
  );
  for (const [name, value] of Object.entries(styles)) set(element, name, value);
  return before;
}

function set(element: HTMLElement, name: string, value: string) {
  if (value === '') element.style.removeProperty(name);
  else element.style.setProperty(name, value);
}
