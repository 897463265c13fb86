import { useContext, type ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager, type IStyleSheetContext } from 'styled-components';

type StyleSheet = IStyleSheetContext['styleSheet'];

/** Puts the styles of the content below into its shadow root, where the styles of the page do not reach. */
export function ShadowStyles({ root, children }: { root: ShadowRoot; children?: ReactNode }) {
  const { styleSheet } = useContext(StyleSheetContext);
  return <StyleSheetManager sheet={sheetIn(root, styleSheet)}>{children}</StyleSheetManager>;
}

// One for all widgets in it, as in a document: see StyleNonce.
const sheets = new WeakMap<ShadowRoot, StyleSheet>();

function sheetIn(root: ShadowRoot, outer: StyleSheet): StyleSheet {
  if (outer.options.target === root) return outer;
  const sheet = sheets.get(root) ?? outer.reconstructWithOptions({ target: root });
  sheets.set(root, sheet);
  return sheet;
}
