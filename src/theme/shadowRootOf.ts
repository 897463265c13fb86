/** The shadow root that a node stands in; undefined in a document. */
export function shadowRootOf(node: Node | null | undefined): ShadowRoot | undefined {
  const root = node?.getRootNode();
  // Not `instanceof`: in a frame that another window fills, it is that window's.
  return root && 'host' in root ? (root as ShadowRoot) : undefined;
}
