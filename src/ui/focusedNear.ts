/** The element with the focus, as seen from a node: inside of a shadow root the document only knows the host of the root. */
export function focusedNear(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
