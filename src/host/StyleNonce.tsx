import { useContext, type ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager, type IStyleSheetContext } from 'styled-components';
import { TextSpan } from '../i18n/TextSpan.js';

type StyleSheet = IStyleSheetContext['styleSheet'];

/** Puts the styles of what is below into a style element with the nonce of the host's policy. */
export function StyleNonce({ nonce, children }: { nonce: string; children?: ReactNode }) {
  const { styleSheet } = useContext(StyleSheetContext);
  // A server collects the styles itself, and gives them the nonce; in a sheet of ours it would not find them.
  if (typeof document === 'undefined') return <TextSpan>{children}</TextSpan>;
  return <StyleSheetManager sheet={sheetWith(nonce, styleSheet)}>{children}</StyleSheetManager>;
}

// One for all widgets of a page: between several style elements the rules of one widget would beat those of another by
// the order in which they were drawn.
const sheets = new WeakMap<StyleSheet, Map<string, StyleSheet>>();

function sheetWith(nonce: string, outer: StyleSheet): StyleSheet {
  if (outer.options.nonce === nonce) return outer;
  const known = sheets.get(outer) ?? new Map<string, StyleSheet>();
  sheets.set(outer, known);
  const sheet = known.get(nonce) ?? outer.reconstructWithOptions({ nonce });
  known.set(nonce, sheet);
  return sheet;
}
