/** Returns the shadow root that contains a node. Undefined in a document. */
export function shadowRootOf(node: Node | null | undefined): ShadowRoot | undefined {
  const root = node?.getRootNode();
  // Not `instanceof`: in a frame that another window fills, it is that window's.
  return root && 'host' in root ? (root as ShadowRoot) : undefined;
}
