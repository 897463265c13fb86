import { useContext, useState, type ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';
import { TextSpan } from 'bomdeck/i18n';

/**
 * Marks the style rules of a prepared page as present for styled-components. Writing them again would change
 * nothing, but the browser would recalculate all styles after each of them.
 */
export function PreparedStyles({ page, children }: { page: HTMLElement; children: ReactNode }) {
  const { styleSheet } = useContext(StyleSheetContext);
  useState(() => {
    for (const { classList } of page.querySelectorAll('[class]')) {
      // A component is there by its id, and by a name for each piece of its rules.
      for (const id of classList) for (const name of classList) styleSheet.registerName(id, name);
    }
  });
  return <TextSpan>{children}</TextSpan>;
}
