import { shadowRootOf } from '../../theme/shadowRootOf.js';

/** The element with the focus, as seen from a node: inside of a shadow root the document only knows the host of the root. */
export function focusedNear(node: Node): Element | null {
  return (shadowRootOf(node) ?? node.ownerDocument)?.activeElement ?? null;
}
